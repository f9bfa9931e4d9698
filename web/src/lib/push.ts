// Notices of this browser: subscribing to its push service. They need a secure page and a service worker.
import { api } from "./api";

/** Why there are no notices, or whether there are. */
export type PushState = "insecure" | "unsupported" | "denied" | "off" | "on";

const KEPT = "push"; // "on": the guest wants notices in this browser

export class PushFailed extends Error {}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function pushState(): Promise<PushState> {
  if (!window.isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  return localStorage.getItem(KEPT) === "on" && (await subscription()) ? "on" : "off";
}

/** Ask for permission, subscribe, and tell the host; the new state. PushFailed: the push service does not answer. */
export async function switchOn(): Promise<PushState> {
  const state = await pushState();
  if (state === "insecure" || state === "unsupported") return state;
  if ((await Notification.requestPermission()) !== "granted") return pushState();
  await subscribe();
  localStorage.setItem(KEPT, "on");
  return "on";
}

export async function switchOff(): Promise<PushState> {
  const found = await subscription();
  localStorage.removeItem(KEPT);
  if (found) {
    await api.unsubscribe(found.endpoint);
    await found.unsubscribe();
  }
  return pushState();
}

/** The host may have another key than when this browser subscribed, or may have lost the subscription. */
export async function renew(): Promise<void> {
  if (localStorage.getItem(KEPT) === "on" && (await pushState()) !== "insecure" && Notification.permission === "granted") await subscribe();
}

async function subscribe(): Promise<void> {
  const { key } = await api.notices();
  const registration = await navigator.serviceWorker.ready;
  let found = await registration.pushManager.getSubscription();
  if (found && keyOf(found) !== key) {
    await found.unsubscribe();
    found = null;
  }
  try {
    found ??= await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    throw new PushFailed();
  }
  const { endpoint, keys } = found.toJSON();
  await api.subscribe({ endpoint: endpoint ?? "", keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" } });
}

/** The key of the host that a subscription was made for, as the host writes it. */
function keyOf(found: PushSubscription): string {
  const bytes = found.options.applicationServerKey;
  if (!bytes) return "";
  return btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

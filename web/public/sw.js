// Keeps the shell of the client, so that it opens at once and without a connection, and shows notices. What the host says
// about tables and games (/api) is never kept: a game is shown as it stands, or not at all.
const KEPT = "igroteka-shell-1";
const MOST = 160; // files of older versions go when there are more

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add(new Request("./", { cache: "reload" }))));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const base = new URL("./", self.location.href);
  if (request.method !== "GET" || url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return;
  const path = url.pathname.slice(base.pathname.length);
  if (path.startsWith("api/") || path.startsWith("reach/") || path === "healthz" || path === "readyz" || path === "metrics") return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (path.startsWith("assets/")) event.respondWith(asset(request));
});

// A notice: it is the guest's turn. The host says what to show; it never says anything of the game.
self.addEventListener("push", (event) => {
  const told = readNotice(event.data);
  const shown = self.registration.showNotification(told.title, { body: told.body, tag: told.tag, renotify: true, icon: "icon-192.png", badge: "icon-192.png", data: { page: told.page } });
  event.waitUntil(Promise.all([shown, showBadge(told.count)]));
});

function readNotice(data) {
  try {
    const { title, body = "", tag = "", page = "tables", count = -1 } = data.json();
    return { title: title || "Igroteka", body, tag: tag || "igroteka", page, count };
  } catch {
    return { title: "Igroteka", body: "", tag: "igroteka", page: "tables", count: -1 };
  }
}

async function showBadge(count) {
  if (count >= 0 && self.navigator.setAppBadge) await self.navigator.setAppBadge(count).catch(() => undefined);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.page ?? "tables"));
});

/** Show a page of this host: in a tab where it is open, else in a new one. */
async function openPage(page) {
  const base = new URL("./", self.location.href).href;
  const url = new URL(page, base).href;
  const wanted = url.startsWith(base) ? url : base;
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => tab.url.split("#")[0] === wanted);
  if (there) return there.focus();
  return self.clients.openWindow(wanted);
}

// The push service has replaced the subscription: tell the host the new one.
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain()));

async function subscribeAgain() {
  const { key } = await (await fetch("api/me/notices")).json();
  const found = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = found.toJSON();
  await fetch("api/me/push", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ endpoint, keys }) });
}

/** The page as the host has it now; without the host, as it was last. */
async function page(request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    const shell = answer.headers.get("content-type")?.startsWith("text/html");
    if (answer.ok && shell) await cache.put("./", answer.clone());
    return answer;
  } catch (problem) {
    const kept = await cache.match("./");
    if (kept) return kept;
    throw problem;
  }
}

/** A file whose name changes with what is in it: what is kept is never stale. */
async function asset(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const names = await cache.keys();
    await Promise.all(names.slice(1, Math.max(1, names.length - MOST)).map((name) => cache.delete(name)));
  }
  return answer;
}

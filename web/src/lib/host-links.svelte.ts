// Links by which other devices reach this host, and the one that is chosen for invitations.
import { type Addresses, api, hostUrl } from "./api";

const POLL_INTERVAL = 5000; // ms; the host's computer may change networks
const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** True if a host name means the computer itself. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

export class HostLinks {
  addresses = $state.raw<Addresses | null>(null);
  /** The URL of the chosen link; ignored once the host no longer has it. */
  chosen = $state("");

  /** The base URL for other devices; "" if only this computer can reach the host. */
  get base(): string {
    const links = this.addresses?.links ?? [];
    const chosen = links.find((link) => link.url === this.chosen) ?? links[0];
    if (chosen) return chosen.url;
    return isLoopback(location.hostname) ? "" : hostUrl("");
  }

  /** The link to a path of this host for another device, or for this computer if no other can reach the host. */
  linkTo(path: string): string {
    return new URL(path, this.base || document.baseURI).toString();
  }

  /** Load the links; without a response the last ones are kept. */
  async refresh(): Promise<void> {
    this.addresses = await api.addresses().catch(() => this.addresses);
  }

  async open(open: boolean): Promise<void> {
    this.addresses = await api.openHost(open);
  }

  /** Keep the links up to date; returns a function that stops it. */
  poll(): () => void {
    void this.refresh();
    const timer = setInterval(() => void (document.hidden || this.refresh()), POLL_INTERVAL);
    return () => clearInterval(timer);
  }
}

export const hostLinks = new HostLinks();

// How others come to this host: its links, and the one that was chosen for invitations.
import { type Addresses, address, api } from "./api";

const OFTEN = 5000; // ms between two looks at the links: a computer changes networks
const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Does this name of a host mean the computer itself, whichever it is? */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

export class Reach {
  known = $state.raw<Addresses | null>(null);
  /** The link that was chosen; it counts as long as the host has it. */
  chosen = $state("");

  /** The base of links for others; empty if only this computer can come. */
  get base(): string {
    const links = this.known?.links ?? [];
    const chosen = links.find((link) => link.url === this.chosen) ?? links[0];
    if (chosen) return chosen.url;
    return isLoopback(location.hostname) ? "" : address("");
  }

  /** The link to a place of this host for somebody on another device; for this computer, if no other can come. */
  linkTo(path: string): string {
    return new URL(path, this.base || document.baseURI).toString();
  }

  /** Ask the host for its links. Without an answer the last ones are kept. */
  async refresh(): Promise<void> {
    this.known = await api.addresses().catch(() => this.known);
  }

  async open(open: boolean): Promise<void> {
    this.known = await api.openHost(open);
  }

  /** Keep the links up to date; called where they are shown. */
  follow(): () => void {
    void this.refresh();
    const timer = setInterval(() => void (document.hidden || this.refresh()), OFTEN);
    return () => clearInterval(timer);
  }
}

export const reach = new Reach();

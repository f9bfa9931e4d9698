// The opened card: which one lies large on the screen, from wherever it was opened.
import type { Names } from "./wording";

class Opened {
  game = $state("");
  /** The id of its text; empty: none is open. */
  id = $state("");
  /** Where cards are now is looked for here; without a table, nowhere. */
  board = $state.raw<unknown>(null);
  names = $state.raw<Names>({ names: [], me: -1, owners: [], addresses: [] });
}

export const cardDialog = new Opened();

export function openCard(game: string, id: string): void {
  cardDialog.game = game;
  cardDialog.id = id;
}

export function closeCard(): void {
  cardDialog.id = "";
}

const LONG = 500; // ms

/** Cards below an element (marked `data-card`) open by a right click, a long press, and by I while they have the focus or
 * the mouse is over them; those that do nothing else when they are touched also by a click or tap. */
export function opensCards(node: HTMLElement, game: string): { update(game: string): void; destroy(): void } {
  let now = game;
  let timer = 0;
  let held = false;
  let over: EventTarget | null = null;

  function partOf(target: EventTarget | null): string {
    if (!(target instanceof Element)) return "";
    const found = target.closest("[data-card]") ?? (target.closest("button")?.querySelector("[data-card]") || target.closest("button")?.closest("[data-place]")?.querySelector("[data-card]"));
    return found?.getAttribute("data-card") ?? "";
  }
  function open(target: EventTarget | null): boolean {
    const id = partOf(target);
    if (id) openCard(now, id);
    return id !== "";
  }
  function onmenu(event: MouseEvent) {
    if (open(event.target)) event.preventDefault();
  }
  function ondown(event: PointerEvent) {
    held = false;
    if (event.pointerType === "mouse") return;
    const target = event.target;
    timer = window.setTimeout(() => (held = open(target)), LONG);
  }
  function stop() {
    clearTimeout(timer);
  }
  function onclick(event: MouseEvent) {
    if (!held) {
      const plain = event.target instanceof Element && !event.target.closest("button, a, input, select, label, dialog");
      if (plain) open(event.target);
      return;
    }
    held = false;
    event.preventDefault();
    event.stopPropagation();
  }
  function onkey(event: KeyboardEvent) {
    const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (event.code !== "KeyI" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const focused = event.target instanceof Node && node.contains(event.target) && partOf(event.target) !== "";
    if (open(focused ? event.target : over)) event.preventDefault();
  }
  function onover(event: PointerEvent) {
    over = event.target;
  }

  node.addEventListener("contextmenu", onmenu);
  node.addEventListener("pointerdown", ondown);
  for (const end of ["pointerup", "pointercancel", "pointermove"] as const) node.addEventListener(end, end === "pointermove" ? moved : stop);
  node.addEventListener("click", onclick, true);
  node.addEventListener("pointerover", onover);
  window.addEventListener("keydown", onkey);

  function moved(event: PointerEvent) {
    if (Math.abs(event.movementX) + Math.abs(event.movementY) > 6) stop();
  }

  return {
    update: (other) => (now = other),
    destroy: () => {
      stop();
      node.removeEventListener("contextmenu", onmenu);
      node.removeEventListener("pointerdown", ondown);
      for (const end of ["pointerup", "pointercancel", "pointermove"] as const) node.removeEventListener(end, end === "pointermove" ? moved : stop);
      node.removeEventListener("click", onclick, true);
      node.removeEventListener("pointerover", onover);
      window.removeEventListener("keydown", onkey);
    },
  };
}

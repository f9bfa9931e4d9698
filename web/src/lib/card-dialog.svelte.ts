// The card dialog: which card is shown large, and how elements open it.
import type { Names } from "./wording";

class CardDialogState {
  game = $state("");
  /** The text id of the card; "": the dialog is closed. */
  id = $state("");
  /** The board on which the dialog looks for the card; null away from a table. */
  board = $state.raw<unknown>(null);
  names = $state.raw<Names>({ names: [], me: -1, owners: [], addresses: [] });
}

export const cardDialog = new CardDialogState();

class HoverCardState {
  /** The text id of the card below the mouse; "": none. */
  id = $state("");
  box = $state.raw<{ left: number; right: number; top: number; bottom: number }>({ left: 0, right: 0, top: 0, bottom: 0 });
}

export const hoverCard = new HoverCardState();

export function openCard(game: string, id: string): void {
  cardDialog.game = game;
  cardDialog.id = id;
}

export function closeCard(): void {
  cardDialog.id = "";
}

const LONG_PRESS = 500; // ms
const HOVER = 450; // ms until the text of a card appears beside it
const MOVE_TOLERANCE = 6; // px per event that a long press may move

/** The text id of the card that an element shows or belongs to; "": none. */
function cardAt(target: EventTarget | null): string {
  if (!(target instanceof Element)) return "";
  const button = target.closest("button");
  const card = target.closest("[data-card]") ?? (button?.querySelector("[data-card]") || button?.closest("[data-place]")?.querySelector("[data-card]"));
  return card?.getAttribute("data-card") ?? "";
}

/** Svelte action: cards below an element (marked `data-card`) open by right click, long press, or the key I while they are
 * focused or hovered. Cards that are not part of a control also open by click. */
export function opensCards(node: HTMLElement, game: string): { update(game: string): void; destroy(): void } {
  let currentGame = game;
  let timer = 0;
  let openedByPress = false;
  let hovered: EventTarget | null = null;
  const listeners = new AbortController();
  const { signal } = listeners;

  function open(target: EventTarget | null): boolean {
    const id = cardAt(target);
    if (id) openCard(currentGame, id);
    return id !== "";
  }

  function cancelPress() {
    clearTimeout(timer);
  }

  function onpointerdown(event: PointerEvent) {
    if (event.pointerType === "mouse") return;
    const target = event.target;
    timer = window.setTimeout(() => (openedByPress = open(target)), LONG_PRESS);
  }

  function onpointermove(event: PointerEvent) {
    if (Math.abs(event.movementX) + Math.abs(event.movementY) > MOVE_TOLERANCE) cancelPress();
  }

  function onclick(event: MouseEvent) {
    const isControl = !(event.target instanceof Element) || event.target.closest("button, a, input, select, label, dialog");
    if (!isControl && !openedByPress) open(event.target);
  }

  /** The release of a long press is no click, wherever it happens: the dialog is already below the finger. */
  function swallowRelease(event: MouseEvent) {
    if (!openedByPress) return;
    openedByPress = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function onkeydown(event: KeyboardEvent) {
    const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (event.code !== "KeyI" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const focused = event.target instanceof Node && node.contains(event.target) && cardAt(event.target) !== "";
    if (open(focused ? event.target : hovered)) event.preventDefault();
  }

  window.addEventListener("click", swallowRelease, { capture: true, signal });
  window.addEventListener("pointerdown", () => (openedByPress = false), { capture: true, signal });
  node.addEventListener("contextmenu", (event) => void (open(event.target) && event.preventDefault()), { signal });
  node.addEventListener("pointerdown", onpointerdown, { signal });
  node.addEventListener("pointermove", onpointermove, { signal });
  for (const end of ["pointerup", "pointercancel"] as const) node.addEventListener(end, cancelPress, { signal });
  /** Show the text of the card that the mouse rests on. */
  let hoverTimer = 0;
  function onpointerover(event: PointerEvent) {
    hovered = event.target;
    const told = event.target instanceof Element && event.target.closest("[data-told], [aria-pressed=true]"); // the prompt tells its text
    const id = event.pointerType === "mouse" && !told && matchMedia("(hover: hover)").matches ? cardAt(event.target) : "";
    clearTimeout(hoverTimer);
    if (hoverCard.id !== id) hoverCard.id = "";
    if (!id || !(event.target instanceof Element)) return;
    const shown = event.target.closest("[data-card]") ?? event.target;
    hoverTimer = window.setTimeout(() => {
      hoverCard.box = shown.getBoundingClientRect();
      hoverCard.id = id;
    }, HOVER);
  }
  function hideHover() {
    clearTimeout(hoverTimer);
    hoverCard.id = "";
  }

  node.addEventListener("pointerover", onpointerover, { signal });
  node.addEventListener("pointerleave", hideHover, { signal });
  node.addEventListener("pointerdown", hideHover, { capture: true, signal });
  node.addEventListener("click", onclick, { capture: true, signal });
  window.addEventListener("keydown", onkeydown, { signal });

  return {
    update: (other) => (currentGame = other),
    destroy: () => {
      cancelPress();
      hideHover();
      listeners.abort();
    },
  };
}

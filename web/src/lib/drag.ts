// Drag a card to a place of the board with mouse or finger. A press without a movement stays a click.
const MOUSE_START = 6; // px that a mouse moves before a press becomes a drag
const TOUCH_START = 12; // px upwards; a movement to the side scrolls the hand
const OVER_CLASS = "drop-over";

export interface DragHandlers {
  /** The card is picked up; false: it cannot be dragged. */
  start: () => boolean;
  /** It is released over these places (`data-place`), the innermost first; none if it came back to where it was. */
  drop: (places: string[]) => void;
  /** A finger drags it in any direction: it is in no row that scrolls. */
  anywhere?: boolean;
}

/** The places below a point, the innermost first; null if it is over the hand of the dragged card, or beside the board. */
function placesAt(x: number, y: number, own: HTMLElement): { places: string[]; target: Element | null } | null {
  const under = document.elementsFromPoint(x, y).find((one) => !one.closest(".drag-ghost"));
  if (!under || own.contains(under) || !under.closest("main")) return null;
  const places: string[] = [];
  let target: Element | null = null;
  for (let one = under.closest("[data-place]"); one; one = one.parentElement?.closest("[data-place]") ?? null) {
    target ??= one;
    places.push(...(one.getAttribute("data-place") ?? "").split(" "));
  }
  return { places, target };
}

/** Svelte action on a card's button: drag it. `handlers` is null while nothing can be dragged. */
export function draggable(node: HTMLElement, given: DragHandlers | null): { update(other: DragHandlers | null): void; destroy(): void } {
  let handlers = given;
  let pressed: { x: number; y: number; id: number; touch: boolean } | null = null;
  let ghost: HTMLElement | null = null;
  let over: Element | null = null;
  let dragged = false;
  const listeners = new AbortController();
  const { signal } = listeners;
  const group = (): HTMLElement => node.closest<HTMLElement>(".hand, .fan") ?? node;

  function mark(target: Element | null): void {
    if (over === target) return;
    over?.classList.remove(OVER_CLASS);
    over = target;
    over?.classList.add(OVER_CLASS);
  }

  function lift(): void {
    const box = (node.querySelector(".card") ?? node).getBoundingClientRect();
    ghost = document.createElement("div");
    ghost.className = "drag-ghost";
    ghost.append((node.querySelector(".card") ?? node).cloneNode(true));
    ghost.style.setProperty("--w", `${box.width}px`);
    ghost.style.setProperty("--hand-w", `${box.width}px`);
    ghost.style.setProperty("--hand", `${box.width}px`);
    node.closest("main")?.append(ghost);
    node.classList.add("dragged");
  }

  function end(): void {
    ghost?.remove();
    ghost = null;
    pressed = null;
    mark(null);
    node.classList.remove("dragged");
  }

  function onpointermove(event: PointerEvent): void {
    if (!pressed || event.pointerId !== pressed.id) return;
    const [right, down] = [event.clientX - pressed.x, event.clientY - pressed.y];
    if (!ghost) {
      const upwards = handlers?.anywhere ? Math.hypot(right, down) > TOUCH_START : -down > TOUCH_START && -down > Math.abs(right);
      const far = pressed.touch ? upwards : Math.hypot(right, down) > MOUSE_START;
      if (!far) return;
      if (!handlers?.start()) return end();
      dragged = true;
      if (pressed.touch) node.setPointerCapture(event.pointerId);
      lift();
    }
    if (!ghost) return;
    event.preventDefault();
    ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    mark(placesAt(event.clientX, event.clientY, group())?.target ?? null);
  }

  function onpointerup(event: PointerEvent): void {
    if (!pressed || event.pointerId !== pressed.id) return;
    const found = ghost ? placesAt(event.clientX, event.clientY, group()) : null;
    const wasDragged = ghost !== null;
    end();
    if (wasDragged) handlers?.drop(found ? [...found.places, "table"] : []);
  }

  node.addEventListener("pointerdown", (event) => {
    dragged = false;
    if (handlers && event.button === 0) pressed = { x: event.clientX, y: event.clientY, id: event.pointerId, touch: event.pointerType !== "mouse" };
  }, { signal });
  // A quick mouse is beside the card with its first movement.
  window.addEventListener("pointermove", onpointermove, { signal });
  window.addEventListener("pointerup", onpointerup, { signal });
  window.addEventListener("pointercancel", end, { signal });
  // The click that ends a drag is no press.
  node.addEventListener("click", (event) => {
    if (!dragged) return;
    dragged = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true, signal });
  node.addEventListener("dragstart", (event) => event.preventDefault(), { signal });

  return {
    update: (other) => (handlers = other),
    destroy: () => {
      end();
      listeners.abort();
    },
  };
}

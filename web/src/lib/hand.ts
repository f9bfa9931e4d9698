// What has come into a hand.

/** The cards of a hand that were not there before; of several copies as many as are new. */
export function added(before: readonly string[], after: readonly string[]): string[] {
  const left = [...before];
  return after.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Move the focus among the buttons of a row with the arrow keys. */
export function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const next = buttons[(at + step + buttons.length) % buttons.length];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

// To whom a shared device is passed.
/** The next of the people on this device who has to be asked; -1: none. Who was `asked` already is not asked again. */
export function nextToAsk(here: readonly number[], passTo: readonly number[], asked: ReadonlySet<number>, looking = -1): number {
  return here.find((seat) => seat !== looking && passTo.includes(seat) && !asked.has(seat)) ?? -1;
}

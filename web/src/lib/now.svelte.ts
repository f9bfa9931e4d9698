// The server's time, for countdowns.

const STEP = 250; // ms

/** The server's time, updated while `running` is true. Call it while a component is created. */
export function serverNow(time: () => number, running: () => boolean): { readonly value: number } {
  let value = $state(time());
  $effect(() => {
    if (!running()) return;
    value = time();
    const timer = setInterval(() => (value = time()), STEP);
    return () => clearInterval(timer);
  });
  return {
    get value() {
      return value;
    },
  };
}

/** A time span as minutes and seconds. */
export function minutes(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

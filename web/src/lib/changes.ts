// The game as the server tells it by what has changed (docs/protocol.md, "Changes").

type Json = unknown;
type Inner = Record<string | number, Json>;

/** What is at the end of a path, replaced by what `change` makes of it. Everything beside the path is shared. */
function changed(thing: Json, path: readonly Json[], change: (before: Json) => Json): Json {
  if (path.length === 0) return change(thing);
  const [key, ...rest] = path as [string | number, ...Json[]];
  const copy = (Array.isArray(thing) ? [...thing] : { ...(thing as Inner) }) as Inner;
  copy[key] = changed(copy[key], rest, change);
  return copy as Json;
}

/** A message with changes: `put` replaces values, `add` extends lists. The message itself stays as it is. */
export function withChanges<M>(message: M, put: readonly Json[][], add: readonly Json[][]): M {
  let found: Json = message;
  for (const one of put) found = changed(found, one.slice(0, -1), () => one.at(-1));
  for (const one of add) found = changed(found, one.slice(0, -1), (before) => [...(before as Json[]), ...(one.at(-1) as Json[])]);
  return found as M;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 of a view as the server computes it: of its compact JSON in UTF-8. */
export function checksum(view: Json): number {
  let crc = 0xffffffff;
  for (const byte of new TextEncoder().encode(JSON.stringify(view))) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 255] as number);
  return (crc ^ 0xffffffff) >>> 0;
}

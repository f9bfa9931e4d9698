// BLAKE2b (RFC 7693) of a short text: the browser verifies the host's commitment to the deal.
const MASK = (1n << 64n) - 1n;
const START = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
];
/** The order of the words of a block in each round, as hexadecimal digits. */
const ORDERS = [
  "0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194",
  "7931dcbe265a40f8", "905724afe1bc683d", "2c6a0b834d75fe19",
  "c51fed4a0763928b", "db7ec13950f4862a", "6fe9b308c2d714a5",
  "a2847615fb9e3cd0",
];
const LANES = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
] as const;
const ROUNDS = 12;
const BLOCK = 128;

function turned(value: bigint, by: bigint): bigint {
  return ((value >> by) | (value << (64n - by))) & MASK;
}

function mix(v: bigint[], [a, b, c, d]: readonly [number, number, number, number], x: bigint, y: bigint): void {
  const at = (place: number) => v[place] ?? 0n;
  v[a] = (at(a) + at(b) + x) & MASK;
  v[d] = turned(at(d) ^ at(a), 32n);
  v[c] = (at(c) + at(d)) & MASK;
  v[b] = turned(at(b) ^ at(c), 24n);
  v[a] = (at(a) + at(b) + y) & MASK;
  v[d] = turned(at(d) ^ at(a), 16n);
  v[c] = (at(c) + at(d)) & MASK;
  v[b] = turned(at(b) ^ at(c), 63n);
}

function compress(h: bigint[], block: Uint8Array, count: number, last: boolean): bigint[] {
  const bytes = new DataView(block.buffer, block.byteOffset, BLOCK);
  const words = Array.from({ length: 16 }, (_, place) => bytes.getBigUint64(8 * place, true));
  const v = [...h, ...START];
  v[12] = (v[12] ?? 0n) ^ BigInt(count);
  if (last) v[14] = (v[14] ?? 0n) ^ MASK;
  for (let round = 0; round < ROUNDS; round++) {
    const order = [...(ORDERS[round % ORDERS.length] ?? "")].map((digit) => words[Number.parseInt(digit, 16)] ?? 0n);
    LANES.forEach((lane, i) => mix(v, lane, order[2 * i] ?? 0n, order[2 * i + 1] ?? 0n));
  }
  return h.map((word, place) => word ^ (v[place] ?? 0n) ^ (v[place + 8] ?? 0n));
}

/** The digest of a text, 256 bits as hexadecimal digits. */
export function blake2b(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = Math.max(1, Math.ceil(bytes.length / BLOCK));
  const padded = new Uint8Array(blocks * BLOCK);
  padded.set(bytes);
  let h = START.map((word, place) => (place === 0 ? word ^ 0x01010020n : word));
  for (let block = 0; block < blocks; block++) {
    const count = Math.min(bytes.length, (block + 1) * BLOCK);
    h = compress(h, padded.subarray(block * BLOCK, (block + 1) * BLOCK), count, block === blocks - 1);
  }
  const digest = new DataView(new ArrayBuffer(32));
  h.slice(0, 4).forEach((word, place) => digest.setBigUint64(8 * place, word, true));
  return [...new Uint8Array(digest.buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

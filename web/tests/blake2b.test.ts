import { describe, expect, it } from "vitest";
import { blake2b } from "../src/lib/blake2b";

// Made with hashlib.blake2b(text, digest_size=32) of Python.
const KNOWN: [string, string][] = [
  ["", "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"],
  ["abc", "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319"],
  ["7:0123456789abcdef", "20759e194398997ff37f9964c10c96bfdb24ad4d20251e0c83d82a06f0a74820"],
  ["x".repeat(128), "164ffb7089bae6f5a62fb0795e751dc9e88eac92e1a5b2fafe93a25abf2d9c3b"],
  ["Игротека".repeat(40), "165cdf2ad2f953e87ef828b4abef78cfa2b043f0198477540d8647b948b31a4f"],
];

describe("the digest of a promise", () => {
  it.each(KNOWN)("of %j is the one that Python finds", (text, digest) => {
    expect(blake2b(text)).toBe(digest);
  });
});

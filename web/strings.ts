// A check: words that people read stand in the Fluent files only, not in components or modules.
// Run by `npm run check`; prints what it finds and ends with status 1 if there is anything.
import { readFileSync, readdirSync } from "node:fs";
import { parse } from "svelte/compiler";

/** Attributes whose values are read, or read aloud. */
const READ = new Set(["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt", "label"]);
/** Signs and names that are the same in every language: those of licences, typefaces, authors and algorithms, too. */
const SAME = [/^[A-Z]{1,2}$/, /^(?:Esc|Enter)$/, /^Igroteka$/, /^game-icons\.net$/, /^CC BY 3\.0$/, /^blake2b-256\("$/];
const SAME_FILES = ["pages/About.svelte"];
const WORD = /\p{L}{2,}/u;
const SENTENCE = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+|\p{Script=Cyrillic}/u;

interface Node {
  type: string;
  start: number;
  name?: string;
  data?: string;
  value?: unknown;
}

/** The stray words of a component: text between its tags, and in attributes that are read. */
export function inComponent(source: string): string[] {
  const found: string[] = [];
  walk(parse(source, { modern: true }).fragment, "");
  const script = /<script[^>]*>([\s\S]*?)<\/script>/g;
  for (const [, code = ""] of source.matchAll(script)) found.push(...inModule(code));
  return found;

  function walk(node: unknown, attribute: string): void {
    if (Array.isArray(node)) node.forEach((one) => walk(one, attribute));
    else if (node !== null && typeof node === "object") visit(node as Node, attribute);
  }

  function visit(node: Node, attribute: string): void {
    if (node.type === "Attribute") return walk(node.value, node.name ?? "");
    if (node.type === "StyleDirective" || node.type === "CallExpression") return; // looks, and ids of texts
    if (node.type === "Text" && node.data !== undefined && (!attribute || READ.has(attribute)) && isStray(node.data)) found.push(node.data.trim());
    if (node.type === "Literal" && typeof node.value === "string" && (READ.has(attribute) ? WORD : SENTENCE).test(node.value)) found.push(node.value);
    for (const [name, child] of Object.entries(node)) if (!["metadata", "parent", "loc"].includes(name)) walk(child, attribute);
  }
}

/** The stray words of a module: strings that look like sentences. */
export function inModule(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(^|[^:"'`])\/\/.*$/gm, "$1");
  return [...code.matchAll(/"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g)].map((match) => match[1] ?? match[2] ?? "").filter((text) => SENTENCE.test(text));
}

function isStray(text: string): boolean {
  const trimmed = text.trim();
  return WORD.test(trimmed) && !SAME.some((one) => one.test(trimmed));
}

function check(folder: string): number {
  let count = 0;
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    if (!/\.(svelte|ts)$/.test(file) || SAME_FILES.includes(file)) continue;
    const source = readFileSync(`${folder}/${file}`, "utf8");
    const found = file.endsWith(".svelte") ? inComponent(source) : inModule(source);
    for (const text of found) console.error(`${folder}/${file}: “${text}” belongs into a Fluent file`);
    count += found.length;
  }
  return count;
}

if (process.argv[1]?.endsWith("strings.ts")) {
  const count = check("src");
  console.log(`stray strings: ${count}`);
  process.exit(count ? 1 : 0);
}

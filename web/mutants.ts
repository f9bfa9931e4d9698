// The mutants of the client's code, for tools/mutants. In components only the script is mutated.
// `node mutants.ts FILE…` prints [path, kind, function, start, old, replacement] for each of them.
import { readFileSync } from "node:fs";
import ts from "typescript";

export type Found = [kind: string, within: string, start: number, old: string, replacement: string];

const OTHER: Record<string, string> = {
  "===": "!==",
  "!==": "===",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "&&": "||",
  "||": "&&",
  "+": "-",
  "-": "+",
  "*": "+",
  "/": "*",
  "%": "*",
  "+=": "-=",
  "-=": "+=",
  some: "every",
  every: "some",
  min: "max",
  max: "min",
  true: "false",
  false: "true",
};
const SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g;
/** Statements that are for developers, or that only subscribe. */
const LEFT_OUT = /^(?:console\b|\$effect\b)/;

/** The mutants of a component. */
export function inComponent(source: string): Found[] {
  return [...source.matchAll(SCRIPT)].flatMap((match) => inModule(match[1] ?? "", match.index + match[0].indexOf(">") + 1));
}

/** The mutants of a module, or of a script that begins at this offset of its file. */
export function inModule(code: string, offset = 0): Found[] {
  const source = ts.createSourceFile("module.ts", code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found: Found[] = [];
  visit(source, "");
  return found;

  function visit(node: ts.Node, within: string): void {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isImportDeclaration(node)) return;
    for (const [kind, start, end, replacement] of changes(node, source)) {
      found.push([kind, within, offset + start, code.slice(start, end), replacement]);
    }
    const named = (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isClassDeclaration(node)) && node.name;
    const inner = named ? [within, named.getText(source)].filter(Boolean).join(".") : within;
    ts.forEachChild(node, (child) => visit(child, inner));
  }
}

type Change = [kind: string, start: number, end: number, replacement: string];

/** The mutants of one node, without those of the nodes below it. */
function changes(node: ts.Node, source: ts.SourceFile): Change[] {
  const text = (part: ts.Node): string => part.getText(source);
  const instead = (kind: string, part: ts.Node, replacement: string | undefined): Change[] =>
    replacement === undefined ? [] : [[kind, part.getStart(source), part.end, replacement]];

  if (ts.isBinaryExpression(node)) {
    const sign = text(node.operatorToken);
    const joins = sign === "+" && [node.left, node.right].some((part) => ts.isStringLiteralLike(part));
    return joins ? [] : instead(kindOf(sign), node.operatorToken, OTHER[sign]);
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) return instead("not", node, `(${text(node.operand)})`);
  if (ts.isNumericLiteral(node)) return instead("number", node, String(Number(node.text) + 1));
  if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) return instead("true, false", node, OTHER[text(node)]);
  if (ts.isPropertyAccessExpression(node)) return instead("name", node.name, /^\w+$/.test(text(node.name)) ? OTHER[text(node.name)] : undefined);
  if (ts.isConditionalExpression(node)) {
    return instead("branches", node, `${text(node.condition)} ? ${text(node.whenFalse)} : ${text(node.whenTrue)}`);
  }
  if (ts.isIfStatement(node)) return instead("condition", node.expression, `!(${text(node.expression)})`);
  if (ts.isExpressionStatement(node)) return LEFT_OUT.test(text(node)) ? [] : instead("statement", node, ";");
  if (ts.isCallExpression(node)) return swapped(node, source);
  return [];
}

/** The first two arguments of a call change places. */
function swapped(call: ts.CallExpression, source: ts.SourceFile): Change[] {
  const [first, second] = call.arguments;
  if (!first || !second) return [];
  const gap = source.text.slice(first.end, second.getStart(source));
  return [["arguments", first.getStart(source), second.end, second.getText(source) + gap + first.getText(source)]];
}

function kindOf(sign: string): string {
  if (sign === "&&" || sign === "||") return "and, or";
  return /^[=!<>]/.test(sign) ? "comparison" : "arithmetic";
}

if (process.argv[1]?.endsWith("mutants.ts")) {
  for (const path of process.argv.slice(2)) {
    const source = readFileSync(path, "utf8");
    for (const found of path.endsWith(".svelte") ? inComponent(source) : inModule(source)) console.log(JSON.stringify([path, ...found]));
  }
}

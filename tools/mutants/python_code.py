"""Mutants of a Python file: found in its syntax tree, written into its text."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence

from tools.mutants.mutant import Mutant, mutant_at

Place = tuple[int, int]  # offsets of the first character and after the last one
Change = tuple[str, Place, str]  # kind, where, and the new text
Function = ast.FunctionDef | ast.AsyncFunctionDef

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "//"),
}
OTHER_NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
RETURNS = {"bool": "not ({})", "int": "({}) + 1", "str": '""', "float": "({}) + 1"}
# What a program says about itself is no behaviour that a test has to know.
SILENT = re.compile(r"^(log|logger|logging|LOG|console|warnings)\b|\.(debug|info|warning|exception|inc|observe)\(")
UNTESTED = {"__repr__", "__str__", "__hash__"}


class Finder:
    """Finds every mutant of one file."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.bytes = [line.encode() for line in source.splitlines(keepends=True)]

    def offset(self, line: int, column: int) -> int:
        """An offset in characters; syntax trees count bytes."""
        return self.starts[line - 1] + len(self.bytes[line - 1][:column].decode())

    def place(self, node: ast.expr | ast.stmt) -> Place:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.offset(node.lineno, node.col_offset), self.offset(node.end_lineno, node.end_col_offset)

    def text(self, node: ast.expr | ast.stmt) -> str:
        start, end = self.place(node)
        return self.source[start:end]

    def between(self, left: ast.expr, right: ast.expr, word: str) -> Place:
        """Where the operator stands between two operands; comments and brackets may be there, too."""
        start, end = self.place(left)[1], self.place(right)[0]
        gap = re.sub(r"#.*", lambda comment: " " * len(comment[0]), self.source[start:end])
        pattern = r"\s+".join(re.escape(part) for part in word.split())
        if word[0].isalpha():
            pattern = rf"\b{pattern}\b"
        found = re.search(pattern, gap)
        assert found is not None, f"no {word} in {gap!r}"
        return start + found.start(), start + found.end()

    def find(self, tree: ast.Module) -> Iterator[tuple[str, Change]]:
        """All changes, with the function that each is in."""
        yield from self.walk(tree, "", None)

    def walk(self, node: ast.AST, name: str, within: Function | None) -> Iterator[tuple[str, Change]]:
        for child in children(node):
            if isinstance(child, Function | ast.ClassDef):
                if child.name in UNTESTED:
                    continue
                inner = f"{name}.{child.name}" if name else child.name
                yield from self.walk(child, inner, child if isinstance(child, Function) else None)
                continue
            for change in self.changes(child, within):
                yield (name if within else ""), change
            yield from self.walk(child, name, within)

    def changes(self, node: ast.AST, within: Function | None) -> Iterator[Change]:
        """The mutants of one node, without those of the nodes below it."""
        match node:
            case ast.Compare():
                yield from self.of_comparison(node)
            case ast.BoolOp():
                word, other = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
                for left, right in zip(node.values, node.values[1:], strict=False):
                    yield "and, or", self.between(left, right, word), other
            case ast.UnaryOp(op=ast.Not()):
                yield "not", self.place(node), f"({self.text(node.operand)})"
            case ast.BinOp() if type(node.op) in ARITHMETIC and not is_text(node):
                word, other = ARITHMETIC[type(node.op)]
                yield "arithmetic", self.between(node.left, node.right, word), other
            case ast.AugAssign() if type(node.op) in ARITHMETIC:
                word, other = ARITHMETIC[type(node.op)]
                yield "arithmetic", self.between(node.target, node.value, f"{word}="), f"{other}="
                yield from self.of_statement(node, within)
            case ast.Constant(value=bool(fact)):
                yield "true, false", self.place(node), str(not fact)
            case ast.Constant(value=int(number)):
                yield "number", self.place(node), str(number + 1)
                if number > 0:
                    yield "number", self.place(node), str(number - 1)
            case ast.Name(ctx=ast.Load()) if node.id in OTHER_NAMES:
                yield "name", self.place(node), OTHER_NAMES[node.id]
            case ast.Call() if len(node.args) > 1 and self.text(node.func) not in ("isinstance", "cast", "zip"):
                yield from self.of_arguments(node.args)
            case ast.IfExp():
                yield "branches", self.place(node), self.swapped(node)
            case ast.If() | ast.While():
                yield "condition", self.place(node.test), f"not ({self.text(node.test)})"
            case ast.Return(value=ast.expr() as value) if within and within.returns:
                yield from self.of_return(value, within.returns)
            case ast.Expr(value=ast.Call()) | ast.Assign() | ast.Raise():
                yield from self.of_statement(node, within)
            case ast.Break():
                yield "statement", self.place(node), "continue"
            case ast.Continue():
                yield "statement", self.place(node), "break"

    def of_comparison(self, node: ast.Compare) -> Iterator[Change]:
        operands = [node.left, *node.comparators]
        for left, right, op in zip(operands, node.comparators, node.ops, strict=False):
            word, other = COMPARISONS[type(op)]
            yield "comparison", self.between(left, right, word), other

    def of_arguments(self, arguments: Sequence[ast.expr]) -> Iterator[Change]:
        """The first two arguments change places."""
        first, second = arguments[:2]
        if not isinstance(first, ast.Starred) and not isinstance(second, ast.Starred):
            start, end = self.place(first)[0], self.place(second)[1]
            gap = self.source[self.place(first)[1] : self.place(second)[0]]
            yield "arguments", (start, end), self.text(second) + gap + self.text(first)

    def swapped(self, node: ast.IfExp) -> str:
        return f"{self.text(node.orelse)} if {self.text(node.test)} else {self.text(node.body)}"

    def of_return(self, value: ast.expr, annotated: ast.expr) -> Iterator[Change]:
        """Another value of the same type, so that the type checker does not notice it."""
        kind = self.text(annotated)
        if kind in RETURNS and self.text(value) != '""':
            yield "return", self.place(value), RETURNS[kind].format(self.text(value))
        elif re.match(r"(list|Sequence|Iterable)\[", kind) and self.text(value) != "[]":
            yield "return", self.place(value), "[]"
        elif kind.endswith("| None") and self.text(value) != "None":
            yield "return", self.place(value), "None"

    def of_statement(self, node: ast.stmt, within: Function | None) -> Iterator[Change]:
        """The statement is missing. A local variable that is missing would only be an error."""
        text = self.text(node)
        targets = node.targets if isinstance(node, ast.Assign) else []
        local = any(isinstance(target, ast.Name | ast.Tuple) for target in targets)
        if within and not local and not SILENT.search(text) and not text.startswith("super().__init__"):
            yield "statement", self.place(node), "pass"


def children(node: ast.AST) -> Iterator[ast.AST]:
    """What a mutant may be in: no annotation, decorator, docstring, assertion, pattern or text of an f-string."""
    left_out: list[object] = []
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            left_out = [node.returns, *node.decorator_list]
        case ast.ClassDef():
            left_out = [*node.decorator_list, *node.bases]
        case ast.AnnAssign() | ast.arg():
            left_out = [node.annotation]
        case ast.Assert() | ast.pattern() | ast.JoinedStr() | ast.Import() | ast.ImportFrom():
            return
    for child in ast.iter_child_nodes(node):
        if not any(child is other for other in left_out) and not is_for_types(child):
            yield child


def is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def is_text(node: ast.BinOp) -> bool:
    """Does the operator join texts?"""
    return any(
        isinstance(part, ast.JoinedStr) or (isinstance(part, ast.Constant) and isinstance(part.value, str))
        for part in (node.left, node.right)
    )


def compiles(source: str) -> bool:
    try:
        compile(source, "mutant", "exec", dont_inherit=True)
    except SyntaxError:
        return False
    return True


def python_mutants(source: str, path: str, area: str) -> list[Mutant]:
    """Every mutant of a file; a few of them do not compile."""
    finder, found = Finder(source), {}
    for function, (kind, (start, end), new) in finder.find(ast.parse(source)):
        old = source[start:end]
        if old != new:
            found[start, kind, new] = mutant_at(
                source, start, old, new, area=area, kind=kind, path=path, function=function
            )
    return list(found.values())

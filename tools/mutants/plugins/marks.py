"""Marks every function of the package when it is entered, in this process and in all that it starts.

Every function has a number, and gets a first statement that sets its byte in a file which all processes of a test run
share. This costs far less than a trace function.

The modules of this folder stand alone, so that they work for an older commit, too, which has no `tools.mutants`.
"""

from __future__ import annotations

import ast
import builtins
import importlib.machinery
import json
import mmap
import os
import sys
from pathlib import Path
from typing import Any

FOLDER = "IGROTEKA_REACHED"  # the environment variable that names the folder of a recording
SHARED = "IGROTEKA_REACHED_BYTES"  # … and the file of bytes of the test process that started this one
MARK = "__reached__"
COMPILER = "source_to_code"  # the method that turns the text of a module into code


def instrument(tree: ast.Module, path: str, numbers: dict[str, int]) -> None:
    """Let every function set its byte when it is entered."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0]
            mark = ast.parse(f"{MARK}[{numbers[f'{path}:{node.lineno}']}] = 1").body[0]
            for part in ast.walk(mark):
                ast.copy_location(part, first)
            documented = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
            node.body.insert(1 if documented else 0, mark)


def share(path: Path) -> mmap.mmap:
    """Bytes that all processes see which open the same file."""
    with path.open("r+b") as file:
        return mmap.mmap(file.fileno(), 0)


def mark_functions(recording: Path) -> None:
    """Mark the functions of every module of the package that is imported from now on."""
    known = json.loads((recording / "functions.json").read_text(encoding="utf-8"))
    package, numbers = f"{known['root']}/src/igroteka/", known["numbers"]
    compile_plain = getattr(importlib.machinery.SourceFileLoader, COMPILER)

    def compile_marked(loader: Any, data: Any, path: Any, *, _optimize: int = -1) -> Any:
        if not str(path).startswith(package):
            return compile_plain(loader, data, path)
        tree = ast.parse(data, path)
        instrument(tree, os.path.relpath(path, known["root"]), numbers)
        return compile(tree, path, "exec", dont_inherit=True, optimize=_optimize)

    setattr(importlib.machinery.SourceFileLoader, COMPILER, compile_marked)
    sys.pycache_prefix = str(recording / "pycache")
    shared = os.environ.get(SHARED)
    setattr(builtins, MARK, share(Path(shared)) if shared else bytearray(len(numbers)))

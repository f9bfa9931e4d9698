"""Commands whose parameters are the fields of one options object."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import MISSING, Field, fields
from typing import TYPE_CHECKING, Any, Generic, TypeVar, get_type_hints

import typer

from igroteka.cli.terminal import Terminal

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

OptionsT = TypeVar("OptionsT", bound="DataclassInstance")


class Command(Generic[OptionsT]):
    """The callable that Typer gets for a command: each field of the dataclass `options` is a command line parameter."""

    def __init__(self, run: Callable[[Terminal, OptionsT], None], options: type[OptionsT]) -> None:
        self.run = run
        self.options = options
        hints = get_type_hints(options, include_extras=True)
        parameters = [parameter(field, hints[field.name]) for field in fields(options)]
        context = inspect.Parameter("context", inspect.Parameter.KEYWORD_ONLY, annotation=typer.Context)
        self.__signature__ = inspect.Signature([context, *parameters])
        self.__annotations__ = {"context": typer.Context, **hints}

    def __call__(self, context: typer.Context, **given: Any) -> None:
        self.run(Terminal.of(context), self.options(**given))


def parameter(field: Field[Any], annotation: object) -> inspect.Parameter:
    default = inspect.Parameter.empty if field.default is MISSING else field.default
    return inspect.Parameter(field.name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)

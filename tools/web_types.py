"""Generates the TypeScript types of the browser client from those of the server and of the games' views.

`make generate` writes them to `web/src/lib/protocol.ts`, and to `board.ts`, `components.json` and others in
`web/src/games/<game>/`.
"""

import dataclasses
import json
from importlib import import_module
from pathlib import Path
from typing import Any, cast

import msgspec

from igroteka.core.components import Constant, Words
from igroteka.core.game import Game
from igroteka.core.options import Option
from igroteka.core.phrases import Message
from igroteka.core.state import State
from igroteka.server.entry.openapi import description
from tools.built_in import built_in_games

WEB = Path(__file__).resolve().parents[1] / "web" / "src"
HEAD = "// Made by `make generate` from the types of the server. Do not edit.\n"
HEAD_OF_DATA = "// Made by `make generate` from the data of the games. Do not edit.\n"
MAX_LINE = 140
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, object]


def protocol() -> str:
    """The file `protocol.ts`."""
    components = cast(dict[str, dict[str, Schema]], description()["components"])
    schemas = components["schemas"]
    parts = [HEAD]
    for name, schema in sorted(schemas.items()):
        text = str(schema.get("description", "")).split("\n")[0]
        parts.append(f"{commented(text)}{declared(name, schema)}\n")
    told = [name for name, schema in schemas.items() if "do" in properties(schema)]
    commands = sorted(name for name in told if "id" in properties(schemas[name]))
    of_tournaments = sorted(set(told) - set(commands))  # without an id: given again, each has no further effect
    told = sorted(name for name, schema in schemas.items() if "tell" in properties(schema))
    parts.append(f"export type Command = {' | '.join(commands)};\n")
    parts.append(f"export type TournamentCommand = {' | '.join(of_tournaments)};\n")
    parts.append(f"export type ServerMessage = {' | '.join(told)};\n")
    return "\n".join(parts)


def properties(schema: Schema) -> dict[str, Schema]:
    return cast(dict[str, Schema], schema.get("properties", {}))


def commented(text: str) -> str:
    """A doc comment; empty for a type without a docstring."""
    return f"/** {text} */\n" if text else ""


def declared(name: str, schema: Schema) -> str:
    return (
        f"export interface {name} {typed(schema)}" if properties(schema) else f"export type {name} = {typed(schema)};"
    )


def typed(schema: Schema) -> str:
    """The TypeScript type of a schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(f'"{word}"' for word in cast(list[str], schema["enum"]))
    if "const" in schema:
        return f'"{schema["const"]}"'
    for choice in ("anyOf", "oneOf"):
        if choice in schema:
            return " | ".join(typed(one) for one in cast(list[Schema], schema[choice]))
    kind = str(schema.get("type", ""))
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(typed(one) for one in cast(list[Schema], schema['prefixItems']))}]"
        items = schema.get("items")
        return f"({typed(cast(Schema, items))})[]" if isinstance(items, dict) else "unknown[]"
    if kind == "object" and "properties" in schema:
        required = cast(list[str], schema.get("required", []))
        lines = [
            f"  {name}{'' if name in required else '?'}: {typed(one)};" for name, one in properties(schema).items()
        ]
        return "{\n" + "\n".join(lines) + "\n}"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {typed(cast(Schema, values)) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN.get(kind, "unknown")


def board(package: str) -> str:
    """The types of a game's view: its dataclasses."""
    module = import_module(f"{package}.view")
    classes = [
        cls for cls in vars(module).values() if dataclasses.is_dataclass(cls) and cls.__module__ == module.__name__
    ]
    _, schemas = msgspec.json.schema_components(classes, schema_hook=of_core)
    parts = [HEAD, 'import type { Phrase } from "../../lib/wording";\n'] if "Phrase" in str(schemas) else [HEAD]
    for name, schema in sorted(schemas.items()):
        text = " ".join(str(schema.get("description", "")).split("\n\n")[0].split())
        parts.append(f"{commented(text)}{declared(name, schema)}\n")
    return "\n".join(parts)


def of_core(kind: type[Any]) -> Schema:
    """The JSON schema of a type of core."""
    if kind is Message:
        return {"$ref": "Phrase"}
    if kind is Option:
        return {"type": "string"}
    raise NotImplementedError(kind)


def components(game: Game[State]) -> str:
    """The components of a game that have a face, in the order of the game."""
    found = game.part("client").components()
    return compact_json({id: dataclasses.asdict(found[id]) for id in game.components if id in found}) + "\n"


def constants(found: list[Constant | Words]) -> str:
    """A file of facts for the client to draw."""
    return "\n".join([HEAD_OF_DATA, *[f"/** {one.about} */\n{declaration(one)}\n" for one in found]])


def declaration(one: Constant | Words) -> str:
    """A constant with its value, or a union of words."""
    if isinstance(one, Words):
        return f"export type {one.name} = {' | '.join([json.dumps(word) for word in one.words])};"
    return f"export const {one.name}: {one.type} = {compact_json(one.value)};"


def compact_json(value: object, indent: str = "") -> str:
    """Plain data on one line if that is short enough, else a line for each member."""
    line = json.dumps(value)
    if len(indent) + len(line) <= MAX_LINE or not isinstance(value, dict):
        return line
    deeper = indent + "  "
    members = [f"{deeper}{json.dumps(str(key))}: {compact_json(member, deeper)}" for key, member in value.items()]
    return "{\n" + ",\n".join(members) + f"\n{indent}}}"


def all_files() -> dict[Path, str]:
    """Every generated file with its content."""
    found = {WEB / "lib" / "protocol.ts": protocol()}
    for game in built_in_games():
        folder = WEB / "games" / game.id
        found[folder / "board.ts"] = board(game.rules_package)
        found[folder / "components.json"] = components(game)
        for name, told in game.part("client").CONSTANTS.items():
            found[folder / name] = constants(told)
    return found

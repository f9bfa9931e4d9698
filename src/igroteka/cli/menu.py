"""The options of a decision as a numbered menu. Options that differ only in a player or a number share a row."""

from __future__ import annotations

from dataclasses import dataclass

from rich.table import Table
from rich.text import Text

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.phrases import NUMBER, SEAT, WORD, Part
from igroteka.core.views import View
from igroteka.terminal.flow import Flow
from igroteka.terminal.renderer import TerminalRenderer
from igroteka.terminal.words import Words

FEW = 4  # numbers that a menu lists in full, not only the first and the last
NUMBER_WIDTH = 6


@dataclass(frozen=True)
class Menu:
    """The options in the order of their numbers.

    A menu of `places` is answered by the number of the option itself: a place in a pile, or an amount of money. 0
    declines.
    """

    options: tuple[Option, ...]
    places: bool
    default: Option | None

    def pick(self, number: int) -> Option | None:
        """The option of a number that the user typed."""
        if self.places:
            return next((option for option in self.options if self.number_of(option) == number), None)
        return self.options[number - 1] if 1 <= number <= len(self.options) else None

    def number_of(self, option: Option) -> int:
        """The number to type for an option."""
        if self.places:
            return option.numbers[0] if option.numbers else 0
        return self.options.index(option) + 1


def make_menu(decision: Decision, default: Option | None) -> Menu:
    """The menu of a decision; options of the same kind are adjacent."""
    kinds = list(dict.fromkeys(option.verb for option in decision.options))
    options = tuple(sorted(decision.options, key=lambda option: kinds.index(option.verb)))
    return Menu(options, _are_places(options), default)


def _are_places(options: tuple[Option, ...]) -> bool:
    """True if the options are numbers to choose from, such as places of a pile, with or without a way to decline."""
    row = [option for option in options if option.numbers]
    if not row or len(options) < 2 or len(options) - len(row) > 1:
        return False
    verb = row[0].verb
    one_number = len(verb.parts) == 1 and verb.parts[0].kind == NUMBER and not verb.parts[0].many
    free = len(options) == len(row) or all(option.numbers[0] for option in row)
    return one_number and free and all(option.verb is verb for option in row)


def show_menu(menu: Menu, words: Words, renderer: TerminalRenderer, view: View, width: int) -> Table:
    """The printed menu; a long one with short options has several columns."""
    ends_only = menu.places and len(menu.options) > FEW
    options = _ends(menu.options) if ends_only else menu.options
    rows = _rows(options, renderer)
    labels = [_row_label(menu, row, words, renderer, view) for row in rows]
    widest = max(sum(piece.cell_len for piece in pieces) for pieces in labels) + NUMBER_WIDTH
    columns = max(1, width // widest) if len(rows) > renderer.many else 1
    height = -(-len(rows) // columns)
    grid = Table.grid(padding=(0, 1))
    for line in range(height):
        cells: list[Text | Flow] = []
        for at in range(line, len(rows), height):
            cells += [_number(menu, rows[at][0]), Flow(labels[at], gap=3)]
        grid.add_row(*cells)
        if ends_only and line == height - 2:
            grid.add_row(Text(" …", style="soft", justify="right"))
    return grid


def _ends(options: tuple[Option, ...]) -> tuple[Option, ...]:
    """The first and the last of a long series of numbers, after the options without a number."""
    row = [option for option in options if option.numbers]
    return (*[option for option in options if not option.numbers], row[0], row[-1])


def _number(menu: Menu, option: Option) -> Text:
    return Text(f" {menu.number_of(option):>2} ", style="act")


def _rows(options: tuple[Option, ...], renderer: TerminalRenderer) -> list[list[Option]]:
    """Group options that differ only in the targeted player, or in a place of the board, into rows."""
    rows: list[list[Option]] = []
    for option in options:
        if (
            rows
            and _in_common(option, renderer) is not None
            and _in_common(rows[-1][0], renderer) == _in_common(option, renderer)
        ):
            rows[-1].append(option)
        else:
            rows.append([option])
    return rows


def _in_common(option: Option, renderer: TerminalRenderer) -> tuple[str, tuple[int, ...]] | None:
    """What the options of one row have in common; None if the option needs its own row."""
    varying = _varying(option, renderer)
    if not varying:
        return None
    return option.verb.text, tuple([n for i, n in enumerate(option.numbers) if i not in varying])


def _varying(option: Option, renderer: TerminalRenderer) -> list[int]:
    """The arguments in which the options of one row differ: a player, a named place of the board, or a word."""
    kinds = {SEAT, NUMBER, WORD} if option.verb.name in renderer.rows else {SEAT, NUMBER}
    return [i for i in range(len(option.numbers)) if _part(option, i).kind in kinds and _is_named(_part(option, i))]


def _is_named(part: Part) -> bool:
    return part.kind == SEAT or len(part.words) > 0


def _part(option: Option, index: int) -> Part:
    parts = option.verb.parts
    return parts[min(index, len(parts) - 1)]


def _row_label(menu: Menu, row: list[Option], words: Words, renderer: TerminalRenderer, view: View) -> list[Text]:
    """A row in words: the first option in full, the others as number and name."""
    first = renderer.highlight(Text(renderer.label(row[0], view, words)), words)
    if row[0] is menu.default:
        first.append(f"  ({words.texts.say('cli-key-enter')})", style="soft")
    pieces = [first]
    for option in row[1:]:
        index = _varying(option, renderer)[0]
        name = _name(_part(option, index), option.numbers[index], words)
        pieces.append(Text.assemble((f" {menu.number_of(option)} ", "act"), f" {name}"))
    return pieces


def _name(part: Part, number: int, words: Words) -> str:
    if part.kind == WORD:
        return words.texts.word(part, number, words.names)
    if part.kind == SEAT and words.names.is_me(number):
        mark = words.names.mark(number)
        return words.texts.say("cli-yourself", mark=f" {mark}" if mark else "")
    return words.figure(number) if part.kind == SEAT else part.write(number)

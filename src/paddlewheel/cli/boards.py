"""Boards and events in the terminal: a colour for each seat, never as the only sign."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import cycle
from typing import Any, Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from paddlewheel.cli.language import sayer, spoken
from paddlewheel.engine.contract import AnyGame, Page
from paddlewheel.words import name_of

COLOURS: Final = {
    "red": "bold #ffffff on #b3261e",
    "green": "bold #ffffff on #1b7a3a",
    "black": "bold #ffffff on #3a3a3a",
    "yellow": "bold #000000 on #f0c419",
    "white": "bold #000000 on #dcdcdc",
    "orange": "bold #000000 on #f08a24",
    "blue": "bold #ffffff on #1f5fbf",
    "violet": "bold #ffffff on #7a3fb0",
}
"""Ink and ground together, so that they can be read whatever the terminal's own ground is."""

NUMBERED: Final = re.compile(r"(.*?)(\d{1,9})")


def show_board(console: Console, game: AnyGame, state: Any, page: Page) -> None:
    """Print the board as the game draws it, every steamer in its seat's colour."""
    styles = seat_styles(game.seats(state))
    for line in game.draw(state, sayer(), page):
        pieces = ((span.text, "" if span.seat is None else styles[span.seat]) for span in line)
        console.print(Text.assemble(*pieces, no_wrap=True, overflow="crop"))


def paragraph(game: AnyGame, state: Any, text: Text) -> Padding:
    """Return a text set a little apart, with the seat's name that it begins with in that seat's colour."""
    for name, style in zip(_names(game, state), seat_styles(game.seats(state)), strict=True):
        text.highlight_regex(rf"\A{name}(?![\w-])", style)
    return Padding(text, (0, 2))


def telling(game: AnyGame, state: Any, sentences: Sequence[str]) -> Text:
    """Return what happened as one text, the seats' names in bold."""
    text = Text(" ".join(sentences))
    text.highlight_regex(rf"(?<![\w-])(?:{'|'.join(_names(game, state))})(?![\w-])", "bold")
    return text


def _names(game: AnyGame, state: Any) -> list[str]:
    """Return what the seats are called, as patterns."""
    return [re.escape(name_of("steamer", name, spoken())) for name in game.seats(state)]


def seat_styles(names: Sequence[str]) -> tuple[str, ...]:
    """Return a style for each seat: the colour it is named after, or one that no name asks for."""
    free = cycle([style for name, style in COLOURS.items() if name not in names] or COLOURS.values())
    return tuple(COLOURS[name] if name in COLOURS else next(free) for name in names)


# --- short texts of actions -----------------------------------------------------------------------------------------------


def runs(texts: Sequence[str]) -> list[list[str]]:
    """Return texts in groups whose members count up by one at their end: +1 +2 +3, then L+1 L+2."""
    found: list[list[str]] = []
    for text in texts:
        if found and _follows(found[-1][-1], text):
            found[-1].append(text)
        else:
            found.append([text])
    return found


def examples(found: Sequence[Sequence[str]]) -> list[str]:
    """Return one text of each group, not the smallest if there are several."""
    return [run[min(2, len(run) - 1)] for run in found]


def ranges(found: Sequence[Sequence[str]]) -> str:
    """Return groups of texts in short: +1…+3  L+1…L+2."""
    return "  ".join(run[0] if len(run) == 1 else f"{run[0]}…{run[-1]}" for run in found)


def _follows(text: str, after: str) -> bool:
    one, two = NUMBERED.fullmatch(text), NUMBERED.fullmatch(after)
    return one is not None and two is not None and one[1] == two[1] and int(one[2]) + 1 == int(two[2])

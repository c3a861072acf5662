"""Boards and events in the terminal, for whoever shows a game there: a colour for each seat, never as the only sign."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from paddlewheel.games.game import AnyGame

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


def show_board(console: Console, game: AnyGame, state: Any) -> None:
    """Print the board as the game draws it, every steamer in its seat's colour."""
    styles = seat_styles(game.seats(state))
    for line in game.draw(state):
        pieces = ((span.text, "" if span.seat is None else styles[span.seat]) for span in line)
        console.print(Text.assemble(*pieces, no_wrap=True, overflow="crop"))


def show_events(console: Console, game: AnyGame, state: Any, events: Sequence[Any]) -> None:
    """Print what happened from this state on as one paragraph, event by event."""
    console.print(Padding(telling(game, state, events), (0, 2)))


def telling(game: AnyGame, state: Any, events: Sequence[Any]) -> Text:
    """Return events in words, the seats' names in bold."""
    text = Text(" ".join(game.tell(state, event) for event in events))
    names = "|".join(re.escape(name) for name in game.seats(state))
    text.highlight_regex(rf"(?i)(?<![\w-])(?:{names})(?![\w-])", "bold")
    return text


def seat_styles(names: Sequence[str]) -> tuple[str, ...]:
    """Return a style for each seat: the colour it is named after, or one that no name asks for."""
    free = [style for name, style in COLOURS.items() if name not in names] or list(COLOURS.values())
    return tuple(COLOURS.get(name, free[nth % len(free)]) for nth, name in enumerate(names))

"""The marks of the drawn river: those that occur on it, each with what it means."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from paddlewheel.games.game import PAGE, Page
from paddlewheel.games.queen.chart import river_drawn
from paddlewheel.games.queen.elements import ELEMENTS
from paddlewheel.games.queen.state import State

ARROW: Final = "[↑↗↘↓↙↖]"


class Mark(NamedTuple):
    """A mark: what it looks like as a pattern, and its meaning; the first such piece of the drawing is the example."""

    pattern: str
    meaning: str
    school: str | None = None
    """The meaning in the sailing school, if it is another one."""


MARKS: Final = (
    Mark(rf"\[ ?\S+{ARROW} ?\]", "the steamer that you decide for, by the letter of its name, and where it heads (Q8)"),
    Mark(rf"(?<=  )[A-Z0-9*]+{ARROW}(?! \d)", "another steamer and where it heads; * is the Black Rose"),
    Mark("~", "a cell of water"),
    Mark("≈≈", "the wake of this turn: where the steamer under way has been; nobody can be pushed there (Q15)"),
    Mark(r"-?\d+,-?\d+", "the name of a cell; push=1,-2 pushes somebody onto the cell 1,-2; cells names all, or no more"),
    Mark("▒+", "land: nobody can go there (Q1)"),
    Mark("·+", "where one tile ends and the next begins"),
    Mark(rf"\d+ ?{ARROW} ?\d+", "the nose of a tile, where it leads on to the next: from which tile to which (Q2)"),
    Mark(rf"{ARROW} \?", "the river may go on there; the die will tell when somebody comes onto the frontmost tile (Q5)"),
    Mark(r"dock \d", "a dock and how many passengers wait: end a turn there at speed 1 to take one aboard (Q19)"),
    Mark(r"/\\(?=▒| )", "the house of a station, with the colour of its roof below (Q18)"),
    Mark("=", "the pier from a station to its dock"),
    Mark(
        "jetty",
        "a jetty of the landing: end a turn there at speed 1 with two passengers, and you are home (Q21)",
        "a jetty of the landing: whoever comes there is home (Q17)",
    ),
    Mark("LANDING", "the end of the river (Q7)"),
    Mark("yard", "the shipyard, where the sixth steamer starts (B11)"),
)
START: Final = "a start cell (Q8)"


def marks(state: State, page: Page = PAGE) -> list[tuple[str, str]]:
    """Return the marks that occur on the drawing of the river, each with what it means."""
    drawn = "\n".join(river_drawn(state, page))
    found = [(re.search(pattern, drawn), meaning) for pattern, meaning in patterns(state)]
    return [(match[0], meaning) for match, meaning in found if match is not None]


def patterns(state: State) -> list[tuple[str, str]]:
    """Return what may be drawn in this race, as patterns, each with what it means."""
    every = [(mark.pattern, mark.school if state.options.school and mark.school else mark.meaning) for mark in MARKS]
    there = state.river.elements.values()
    every += [(one.mark, f"{one.name}: {one.hint} ({one.rule})") for one in ELEMENTS if one in there]
    return every if state.round else [*every, (r"(?<=[ _])[1-5](?=[ _])", START)]

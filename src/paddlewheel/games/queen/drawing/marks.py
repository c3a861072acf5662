"""The marks of the drawn river: those that occur on it, each with what it means."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from paddlewheel.engine.contract import PAGE, Page, Say
from paddlewheel.games.queen.drawing.chart import river_drawn
from paddlewheel.games.queen.drawing.legend import element_hint, element_mark
from paddlewheel.games.queen.model.state import State
from paddlewheel.games.queen.river.elements import Element

ARROW: Final = "[↑↗↘↓↙↖]"


class Mark(NamedTuple):
    """A mark: what it looks like as a pattern, and the message that tells its meaning; the first such piece is shown."""

    pattern: str
    meaning: str


MARKS: Final = (
    Mark(rf"\[ ?\S+{ARROW} ?\]", "drawn-mark-own"),
    Mark(rf"(?<=  )[A-Z0-9*]+{ARROW}(?! \d)", "drawn-mark-other"),
    Mark("~", "drawn-mark-water"),
    Mark("≈≈", "drawn-mark-wake"),
    Mark(r"-?\d+,-?\d+", "drawn-mark-cell"),
    Mark("▒+", "drawn-mark-land"),
    Mark("·+", "drawn-mark-joint"),
    Mark(rf"\d+ ?{ARROW} ?\d+", "drawn-mark-nose"),
    Mark(rf"{ARROW} \?", "drawn-mark-to-come"),
    Mark(r"/\\(?=▒| )", "drawn-mark-house"),
    Mark("=", "drawn-mark-pier"),
)
START: Final = Mark(r"(?<=[ _])[1-5](?=[ _])", "drawn-mark-start-cell")


def marks(state: State, say: Say, page: Page = PAGE) -> list[tuple[str, str]]:
    """Return the marks that occur on the drawing of the river, each with what it means."""
    drawn = "\n".join(river_drawn(state, say, page))
    found = [(re.search(pattern, drawn), meaning) for pattern, meaning in patterns(state, say)]
    return [(match[0], meaning) for match, meaning in found if match is not None]


def patterns(state: State, say: Say) -> list[tuple[str, str]]:
    """Return what may be drawn in this race, as patterns, each with what it means."""
    every = [*MARKS, *_written(state, say), *([] if state.round else [START])]
    elements = [
        (re.escape(element_mark(one, say)), _about(one, say)) for one in dict.fromkeys(state.river.elements.values())
    ]
    return [*((mark.pattern, say(mark.meaning)) for mark in every), *elements]


def _written(state: State, say: Say) -> list[Mark]:
    """Return the marks that are words."""
    dock = re.escape(say("drawn-dock", {"waiting": 0})).replace("0", r"\d")
    jetty = "drawn-mark-jetty-school" if state.options.school else "drawn-mark-jetty"
    return [
        Mark(dock, "drawn-mark-dock"),
        Mark(re.escape(say("drawn-jetty")), jetty),
        Mark(re.escape(say("drawn-landing")), "drawn-mark-landing"),
        Mark(re.escape(say("drawn-shipyard")), "drawn-mark-shipyard"),
    ]


def _about(element: Element, say: Say) -> str:
    facts = {"element": element.name, "hint": element_hint(element, say), "rule": element.rule}
    return say("drawn-mark-element", facts)

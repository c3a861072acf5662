"""One event, one sentence: what happens in a race is told the same on the page and in the terminal, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from paddlewheel.games import mississippi, queen
from paddlewheel.words import LANGUAGES
from paddlewheel.words.events import lines, tell

from .told import DOCUMENT, document

RED = {"steamer": "red"}
SPEED = {"event": "speed_set", **RED, "before": 2, "speed": 4, "coal": 1}
SAILED = {"event": "sailed", **RED, "start": [0, 1], "end": [0, 0]}
TURNED = {"event": "rotated", **RED, "heading": "NE", "coal": 1}
PUSHED = {"event": "pushed", **RED, "other": "rose", "start": [0, 1], "end": [1, -1]}


@pytest.mark.parametrize(
    ("event", "told"),
    [
        ({"event": "began", "seat": "red"}, "Red is drawn to begin."),
        ({"event": "rolled", "seat": "green", "side": 2}, "Green rolls a 2: that side points ahead."),
        ({"event": "rotated", "seat": "red", "steps": 1, "front": 4, "logs": 0}, "Red turns 60° to the left, the 4 ahead."),
        (
            {"event": "rotated", "seat": "red", "steps": -2, "front": 3, "logs": 1},
            "Red turns 120° to the right for 1 log, the 3 ahead.",
        ),
        ({"event": "rotated", "seat": "red", "steps": 3, "front": 2, "logs": 2}, "Red turns 180° for 2 logs, the 2 ahead."),
        ({"event": "steamed_ahead", "seat": "red", "end": 7, "logs": 2}, "Red burns 2 logs and steams to field 7."),
        ({"event": "dropped_back", "seat": "red", "end": 4, "logs": 1}, "Red drops back to field 4 and gathers 1 log."),
        (
            {"event": "touched", "seat": "red", "other": "black", "number": 3, "other_number": 1},
            "Red’s 3 touches Black’s 1.",
        ),
        ({"event": "advanced", "seat": "red", "end": 12, "by": 3}, "Docking carries Red 3 fields, to 12."),
        ({"event": "came_home", "seat": "red", "rank": 2, "logs": 1}, "Red finishes 2nd."),
        ({"event": "die_rolled", **RED, "turn": "left"}, "Red rolls the die: to the left."),
        (
            {"event": "tile_laid", "tile": "brown-2", "turn": "right", "passengers": 2},
            "The river continues to the right; 2 passengers are waiting there.",
        ),
        ({"event": "tile_laid", "turn": "straight", "passengers": 0}, "The river continues straight ahead."),
        ({"event": "round_began", "round": 3, "order": ["rose", "red-2"]}, "Round 3: the Black Rose and Red 2."),
        (PUSHED, "Red pushes the Black Rose aside."),
        ({"event": "stayed", "steamer": "rose"}, "The Black Rose has no legal move and stays put."),
        ({"event": "faced", **RED, "heading": "NW"}, "Red heads north-west."),
        ({"event": "arrived", **RED, "rank": 1}, "Red finishes 1st."),
        ({"event": "arrived", **RED, "rank": 0}, "Red arrives."),
        ({"event": "held", **RED, "holders": ["green", "blue"]}, "Red is held by Green and Blue and stays put."),
        (
            {"event": "wrecked", **RED, "rank": 3, "reason": "coal", "holders": []},
            "Red is out of coal and can’t go on: it finishes 3rd.",
        ),
        ({"event": "wrecked", **RED, "rank": 0, "reason": "land"}, "Red is barred by land and can’t go on."),
    ],
)
def test_an_event_is_told_in_a_sentence(event: dict[str, Any], told: str) -> None:
    """M4–M16, Q2–Q23: who, what, how far, at which price."""
    assert tell(mississippi if "seat" in event else queen, [event]) == [told]


def test_the_steps_of_a_way_are_told_as_one() -> None:
    """Q9–Q11: the speed, the cells and the turns; after something else the rest of the way."""
    assert tell(queen, [SPEED, SAILED, SAILED, TURNED]) == [
        "Red speeds up from 2 to 4, sails 2 cells, turns once, for 2 coal."
    ]
    assert tell(queen, [SPEED, SAILED, PUSHED, SAILED, TURNED, TURNED]) == [
        "Red speeds up from 2 to 4, sails 1 cell, for 1 coal.",
        "Red pushes the Black Rose aside.",
        "Red sails 1 cell, turns twice, for 2 coal.",
    ]
    assert tell(queen, [TURNED]) == ["Red turns once for 1 coal."]
    assert tell(queen, [SAILED, {**SAILED, "steamer": "green"}]) == ["Red sails 1 cell.", "Green sails 1 cell."]


def test_the_end_of_a_race_is_told_with_its_reason() -> None:
    """Q22: two lines, the second by the reason."""
    assert [line.id for line in lines([{"event": "ended", "reason": "one steamer is left"}])] == [
        "event-ended",
        "end-one-steamer-is-left",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_a_way(language: str) -> None:
    [told] = tell(queen, [SPEED, SAILED, TURNED], language)
    assert {"2", "4", "1"} <= set(told)
    assert told.endswith(".")


def test_what_the_page_compares_itself_with_is_fresh() -> None:
    """`python -m tests.words.told` writes it anew; `events.test.ts` reads it, so the page tells a way as this does."""
    assert DOCUMENT.read_text(encoding="utf-8") == document()

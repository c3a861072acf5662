"""The sample game of the 1987 rule book, contact by contact and move by move."""

from __future__ import annotations

from pathlib import Path

from paddlewheel.engine.record import final, parse_record, replay
from paddlewheel.games import mississippi
from paddlewheel.games.mississippi.model import (
    Advanced,
    Began,
    Event,
    PushedOn,
    PushLost,
    Rolled,
    Rotated,
    SteamedAhead,
    Touched,
)

RED, GREEN, BLACK = range(3)
RECORD = parse_record((Path(__file__).parent / "mississippi-sample.record").read_text(encoding="utf-8"))

STORY: list[tuple[str, list[Event]]] = [
    ("first=red", [Began(RED)]),
    ("die=5", [Rolled(RED, 5)]),
    ("+4", [SteamedAhead(RED, 0, 4, 4)]),
    ("die=2", [Rolled(GREEN, 2)]),
    ("+3", [SteamedAhead(GREEN, 0, 3, 3), Touched(GREEN, RED, 2, 2)]),
    ("die=1", [Rolled(BLACK, 1)]),
    ("+3", [SteamedAhead(BLACK, 0, 5, 3), Touched(BLACK, RED, 6, 5), Advanced(BLACK, 5, 6, 1)]),
    ("L+2", [Rotated(RED, 1, 4, 0), SteamedAhead(RED, 4, 7, 2), Touched(RED, BLACK, 3, 1), Advanced(RED, 7, 9, 2)]),
    (
        "R+3",
        [
            Rotated(GREEN, -1, 1, 0),
            SteamedAhead(GREEN, 3, 7, 3),
            Touched(GREEN, BLACK, 6, 1),
            Touched(GREEN, RED, 4, 2),
            Advanced(GREEN, 7, 15, 7),
        ],
    ),
    (
        "R+2",
        [
            Rotated(BLACK, -1, 4, 0),
            SteamedAhead(BLACK, 6, 8, 2),
            Touched(BLACK, RED, 6, 1),
            Advanced(BLACK, 8, 14, 5),
            Touched(BLACK, GREEN, 3, 1),
            Advanced(BLACK, 14, 17, 2),
        ],
    ),
    (
        "+5",
        [
            SteamedAhead(RED, 9, 14, 5),
            Touched(RED, GREEN, 3, 1),
            Advanced(RED, 14, 18, 2),
            Touched(RED, GREEN, 1, 5),
            Touched(RED, BLACK, 3, 4),
            PushedOn(GREEN, 15, 21, 4),
            PushedOn(BLACK, 17, 19, 1),
            Touched(RED, BLACK, 4, 3),
            Advanced(RED, 18, 20, 1),
            Touched(RED, GREEN, 4, 6),
            Touched(RED, BLACK, 3, 4),
            PushedOn(GREEN, 21, 23, 2),
            PushedOn(BLACK, 19, 21, 1),
            Touched(RED, BLACK, 4, 3),
            Advanced(RED, 20, 22, 1),
            Touched(RED, GREEN, 4, 6),
            Touched(RED, BLACK, 3, 4),
            PushedOn(GREEN, 23, 25, 2),
            PushedOn(BLACK, 21, 23, 1),
            Touched(RED, BLACK, 4, 3),
            Advanced(RED, 22, 24, 1),
            Touched(RED, GREEN, 4, 6),
            Touched(RED, BLACK, 3, 4),
            PushedOn(GREEN, 25, 27, 2),
            Touched(RED, GREEN, 6, 2),
            PushLost(BLACK, 1),
            Advanced(RED, 24, 29, 4),
        ],
    ),
]

FIELDS = {
    "+4 of red": (4, -1, -1),
    "+3 of green": (4, 3, -1),
    "+3 of black": (4, 3, 6),
    "L+2 of red": (9, 3, 6),
    "R+3 of green": (9, 15, 6),
    "R+2 of black": (9, 15, 17),
    "+5 of red": (29, 27, 23),
}


def test_the_sample_game_happens_as_the_book_tells_it() -> None:
    """M1–M13: every contact with its two numbers, every move with its length, in the book's order."""
    told = [(mississippi.format_action(step.before, step.action), list(step.events)) for step in replay(RECORD)]
    assert told == STORY


def test_the_sample_game_goes_from_field_to_field_as_the_book_draws_it() -> None:
    """M1: the layout of the course is what makes this sequence come out."""
    seen = {}
    for step in replay(RECORD):
        text = mississippi.format_action(step.before, step.action)
        if text[-1].isdigit() and "=" not in text:
            seen[f"{text} of {step.before.seats[step.before.to_move]}"] = step.after.fields
    assert seen == FIELDS
    assert list(seen) == list(FIELDS)


def test_after_the_sample_game_it_is_greens_turn() -> None:
    """M3, M4: round three goes on with green, and what was burnt is in the box."""
    end = final(RECORD)
    assert mississippi.format_position(end) == (
        "mississippi rules=1 rows=13 stop_at_winner=no turn_limit=60 first=red round=3 to_move=green"
        " | red=29:3:9 green=27:6:14 black=23:4:15"
    )
    assert end.box == 4 + 3 + 3 + 2 + 3 + 2 + 5

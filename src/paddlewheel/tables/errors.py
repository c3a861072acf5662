"""What a table says no to besides the rules of its game.

PaddlewheelError
├── Denied         an order that this sender, or nobody, can give now; `reason` says which, for programs
└── Unavailable    nothing can be kept at the moment: the disk is full, the database is gone
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from paddlewheel.engine.errors import Fact, PaddlewheelError

Reason: TypeAlias = Literal[
    "rule",  # the rules of the game say no
    "not_understood",  # an action, a name, a number that means nothing
    "stale",  # something has happened that the sender had not seen
    "not_your_key",  # no key that was shown opens this
    "not_your_decision",  # another captain, chance or nobody decides
    "handed_over",  # a computer captain steers this seat
    "waiting",  # somebody has not taken a seat yet
    "over",  # the race is over
    "closed",  # the table is closed
    "unknown_table",  # there is no such table
    "unknown_rules",  # the race is of a kind that this build cannot read
    "foreign_page",  # a page from elsewhere asks, in somebody's browser
    "too_much",  # too many, too long, too fast
    "unavailable",  # nothing can be kept at the moment
]


class Denied(PaddlewheelError):
    """An order that cannot be given now. Nothing has changed."""

    kind = "refusal"

    def __init__(self, reason: Reason, code: str, **facts: Fact) -> None:
        super().__init__(reason, code)
        self.reason: Reason = reason
        self.code, self.facts = code, facts


class Unavailable(PaddlewheelError):
    """Nothing can be kept at the moment. What was asked for has not been acknowledged; send it again with the same id."""

    def __init__(self, code: str = "store.unavailable") -> None:
        super().__init__(code)
        self.code = code


class Conflict(Exception):
    """Another process has written the next lines of the log first: read them, then decide again."""

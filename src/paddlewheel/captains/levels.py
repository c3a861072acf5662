"""The levels of captains as one table, from the gentlest to the strongest, about as far apart in every game."""

from __future__ import annotations

from typing import Final, NamedTuple


class Level(NamedTuple):
    """How a level plays. What its words mean in a game is in that game's folder here."""

    temperature: float
    """How freely it draws among its turns, in turns of sailing: of two that far apart the better is e times as likely.

    At 0 it takes what it thinks best.
    """
    search: str
    """How it looks ahead: not at all, through likely REPLIES, through TRIALS with luck, or through trials in which the
    others sail in several STYLES."""
    budget: float
    """The seconds that it has for a decision."""


NONE, REPLIES, TRIALS, STYLES = "none", "replies", "trials", "styles"
LEVELS: Final[dict[str, Level]] = {
    "deckhand": Level(0.97, NONE, 0.02),
    "stoker": Level(0.66, NONE, 0.02),
    "leadsman": Level(0.43, NONE, 0.02),
    "helmsman": Level(0.24, NONE, 0.02),
    "mate": Level(0.0, NONE, 0.02),
    "captain": Level(0.0, REPLIES, 0.25),
    "commodore": Level(0.0, TRIALS, 1.0),
    "admiral": Level(0.0, STYLES, 1.0),
}

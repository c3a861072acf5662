"""Coaching: whether a planned turn should be thought over, and what matters about it, as codes with facts.

    found = coached(game, state, actions)
    if found.asks:
        print(found.reasons[0])

A turn is set beside the best by `judge`, with more than one kind of luck before anybody is troubled. Why it loses is found
by looking on: what both ways bring, and what the others are likely to do after each. What that means in a game is in its
folder here, as `warnings` and `praise`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from paddlewheel.captains.chance import roll
from paddlewheel.captains.judgement import ASKED, Judgement, judge
from paddlewheel.captains.knowledge import mind_of
from paddlewheel.captains.outlook import Compared, Event, Outlook, Reason
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.engine.contract import CHANCE, AnyGame, Seat
from paddlewheel.engine.data_types import Data

SECONDS: Final = 0.2
"""What each part of judging may take, as captains count."""
ASKS: Final = 0.10
"""From which loss of chance on the coach asks whether you are sure: a review calls that a mistake."""
TELLS: Final = 0.05
"""From which loss on it says afterwards what was lost by the turn."""
FUTURES: Final = 3
"""In how many ways, with other luck, it is looked what the others do next."""
MOST_ACTIONS: Final = 200
"""No look goes further than this many decisions."""


@dataclass(frozen=True, slots=True)
class Coached:
    """What a coach makes of a turn."""

    chance: float
    best_chance: float
    best: tuple[Any, ...]
    reasons: tuple[Reason, ...]
    """What speaks against the turn, the weightiest first; of a good turn what is good about it. At least one."""

    @property
    def loss(self) -> float:
        """The chance that the turn gives away."""
        return max(self.best_chance - self.chance, 0.0)

    @property
    def asks(self) -> bool:
        """Whether it loses so much that the coach asks."""
        return self.loss >= ASKS


def coached(
    game: AnyGame, state: Any, way: Sequence[Any], seed: int = 0, seconds: float = SECONDS, by_clock: bool = False
) -> Coached:
    """Return what a coach makes of a turn, or of its first part; equal seeds, equal words."""
    way = tuple(way)
    found = judge(game, state, way, seed, seconds, by_clock)
    if found.loss >= TELLS:  # by luck perhaps
        found = _surer(found, judge(game, state, way, seed + 1, seconds, by_clock))
    if found.loss < TELLS:
        reasons = [*_known(game, "praise", compared(game, state, way, way, seed, 0)), Reason("good")]
    else:
        reasons = [*against(game, state, way, found.best, seed), Reason("points", {"count": round(found.loss * 100)})]
    return Coached(found.chance, found.best_chance, found.best, tuple(reasons))


def against(game: AnyGame, state: Any, way: Sequence[Any], best: Sequence[Any], seed: int = 0) -> list[Reason]:
    """Return what speaks against a turn next to a better one, the weightiest first; perhaps nothing that has words."""
    return _known(game, "warnings", compared(game, state, way, best, seed, FUTURES))


def _known(game: AnyGame, which: str, both: Compared) -> list[Reason]:
    """Return what a game's folder says about a turn; of games without one nothing is known."""
    found = getattr(mind_of(game), which, None)
    return [] if found is None else list(found(both))


def _surer(one: Judgement, other: Judgement) -> Judgement:
    """Return the mean of two judgements of a turn; the best turn is the first one's."""
    return Judgement((one.chance + other.chance) / 2, (one.best_chance + other.best_chance) / 2, one.best)


def compared(game: AnyGame, state: Any, way: Sequence[Any], best: Sequence[Any], seed: int, futures: int) -> Compared:
    """Look on after a turn and after the best, into so many futures."""
    seat = game.actor(state)
    assert seat is not None, "somebody decides"
    yours = outlook(game, state, way, seed, futures)
    return Compared(game, state, seat, yours, yours if best == way else outlook(game, state, best, seed, futures))


def outlook(game: AnyGame, state: Any, way: Sequence[Any], seed: int, futures: int) -> Outlook:
    """Return what comes of a turn: equal futures of different turns have the same luck as far as that goes."""
    seat = game.actor(state)
    assert seat is not None, "somebody decides"
    after, own = _played(game, state, way)
    after, more = _sailed_on(game, after, seat, Random(seed), own_turn=True)
    replies, next_own = [], []
    for nth in range(futures):
        luck = Random(seed * FUTURES + nth)
        then, reply = _sailed_on(game, after, seat, luck, own_turn=False)
        replies.append(tuple(reply))
        next_own.append(tuple(_own_turn(game, then, seat, luck)))
    return Outlook(after, (*own, *more), tuple(replies), tuple(next_own))


def _own_turn(game: AnyGame, state: Any, seat: Seat, luck: Random) -> list[Event]:
    """Return what happens in one's next turn, as a mate would sail it; nothing if there is none."""
    if game.actor(state) != seat:
        return []
    state, events = _played(game, state, _advised(game, state, luck))
    return [*events, *_sailed_on(game, state, seat, luck, own_turn=True)[1]]


def _played(game: AnyGame, state: Any, way: Sequence[Any]) -> tuple[Any, list[Event]]:
    """Do the actions of a turn, up to where something else has to be decided first."""
    events = list[Event]()
    for action in way:
        if game.refusal(state, action) is not None:
            break
        state, happened = _done(game, state, action)
        events += happened
    return state, events


def _sailed_on(game: AnyGame, state: Any, seat: Seat, luck: Random, *, own_turn: bool) -> tuple[Any, list[Event]]:
    """Let mates sail on: to the end of one's own turn, or from there until it is one's turn again."""
    events = list[Event]()
    for _ in range(MOST_ACTIONS):
        actor = game.actor(state)
        if actor is None or (game.begins_turn(state) and (own_turn or actor == seat)):
            break
        if own_turn and actor == CHANCE and game.on_turn(state) != seat:
            break
        actions = [roll(game, state, luck)] if actor == CHANCE else _advised(game, state, luck)
        for action in actions:
            if game.refusal(state, action) is not None:
                break
            state, happened = _done(game, state, action)
            events += happened
    return state, events


def _advised(game: AnyGame, state: Any, luck: Random) -> Sequence[Any]:
    """Return what a mate does now; one's own small decisions are those of whoever is asked for the best turn."""
    level = "mate" if game.begins_turn(state) else ASKED
    return mind_of(game).advise(state, level, "plain", luck, Effort(SECONDS, by_clock=False)).best.actions


def _done(game: AnyGame, state: Any, action: Any) -> tuple[Any, list[Data]]:
    after, events = game.apply(state, action)
    return after, [game.event_data(state, event) for event in events]

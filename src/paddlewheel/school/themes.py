"""What puzzles ask for: a theme says in one number how far a turn did it, so that the best turn has the highest.

A number is read off the plain data and the events of a turn; only the contract of games is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from paddlewheel.engine.contract import CHANCE, AnyGame, Seat
from paddlewheel.engine.data_types import Data

HOME: Final = ("arrived", "came_home")
"""The events that bring a steamer home."""


class Turn(NamedTuple):
    """A turn that is over: whose it was, how things stood before and after it, and what happened."""

    game: AnyGame
    seat: Seat
    before: Any
    after: Any
    events: Sequence[Data]

    @property
    def name(self) -> str:
        """The name of the seat."""
        return self.game.seats(self.before)[self.seat]

    def steamer(self, state: Any) -> Data:
        """Return the seat's steamer as plain data."""
        found: Data = self.game.to_data(state)["steamers"][self.name]
        return found


def arrive(turn: Turn) -> int:
    """Return 1 if the steamer is home."""
    return int(is_home(turn.name, turn.events))


def passenger(turn: Turn) -> int:
    """Return 0 if no passenger was taken aboard, else one more than the coal that is left."""
    boarded = any(event["event"] == "boarded" and event["steamer"] == turn.name for event in turn.events)
    return int(turn.steamer(turn.after)["coal"]) + 1 if boarded else 0


def afloat(turn: Turn) -> int:
    """Return 1 if the steamer can move on, or is home; nobody else having moved."""
    if arrive(turn):
        return 1
    gone = turn.game.outcome(turn.after) is not None or turn.seat not in turn.game.racing(turn.after)
    return 0 if gone else int(bool(turn.game.reach(turn.after, turn.name)))


def stop(turn: Turn) -> int:
    """Return 1 if the player who is next cannot come home in that turn, 2 if one's own steamer is home first."""
    if arrive(turn):
        return 2
    return int(next_home(turn.game, turn.after) in (None, turn.seat))


def chain(turn: Turn) -> int:
    """Return the field on which the steamer ends; the goal if it is home."""
    if arrive(turn):
        return int(turn.game.scene(turn.before)["goal"])
    return int(turn.steamer(turn.after)["field"])


def thrift(turn: Turn) -> int:
    """Return by how many fields the steamer got ahead without having fewer logs for it; 0 if it did not."""
    before, after = turn.steamer(turn.before), turn.steamer(turn.after)
    if arrive(turn) or after["wood"] < before["wood"]:
        return 0
    return max(int(after["field"]) - int(before["field"]), 0)


THEMES: Final[dict[str, Callable[[Turn], int]]] = {
    "arrive": arrive,
    "passenger": passenger,
    "afloat": afloat,
    "stop": stop,
    "chain": chain,
    "thrift": thrift,
}


def is_home(name: str, events: Sequence[Data]) -> bool:
    """Return whether events brought a steamer home."""
    return any(event["event"] in HOME and name in (event.get("steamer"), event.get("seat")) for event in events)


def next_home(game: AnyGame, state: Any) -> Seat | None:
    """Return the seat whose turn begins here if a turn of it leads home for certain, else None."""
    seat = game.actor(state)
    if seat is None or seat == CHANCE or not game.begins_turn(state):
        return None
    name = game.seats(state)[seat]
    if game.addressed(state) != name:
        return None
    for turn in game.turns(state):
        played = game.play(state, turn.way)
        if is_home(name, [game.event_data(played.state, event) for event in played.events]):
            return seat
    return None


class End(NamedTuple):
    """One end of a turn: how things stand, what happened, what the seat did, and whether chance had a say."""

    state: Any
    events: tuple[Data, ...] = ()
    own: tuple[Any, ...] = ()
    by_chance: bool = False


def ends(game: AnyGame, state: Any, seat: Seat, way: tuple[Any, ...]) -> Iterator[End]:
    """Yield the ends to which a whole turn can lead: one for each choice after it, and of others in it.

    Of what chance decides only one case is looked at.
    """
    played = game.play(state, way)
    if not played.rest and is_over(game, played.state, seat):
        events = tuple(game.event_data(played.state, event) for event in played.events)
        yield End(played.state, events, way)
    else:
        yield from _ends(game, End(state), seat, way)


def is_over(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Return whether a turn that a seat has begun is over."""
    return game.on_turn(state) != seat or game.begins_turn(state)


def _ends(game: AnyGame, so_far: End, seat: Seat, way: tuple[Any, ...]) -> Iterator[End]:
    state, events, own, by_chance = so_far
    if own and is_over(game, state, seat):
        yield so_far
        return
    actor = game.actor(state)
    follows = actor == seat and bool(way) and game.refusal(state, way[0]) is None
    for action in way[:1] if follows else game.legal(state)[: 1 if actor == CHANCE else None]:
        after, happened = game.apply(state, action)
        told = (*events, *(game.event_data(after, event) for event in happened))
        done = (*own, action) if actor == seat else own
        rest = way[1:] if follows else way
        yield from _ends(game, End(after, told, done, by_chance or actor == CHANCE), seat, rest)

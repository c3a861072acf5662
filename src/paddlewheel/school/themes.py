"""What puzzles ask for: a theme says in one number how far a turn did it, so that the best turn has the highest.

A number is read off the plain data and the events of a turn; only the contract of games is asked.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Sequence
from importlib import resources
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from paddlewheel.engine.contract import CHANCE, AnyGame, Seat
from paddlewheel.engine.data_types import Data
from paddlewheel.hexes import distance


class Called(Struct, forbid_unknown_fields=True, frozen=True):
    """What the events are called that themes ask about: the games name them, and theme_events.toml lists the names."""

    home: list[str]
    aboard: list[str]
    filled: list[str]
    wrecked: list[str]
    off_ground: list[str]
    aground: list[str]
    pushed: list[str]
    carried: list[str]


_NAMES = resources.files(__package__).joinpath("theme_events.toml").read_text(encoding="utf-8")
CALLED: Final = msgspec.convert(tomllib.loads(_NAMES), Called)
ABOARD: Final = 2
"""How many passengers a steamer comes home with."""


class Turn(NamedTuple):
    """A turn that is over: whose it was, how things stood before and after it, and what happened."""

    game: AnyGame
    seat: Seat
    before: Any
    after: Any
    events: Sequence[Data]

    @property
    def name(self) -> str:
        """The name of the seat's steamer, which decided first in the turn."""
        return self.game.addressed(self.before)

    def steamer(self, state: Any) -> Data:
        """Return the seat's steamer as plain data."""
        found: Data = self.game.to_data(state)["steamers"][self.name]
        return found

    def happened(self, *events: str) -> bool:
        """Return whether one of these events happened to the seat's steamer."""
        own = (event["event"] for event in self.events if self.name in (event.get("steamer"), event.get("seat")))
        return any(event in events for event in own)

    def gained(self, what: str) -> int:
        """Return by how much a number of the seat's steamer grew."""
        return int(self.steamer(self.after)[what]) - int(self.steamer(self.before)[what])


def arrive(turn: Turn) -> int:
    """Return 1 if the steamer is home."""
    return int(turn.happened(*CALLED.home))


def passenger(turn: Turn) -> int:
    """Return 0 if no passenger was taken aboard, else one more than the coal that is left."""
    return int(turn.steamer(turn.after)["coal"]) + 1 if turn.happened(*CALLED.aboard) else 0


def fetch(turn: Turn) -> int:
    """Return 1 if a passenger was taken aboard."""
    return int(turn.happened(*CALLED.aboard))


def push(turn: Turn) -> int:
    """Return 1 if a passenger was taken aboard or the steamer is home; in such a puzzle only a push leads there."""
    return int(turn.happened(*CALLED.aboard, *CALLED.home))


def depot(turn: Turn) -> int:
    """Return 1 if the steamer filled up with coal."""
    return int(turn.happened(*CALLED.filled))


def ready(turn: Turn) -> int:
    """Return what coal, and one more, is left after the next turn if that can end at speed 1 where the steamer is awaited.

    Nobody else having moved; 0 if it cannot. What lies one cell off is reached at speed 1 by whoever has the coal; a place
    where somebody lies is left out.
    """
    steamers, own = turn.game.to_data(turn.after)["steamers"], turn.steamer(turn.after)
    taken = [one["cell"] for one in steamers.values()]
    places = [place for place in awaited(turn.game, turn.before, turn.name) if list(place) not in taken]
    if (
        own["cell"] is None
        or turn.happened(*CALLED.aboard, *CALLED.home)
        or not any(beside(own["cell"], place) for place in places)
    ):
        return 0
    prices = {tuple(end["cell"]): int(end["coal"]) for end in turn.game.reach(turn.after, turn.name)}
    near = [prices[place] for place in places if beside(own["cell"], place) and place in prices]
    return int(own["coal"]) - min(near) + 1 if near else 0


def awaited(game: AnyGame, state: Any, steamer: str) -> tuple[tuple[int, int], ...]:
    """Return where a steamer is awaited: docks with passengers for it, or the landing once it has enough."""
    data, scene = game.to_data(state), game.scene(state)
    own = data["steamers"][steamer]
    if own["passengers"] >= ABOARD:
        return tuple((q, r) for q, r in scene["landing"]["jetties"]) if scene["landing"] else ()
    tiles = (tile for tile in scene["tiles"] if data["waiting"].get(tile["id"]) and tile["id"] not in own["boarded_at"])
    return tuple((q, r) for q, r in (tile["station"]["dock"] for tile in tiles))


def beside(one: Sequence[int], other: Sequence[int]) -> bool:
    """Return whether two cells lie side by side."""
    return distance((one[0], one[1]), (other[0], other[1])) == 1


def afloat(turn: Turn) -> int:
    """Return 1 if the steamer can move on, or is home; nobody else having moved."""
    if arrive(turn):
        return 1
    gone = turn.game.outcome(turn.after) is not None or turn.seat not in turn.game.racing(turn.after)
    return 0 if gone or turn.happened(*CALLED.wrecked) else int(bool(turn.game.reach(turn.after, turn.name)))


def aground(turn: Turn) -> int:
    """Return 1 if the steamer got off a sandbank, is on no other one, and can move on."""
    off = turn.happened(*CALLED.off_ground) and not turn.happened(*CALLED.aground)
    return int(off and bool(afloat(turn)))


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
    return 0 if arrive(turn) or turn.gained("wood") < 0 else max(turn.gained("field"), 0)


def gather(turn: Turn) -> int:
    """Return how many logs more the steamer has without having fallen back; 0 if it has none or is farther back."""
    return 0 if arrive(turn) or turn.gained("field") < 0 else max(turn.gained("wood"), 0)


def lead(turn: Turn) -> int:
    """Return 1 if nobody who still races is ahead of the steamer any more."""
    if arrive(turn):
        return 1
    steamers = turn.game.to_data(turn.after)["steamers"]
    return int(turn.steamer(turn.after)["field"] == max(one["field"] or 0 for one in steamers.values()))


THEMES: Final[dict[str, Callable[[Turn], int]]] = {
    "arrive": arrive,
    "passenger": passenger,
    "fetch": fetch,
    "push": push,
    "ready": ready,
    "depot": depot,
    "afloat": afloat,
    "aground": aground,
    "stop": stop,
    "chain": chain,
    "thrift": thrift,
    "gather": gather,
    "lead": lead,
}


def is_home(name: str, events: Sequence[Data]) -> bool:
    """Return whether events brought a steamer home."""
    return any(event["event"] in CALLED.home and name in (event.get("steamer"), event.get("seat")) for event in events)


def next_home(game: AnyGame, state: Any) -> Seat | None:
    """Return the seat whose turn begins here if a turn of it leads home for certain, else None."""
    seat = game.actor(state)
    if seat is None or seat == CHANCE or not game.begins_turn(state):
        return None
    name = game.addressed(state)
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


def ends(game: AnyGame, state: Any, seat: Seat, way: tuple[Any, ...], thorough: bool = True) -> Iterator[End]:
    """Yield the ends to which a whole turn can lead: one for each choice after it, and of others in it.

    Of what chance decides only one case is looked at; of what others decide too, unless it is to be thorough.
    """
    yield from _ends(game, End(state), seat, way, thorough)


def is_over(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Return whether a turn that a seat has begun is over."""
    return game.on_turn(state) != seat or game.begins_turn(state)


def _ends(game: AnyGame, so_far: End, seat: Seat, way: tuple[Any, ...], thorough: bool) -> Iterator[End]:
    state, events, own, by_chance = so_far
    if own and is_over(game, state, seat):
        yield so_far
        return
    if not own:
        after, happened, rest = game.play(state, way)
        told = tuple(game.event_data(after, event) for event in happened)
        yield from _ends(game, End(after, told, way[: len(way) - len(rest)], False), seat, rest, thorough)
        return
    actor, rest = game.actor(state), way
    actions = game.legal(state)[: None if (actor == seat and not way) or (thorough and actor != seat) else 1]
    if actor == CHANCE:
        actions = actions[:1]
    elif actor == seat and way and game.refusal(state, way[0]) is None:
        actions, rest = way[:1], way[1:]
    for action in actions:
        after, happened = game.apply(state, action)
        told = (*events, *(game.event_data(after, event) for event in happened))
        done = (*own, action) if actor == seat else own
        yield from _ends(game, End(after, told, done, by_chance or actor == CHANCE), seat, rest, thorough)

"""What a position is: where everybody lies, what is on the table, whose turn it is; who steers, the order, the ranks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from .river import Cell, Data, River, in_the_plane, river_of, towards
from .rose import ROSE
from .turn import ENDLESS

CHANCE = -1
FULL = 6


class Ask(NamedTuple):
    """What is to be decided: by chance, or for a steamer; and every answer that is legal."""

    what: str
    captain: str | None
    answers: Callable[[], set[str]]
    die: str | None = None


class Position:
    """A position; `ask` is what is to be decided next, None once the race is over."""

    def __init__(self, options: Data, seats: Sequence[str], version: int) -> None:
        self.options, self.seats, self.version = options, list(seats), version
        each = 2 if options["steamers"] == 2 else 1
        self.each, self.wanted_home = each, 2 if options["both_home"] else 1
        self.names = [f"{seat}-{nth}" if each == 2 else seat for nth in range(1, each + 1) for seat in seats]
        self.rose = ROSE if options["black_rose"] else None
        self.names += [ROSE] if self.rose else []
        self.steamers: dict[str, Data] = {
            name: {"cell": None, "heading": "N", "speed": 1, "coal": 1 if name == ROSE else FULL}
            | {"passengers": 0, "boarded_at": []}
            for name in self.names
        }
        self.ranks = dict.fromkeys(self.seats, 0)
        self.wrecked: list[str] = []
        self.tiles: list[Data] = [{"id": "start"}]
        self.first_tile = 0
        self.landing: str | None = None
        self.waiting: dict[str, int] = {}
        self.first: str | None = None
        self.round = 0
        self.order: list[str] = []
        self.to_move: str | None = None
        self.under_way: Data | None = None
        self.given = 0
        self.rolling = False
        """Whether somebody who was pushed onto the frontmost tile is about to roll."""
        self.bearable = 1
        """B12: how much the Black Rose may need when this turn is over."""
        self.stories: list[tuple[str, str]] = []
        """Q13: what became of those who had no legal turn: which steamer, and why."""
        self.ask: Ask | None = None

    def actor(self) -> int | None:
        """Return the seat that decides, CHANCE for chance, None once the race is over."""
        if self.ask is None:
            return None
        if self.ask.what in ("first", "die", "tile", "landing"):
            return CHANCE
        assert self.ask.captain is not None
        return self.seats.index(self.captain_of(self.ask.captain))

    def data(self) -> Data:
        """Return the position as plain data."""
        ask = self.ask or Ask("", None, set)
        return {
            "game": "queen",
            "rules": self.version,
            "options": self.options,
            "seats": self.seats,
            "tiles": self.tiles,
            "first_tile": self.first_tile,
            "landing": self.landing,
            "steamers": {name: {**one, **self._fate(name)} for name, one in self.steamers.items()},
            "waiting": {} if self.options["school"] else self.waiting,
            "first": self.first,
            "round": self.round,
            "order": self.order,
            "to_move": self.to_move,
            "decision": ask.what or None,
            "captain": ask.captain,
            "die": ask.die,
            "under_way": self.under_way,
        } | ({"given": self.given} if self.rose else {})

    def _fate(self, name: str) -> Data:
        """Return what is told of a steamer that has left the river."""
        if name == ROSE or self.lies(name):
            return {}
        rank = self.ranks[self.player_of(name)]
        home = self.each == 2 and self.round and name not in self.wrecked
        return (
            ({"rank": rank} if rank else {})
            | ({"wrecked": True} if name in self.wrecked else {})
            | ({"home": True} if home else {})
        )

    def lies(self, name: str) -> bool:
        """Return whether a steamer is on the river."""
        return self.steamers[name]["cell"] is not None

    def cell_of(self, name: str) -> Cell:
        q, r = self.steamers[name]["cell"]
        return q, r

    def player_of(self, name: str) -> str:
        """B8: whose steamer it is."""
        return name if self.each == 1 else name[:-2]

    def captain_of(self, name: str) -> str:
        """B8, B12.1: who decides for a steamer."""
        if name != ROSE:
            return self.player_of(name)
        others = [self.player_of(other) for other in self.order if other != ROSE]
        sailing = [player for player in others if not self.ranks[player] or self.version == 1]
        return sailing[-1]

    def ships_of(self, player: str) -> list[str]:
        return [name for name in self.names if name != ROSE and self.player_of(name) == player]

    @property
    def river(self) -> River:
        return river_of(self.data())

    def standings(self) -> list[str]:
        """Q20: tile, measuring stick, speed, coal, who lies further right."""
        river = self.river

        def standing(name: str) -> tuple[float, ...]:
            one, cell = self.steamers[name], self.cell_of(name)
            tile = river.tile_under(cell)
            along = (in_the_plane(cell) - river.lies[tile][0]) / towards(river.noses[tile])
            coal = ENDLESS if name == ROSE else one["coal"]
            return tile, round(along.real, 6), one["speed"], coal, round(along.imag, 6)

        return sorted((name for name in self.names if self.lies(name)), key=standing, reverse=True)

    def home(self, player: str) -> list[str]:
        return [name for name in self.ships_of(player) if not self.lies(name) and name not in self.wrecked]

    def free_ranks(self) -> list[int]:
        return [rank for rank in range(1, len(self.seats) + 1) if rank not in self.ranks.values()]

    def final_ranks(self) -> tuple[int, ...]:
        """Q22, Q23, B10: the ranks taken; who still sails is ranked by steamers home, passengers, and the order."""
        standings = self.standings()

        def merit(player: str) -> tuple[Any, ...]:
            ships = self.ships_of(player)
            most = max(self.steamers[ship]["passengers"] for ship in ships if ship not in self.wrecked)
            best = min(standings.index(ship) for ship in ships if ship in standings)
            return -len(self.home(player)), -most, best

        sailing = sorted((player for player in self.seats if not self.ranks[player]), key=merit)
        ranks = {**self.ranks, **dict(zip(sailing, self.free_ranks(), strict=True))}
        return tuple(ranks[seat] for seat in self.seats)

"""B12: what the Black Rose needs, and which ends of a turn keep the duty towards her."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

from .river import COMPASS, OPEN_WATER, Cell, Data, die_faces, rearmost, river_of
from .turn import ENDLESS, Moment, Table, beginnings, final_speed, gone_home, headings, least_coal, moments

ROSE = "rose"


def need(data: Data) -> int:
    """B12: the least coal for any turn of hers as everybody lies, ENDLESS if she has none."""
    table = Table({**data, "to_move": ROSE, "under_way": None})
    return least_coal(table, beginnings(table).values())


def _turned(steamers: Data, names: list[str]) -> Iterator[Data]:
    """Return how everybody may lie when these have been given any heading."""
    for given in product(COMPASS, repeat=len(names)):
        yield steamers | {name: {**steamers[name], "heading": one} for name, one in zip(names, given, strict=True)}


class Duty:
    """Says how a turn under way may end so that she is not brought into need."""

    def __init__(self, data: Data, bearable: int, rolling: bool, look_ahead: bool) -> None:
        self.table = Table(data)
        self.data = data
        self.bearable = bearable
        """How much she may need when the turn is over."""
        self.rolling = rolling
        """Whether somebody who was pushed onto the frontmost tile is about to roll."""
        self.look_ahead = look_ahead
        self.known: dict[object, bool] = {}

    def can_be_kept(self, starts: Iterable[tuple[int, Moment]]) -> bool:
        """Whether some way to go on keeps the duty."""
        if self.bearable >= ENDLESS:
            return True
        found = moments(self.table, starts, self.table.mine["coal"])
        return any(self.is_kept(now, heading) for _, now in found if now.complete for heading in headings(now))

    def is_kept(self, now: Moment, heading: int) -> bool:
        """Whether she needs no more than is bearable when the turn ends like this, and the mover boards there or not."""
        return any(self.is_kept_with(now, heading, aboard) for aboard in range(1 + self._may_board(now)))

    def _may_board(self, now: Moment) -> bool:
        """Q19: whether the mover may take a passenger at the end of the turn; version 1 did not ask."""
        if self.data["rules"] == 1 or self.table.mover == ROSE or now.cell not in self.table.river.docks:
            return False
        station, mine = self.data["tiles"][self.table.river.docks[now.cell]]["id"], self.table.mine
        waits = self.data["waiting"].get(station, 0) > 0 and station not in mine["boarded_at"]
        return waits and mine["passengers"] < 2 and final_speed(self.table, now) == 1

    def is_kept_with(self, now: Moment, heading: int, aboard: int) -> bool:
        """Whether she needs no more than is bearable when the mover takes so many passengers at the end."""
        table = self.table
        home = gone_home(table, now)
        lying = {**dict(now.others), table.mover: now.cell}
        steamers = {
            name: {**one, "cell": lying.get(name), "speed": self._speed(name, one, lying.get(name))}
            for name, one in table.steamers.items()
        }
        speed = final_speed(table, now)
        steamers[table.mover] |= {"heading": COMPASS[heading], "speed": speed}
        steamers[table.mover]["passengers"] += aboard
        if table.arrives(table.mover, now.cell, speed, aboard):
            steamers[table.mover]["cell"] = None
            home.append(table.mover)
        if table.over_with(home):
            return True
        chosen = any(name == ROSE and not self._keeps_heading(space) for name, _, space in now.pushes)
        turned = [] if table.options["push_astern"] else self._may_turn(now, steamers)
        key = (tuple(self._seen_by_her(name, one) for name, one in steamers.items()), chosen, now.reached, *turned)
        if key not in self.known:
            self.known[key] = any(
                self._needs_no_more(lying, chosen, now.reached or self.rolling) for lying in _turned(steamers, turned)
            )
        return self.known[key]

    def _may_turn(self, now: Moment, steamers: Data) -> list[str]:
        """Q16: who else was pushed and gets a heading; its captain has the duty too."""
        pushed = sorted((name, space) for name, _, space in now.pushes if name != ROSE)
        return [name for name, cell in pushed if steamers[name]["cell"] is not None and not self._keeps_heading(cell)]

    def _speed(self, name: str, one: Data, cell: Cell | None) -> int:
        """B4: whoever is pushed onto a sandbank has speed 1."""
        return 1 if name != self.table.mover and cell in self.table.river.sand else one["speed"]

    def _keeps_heading(self, cell: Cell) -> bool:
        """B4, B6: whether no heading is chosen for one that is pushed there."""
        return cell in self.table.river.sand | self.table.river.wood

    def _seen_by_her(self, name: str, one: Data) -> tuple[object, ...]:
        """Return what of a steamer can matter to her: how it lies matters where it cannot be pushed astern or home."""
        if name == ROSE:
            return one["cell"], one["heading"], one["speed"]
        heading = None if self.table.options["push_astern"] else one["heading"]
        return one["cell"], heading, (one["speed"], one["passengers"]) if self.table.river.jetties else None

    def _needs_no_more(self, steamers: Data, chosen: bool, tile_to_come: bool) -> bool:
        """Whether she needs no more with one of the headings there are, and one of the tiles that may be joined."""
        data = {**self.data, "steamers": steamers}
        data["first_tile"] = rearmost(river_of(data), [one["cell"] for one in steamers.values() if one["cell"] is not None])
        rivers = [data]
        if tile_to_come:
            faces = die_faces(self.data["tiles"], self.data["first_tile"], self.look_ahead)
            rivers = [{**data, "tiles": [*data["tiles"], {"id": OPEN_WATER, "turn": turn}]} for turn in faces]
        for heading in COMPASS if chosen else [steamers[ROSE]["heading"]]:
            hers = {**steamers, ROSE: {**steamers[ROSE], "heading": heading}}
            if any(need({**river, "steamers": hers}) <= self.bearable for river in rivers):
                return True
        return False

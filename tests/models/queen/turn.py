"""Q9–Q15, Q17, B2–B6, B11: one turn, step by step; nothing is asked but what the rules allow, and what it costs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from .river import COMPASS, Cell, Data, River, beside, river_of

Step: TypeAlias = str
"""Something a captain does in a turn, as it is typed: a, l, r, astern, done or push=1,-2."""
Pushes: TypeAlias = frozenset[tuple[str, Cell, Cell]]
End: TypeAlias = tuple[int, Cell, int, int, Pushes]
"""Speed set, cell, heading, speed after the turn, pushes."""

USUAL: Data = {
    "school": False,
    "stop_at_winner": False,
    "arrival_speed": 1,
    "push_astern": True,
    "steamers": 1,
    "both_home": False,
}
ENDLESS = 99
"""More coal than any turn can take."""


class Table:
    """What lies still during a turn: the water, and what is known of the steamers."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.options: Data = {**USUAL, **data["options"]}
        self.river: River = river_of(data)
        self.mover: str = data["to_move"]
        self.steamers: Data = data["steamers"]
        self.mine: Data = self.steamers[self.mover]
        lying = {name: tuple(one["cell"]) for name, one in self.steamers.items() if one["cell"] is not None}
        self.others = frozenset((name, cell) for name, cell in lying.items() if name != self.mover)
        self.beside_others = {beside(cell, way) for _, cell in self.others for way in range(6)}

    def player_of(self, name: str) -> str:
        """B8: whose steamer it is."""
        return name if self.options["steamers"] == 1 else name[:-2]

    def arrives(self, name: str, cell: Cell, speed: int, boards: int = 0) -> bool:
        """Q17, Q21, B2, B4: whether a steamer that comes to a cell, and may board, is home; sand makes it slow enough."""
        if cell not in self.river.jetties or name == "rose":
            return False
        slow = cell in self.river.sand or speed <= self.options["arrival_speed"]
        return self.options["school"] or (self.steamers[name]["passengers"] + boards == 2 and slow)

    def over_with(self, home: Iterable[str]) -> bool:
        """Q22, B10: whether the race is over when these have arrived in this turn."""
        wanted = 2 if self.options["both_home"] else 1
        arrived = list(home) + [name for name, one in self.steamers.items() if one.get("home")]
        fresh = {player for player in map(self.player_of, home) if [*map(self.player_of, arrived)].count(player) >= wanted}
        placed = {self.player_of(name) for name, one in self.steamers.items() if one.get("rank")}
        first_ends = self.options["stop_at_winner"] or self.options["steamers"] == 2
        return bool(fresh) and (first_ends or len(self.data["seats"]) - len(placed | fresh) <= 1)


class Moment(NamedTuple):
    """A turn under way; the coal that was spent so far is told beside it."""

    cell: Cell
    heading: int
    speed: int
    points: int
    others: frozenset[tuple[str, Cell]]
    turned: bool = False
    slowed: int = 0
    reached: bool = False
    """Q5: whether somebody came onto the frontmost tile as the first."""
    stood: frozenset[Cell] = frozenset()
    """Q15: where the mover stood, as far as somebody could be pushed there."""
    pushed_to: frozenset[Cell] = frozenset()
    pushes: Pushes = frozenset()
    """What was pushed from where to where, from the moment on that is looked at."""
    ended: bool = False
    """Whether it was cut short: aground, on a jetty of the school, or by the end of the race."""
    any_heading: bool = False
    """B3: whether the captain may now choose any heading."""

    @property
    def complete(self) -> bool:
        return self.ended or self.points == 0


Way: TypeAlias = tuple[Step, int, Moment]
"""A step, the coal it costs, and the moment after it."""


def speed_price(before: int, speed: int) -> int:
    """Q9: keeping the speed is free, so is one step; each further step is a coal point."""
    return [0, 0, 1, 2, 3, 4][abs(speed - before)]


def beginnings(table: Table) -> dict[int, tuple[int, Moment]]:
    """Q9: for each speed its price and the moment after setting it; in mid-turn the one there is, for nothing."""
    cell, heading, now = tuple(table.mine["cell"]), COMPASS.index(table.mine["heading"]), table.mine["speed"]
    under_way = table.data["under_way"]
    if under_way is not None:
        stood = frozenset(tuple(one) for one in under_way["stood"]) & table.beside_others
        pushed_to = frozenset(tuple(one) for one in under_way["pushed_to"])
        turned, slowed, reached = under_way["rotated"] > 0, under_way.get("slowed", 0), under_way["reached"]
        moment = Moment(cell, heading, now, under_way["points"], table.others, turned, slowed, reached, stood, pushed_to)
        return {now: (0, moment)}
    stood = frozenset([cell]) & table.beside_others
    return {
        speed: (speed_price(now, speed), Moment(cell, heading, speed, speed, table.others, stood=stood))
        for speed in range(1, 7)
    }


def steps(table: Table, now: Moment) -> Iterator[Way]:
    """Return every single step the rules allow by themselves, whether or not the turn can be completed after it."""
    if now.ended:
        return
    if now.cell in table.river.sand:  # B2, B3: it began the turn there, or the turn would be over
        for step, _, after in _ahead(table, now):
            yield step, 1, after
        yield from _astern(table, now)
        return
    for step, way in (("l", -1), ("r", 1)):
        yield step, int(now.turned), now._replace(heading=(now.heading + way) % 6, turned=True)  # Q11
    yield from _ahead(table, now)


def _astern(table: Table, now: Moment) -> Iterator[Way]:
    """B3: one cell straight astern at speed 1, neither onto driftwood nor into anybody."""
    back = table.river.beyond(now.cell, now.heading + 3)
    taken = any(cell == back for _, cell in now.others)
    if now.speed == 1 and back is not None and back not in table.river.wood and not taken:
        after = _entered(table, now, back, 1)
        yield "astern", 0, after._replace(ended=True, any_heading=back not in table.river.sand)


def _ahead(table: Table, now: Moment) -> Iterator[Way]:
    """Q10, Q14, Q15, B4, B5: one cell ahead, with a push if somebody lies there."""
    ahead = table.river.beyond(now.cell, now.heading)
    if ahead is None or ahead in now.pushed_to:
        return
    there = [name for name, cell in now.others if cell == ahead]
    points = 2 if ahead in table.river.wood else 1
    if there and ahead not in table.river.sand:
        yield from _pushing(table, now, there[0], ahead, points + 1)
    elif not there and now.points >= points:
        yield "a", 0, _entered(table, now, ahead, points)


def _pushing(table: Table, now: Moment, name: str, ahead: Cell, points: int) -> Iterator[Way]:
    """Q14, Q15, Q23, B6: every way to push the steamer ahead aside."""
    behind = beside(ahead, (COMPASS.index(table.steamers[name]["heading"]) + 3) % 6)
    others = now.others - {(name, ahead)}
    for direction in range(6):
        space = table.river.beyond(ahead, direction)
        if space is None or any(cell == space for _, cell in others) or space in now.stood | now.pushed_to:
            continue
        needed = points + (space in table.river.wood)
        if now.points < needed or (space == behind and not table.options["push_astern"]):
            continue
        home = table.arrives(name, space, table.steamers[name]["speed"])
        pushed = now._replace(
            others=others if home else others | {(name, space)},
            pushed_to=now.pushed_to | {space},
            pushes=now.pushes | {(name, ahead, space)},
            reached=now.reached or table.river.is_frontmost(space),
        )
        after = _entered(table, pushed, ahead, needed)
        over = home and table.over_with(gone_home(table, after))
        yield f"push={space[0]},{space[1]}", 0, after._replace(ended=after.ended or over)


def _entered(table: Table, now: Moment, cell: Cell, points: int) -> Moment:
    """Q10, B2, B5, Q17: a cell entered; driftwood slows, a sandbank and a jetty of the school end the turn."""
    river = table.river
    return now._replace(
        cell=cell,
        points=now.points - points,
        slowed=now.slowed + (cell in river.wood),
        reached=now.reached or river.is_frontmost(cell),
        stood=now.stood | ({cell} & table.beside_others),
        ended=cell in river.sand or (table.options["school"] and cell in river.jetties),
    )


def gone_home(table: Table, now: Moment) -> list[str]:
    """Return who was pushed home in a turn."""
    lying = {name for name, _ in now.others}
    return [name for name, _ in table.others if name not in lying]


def final_speed(table: Table, now: Moment) -> int:
    """B2, B5: the speed when the turn is over: 1 aground, else one less for each driftwood cell entered."""
    return 1 if now.cell in table.river.sand else max(now.speed - now.slowed, 1)


def headings(now: Moment) -> Sequence[int]:
    """B3: how the steamer may lie when its turn is over."""
    return range(6) if now.any_heading else (now.heading,)


# --- whole turns ----------------------------------------------------------------------------------------------------------


def moments(table: Table, starts: Iterable[tuple[int, Moment]], coal: int = ENDLESS) -> Iterator[tuple[int, Moment]]:
    """Return every moment that can be come to with so much coal, each once with the least it takes, cheapest first."""
    waiting: dict[int, list[Moment]] = {}
    for price, now in starts:
        waiting.setdefault(price, []).append(now)
    seen: set[Moment] = set()
    spent = 0
    while spent <= min(coal, max(waiting, default=-1)):
        here = waiting.setdefault(spent, [])
        while here:
            now = here.pop()
            if now in seen:
                continue
            seen.add(now)
            yield spent, now
            for _, price, after in steps(table, now):
                waiting.setdefault(spent + price, []).append(after)
        spent += 1


def least_coal(table: Table, starts: Iterable[tuple[int, Moment]], coal: int = ENDLESS) -> int:
    """Q10, Q13: the least coal with which a turn can be completed, ENDLESS if it takes more than there is."""
    return next((spent for spent, now in moments(table, starts, coal) if now.complete), ENDLESS)


def can_be_completed(table: Table, now: Moment, coal: int) -> bool:
    """Q10: whether there is any way to use up exactly the points that are left."""
    return least_coal(table, [(0, now)], coal) < ENDLESS


def allowed(table: Table, now: Moment, coal: int) -> dict[Step, tuple[int, Moment]]:
    """Return the steps after which the turn can still be completed, and "done" if it is complete."""
    found = {
        step: (price, after)
        for step, price, after in steps(table, now)
        if price <= coal and can_be_completed(table, after, coal - price)
    }
    return found | ({"done": (0, now._replace(ended=True))} if now.points == 0 else {})


def allowed_speeds(table: Table) -> dict[str, tuple[int, Moment]]:
    """Q9, Q10, Q12: the speeds that can be paid for and sailed."""
    coal = table.mine["coal"]
    return {
        str(speed): (price, now)
        for speed, (price, now) in beginnings(table).items()
        if price <= coal and can_be_completed(table, now, coal - price)
    }


def ends(table: Table, starts: Iterable[tuple[int, Moment]] | None = None) -> dict[End, int]:
    """Return every distinct end of the turn with the least coal it costs, and the pushes still to come."""
    found: dict[End, int] = {}
    for spent, now in moments(table, beginnings(table).values() if starts is None else starts, table.mine["coal"]):
        if now.complete:
            for heading in headings(now):
                found.setdefault((now.speed, now.cell, heading, final_speed(table, now), now.pushes), spent)
    return found


def ways(table: Table, now: Moment, coal: int) -> int:
    """Return in how many ways a turn can be sailed on; one that cannot be completed counts for nothing."""
    if coal < 0:
        return 0
    if now.ended:
        return len(headings(now))
    return (now.points == 0) + sum(ways(table, after, coal - price) for _, price, after in steps(table, now))

"""A whole race, told from the first tile to the last rank: Q4–Q8, Q13, Q16–Q23, B7–B12.

The race is a generator that stops wherever chance or a captain has to decide, and goes on with what was decided. So the
order of things stands here as in the rules, and nothing has to be remembered but the position itself.

Version 1 of the rules differs from version 2 where `version` is asked for: whoever has no legal turn is out (Q13); the
last tile is laid with a look ahead (Q3); coal is exchanged across banks, at the start cells, and after docking (B9); who
is out still steers the Black Rose (B12.1); she must not be left in need either, and boarding is not reckoned with (B12.4).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

from .mooring import BOARDING, Decisions, Mooring
from .position import FULL, Ask
from .river import (
    BASE,
    COMPASS,
    PRINTS,
    SHIPYARD,
    START_CELLS,
    TURNS,
    Cell,
    Data,
    beside,
    die_faces,
    overlap,
    rearmost,
)
from .rose import ROSE, Duty, need
from .turn import ENDLESS, Moment, Table, allowed, allowed_speeds, beginnings, least_coal, speed_price

PASSENGERS = {(2, 2): (1, 1), (3, 1): (1, 1), (4, 1): (1, 2), (5, 1): (2, 2), (6, 1): (2, 2), (3, 2): (2, 2)}
"""Q18, B10, B11: by players and steamers each, how many wait under a red roof and under a brown one."""
NO_MOVE_AT_ALL = 16
"""B12.4: how plain data tells that the Black Rose had no move before a turn."""


class Over(Exception):
    """The race is over."""


class Race(Mooring):
    """A race; `ask` is what is to be decided next, None once it is over."""

    def __init__(self, options: Data, seats: Sequence[str], version: int) -> None:
        super().__init__(options, seats, version)
        self._begin(self._whole_race())

    def _begin(self, play: Decisions) -> None:
        self._play = play
        self.ask = next(play, None)
        self._legal: set[str] | None = None

    def apply(self, answer: str) -> None:
        """Go on with what was decided."""
        self._legal = None
        try:
            self.ask = self._play.send(answer)
        except StopIteration:
            self.ask = None

    def legal(self) -> set[str]:
        """Return every legal answer."""
        if self._legal is None:
            self._legal = set() if self.ask is None else self.ask.answers()
        return self._legal

    # --- the course of a race ---

    def _whole_race(self) -> Decisions:
        yield from self._set_up()
        yield from self._rounds([])

    def _rounds(self, rest: list[str]) -> Decisions:
        """Q20, Q23: one round after another, the first of them perhaps under way, until the race is over."""
        try:
            while True:
                for name in rest:
                    if self.lies(name):
                        yield from self._turn(name)
                self._next_round()
                rest = list(self.order)
        except Over:
            self.to_move = self.under_way = None

    def _set_up(self) -> Decisions:
        """Q4, Q8, B10–B12: start cells, the first tile, headings."""
        self.first = self.seats[0]
        if self.options["draw_first"]:
            self.first = None
            answer = yield Ask("first", None, lambda: {f"first={seat}" for seat in self.seats})
            self.first = answer.removeprefix("first=")
        self.order = self._start_order()
        for name, cell in zip(self.order, [*START_CELLS, SHIPYARD], strict=False):
            self.steamers[name]["cell"] = list(cell)
            if cell == SHIPYARD and name != ROSE:
                self.steamers[name]["coal"] = FULL + 1
        yield from self._lay("straight", None)
        for name in self.order:
            if name != ROSE and self.cell_of(name) != SHIPYARD:
                self.steamers[name]["heading"] = yield Ask("face", name, lambda: set(COMPASS))

    def _start_order(self) -> list[str]:
        """Q8, B10, B11: clockwise from the first player; second steamers the other way round; then the Black Rose."""
        assert self.first is not None
        nth = self.seats.index(self.first)
        players = self.seats[nth:] + self.seats[:nth]
        if self.each == 1:
            own = players
        else:
            own = [f"{player}-1" for player in players] + [f"{player}-2" for player in reversed(players)]
        return own + ([ROSE] if self.rose else [])

    def _next_round(self) -> None:
        """Q17, Q20: first round and school by start cells, then by how everybody lies; Q23: the limit."""
        if self.round == 0 or self.options["school"]:
            self.order = [name for name in self._start_order() if self.lies(name)]
        else:
            self.order = self.standings()
        self.round += 1
        self.given = 0
        if self.round > self.options["round_limit"]:
            raise Over

    # --- a turn ---

    def _turn(self, name: str) -> Decisions:
        """Speed, movement, the next tile, docking or exchanging, arrival, tiles left behind."""
        self.to_move, self.under_way = name, None
        if self.rose:
            needed = need(self.data())
            self.bearable = max(1, needed) if self.version > 1 else 1
            if name == ROSE:
                if needed == ENDLESS:  # B12.5
                    self.stories.append((name, "stays"))
                    return
                self.steamers[ROSE]["coal"] = max(1, needed)
        if not self._has_a_turn(name):
            return
        if (yield from self._sail(name)):
            yield from self._grow(name)
        docked = yield from self.dock(name, self._boardings)
        self.steamers[name]["coal"] = min(self.steamers[name]["coal"], FULL)  # B11: a bonus unspent is lost
        if not docked or self.version == 1:
            yield from self.exchange(name)
        self._arrive(name)
        if name == ROSE:
            self.steamers[ROSE]["coal"] = 1
        self._leave_tiles()

    def _has_a_turn(self, name: str) -> bool:
        """Q13: tell whether there is a legal turn; if not, the steamer is held or out."""
        coal = self.steamers[name]["coal"]
        among_others = self._least_coal(self.data())
        if among_others <= coal:
            return True
        fate = "out of coal"
        if among_others == ENDLESS:
            alone = self._least_coal({**self.data(), "steamers": self._without_others(name)})
            fate = "held" if alone <= coal else "out of coal" if alone < ENDLESS else "barred by land"
        self.stories.append((name, fate))
        if fate == "held" and self.version > 1:
            self.steamers[name]["coal"] = min(coal, FULL)
        else:
            self._wreck(name)
        return False

    @staticmethod
    def _least_coal(data: Data) -> int:
        table = Table(data)
        return least_coal(table, beginnings(table).values())

    def _without_others(self, name: str) -> dict[str, Data]:
        return {other: {**one, "cell": one["cell"] if other == name else None} for other, one in self.steamers.items()}

    def _sail(self, name: str) -> Generator[Ask, str, bool]:
        """Q9–Q16, B2–B6: the speed, then one step after another; tell whether it was the first on the frontmost tile."""
        one = self.steamers[name]
        speed = int((yield Ask("speed", name, self._speeds)))
        one["coal"] -= speed_price(one["speed"], speed)
        one["speed"] = speed
        under_way: Data = {"points": speed, "rotated": 0, "stood": [one["cell"]], "pushed_to": [], "reached": False}
        self.under_way = under_way
        if self.bearable > 1:
            under_way["rose_needed"] = min(self.bearable, NO_MOVE_AT_ALL)
        while True:
            aground = self.cell_of(name) in self.river.sand
            step = yield Ask("sail", name, self._steps)
            heading = COMPASS.index(one["heading"])
            if step == "done":
                one["speed"] = max(one["speed"] - under_way.get("slowed", 0), 1)
                break
            if step in ("l", "r"):
                one["coal"] -= 1 if under_way["rotated"] else 0
                one["heading"] = COMPASS[(heading + (1 if step == "r" else -1)) % 6]
                under_way["rotated"] += 1
            elif step == "astern":
                self._enter(name, beside(self.cell_of(name), (heading + 3) % 6))
                if self.cell_of(name) not in self.river.sand:
                    one["heading"] = yield Ask("face", name, self._own_headings)
                break
            else:
                one["coal"] -= 1 if aground else 0
                ahead = beside(self.cell_of(name), heading)
                yield from self._step_ahead(name, ahead, step)
                if ahead in self.river.sand or (self.options["school"] and ahead in self.river.jetties):
                    break
        return bool(under_way["reached"])

    def _step_ahead(self, name: str, ahead: Cell, step: str) -> Decisions:
        """Q10, Q14: onto the next cell; whoever lies there is pushed aside, and its captain decides at once."""
        if step == "a":
            self._enter(name, ahead)
            return
        assert self.under_way is not None
        q, r = map(int, step.removeprefix("push=").split(","))
        other = next(other for other in self.names if self.lies(other) and self.cell_of(other) == ahead)
        rolls = self.river.is_frontmost((q, r)) and not self.under_way["reached"]
        self.steamers[other]["cell"] = [q, r]
        if (q, r) in self.river.sand:
            self.steamers[other]["speed"] = 1
        self.under_way["points"] -= 2 if (q, r) in self.river.wood else 1
        self.under_way["pushed_to"].append([q, r])
        self._enter(name, ahead)
        yield from self._after_being_pushed(other, rolls)

    def _enter(self, name: str, cell: Cell) -> None:
        """Q5, Q10, B2, B5, Q17: a cell entered, and what that means at once."""
        under_way, river = self.under_way, self.river
        assert under_way is not None
        self.steamers[name]["cell"] = list(cell)
        under_way["stood"].append(list(cell))
        under_way["points"] -= 2 if cell in river.wood else 1
        under_way["reached"] = under_way["reached"] or river.is_frontmost(cell)
        if cell in river.wood:
            under_way["slowed"] = under_way.get("slowed", 0) + 1
        if cell in river.sand:
            under_way["points"], self.steamers[name]["speed"] = 0, 1
        if self.options["school"] and cell in river.jetties:
            under_way["points"] = 0

    def _after_being_pushed(self, name: str, rolls: bool) -> Decisions:
        """Q16, B4, B6: heading, tile, boarding or fuelling, arrival; one that arrives is not asked for a heading."""
        if self._arrive(name):
            return
        if self.cell_of(name) not in self.river.sand | self.river.wood:
            self.rolling = rolls
            self.steamers[name]["heading"] = yield Ask("face", name, lambda: self._headings_when_pushed(name))
            self.rolling = False
        if rolls:
            yield from self._grow(name)
        yield from self.dock(name)
        self._arrive(name)

    # --- what is legal in a turn ---

    def _speeds(self) -> set[str]:
        return self._dutiful(allowed_speeds(Table(self.data())))

    def _steps(self) -> set[str]:
        table = Table(self.data())
        ((_, now),) = beginnings(table).values()
        return self._dutiful(allowed(table, now, table.mine["coal"]))

    def _dutiful(self, choices: dict[str, tuple[int, Moment]]) -> set[str]:
        """B12.4: the choices after which the duty can be kept; all of them if it cannot be."""
        if not self.rose:
            return set(choices)
        duty = self.duty()
        return {choice for choice, start in choices.items() if duty.can_be_kept([start])} or set(choices)

    def duty(self, data: Data | None = None) -> Duty:
        """B12.4: what the turn under way owes the Black Rose."""
        return Duty(data or self.data(), self.bearable, self.rolling, self._looks_ahead())

    def _own_headings(self) -> set[str]:
        """B3, B12.4: any heading after going astern, if the duty is kept with it."""
        return self._headings(lambda data: self.duty(data).is_kept(self._now(data), COMPASS.index(self._heading(data))))

    def _boardings(self) -> set[str]:
        """Q19, B12.4: take a passenger or not, if the duty is kept with it: one who arrives lies in nobody's way."""
        if not self.rose or self.version == 1:
            return BOARDING
        duty, now, heading = self.duty(), self._now(self.data()), COMPASS.index(self._heading(self.data()))
        kept = {choice for choice in BOARDING if duty.is_kept_with(now, heading, int(choice == "board"))}
        return kept or BOARDING

    def _headings_when_pushed(self, name: str) -> set[str]:
        """Q16, B12.4: any heading for one that was pushed, if the mover can then keep the duty."""
        return self._headings(lambda data: self.duty(data).can_be_kept([(0, self._now(data))]), name)

    def _headings(self, is_kept: Callable[[Data], bool], name: str | None = None) -> set[str]:
        if not self.rose:
            return set(COMPASS)
        kept = set()
        for heading in COMPASS:
            data = self.data()
            data["steamers"][name or self.to_move]["heading"] = heading
            kept |= {heading} if is_kept(data) else set()
        return kept or set(COMPASS)

    @staticmethod
    def _now(data: Data) -> Moment:
        ((_, now),) = beginnings(Table(data)).values()
        return now

    @staticmethod
    def _heading(data: Data) -> str:
        return str(data["steamers"][data["to_move"]]["heading"])

    # --- the river ---

    def _pile(self) -> int:
        """Q4, Q17, Q18: how many tiles are still face down."""
        return (3 if self.options["school"] else len(self._shuffled())) - len(self.tiles) + 1

    def _shuffled(self) -> list[str]:
        """B1: the tiles of the river."""
        return [tile for tile in BASE if tile not in self.options["removed"]] + list(self.options["added"])

    def _looks_ahead(self) -> bool:
        """Q3: whether the tile after the next one must have a free nose too."""
        return self.version == 1 or self._pile() > 1

    def _grow(self, name: str) -> Decisions:
        """Q5: roll, turn up a tile and join it; after the last one roll for the landing."""
        faces = die_faces(self.tiles, self.first_tile, self._looks_ahead())
        turn = (yield Ask("die", name, lambda: {f"die={face}" for face in faces})).removeprefix("die=")
        yield from self._lay(turn, name)
        if not self._pile():
            answer = yield Ask("landing", name, lambda: {f"die={face}" for face in TURNS})
            self.landing = answer.removeprefix("die=")

    def _lay(self, turn: str, name: str | None) -> Decisions:
        """Q3, Q4, Q18: a tile is turned up and joined, and passengers come to its station."""
        unseen = set(self._shuffled()) - {tile["id"] for tile in self.tiles}
        answer = yield Ask("tile", name, lambda: {f"tile={tile}" for tile in unseen}, turn if name else None)
        tile = answer.removeprefix("tile=")
        left_out = overlap(self.tiles, self.first_tile, turn)
        self.tiles.append({"id": tile, "turn": turn} | ({"left_out": left_out} if left_out else {}))
        if "station" in PRINTS[tile]:
            red, brown = PASSENGERS[len(self.seats), self.each]
            self.waiting[tile] = red if PRINTS[tile]["station"]["roof"] == "red" else brown

    def _leave_tiles(self) -> None:
        """Q6: tiles behind every steamer leave the table, and who waits there is lost."""
        self.first_tile = rearmost(self.river, [self.cell_of(name) for name in self.names if self.lies(name)])
        for tile in self.tiles[: self.first_tile]:
            self.waiting.pop(tile["id"], None)

    # --- the end ---

    def _arrive(self, name: str) -> bool:
        """Q17, Q21, B10: who is home leaves the river, and its captain takes the next rank with enough of them."""
        if not self.lies(name):
            return False
        table = Table({**self.data(), "to_move": name})
        if not table.arrives(name, self.cell_of(name), self.steamers[name]["speed"]):
            return False
        self.steamers[name]["cell"] = None
        player = self.player_of(name)
        if len(self.home(player)) >= self.wanted_home:
            self.ranks[player] = min(self.free_ranks())
            if self.each == 2 or self.options["stop_at_winner"]:
                raise Over
        self._end_with_one_left()
        return True

    def _wreck(self, name: str) -> None:
        """Q13, B10: out, and with it all a player has if too few are left to come home."""
        self.steamers[name]["cell"] = None
        self.wrecked.append(name)
        player = self.player_of(name)
        if sum(ship not in self.wrecked for ship in self.ships_of(player)) < self.wanted_home:
            for ship in self.ships_of(player):
                if self.lies(ship):
                    self.steamers[ship]["cell"] = None
                    self.wrecked.append(ship)
            self.ranks[player] = max(self.free_ranks())
            self._end_with_one_left()
        self._leave_tiles()

    def _end_with_one_left(self) -> None:
        """Q22: the others play on until one is left."""
        if list(self.ranks.values()).count(0) <= 1:
            raise Over


def race_from(data: Data) -> Race:
    """Return the race from a position on in which a turn is to be begun."""
    assert data["decision"] == "speed", "only from the beginning of a turn"
    race = Race({**data["options"], "draw_first": False}, data["seats"], data["rules"])
    race.options = data["options"]
    for name, one in data["steamers"].items():
        kept = {key: value for key, value in one.items() if key not in ("rank", "wrecked", "home")}
        race.steamers[name] = kept
        if one.get("wrecked"):
            race.wrecked.append(name)
        if one.get("rank"):
            race.ranks[race.player_of(name)] = one["rank"]
    for key in ("tiles", "first_tile", "landing", "waiting", "first", "round", "order"):
        setattr(race, key, data[key])
    race.given = data.get("given", 0)
    race._begin(race._rounds(race.order[race.order.index(data["to_move"]) :]))
    return race

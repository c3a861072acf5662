"""B12: the duty not to strand the Black Rose: no turn may bring her into need of more than one coal point.

The duty holds while the captain has another turn, and at each decision: an action is legal if some turn after it keeps the
duty, or if no action does. Who pushes her counts on the heading that is best for her, and her captain must then choose one
that keeps the duty. RULING: what is judged is how everybody lies when the turn is over, even if somebody is wrecked then,
against what she needed before the turn began: to bring is not to leave.

Kernel: mypyc compiles this file, and it runs uncompiled too.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.games.integers import append, i64, vec
from paddlewheel.games.queen.model.position import (
    BOARD as TO_BOARD,
)
from paddlewheel.games.queen.model.position import (
    DIE,
    FULL_COAL,
    MOST_SHIPS,
    NEXT,
    NOBODY,
    ROSE_COAL,
    SAIL,
    dump,
    forget_turn,
    load,
    push_task,
    ship_of,
)
from paddlewheel.games.queen.model.position import (
    FACE as TO_FACE,
)
from paddlewheel.games.queen.river.flat_map import (
    CELLS,
    KEEPS_HEADING,
    MOST_PLACES,
    MOST_TILES,
    NO_LANDING,
    set_first_tile,
)
from paddlewheel.games.queen.routes.listing import BACKED, COAL, SPEED, SPOT, WORLD
from paddlewheel.games.queen.routes.pushes import WORLD_SIZE, World
from paddlewheel.games.queen.routes.reaching import ROTATIONS, SLOWED
from paddlewheel.games.queen.routes.way_back import calm_way, way_to
from paddlewheel.games.queen.turn.agenda import act, settle_turn
from paddlewheel.games.queen.turn.arrival import FINE, GOES_ON, arrive, end_reason, has_arrived
from paddlewheel.games.queen.turn.black_rose import is_stranded, need_before
from paddlewheel.games.queen.turn.costs import speed_left, speed_on
from paddlewheel.games.queen.turn.docking import board, why_not_board
from paddlewheel.games.queen.turn.growth import leave_tiles
from paddlewheel.games.queen.turn.movement import BOARD, FACE, SKIP, action, list_turns
from paddlewheel.games.queen.turn.race import KNOWN, Race, begin_rest, begin_turn, look_around

MOST_JUDGEMENTS: Final = 8000
"""After this many turns their numbers begin anew, and what was known of the turns that had them is forgotten."""


class Snapshot:
    """What trying out an end of a turn can change."""

    def __init__(self) -> None:
        self.numbers: vec[i64] = vec[i64]([0] * (7 * MOST_SHIPS + MOST_TILES + 16))

    def keep(self, race: Race) -> None:
        """Write everything down."""
        numbers, at, heading, speed, coal = self.numbers, race.at, race.heading, race.speed, race.coal
        aboard, boarded, ranks = race.aboard, race.boarded, race.ranks
        for ship in range(race.ships):
            numbers[ship] = at[ship]
            numbers[ship + 8] = heading[ship]
            numbers[ship + 16] = speed[ship]
            numbers[ship + 24] = coal[ship]
            numbers[ship + 32] = aboard[ship]
            numbers[ship + 40] = boarded[ship]
            numbers[ship + 48] = ranks[ship]
        for number in range(race.chart.count):
            numbers[72 + number] = race.waiting[number]
        numbers[56] = race.chart.first_tile
        numbers[57] = race.tasks
        numbers[58] = race.agenda[0]
        numbers[59] = 1 if race.under_way else 0
        numbers[60] = race.points
        numbers[61] = race.rotated
        numbers[62] = 1 if race.reached else 0
        numbers[63] = race.slowed
        numbers[64] = race.rose_needed
        numbers[65] = race.stood_on
        numbers[66] = race.pushes
        numbers[67] = race.logged

    def restore(self, race: Race) -> None:
        """Let everything be as it was."""
        numbers, at, heading, speed, coal = self.numbers, race.at, race.heading, race.speed, race.coal
        aboard, boarded, ranks = race.aboard, race.boarded, race.ranks
        for ship in range(race.ships):
            at[ship] = numbers[ship]
            heading[ship] = numbers[ship + 8]
            speed[ship] = numbers[ship + 16]
            coal[ship] = numbers[ship + 24]
            aboard[ship] = numbers[ship + 32]
            boarded[ship] = numbers[ship + 40]
            ranks[ship] = numbers[ship + 48]
        for number in range(race.chart.count):
            race.waiting[number] = numbers[72 + number]
        set_first_tile(race.chart, numbers[56])
        race.tasks = numbers[57]
        race.agenda[0] = numbers[58]
        race.under_way = numbers[59] != 0
        race.points = numbers[60]
        race.rotated = numbers[61]
        race.reached = numbers[62] != 0
        race.slowed = numbers[63]
        race.rose_needed = numbers[64]
        race.stood_on = numbers[65]
        race.pushes = numbers[66]
        race.logged = numbers[67]


class Judge:
    """Says of the ends of a turn whether they strand the Black Rose; alike ends are looked at once."""

    def __init__(self, race: Race, mover: i64, rolling: bool) -> None:
        self.race, self.mover, self.rolling = race, mover, rolling
        self.ends: vec[i64] = race.listing.ends[: race.listing.found]
        """The ends of the turn, which were just listed,"""
        self.worlds: vec[i64] = race.listing.worlds
        self.ships: vec[i64] = race.search.ships[: race.search.count]
        """and which steamers their pushes are about."""
        race.judgement += 1
        if race.judgement > MOST_JUDGEMENTS:
            race.judgement, race.judged = 1, vec[i64]([0] * KNOWN)
        self.first, self.second, self.third = Snapshot(), Snapshot(), Snapshot()
        self.before: i64 = need_before(race)
        self.has_lane = False
        self.lane: vec[i64] = vec[i64]([0] * MOST_PLACES)
        """By cell: whether it is on a way that is open to her."""
        self.look_for_lane()

    def look_for_lane(self) -> None:
        """Find a way that she could sail with her coal if the mover were not there, without a push.

        It leads over no tile that could leave the table.
        """
        race, rose = self.race, self.race.rules.rose
        if rose == self.mover:
            return
        cell, coal = race.at[self.mover], race.coal[rose]
        race.at[self.mover] = NOBODY
        race.coal[rose] = ROSE_COAL
        if begin_turn(race, rose, ROSE_COAL):
            way = calm_way(race.search, race.listing, race.at[rose] // CELLS * CELLS)
            for nth in range(len(way)):
                self.lane[(way[nth] & SPOT) // 6] = 1
                self.has_lane = True
        race.at[self.mover] = cell
        race.coal[rose] = coal

    def strands(self, row: i64) -> bool:
        """Tell whether an end strands her; speed and heading of the mover count only where she or an option makes them."""
        race, cell = self.race, (row & SPOT) // 6
        if self.has_lane and self.lane[cell] == 0 and self.leaves_lane_clear(row >> WORLD):
            return False  # there is no need to look closer
        hers = self.mover == race.rules.rose
        brings_tile = self.brings_tile(row)
        key = (race.judgement << 24 | row >> WORLD) << 24 | cell << 12
        if brings_tile:
            key |= 1
        if hers or not race.rules.push_astern:  # Q23: where the mover could be pushed by her
            key |= (row & SPOT) % 6 << 8
        if hers or race.chart.landing != NO_LANDING:  # Q21: who is slow enough arrives, or may be pushed home
            key |= final_speed(race, self.mover, row) << 4
        at = key % (KNOWN - 3)
        while race.judged[at] >> 1 != key:
            if race.judged[at] >> 49 != race.judgement:  # of an earlier turn
                race.judged[at] = key << 1
                if self.is_stranded_after(row, brings_tile):
                    race.judged[at] |= 1
                break
            at += 1
            if at == KNOWN:
                return self.is_stranded_after(row, brings_tile)
        return race.judged[at] & 1 != 0

    def leaves_lane_clear(self, world: i64) -> bool:
        """Return whether some pushes bring nobody onto the lane that is open to her, and leave her where she is."""
        if world == 0:
            return True
        at = (world - 1) * WORLD_SIZE
        for nth in range(self.worlds[at]):
            if self.lane[self.worlds[at + 3 + nth * 3]] or self.ship(world, nth) == self.race.rules.rose:
                return False
        return True

    def ship(self, world: i64, nth: i64) -> i64:
        """Return which steamer the n-th push of a world is about."""
        return self.ships[self.worlds[(world - 1) * WORLD_SIZE + 1 + nth * 3]]

    def space(self, world: i64, nth: i64) -> i64:
        """Return where the n-th push of a world leads."""
        return self.worlds[(world - 1) * WORLD_SIZE + 3 + nth * 3]

    def pushes(self, world: i64) -> i64:
        """Return how many pushes a world has."""
        return 0 if world == 0 else self.worlds[(world - 1) * WORLD_SIZE]

    def brings_tile(self, row: i64) -> bool:
        """Q5, Q16: whether the next tile is joined in the turn: the mover or one it pushes comes onto the frontmost one."""
        race, cell, world = self.race, (row & SPOT) // 6, row >> WORLD
        if race.chart.landing != NO_LANDING:
            return False
        if self.rolling or (race.under_way and race.reached) or race.chart.is_first_on_frontmost(cell):
            return True
        for nth in range(self.pushes(world)):
            if race.chart.is_first_on_frontmost(self.space(world, nth)):
                return True
        return cell // CELLS == race.chart.count - 2 and self.comes_back(row)

    def comes_back(self, row: i64) -> bool:
        """Return whether the way to an end leads onto the frontmost tile and back to the one before it."""
        if row >> ROTATIONS & 31 == BACKED:
            return False
        race, world = self.race, World()
        world.count = self.pushes(row >> WORLD)
        for nth in range(world.count):
            world.ships[nth] = self.worlds[((row >> WORLD) - 1) * WORLD_SIZE + 1 + nth * 3]
            world.spaces[nth] = self.space(row >> WORLD, nth)
        if race.under_way:
            begin_rest(race, self.mover, race.coal[self.mover])
        else:
            begin_turn(race, self.mover, race.coal[self.mover])
        way = way_to(race.search, world, row)
        for nth in range(len(way)):  # noqa: SIM110  (a generator would box every number)
            if race.chart.is_first_on_frontmost((way[nth] & SPOT) // 6):
                return True
        return False

    def is_stranded_after(self, row: i64, tile_to_come: bool) -> bool:
        """Return whether she is stranded when the turn is over, after all that is done to others in it."""
        race, rose, world = self.race, self.race.rules.rose, row >> WORLD
        free = False
        for nth in range(self.pushes(world)):
            if self.ship(world, nth) == rose and race.chart.special[self.space(world, nth)] & KEEPS_HEADING == 0:
                free = True
        self.first.keep(race)
        end_turn(race, self.mover, row)
        pushed = vec[i64]()
        for nth in range(self.pushes(world)):
            ship = self.ship(world, nth)
            be_pushed(race, ship, self.space(world, nth))
            if ship != rose and race.at[ship] >= 0 and race.chart.special[self.space(world, nth)] & KEEPS_HEADING == 0:
                pushed = append(pushed, ship)
        race.tasks = 0
        forget_turn(race)
        if tile_to_come:
            push_task(race, DIE, self.mover)
        found = self.is_stranded_however_they_face(pushed, free)
        self.first.restore(race)
        return found

    def is_stranded_however_they_face(self, pushed: vec[i64], free: bool) -> bool:
        """Return whether she is stranded however those lie who were pushed.

        That matters only where nobody is pushed straight astern (Q23). Their captains have the duty too, so the mover may
        count on what they choose (Q16).
        """
        race = self.race
        if race.rules.push_astern or len(pushed) == 0:
            return self.is_stranded(free)
        ways: i64 = 1
        for _ in range(len(pushed)):
            ways *= 6
        for way in range(ways):
            rest = way
            for nth in range(len(pushed)):
                race.heading[pushed[nth]] = (self.first.numbers[pushed[nth] + 8] + rest % 6) % 6
                rest //= 6
            if not self.is_stranded(free):
                return False
        return True

    def is_stranded(self, free: bool) -> bool:
        """Return whether she is stranded as everybody lies then, also if the mover boards where it may (Q19)."""
        race = self.race
        if not self.is_stranded_when_over(free):
            return False
        if not race.rules.duty_sees_boarding or why_not_board(race, self.mover) != FINE:
            return True
        self.second.keep(race)
        board(race, self.mover)
        found = self.is_stranded_when_over(free)
        self.second.restore(race)
        return found

    def is_stranded_when_over(self, free: bool) -> bool:
        """Return whether she is stranded after the turn; who arrives in it lies in nobody's way, and may end the race."""
        self.third.keep(self.race)
        found = is_stranded_when_over(self.race, self.mover, self.before, free)
        self.third.restore(self.race)
        return found


def is_stranded_when_over(race: Race, mover: i64, before: i64, any_heading: bool) -> bool:
    """Return whether she is stranded after a turn; the race is left as it is then."""
    if has_arrived(race, mover):
        arrive(race, mover)
    if end_reason(race) != GOES_ON:
        return False
    leave_tiles(race)
    return is_stranded(race, any_heading, before)


def final_speed(race: Race, ship: i64, row: i64) -> i64:
    """B2, B5: the speed a steamer has after its turn: lower for driftwood, 1 where it runs aground."""
    speed, slowed = row >> SPEED & 7, row >> SLOWED & 15
    if race.under_way:
        speed, slowed = race.speed[ship], slowed + race.slowed
    return speed_on(race.chart, (row & SPOT) // 6, speed_left(speed, slowed))


def end_turn(race: Race, ship: i64, row: i64) -> None:
    """Q9–Q11, B5, B11: put the mover where an end of its turn leaves it, before it docks; a bonus point left is lost."""
    race.speed[ship] = final_speed(race, ship, row)
    race.coal[ship] = min(race.coal[ship] - (row >> COAL & 31), FULL_COAL)
    race.at[ship] = (row & SPOT) // 6
    race.heading[ship] = (row & SPOT) % 6


def be_pushed(race: Race, ship: i64, space: i64) -> None:
    """Q14, Q16, B4: put a steamer where it is pushed to; one that arrives is gone."""
    race.at[ship] = space
    race.speed[ship] = speed_on(race.chart, space, race.speed[ship])
    if has_arrived(race, ship):
        arrive(race, ship)


def list_dutiful(race: Race, ship: i64) -> vec[i64]:
    """Return the ends of a turn that keep the duty, all of them if none does; their worlds are those of `race.listing`."""
    list_turns(race, ship, race.coal[ship], True)
    ends = race.listing.ends[: race.listing.found]
    race.all_ends = ends
    if race.rules.rose == NOBODY:
        return ends
    over, worlds, kept = race.listing.over, race.listing.worlds, vec[i64]()
    judge = Judge(race, ship, False)
    for nth in range(len(ends)):
        if not judge.strands(ends[nth]):
            kept = append(kept, ends[nth])
    race.listing.over, race.listing.worlds = over, worlds  # judging has listed other turns
    look_around(race, ship, race.under_way)
    return kept if len(kept) else ends


# --- at each decision -----------------------------------------------------------------------------------------------------


def dutiful(race: Race, actions: vec[i64]) -> vec[i64]:
    """Return the actions after which the duty can be kept; all of them if it cannot be, or if nobody has it."""
    if race.rules.rose == NOBODY or race.round == 0 or len(actions) < 2:
        return actions
    mover, before, kept = ship_of(race.agenda[0]), dump(race), vec[i64]()
    for nth in range(len(actions)):
        if is_kept_after(race, actions[nth], mover):
            kept = append(kept, actions[nth])
        load(race, race.rules, before)
    return kept if len(kept) else actions


def is_kept_after(race: Race, one: i64, mover: i64) -> bool:
    """Return whether the duty can be kept after an action; the race is left somewhere after it."""
    logged = race.logged
    act(race, one)
    settle_turn(race)
    race.logged = logged
    return can_be_kept(race, mover)


def counts_on_boarding(race: Race) -> bool:
    """Return whether the steamer that is to decide next is the mover, whose own boarding counts."""
    return race.rules.duty_sees_boarding and ship_of(race.agenda[race.tasks - 1]) == ship_of(race.agenda[0])


def can_be_kept(race: Race, mover: i64) -> bool:
    """Return whether some way to go on with the turn keeps the duty; when the turn is over, whether it has been kept."""
    if race.tasks == 0:
        return True
    what = race.agenda[race.tasks - 1] & 15
    if what == TO_FACE or (what == TO_BOARD and counts_on_boarding(race)):
        return is_kept_by_any(race, what, mover)
    sails, rolls = False, False
    for nth in range(race.tasks):
        sails = sails or race.agenda[nth] & 15 == SAIL
        rolls = rolls or race.agenda[nth] & 15 == DIE
    if not sails:
        return not is_stranded_when_over(race, mover, need_before(race), False)
    race.tasks = 0
    push_task(race, NEXT, mover)
    push_task(race, SAIL, mover)
    list_turns(race, mover, race.coal[mover], True)
    judge = Judge(race, mover, rolls)
    for nth in range(len(judge.ends)):  # noqa: SIM110  (a generator would box every number)
        if not judge.strands(judge.ends[nth]):
            return True
    return False


def is_kept_by_any(race: Race, what: i64, mover: i64) -> bool:
    """Return whether any heading, or boarding or not, leaves a way to keep the duty."""
    before = dump(race)
    choices = vec[i64]([action(BOARD, 0), action(SKIP, 0)])
    if what == TO_FACE:
        choices = vec[i64]([action(FACE, heading) for heading in range(6)])
    for nth in range(len(choices)):
        if is_kept_after(race, choices[nth], mover):
            return True
        load(race, race.rules, before)
    return False

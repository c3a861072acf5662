"""A position in numbers that can be changed in place: what the rules are carried out on.

A `State` is the value that everybody keeps; its bytes are read into a position, something is done, bytes come out again.

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.strings import BytesWriter

from paddlewheel.games.integers import extend, i64, vec
from paddlewheel.games.queen.river.flat_map import (
    MOST_TILES,
    NO_LANDING,
    FlatMap,
    Tiles,
    clear,
    join_landing,
    lay,
    set_first_tile,
    set_yard,
    take_back,
)

NOBODY: Final = -1
MOST_SHIPS: Final = 8
FULL_COAL: Final = 6
ROSE_COAL: Final = 1
"""B12: what the Black Rose may spend in a turn; it is hers anew in each."""
PLENTY: Final = 15
"""More coal than any turn can need."""
NO_WAY: Final = 16
"""B12: no move at all counts as the greatest need."""
SLOWEST: Final = 1
FASTEST: Final = 6

# What a task of the agenda can be. Decisions of chance:
FIRST: Final = 0
DIE: Final = 1
TILE: Final = 2
LANDING: Final = 3
# decisions of captains:
FACE: Final = 4
SPEED: Final = 5
SAIL: Final = 6
BOARD: Final = 7
FUEL: Final = 8
EXCHANGE: Final = 9
# and what happens by itself:
DOCK: Final = 10
TRADE: Final = 11
ARRIVE: Final = 12
NEXT: Final = 13

# What happened, as it is logged (see `note`): a kind in eight bits, and four numbers in fourteen bits each.
BEGAN: Final = 0
DIE_ROLLED: Final = 1
TILE_LAID: Final = 2
LANDING_JOINED: Final = 3
TILE_LEFT: Final = 4
ROUND_BEGAN: Final = 5
STANDING: Final = 6
SPEED_SET: Final = 7
SAILED: Final = 8
BACKED: Final = 9
GOT_OFF: Final = 10
RAN_AGROUND: Final = 11
SLOWED: Final = 12
ROTATED: Final = 13
PUSHED: Final = 14
FACED: Final = 15
BOARDED: Final = 16
FUELLED: Final = 17
EXCHANGED: Final = 18
STAYED: Final = 19
HELD: Final = 20
WITHDREW: Final = 21
ARRIVED: Final = 22
WRECKED: Final = 23
ENDED: Final = 24


class Rules:
    """The rule set of a race as numbers (see `rule_set`)."""

    def __init__(
        self,
        players: int,
        each: int,
        wanted_home: int,
        ends_with_winner: bool,
        fixed_order: bool,
        jetties_end_moves: bool,
        shipyard: bool,
        rose: int,
        trades: bool,
        looks_beyond_last_tile: bool,
        held_steamers_stay: bool,
        exchange_needs_water: bool,
        landing_stages: bool,
        one_action_at_the_end: bool,
        control_passes: bool,
        need_may_stay: bool,
        duty_sees_boarding: bool,
        school: bool,
        push_astern: bool,
        exchange_at_docks: bool,
        arrival_speed: int,
        round_limit: int,
        pile: int,
        river: int,
        guests: Sequence[int],
        berths: Sequence[int],
    ) -> None:
        self.players: i64 = players
        self.each: i64 = each
        self.wanted_home: i64 = wanted_home
        self.ends_with_winner = ends_with_winner
        self.fixed_order = fixed_order
        self.jetties_end_moves = jetties_end_moves
        self.shipyard = shipyard
        self.rose: i64 = rose
        self.trades = trades
        self.looks_beyond_last_tile = looks_beyond_last_tile
        self.held_steamers_stay = held_steamers_stay
        self.exchange_needs_water = exchange_needs_water
        self.landing_stages = landing_stages
        self.one_action_at_the_end = one_action_at_the_end
        self.control_passes = control_passes
        self.need_may_stay = need_may_stay
        self.duty_sees_boarding = duty_sees_boarding
        self.school = school
        self.push_astern = push_astern
        self.exchange_at_docks = exchange_at_docks
        self.arrival_speed: i64 = arrival_speed
        """Q17, Q21, Q23: the highest speed at which a steamer arrives: any in the school."""
        self.round_limit: i64 = round_limit
        self.pile: i64 = pile
        """Q17, Q18: how many tiles are laid."""
        self.river: i64 = river
        """Q4: a bit for each tile that is shuffled."""
        self.guests: vec[i64] = vec[i64](guests)
        """Q18: how many passengers wait under no roof, a red one, a brown one."""
        self.berths: vec[i64] = vec[i64](berths)
        """Q8: pairs of whose the start cells are: the player, counted from the first, and which of that one's steamers."""


class Position:
    """Everything that a `State` has, as numbers."""

    def __init__(self, tiles: Tiles, rules: Rules) -> None:  # noqa: PLR0915  (one for each part)
        self.chart = FlatMap(tiles)
        self.rules = rules
        self.first: i64 = NOBODY
        """Q8: which seat has start cell 1."""
        self.given: i64 = 0
        """B12: how much coal the Black Rose has given in this round."""
        self.round: i64 = 0
        self.waiting: vec[i64] = vec[i64]([0] * MOST_TILES)
        """Q18, by tile: how many passengers wait."""
        # the steamers
        self.ships: i64 = 0
        self.at: vec[i64] = vec[i64]([NOBODY] * MOST_SHIPS)
        """By steamer: its cell, -1 once it has left the river,"""
        self.heading: vec[i64] = vec[i64]([0] * MOST_SHIPS)
        self.speed: vec[i64] = vec[i64]([0] * MOST_SHIPS)
        self.coal: vec[i64] = vec[i64]([0] * MOST_SHIPS)
        self.aboard: vec[i64] = vec[i64]([0] * MOST_SHIPS)
        """how many passengers it has aboard,"""
        self.boarded: vec[i64] = vec[i64]([0] * MOST_SHIPS)
        """and at which tiles they came aboard: tile + 1 of the first, and × 256 that of the second."""
        # the race
        self.ranks: vec[i64] = vec[i64]([0] * MOST_SHIPS)
        """By seat: the rank it took, 0 while it sails."""
        self.wrecked: i64 = 0
        """A bit for each steamer that is wrecked or had to leave with one."""
        self.order: vec[i64] = vec[i64]([0] * MOST_SHIPS)
        """Q20: the order of play in this round,"""
        self.ordered: i64 = 0
        """and how many are in it."""
        self.agenda: vec[i64] = vec[i64]([0] * 64)
        """What to decide or do next, as a stack: first things last (see `task`),"""
        self.tasks: i64 = 0
        """and how many things there are."""
        # the turn under way
        self.under_way: bool = False
        self.points: i64 = 0
        """Q10: movement points still to be used up."""
        self.rotated: i64 = 0
        """Q11: rotations made so far."""
        self.reached: bool = False
        """Q5: whether the mover came onto the frontmost tile as the first."""
        self.slowed: i64 = 0
        """B5: by how much the speed will be lower at the end of the turn."""
        self.rose_needed: i64 = ROSE_COAL
        """B12: the coal that the Black Rose needed when the turn began."""
        self.stood: vec[i64] = vec[i64]([0] * 16)
        """Q15: every cell the mover stood on in this turn, the start included,"""
        self.stood_on: i64 = 0
        """and how many."""
        self.pushed_to: vec[i64] = vec[i64]([0] * 8)
        """Q15: the cells it pushed steamers to,"""
        self.pushes: i64 = 0
        """and how many."""
        # what happened
        self.log: vec[i64] = vec[i64]([0] * 256)
        self.logged: i64 = 0


def task(what: i64, ship: i64, bend: i64) -> i64:
    """Return a task as one number: what, for which steamer, and for a tile how it bends."""
    return what | (ship + 1) << 4 | (bend + 1) << 8


def ship_of(one: i64) -> i64:
    """Return the steamer of a task."""
    return (one >> 4 & 15) - 1


def push_task(position: Position, what: i64, ship: i64) -> None:
    """Put a task before all others."""
    position.agenda[position.tasks] = task(what, ship, 0)
    position.tasks += 1


def note(position: Position, kind: i64, one: i64, two: i64, three: i64, four: i64) -> None:
    """Write down what happened."""
    if position.logged == len(position.log):
        position.log = extend(position.log, position.log)
    position.log[position.logged] = kind | one << 8 | two << 22 | three << 36 | four << 50
    position.logged += 1


# --- bytes ----------------------------------------------------------------------------------------------------------------

HEAD: Final = 14
PER_TILE: Final = 6
PER_SHIP: Final = 8
PER_TASK: Final = 3


def load(position: Position, rules: Rules, packed: bytes) -> None:
    """Read a state."""
    position.rules = rules
    position.first = i64(packed[0]) - 1
    position.given = packed[3]
    position.round = i64(packed[4]) | i64(packed[5]) << 8 | i64(packed[6]) << 16
    position.wrecked = packed[7]
    position.ships = packed[9]
    position.ordered = packed[11]
    position.tasks = packed[12]
    tiles: i64 = packed[8]
    load_chart(position.chart, rules, packed, tiles)
    at: i64 = HEAD
    for number in range(tiles):
        position.waiting[number] = packed[at + 5]
        at += PER_TILE
    for ship in range(position.ships):
        position.at[ship] = (i64(packed[at]) | i64(packed[at + 1]) << 8) - 1
        position.heading[ship] = packed[at + 2]
        position.speed[ship] = packed[at + 3]
        position.coal[ship] = packed[at + 4]
        position.aboard[ship] = packed[at + 5]
        position.boarded[ship] = i64(packed[at + 6]) | i64(packed[at + 7]) << 8
        at += PER_SHIP
    for seat in range(i64(packed[10])):
        position.ranks[seat] = packed[at]
        at += 1
    for nth in range(position.ordered):
        position.order[nth] = packed[at]
        at += 1
    for nth in range(position.tasks - 1, i64(-1), -1):
        position.agenda[nth] = i64(packed[at]) | i64(packed[at + 1]) << 4 | i64(packed[at + 2]) << 8
        at += PER_TASK
    load_turn(position, packed, at)


def load_turn(position: Position, packed: bytes, at: i64) -> None:
    """Read what a turn under way has to remember."""
    forget_turn(position)
    if packed[13]:
        position.under_way = True
        position.points = packed[at]
        position.rotated = packed[at + 1]
        position.reached = packed[at + 2] != 0
        position.slowed = packed[at + 3]
        position.rose_needed = packed[at + 4]
        position.stood_on = packed[at + 5]
        position.pushes = packed[at + 6]
        at += 7
        for nth in range(position.stood_on):
            position.stood[nth] = i64(packed[at]) | i64(packed[at + 1]) << 8
            at += 2
        for nth in range(position.pushes):
            position.pushed_to[nth] = i64(packed[at]) | i64(packed[at + 1]) << 8
            at += 2


def forget_turn(position: Position) -> None:
    """Let nobody be under way."""
    position.under_way = False
    position.points = 0
    position.rotated = 0
    position.reached = False
    position.slowed = 0
    position.rose_needed = ROSE_COAL
    position.stood_on = 0
    position.pushes = 0


def load_chart(chart: FlatMap, rules: Rules, packed: bytes, tiles: i64) -> None:
    """Lay the tiles of a state; those that lie there as they should stay."""
    landing = i64(packed[2]) - 2
    if landing < -1:
        landing = NO_LANDING
    same = alike(chart, packed, tiles)
    fits = chart.stops_at_jetties == rules.jetties_end_moves and chart.with_yard == rules.shipyard
    if chart.landing != NO_LANDING and (chart.landing != landing or same < tiles or same < chart.count):
        fits = False
    if not fits:
        clear(chart)
        chart.stops_at_jetties = rules.jetties_end_moves
        chart.with_yard = rules.shipyard
        same = 0
    if same < tiles or same < chart.count:
        set_first_tile(chart, 0)
        while chart.count > same:
            take_back(chart)
        for number in range(same, tiles):
            at = HEAD + number * PER_TILE
            lay(chart, i64(packed[at]), i64(packed[at + 1]) - 1, left_out_at(packed, at))
    if landing != chart.landing:
        join_landing(chart, landing)
    set_first_tile(chart, i64(packed[1]))
    set_yard(chart, chart.with_yard)


def alike(chart: FlatMap, packed: bytes, tiles: i64) -> i64:
    """Return how many of the tiles lie there as a state has them."""
    same: i64 = 0
    while same < tiles and same < chart.count:
        at = HEAD + same * PER_TILE
        if chart.tile[same] != i64(packed[at]) or chart.bend[same] + 1 != i64(packed[at + 1]):
            break
        if chart.left_out[same] != left_out_at(packed, at):
            break
        same += 1
    return same


def left_out_at(packed: bytes, at: i64) -> i64:
    """Return the cells that a tile has left out."""
    return i64(packed[at + 2]) | i64(packed[at + 3]) << 8 | i64(packed[at + 4]) << 16


def dump(position: Position) -> bytes:
    """Return a position as the bytes of a state."""
    chart, rules = position.chart, position.rules
    writer = BytesWriter()
    writer.append(position.first + 1)
    writer.append(chart.first_tile)
    if chart.landing == NO_LANDING:
        writer.append(0)
    else:
        writer.append(chart.landing + 2)
    writer.append(position.given)
    writer.append(position.round & 255)
    writer.append(position.round >> 8 & 255)
    writer.append(position.round >> 16)
    writer.append(position.wrecked)
    writer.append(chart.count)
    writer.append(position.ships)
    writer.append(rules.players)
    writer.append(position.ordered)
    writer.append(position.tasks)
    if position.under_way:
        writer.append(1)
    else:
        writer.append(0)
    for number in range(chart.count):
        writer.append(chart.tile[number])
        writer.append(chart.bend[number] + 1)
        left_out = chart.left_out[number]
        writer.append(left_out & 255)
        writer.append(left_out >> 8 & 255)
        writer.append(left_out >> 16)
        writer.append(position.waiting[number])
    for ship in range(position.ships):
        there = position.at[ship] + 1
        writer.append(there & 255)
        writer.append(there >> 8)
        writer.append(position.heading[ship])
        writer.append(position.speed[ship])
        writer.append(position.coal[ship])
        writer.append(position.aboard[ship])
        writer.append(position.boarded[ship] & 255)
        writer.append(position.boarded[ship] >> 8)
    for seat in range(rules.players):
        writer.append(position.ranks[seat])
    for nth in range(position.ordered):
        writer.append(position.order[nth])
    for nth in range(position.tasks - 1, i64(-1), -1):
        one = position.agenda[nth]
        writer.append(one & 15)
        writer.append(one >> 4 & 15)
        writer.append(one >> 8)
    if position.under_way:
        dump_turn(position, writer)
    return writer.getvalue()


def dump_turn(position: Position, writer: BytesWriter) -> None:
    """Write down what a turn under way has to remember."""
    writer.append(position.points)
    writer.append(position.rotated)
    if position.reached:
        writer.append(1)
    else:
        writer.append(0)
    writer.append(position.slowed)
    writer.append(position.rose_needed)
    writer.append(position.stood_on)
    writer.append(position.pushes)
    for nth in range(position.stood_on):
        writer.append(position.stood[nth] & 255)
        writer.append(position.stood[nth] >> 8)
    for nth in range(position.pushes):
        writer.append(position.pushed_to[nth] & 255)
        writer.append(position.pushed_to[nth] >> 8)


# --- whose a steamer is (Q8, B8, B12) -------------------------------------------------------------------------------------


def owner(position: Position, ship: i64) -> i64:
    """B8, B12: return whose steamer it is; the Black Rose is nobody's."""
    if ship == position.rules.rose:
        return NOBODY
    return ship % position.rules.players


def captain_of(position: Position, ship: i64) -> i64:
    """Q8, B12: return who decides for a steamer: its owner; for the Black Rose the player of the last steamer of the round.

    RULING: a player who is out of the race, wrecked or home, is asked nothing: control passes on to the player of the
    last steamer that still sails. (Version 1: that player keeps her to the end of the round.)
    """
    rules = position.rules
    if ship != rules.rose:
        return ship % rules.players
    for nth in range(position.ordered - 1, i64(-1), -1):
        other = position.order[nth]
        if other != ship and not (rules.control_passes and position.ranks[other % rules.players]):
            return other % rules.players
    return NOBODY

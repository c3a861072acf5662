"""Q1–Q23, B1–B12: what is true of every step of a race: nobody is lost without a reason, coal comes only from depots."""

from __future__ import annotations

from itertools import combinations

from paddlewheel.engine.contract import CHANCE
from paddlewheel.games import queen
from paddlewheel.games.queen.model.events import (
    Boarded,
    Event,
    Exchanged,
    Fuelled,
    GotOff,
    RanAground,
    Rotated,
    RoundBegan,
    Slowed,
    SpeedSet,
    TileLaid,
    TileLeft,
)
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.model.state import (
    BY_ITSELF,
    CHANCE_TASKS,
    NEXT,
    NOBODY,
    SPEED,
    TASKS,
    State,
    Task,
    owner,
)
from paddlewheel.games.queen.river.joining import placed, shape_at, spots
from paddlewheel.games.queen.river.tiles import SHIPYARD, TILES
from paddlewheel.games.queen.turn.outcome import can_move, captain_of
from paddlewheel.hexes import Cell

from .racing import Step

TOTAL = {(2, 2): 8, (3, 1): 8, (4, 1): 12, (5, 1): 16, (6, 1): 16, (3, 2): 16}
"""Q18, B10, B11: how many passengers there are, by players and steamers each."""


def check_steps(steps: list[Step]) -> None:
    """Check everything that is true of each step by itself, wherever the race was taken up."""
    for before, _, after, events in steps:
        check_coal(before, after, events)
        check_river(after)
        check_ranks(after)
        check_agenda(after)
        check_time(before, after, events)


def check_race(steps: list[Step]) -> None:
    """Check every step of a race from its set-up on, and what has to come out even over all of it."""
    first = steps[0][0]
    check_passengers(first.options, len(first.seats), steps)
    check_agenda(first)
    if first.rules.rose != NOBODY:
        check_rose(steps)
    check_steps(steps)


def check_passengers(options: Options, players: int, steps: list[Step]) -> None:
    """Whoever came waits, is aboard of somebody (sailing, home or wrecked) or was lost; the others are in the box."""
    came = lost = boarded = 0
    for _, _, state, events in steps:
        came += sum(event.passengers for event in events if isinstance(event, TileLaid))
        lost += sum(event.passengers for event in events if isinstance(event, TileLeft))
        boarded += sum(isinstance(event, Boarded) for event in events)
        waiting, aboard = sum(state.waiting), sum(steamer.passengers for steamer in state.steamers)
        assert came == waiting + aboard + lost
        assert aboard == boarded
        assert min(state.waiting) >= 0
        assert 0 <= came <= (0 if options.school else TOTAL[players, options.steamers])
        assert all(len(set(one.boarded_at)) == one.passengers <= 2 for one in state.steamers)


def told_coal(was: int, ship: int, event: Event) -> int:
    """Return the coal of a steamer after an event: it rises only at a depot and by an exchange."""
    match event:
        case SpeedSet(steamer=mover) | Rotated(steamer=mover) | GotOff(steamer=mover) if mover == ship:
            return was - event.coal
        case Fuelled(steamer=mover) if mover == ship:
            return max(was, event.coal)
        case Exchanged() if ship in (event.steamer, event.other):
            return was - event.coal if event.steamer == ship else was + event.coal
    return was


def told_speed(was: int, ship: int, event: Event) -> int:
    """Return the speed of a steamer after an event: its captain sets it, sandbanks and driftwood lower it."""
    match event:
        case SpeedSet(steamer=mover) | Slowed(steamer=mover) if mover == ship:
            return event.speed
        case RanAground(steamer=mover) if mover == ship:
            return 1
    return was


def check_coal(before: State, after: State, events: tuple[Event, ...]) -> None:
    """Coal and speed are what the events say; coal is 0 to 6, and 7 only in the shipyard's first turn.

    Whoever has to leave the river before that turn leaves with the 7.
    """
    for ship, (was, now) in enumerate(zip(before.steamers, after.steamers, strict=True)):
        coal, speed = was.coal, was.speed
        for event in events:
            coal, speed = told_coal(coal, ship, event), told_speed(speed, ship, event)
        assert now.speed == speed
        assert 1 <= now.speed <= 6
        if ship == before.rules.rose or before.first == NOBODY:
            continue
        lost_bonus = before.rules.shipyard and before.round == 1 and coal == 7
        assert now.coal == coal or (lost_bonus and now.coal == 6)
        before_first_turn = before.round <= 1 and before.order[-1:] in ((ship,), ())
        most = 7 if after.rules.shipyard and before_first_turn and (after.round <= 1 or now.cell is None) else 6
        assert 0 <= now.coal <= most


def check_rose(steps: list[Step]) -> None:
    """B12: she never leaves the river, boards, docks or arrives, has one coal point anew, and gives at most two a round."""
    rose, given = steps[0][0].rules.rose, 0
    for _, _, after, events in steps:
        hers = after.steamers[rose]
        assert (hers.cell is None) == (after.first == NOBODY)
        assert (hers.passengers, hers.boarded_at) == (0, ())
        assert not any(isinstance(event, Boarded | Fuelled) and event.steamer == rose for event in events)
        if after.agenda and after.agenda[-1].steamer != rose and after.first != NOBODY:
            assert hers.coal == 1
        if after.agenda and after.agenda[0] == Task(SPEED, rose) and hers.coal != 1:
            short = after.with_steamer(rose, hers._replace(coal=hers.coal - 1))
            assert hers.coal > 1
            assert not can_move(short, rose), "more than one coal point only as far as she needs it"
        given += sum(event.coal for event in events if isinstance(event, Exchanged) and event.steamer == rose)
        assert not any(isinstance(event, Exchanged) and event.other == rose for event in events)
        assert given <= 2
        if any(isinstance(event, RoundBegan) for event in events):
            given = 0
        assert after.given == given or not after.agenda


def check_river(state: State) -> None:
    """Every steamer lies on a water cell of a tile on the table, alone; no two tiles cover the same cell."""
    lying = spots(state.tiles)
    table = range(state.first_tile, len(state.tiles))
    shapes = [shape_at(lying[number]) - set(state.tiles[number].left_out) for number in table]
    for one, other in combinations(shapes, 2):
        assert not one & other
    land = {placed(lying[number], cell) for number in table for cell in TILES[state.tiles[number].id].land}
    water = {cell for shape in shapes for cell in shape} - land
    cells: list[Cell] = [steamer.cell for steamer in state.steamers if steamer.cell is not None]
    assert len(set(cells)) == len(cells)
    if SHIPYARD in cells and state.rules.shipyard and state.first_tile == 0:
        assert state.round <= 1, "whoever starts there is out of it in the first round"
        assert state.steamers[state.order[-1]].cell == SHIPYARD
        cells.remove(SHIPYARD)
    assert set(cells) <= water
    assert len({laid.id for laid in state.tiles}) == len(state.tiles)
    assert {laid.id for laid in state.tiles[1:]} <= set(state.rules.river)


def check_ranks(state: State) -> None:
    """Places are distinct; who is out sails no more; who has none sails (or waits for a start cell)."""
    taken = [rank for rank in state.ranks if rank]
    assert len(set(taken)) == len(taken)
    assert set(taken) <= set(range(1, len(state.seats) + 1))
    assert len(set(state.wrecked)) == len(state.wrecked)
    assert state.rules.rose not in state.wrecked
    for ship, steamer in enumerate(state.steamers):
        if ship == state.rules.rose or state.first == NOBODY:
            continue
        seat = owner(state, ship)
        assert ship not in state.wrecked or steamer.cell is None
        if state.rules.each == 1:
            assert (steamer.cell is None) == bool(state.ranks[seat])
        elif state.agenda:
            lost = sum(other in state.wrecked for other in (seat, seat + len(state.seats)))
            assert bool(state.ranks[seat]) == (lost > 2 - state.rules.wanted_home)
            assert steamer.cell is None or not state.ranks[seat]


def check_agenda(state: State) -> None:
    """A decision stands first, the end of the turn last; a turn under way belongs to somebody who sails in this round."""
    if not state.agenda:
        assert queen.outcome(state) is not None
        assert state.under_way is None
        return
    assert queen.outcome(state) is None
    first, last = state.agenda[0], state.agenda[-1]
    assert all(task.what in TASKS for task in state.agenda)
    assert first.what not in BY_ITSELF, "what happens by itself has happened"
    assert (queen.actor(state) == CHANCE) == (first.what in CHANCE_TASKS)
    assert [task.what for task in state.agenda].count(NEXT) == (0 if state.first == NOBODY else 1)
    assert last.what == NEXT or state.first == NOBODY
    for task in state.agenda:
        assert task.steamer == NOBODY or state.steamers[task.steamer].cell is not None
    if state.round:
        assert last.steamer in state.order
        assert (state.under_way is None) == (first.what == SPEED)
        assert queen.on_turn(state) == captain_of(state, last.steamer)
    if state.under_way is not None:
        mover = state.steamers[last.steamer]
        assert 0 <= state.under_way.points <= mover.speed
        assert state.under_way.stood[-1] == mover.cell
        assert not set(state.under_way.stood) & set(state.under_way.pushed_to)


def check_time(before: State, after: State, events: tuple[Event, ...]) -> None:
    """Tiles are only added in front and taken away behind; rounds follow each other; who has a rank keeps it."""
    assert after.tiles[: len(before.tiles)] == before.tiles
    assert after.first_tile >= before.first_tile
    assert before.landing is None or after.landing == before.landing
    assert after.round - before.round in (0, 1)
    assert after.round <= after.options.round_limit + 1
    assert (after.round <= after.options.round_limit) or not after.agenda
    assert all(now <= was for was, now in zip(before.waiting, after.waiting, strict=False))
    assert all(was in (0, now) for was, now in zip(before.ranks, after.ranks, strict=True))
    assert len(after.tiles) - len(before.tiles) == sum(isinstance(event, TileLaid) for event in events)

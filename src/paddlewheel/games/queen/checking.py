"""What a position of Mississippi Queen may not be: every rule that one given from outside could break, Q1–Q23.

What is left is sound: from a position that passes, every state of play has a legal action, and the race ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from paddlewheel.games.game import BadData, Seat
from paddlewheel.games.queen.arrival import has_arrived
from paddlewheel.games.queen.boarding import why_not_board
from paddlewheel.games.queen.growth import passengers_for, pile_size
from paddlewheel.games.queen.legality import legal
from paddlewheel.games.queen.river import Laid, free_turns, shape_at, spots
from paddlewheel.games.queen.setup import setup
from paddlewheel.games.queen.state import (
    ARRIVE,
    BOARD,
    DIE,
    DOCK,
    FACE,
    FIRST,
    FULL_COAL,
    LANDING,
    NEXT,
    NOBODY,
    SAIL,
    SPEED,
    TILE,
    Draw,
    Face,
    First,
    State,
    Task,
    Voyage,
)
from paddlewheel.games.queen.tiles import TURN_NAMES
from paddlewheel.games.queen.turn import apply
from paddlewheel.hexes import Cell

OWN: Final = (SPEED, SAIL, DIE, TILE, LANDING, BOARD)
"""What a captain decides in the own turn, dice and draws of that captain included."""
WHEN_PUSHED: Final = (FACE, DIE, TILE, LANDING, BOARD)
"""What a captain decides in another's turn, having been pushed (Q16, Q19)."""
GROWTH: Final = (DIE, TILE)


# --- the river and what lies on it ----------------------------------------------------------------------------------------


def check_left_out(where: str, tiles: tuple[Laid, ...], cells: Sequence[Cell]) -> None:
    """Q3, RULING: what is left out of the last of these tiles is part of it and lies under an earlier one."""
    *before, own = [shape_at(spot) for spot in spots(tiles)]
    for cell in cells:
        if cell not in own:
            raise BadData(where, f"{_at(cell)} is no cell of {tiles[-1].id} where it lies", "Q3")
        if not any(cell in shape and cell not in laid.left_out for shape, laid in zip(before, tiles[:-1], strict=True)):
            raise BadData(where, f"no earlier tile lies on {_at(cell)}, so it is not left out", "Q3")


def check_river(state: State) -> None:
    """Q3: tiles on the table never overlap, except where cells were left out."""
    table = [
        (laid, shape_at(spot) - set(laid.left_out))
        for laid, spot in zip(state.tiles[state.first_tile :], spots(state.tiles)[state.first_tile :], strict=True)
    ]
    for (one, its), (other, others) in combinations(table, 2):
        if its & others:
            shared = ", ".join(_at(cell) for cell in sorted(its & others))
            raise BadData(
                "tiles", f"{one.id} and {other.id} overlap at {shared}; left_out or first_tile could explain it", "Q3"
            )


def check_water(state: State) -> None:
    """Q6, Q10, Q14: every steamer lies on water that is on the table, one on a cell."""
    for seat, steamer in enumerate(state.steamers):
        if steamer.cell is None:
            continue
        where = f"steamers.{state.seats[seat]}.cell"
        if steamer.cell not in state.river.index:
            raise _no_water(state, where, steamer.cell)
        for other in range(seat):
            if state.steamers[other].cell == steamer.cell:
                raise BadData(where, f"{state.seats[other]} lies on {_at(steamer.cell)} too", "Q14")


def _no_water(state: State, where: str, cell: Cell) -> BadData:
    """Q6, Q10: say what lies where no water is."""
    for number, (laid, spot) in reversed(list(enumerate(zip(state.tiles, spots(state.tiles), strict=True)))):
        if cell in shape_at(spot) and cell not in laid.left_out:
            if number < state.first_tile:
                return BadData(where, f"{_at(cell)} is on {laid.id}, which has left the table", "Q6")
            return BadData(where, f"{_at(cell)} is land of {laid.id}", "Q10")
    return BadData(where, f"{_at(cell)} is on no tile", "Q10")


def check_stations(state: State, waiting: tuple[int, ...], usual: tuple[int, ...]) -> None:
    """Q18, Q19: as many passengers as came to a station wait there or have boarded, and no more."""
    for number, laid in enumerate(state.tiles):
        boarded = sum(number in steamer.boarded_at for steamer in state.steamers)
        came = passengers_for(state, laid.id)
        if boarded > came:
            raise BadData("steamers", f"{boarded} boarded at {laid.id}, but only {came} came to its station", "Q18")
        if waiting[number] > usual[number]:
            problem = f"{came} came to the station and {boarded} boarded: {waiting[number]} cannot wait there"
            raise BadData(f"waiting.{laid.id}", problem, "Q18")


def check_places(state: State) -> None:
    """Q13, Q21, Q22: who arrived took the best free place, who was wrecked the last; one steamer is always left."""
    players = len(state.seats)
    wrecked = sorted(state.places[seat] for seat in state.wrecked)
    arrived = sorted(place for seat, place in enumerate(state.places) if place and seat not in state.wrecked)
    if arrived != list(range(1, len(arrived) + 1)):
        raise BadData("steamers", f"those who arrived took the places 1, 2, … without a gap, not {arrived}", "Q21")
    if wrecked != list(range(players - len(wrecked) + 1, players + 1)):
        raise BadData("steamers", f"the wrecked took the places {players}, {players - 1}, …, not {wrecked[::-1]}", "Q13")
    if len(arrived) + len(wrecked) >= players or (state.options.stop_at_winner and len(arrived) > 1):
        gone = len(arrived) + len(wrecked)
        raise BadData("steamers", f"the race was over before {gone} steamers could leave the river", "Q22")


# --- what is to be decided ------------------------------------------------------------------------------------------------


def check_afloat(state: State) -> None:
    """Q8: after the set-up every steamer lies on the river or has a place."""
    for name, steamer, place in zip(state.seats, state.steamers, state.places, strict=True):
        if steamer.cell is None and not place:
            raise BadData(f"steamers.{name}.cell", "is missing: one that has left the river has a place instead", "Q8")


def check_landing(state: State, what: str | None) -> None:
    """Q4, Q5: the first tile lies there from the beginning; the landing is joined with the last one of the pile."""
    pile = pile_size(state)
    if len(state.tiles) == 1:
        raise BadData("tiles", "after the start tile lies at least one other from the beginning", "Q4")
    if state.landing is not None and (pile or what in (*GROWTH, LANDING)):
        raise BadData("landing", "is joined when the pile is used up and its last tile laid, not before", "Q5")
    if not pile and what in GROWTH:
        raise BadData("decision", "the pile is used up: no tile is to come", "Q5")
    if pile and what == LANDING:
        raise BadData("decision", f"before the landing comes the rest of the pile: {pile}", "Q5")
    if not pile and state.landing is None and what != LANDING:
        raise BadData("landing", "is missing: the pile is used up, so it is joined: left, straight or right", "Q5")


def check_decision(state: State, what: str, captain: Seat, to_move: Seat, die: int) -> None:
    """Q16, Q20: those who sail are in the order; who is to move and who decides sail; and it is theirs to decide."""
    check_landing(state, what)
    for seat, name in enumerate(state.seats):
        if not state.places[seat] and seat not in state.order:
            raise BadData("order", f"{name} sails and is not in it", "Q20")
    for key, seat in (("to_move", to_move), ("captain", captain)):
        if state.places[seat]:
            raise BadData(key, f"{state.seats[seat]} has left the river in place {state.places[seat]}", "Q22")
    if what not in (OWN if captain == to_move else WHEN_PUSHED):
        whose = "in the own turn" if captain == to_move else f"in {state.seats[to_move]}'s turn"
        raise BadData("decision", f"{state.seats[captain]} has nothing of the kind '{what}' to decide {whose}", "Q16")
    if what == TILE and die not in free_turns(state.tiles, state.first_tile):
        raise BadData("die", f"a river that turns {TURN_NAMES[die]} there would be rolled again", "Q3")


def with_agenda(state: State, what: str, captain: Seat, to_move: Seat, die: int) -> State:
    """Return the state with the agenda that a decision in a turn stands at the head of, all of it checked."""
    task = Task(what, captain, die)
    after: tuple[Task, ...] = ()
    if what == FACE and _grows(state, captain):
        after = (Task(DIE, captain),)
    if what in (FACE, DIE, TILE, LANDING):
        after = (*after, Task(DOCK, captain))
    if what not in (SPEED, SAIL):
        after = (*after, Task(ARRIVE, captain))
    going_on = () if captain == to_move else (Task(SAIL, to_move),)
    state = state._replace(agenda=(task, *after, *going_on, Task(NEXT, to_move)))
    if state.voyage is not None:
        _check_voyage(state, state.voyage, to_move, captain)
        _check_growth(state, state.voyage, what, captain, to_move)
    _check_frontmost(state, what, captain)
    _check_arrivals(state, to_move)
    _check_going_on(state, what, captain, to_move)
    return state


def _grows(state: State, seat: Seat) -> bool:
    """Q5, Q16: whether a captain pushed onto the frontmost tile is the first there."""
    return state.voyage is not None and not state.voyage.reached and _on_frontmost(state, seat)


def _on_frontmost(state: State, seat: Seat) -> bool:
    water, cell = state.river, state.steamers[seat].cell
    return cell is not None and water.open_end and water.tile_of[water.index[cell]] == water.frontmost


def _check_voyage(state: State, voyage: Voyage, to_move: Seat, captain: Seat) -> None:
    """Q10–Q16: the turn under way fits the water, the speed, the coal and the steamers."""
    mover = state.steamers[to_move]
    for key, cells in (("stood", voyage.stood), ("pushed_to", voyage.pushed_to)):
        for cell in cells:
            if cell not in state.river.index:
                raise _no_water(state, f"voyage.{key}", cell)
    if voyage.stood[-1] != mover.cell:
        raise BadData("voyage.stood", "the last of the cells is where the steamer lies now", "Q15")
    if set(voyage.stood) & set(voyage.pushed_to) or len(set(voyage.pushed_to)) < len(voyage.pushed_to):
        raise BadData("voyage.pushed_to", "nobody is pushed to a cell twice, or to one the pusher stands on", "Q15")
    spent = len(voyage.stood) - 1 + len(voyage.pushed_to)
    if spent + voyage.points > mover.speed:
        problem = f"speed {mover.speed} gives {mover.speed} points: {spent} used and {voyage.points} left are too many"
        raise BadData("voyage.points", problem, "Q10")
    if max(voyage.turned - 1, 0) + mover.coal > FULL_COAL:
        problem = f"{voyage.turned} turns cost {voyage.turned - 1} coal, so {mover.coal} cannot be left of {FULL_COAL}"
        raise BadData("voyage.turned", problem, "Q12")
    if captain != to_move and voyage.pushed_to[-1] != state.steamers[captain].cell:
        raise BadData("voyage.pushed_to", f"the last of the cells is where {state.seats[captain]} was pushed", "Q16")


def _check_growth(state: State, voyage: Voyage, what: str, captain: Seat, to_move: Seat) -> None:
    """Q5, Q16: who rolls for a tile reached the frontmost one first; nobody else has."""
    water = state.river
    entered = water.open_end and any(water.tile_of[water.index[cell]] == water.frontmost for cell in voyage.stood)
    own = captain == to_move and what != SAIL
    if own and voyage.points:
        raise BadData("voyage.points", "all are used up by now", "Q10")
    if own and what == BOARD:
        return
    if own and not voyage.reached:
        raise BadData("voyage.reached", f"only who reached the frontmost tile decides '{what}'", "Q5")
    if own and what in GROWTH and not entered:
        raise BadData("voyage.stood", f"{state.seats[captain]} did not enter {state.tiles[-1].id}", "Q5")
    if not own and voyage.reached != entered:
        raise BadData("voyage.reached", "is true if a cell of the frontmost tile was entered and no tile laid since", "Q5")
    if not own and voyage.reached and what in (*GROWTH, LANDING):
        raise BadData("decision", f"{state.seats[to_move]} reached the frontmost tile first, and rolls later", "Q5")
    if not own and what in GROWTH and not _on_frontmost(state, captain):
        raise BadData("decision", f"{state.seats[captain]} is not on the frontmost tile", "Q16")


def _check_frontmost(state: State, what: str, captain: Seat) -> None:
    """Q5: nobody lies on the frontmost tile unless the next one is about to be joined."""
    if state.voyage is not None and state.voyage.reached:
        return
    for seat, name in enumerate(state.seats):
        if _on_frontmost(state, seat) and not (seat == captain and what in (FACE, *GROWTH)):
            problem = f"lies on {state.tiles[-1].id}, so the tile after it would be joined by now"
            raise BadData(f"steamers.{name}.cell", problem, "Q5")


def _check_arrivals(state: State, to_move: Seat) -> None:
    """Q17, Q21: who has arrived is home, save the captain whose move is not at its end."""
    under_way = state.voyage is not None and not state.options.school
    for seat, name in enumerate(state.seats):
        if has_arrived(state, seat) and not (seat == to_move and under_way):
            problem = "lies on a jetty and has arrived: give it a place instead of a cell"
            raise BadData(f"steamers.{name}", problem, "Q17" if state.options.school else "Q21")


def _check_going_on(state: State, what: str, captain: Seat, to_move: Seat) -> None:
    """Q10, Q13, Q19: there is something to decide, and the turn under way can be finished."""
    if what == BOARD and (no := why_not_board(state, captain)) is not None:
        raise BadData("decision", f"{state.seats[captain]} has nobody to take aboard: {no.sentence}", no.rule)
    name, coal = state.seats[to_move], state.steamers[to_move].coal
    if what == SPEED and not legal(state):
        problem = f"{name} has no legal move with {coal} coal and would be wrecked: give the turn to the next captain"
        raise BadData("to_move", problem, "Q13")
    if (what == SAIL or captain != to_move) and not legal(state._replace(agenda=(Task(SAIL, to_move),))):
        points = state.voyage.points if state.voyage is not None else 0
        raise BadData("voyage", f"{name} cannot use up {points} points from there with {coal} coal", "Q10")


# --- before the first round -----------------------------------------------------------------------------------------------


def check_set_up(state: State, what: str, captain: Seat) -> State:
    """Q4, Q8: before the first round a position is what the draws and the headings chosen so far make of the set-up."""
    played = setup(state.options, state.seats)
    if played.agenda[0].what == FIRST and what != FIRST:
        played, _ = apply(played, First(state.first))
    if what == FACE:
        if len(state.tiles) != 2:
            raise BadData("tiles", "before the first round the start tile and one other lie there", "Q4")
        played, _ = apply(played, Draw(state.tiles[1].id))
        for seat in played.order[: played.order.index(captain)]:
            played, _ = apply(played, Face(state.steamers[seat].heading))
    elif captain != NOBODY:
        raise BadData("captain", "chance decides: no captain does", "Q8")
    if played.agenda[0].what != what:
        raise BadData("decision", f"first comes '{played.agenda[0].what}'", "Q8")
    for key in state._fields:
        if key not in ("agenda", "voyage") and getattr(state, key) != getattr(played, key):
            raise BadData(key, "is not as it is before the first round", "Q8")
    return played


def _at(cell: Cell) -> str:
    return f"({cell[0]}, {cell[1]})"

"""What a position of Mississippi Queen may not be: every rule that one given from outside could break, Q1–Q23.

What is left is sound: from a position that passes, every state of play has a legal action, and the race ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from paddlewheel.games.game import BadData, Seat
from paddlewheel.games.queen.actions import Draw, Face, First
from paddlewheel.games.queen.arrival import has_arrived, is_out
from paddlewheel.games.queen.boarding import why_not_board
from paddlewheel.games.queen.exchange import exchanges
from paddlewheel.games.queen.fuelling import why_not_fuel
from paddlewheel.games.queen.growth import passengers_for, pile_size
from paddlewheel.games.queen.helm import aground
from paddlewheel.games.queen.legality import legal
from paddlewheel.games.queen.river import Laid, free_turns, shape_at, spots
from paddlewheel.games.queen.rose import with_coal_for_her_turn
from paddlewheel.games.queen.setup import setup, start_order
from paddlewheel.games.queen.state import (
    ARRIVE,
    BOARD,
    DIE,
    DOCK,
    EXCHANGE,
    FACE,
    FIRST,
    FUEL,
    FULL_COAL,
    LANDING,
    NEXT,
    NOBODY,
    SAIL,
    SLOWEST,
    SPEED,
    TILE,
    TRADE,
    Ship,
    State,
    Task,
    Voyage,
    owner,
    ships_of,
)
from paddlewheel.games.queen.tiles import TURN_NAMES
from paddlewheel.games.queen.turn import apply
from paddlewheel.hexes import Cell

OWN: Final = (SPEED, SAIL, FACE, DIE, TILE, LANDING, BOARD, FUEL, EXCHANGE)
"""What a captain decides in the own turn, dice and draws of that captain included."""
WHEN_PUSHED: Final = (FACE, DIE, TILE, LANDING, BOARD, FUEL)
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
        where = f"steamers.{state.names[seat]}.cell"
        if steamer.cell not in state.river.index:
            raise _no_water(state, where, steamer.cell)
        for other in range(seat):
            if state.steamers[other].cell == steamer.cell:
                raise BadData(where, f"{state.names[other]} lies on {_at(steamer.cell)} too", "Q14")


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


def check_places(state: State, told_home: Sequence[Ship]) -> None:
    """Q13, Q21, Q22, B10: who arrived took the best free place, who is out the last; somebody always sails on."""
    players = len(state.seats)
    for ship, steamer in enumerate(state.steamers):
        if ship in told_home and (steamer.cell is not None or ship in state.wrecked):
            raise BadData(f"steamers.{state.names[ship]}.home", "a steamer that is home has left the river unharmed", "Q21")
    out = [seat for seat in range(players) if is_out(state, seat)]
    wrecked = sorted(state.places[seat] for seat in out)
    arrived = sorted(place for seat, place in enumerate(state.places) if place and seat not in out)
    if arrived != list(range(1, len(arrived) + 1)):
        raise BadData("steamers", f"those who arrived took the places 1, 2, … without a gap, not {arrived}", "Q21")
    if wrecked != list(range(players - len(wrecked) + 1, players + 1)):
        raise BadData("steamers", f"the wrecked took the places {players}, {players - 1}, …, not {wrecked[::-1]}", "Q13")
    if state.rules.each > 1:
        _check_homes(state, told_home, out)
    elif len(arrived) + len(wrecked) >= players or (state.options.stop_at_winner and len(arrived) > 1):
        gone = len(arrived) + len(wrecked)
        raise BadData("steamers", f"the race was over before {gone} steamers could leave the river", "Q22")


def _check_homes(state: State, told_home: Sequence[Ship], out: list[Seat]) -> None:
    """B10: a player has a place exactly if enough steamers are home or too many wrecked, and not all are out."""
    for seat, name in enumerate(state.seats):
        safe = sum(ship in told_home for ship in ships_of(state, seat))
        placed = safe >= state.rules.wanted_home or seat in out
        if placed != bool(state.places[seat]):
            problem = "has no place yet" if state.places[seat] else "is missing a place: `place` of a steamer"
            raise BadData("steamers", f"{name} {problem}", "B10")
        if seat in out and any(state.steamers[ship].cell is not None for ship in ships_of(state, seat)):
            raise BadData("steamers", f"{name} is out and sails on with no steamer", "B10")
    if len(out) == len(state.seats):
        raise BadData("steamers", "the race was over before all were wrecked", "B10")


# --- what is to be decided ------------------------------------------------------------------------------------------------


def check_afloat(state: State) -> None:
    """Q8: after the set-up every steamer lies on the river or has a place."""
    for ship, (name, steamer) in enumerate(zip(state.names, state.steamers, strict=True)):
        gone = ship in state.wrecked or state.rules.each > 1 or (ship != state.rules.rose and state.places[ship])
        if steamer.cell is None and not gone:
            raise BadData(f"steamers.{name}.cell", "is missing: one that has left the river has a place instead", "Q8")


def check_bonus(state: State) -> None:
    """B11: only who starts in the shipyard can have a seventh coal point, and only in the first round."""
    for ship, steamer in enumerate(state.steamers):
        if steamer.cell is not None and steamer.coal > FULL_COAL and ship != state.rules.rose:
            begins = start_order(state.rules, max(state.first, 0))[-1]
            if state.round > 1 or ship != begins:
                problem = f"at most {FULL_COAL}; the bonus point is the shipyard's, in the first round"
                raise BadData(f"steamers.{state.names[ship]}.coal", problem, "B11")


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


def check_decision(state: State, what: str, captain: Ship, to_move: Ship, die: int) -> None:
    """Q16, Q20: those who sail are in the order; who is to move and who decides sail; and it is theirs to decide."""
    check_landing(state, what)
    for ship, name in enumerate(state.names):
        if state.steamers[ship].cell is not None and ship not in state.order:
            raise BadData("order", f"{name} sails and is not in it", "Q20")
    for key, ship in (("to_move", to_move), ("captain", captain)):
        if state.steamers[ship].cell is None:
            place = state.places[owner(state, ship)]
            raise BadData(key, f"{state.names[ship]} has left the river{f' in place {place}' if place else ''}", "Q22")
    if what not in (OWN if captain == to_move else WHEN_PUSHED):
        whose = "in the own turn" if captain == to_move else f"in {state.names[to_move]}'s turn"
        raise BadData("decision", f"{state.names[captain]} has nothing of the kind '{what}' to decide {whose}", "Q16")
    if what == TILE and die not in free_turns(state.tiles, state.first_tile):
        raise BadData("die", f"a river that turns {TURN_NAMES[die]} there would be rolled again", "Q3")


def with_agenda(state: State, what: str, captain: Ship, to_move: Ship, die: int) -> State:
    """Return the state with the agenda that a decision in a turn stands at the head of, all of it checked."""
    task, own = Task(what, captain, die), captain == to_move
    after: tuple[Task, ...] = ()
    if what == FACE and (_grows(state, captain) if not own else state.voyage is not None and state.voyage.reached):
        after = (Task(DIE, captain),)
    if what in (FACE, DIE, TILE, LANDING):
        after = (*after, Task(DOCK, captain))
    if own and what not in (SPEED, SAIL, EXCHANGE) and state.rules.trades:
        after = (*after, Task(TRADE, captain))
    if what not in (SPEED, SAIL):
        after = (*after, Task(ARRIVE, captain))
    going_on = () if own else (Task(SAIL, to_move),)
    state = state._replace(agenda=(task, *after, *going_on, Task(NEXT, to_move)))
    if what == SPEED and to_move == state.rules.rose:
        state = with_coal_for_her_turn(state)
    if state.voyage is not None:
        _check_voyage(state, state.voyage, what, to_move, captain)
        _check_growth(state, state.voyage, what, captain, to_move)
    _check_frontmost(state, what, captain)
    _check_aground(state, what, to_move)
    _check_arrivals(state, to_move)
    _check_going_on(state, what, captain, to_move)
    return state


def _grows(state: State, seat: Ship) -> bool:
    """Q5, Q16: whether a captain pushed onto the frontmost tile is the first there."""
    return state.voyage is not None and not state.voyage.reached and _on_frontmost(state, seat)


def _on_frontmost(state: State, seat: Ship) -> bool:
    water, cell = state.river, state.steamers[seat].cell
    return cell is not None and water.open_end and water.tile_of[water.index[cell]] == water.frontmost


def _check_voyage(state: State, voyage: Voyage, what: str, to_move: Ship, captain: Ship) -> None:
    """Q10–Q16: the turn under way fits the water, the speed, the coal and the steamers."""
    mover = state.steamers[to_move]
    for key, cells in (("stood", voyage.stood), ("pushed_to", voyage.pushed_to)):
        for cell in cells:
            if cell not in state.river.index:
                raise _no_water(state, f"voyage.{key}", cell)
    if what == FACE and captain == to_move and not _backed_off(state, voyage):
        problem = f"{state.names[captain]} has nothing of the kind 'face' to decide in the own turn: it did not go astern"
        raise BadData("decision", problem, "B3")
    if voyage.stood[-1] != mover.cell:
        raise BadData("voyage.stood", "the last of the cells is where the steamer lies now", "Q15")
    if set(voyage.stood) & set(voyage.pushed_to) or len(set(voyage.pushed_to)) < len(voyage.pushed_to):
        raise BadData("voyage.pushed_to", "nobody is pushed to a cell twice, or to one the pusher stands on", "Q15")
    spent = len(voyage.stood) - 1 + len(voyage.pushed_to)
    under_way = what == SAIL or captain != to_move  # B2, B5: later the speed may be lower
    if under_way and spent + voyage.points > mover.speed:
        problem = f"speed {mover.speed} gives {mover.speed} points: {spent} used and {voyage.points} left are too many"
        raise BadData("voyage.points", problem, "Q10")
    full = FULL_COAL + (state.rules.shipyard and state.round == 1)
    if max(voyage.turned - 1, 0) + mover.coal > full and what != EXCHANGE and to_move != state.rules.rose:
        problem = f"{voyage.turned} turns cost {voyage.turned - 1} coal, so {mover.coal} cannot be left of {full}"
        raise BadData("voyage.turned", problem, "Q12")
    if captain != to_move and voyage.pushed_to[-1] != state.steamers[captain].cell:
        raise BadData("voyage.pushed_to", f"the last of the cells is where {state.names[captain]} was pushed", "Q16")


def _backed_off(state: State, voyage: Voyage) -> bool:
    """B3: whether a turn was one step off a sandbank, after which the captain chooses a heading."""
    river = state.river
    if len(voyage.stood) != len(("sandbank", "astern")):
        return False
    element = river.elements.get(river.index[voyage.stood[0]])
    return element is not None and element.grounds


def _check_growth(state: State, voyage: Voyage, what: str, captain: Ship, to_move: Ship) -> None:
    """Q5, Q16: who rolls for a tile reached the frontmost one first; nobody else has."""
    water = state.river
    entered = water.open_end and any(water.tile_of[water.index[cell]] == water.frontmost for cell in voyage.stood)
    own = captain == to_move and what != SAIL
    if own and voyage.points:
        raise BadData("voyage.points", "all are used up by now", "Q10")
    if own and what in (FACE, BOARD, FUEL, EXCHANGE):
        return
    if own and not voyage.reached:
        raise BadData("voyage.reached", f"only who reached the frontmost tile decides '{what}'", "Q5")
    if own and what in GROWTH and not entered:
        raise BadData("voyage.stood", f"{state.names[captain]} did not enter {state.tiles[-1].id}", "Q5")
    if not own and voyage.reached != entered:
        raise BadData("voyage.reached", "is true if a cell of the frontmost tile was entered and no tile laid since", "Q5")
    if not own and voyage.reached and what in (*GROWTH, LANDING):
        raise BadData("decision", f"{state.names[to_move]} reached the frontmost tile first, and rolls later", "Q5")
    if not own and what in GROWTH and not _on_frontmost(state, captain):
        raise BadData("decision", f"{state.names[captain]} is not on the frontmost tile", "Q16")


def _check_frontmost(state: State, what: str, captain: Ship) -> None:
    """Q5: nobody lies on the frontmost tile unless the next one is about to be joined."""
    if state.voyage is not None and state.voyage.reached:
        return
    for seat, name in enumerate(state.names):
        if _on_frontmost(state, seat) and not (seat == captain and what in (FACE, *GROWTH)):
            problem = f"lies on {state.tiles[-1].id}, so the tile after it would be joined by now"
            raise BadData(f"steamers.{name}.cell", problem, "Q5")


def _check_aground(state: State, what: str, to_move: Ship) -> None:
    """B2: a steamer on a sandbank has speed 1, save one that is about to get off it."""
    for ship, name in enumerate(state.names):
        getting_off = ship == to_move and what == SAIL
        if aground(state, ship) is not None and state.steamers[ship].speed != SLOWEST and not getting_off:
            raise BadData(f"steamers.{name}.speed", "is 1 on a sandbank", "B2")


def _check_arrivals(state: State, to_move: Ship) -> None:
    """Q17, Q21: who has arrived is home, save the captain whose move is not at its end."""
    under_way = state.voyage is not None and not state.options.school
    for seat, name in enumerate(state.names):
        if has_arrived(state, seat) and not (seat == to_move and under_way):
            problem = "lies on a jetty and has arrived: give it a place instead of a cell"
            raise BadData(f"steamers.{name}", problem, "Q17" if state.options.school else "Q21")


def _check_going_on(state: State, what: str, captain: Ship, to_move: Ship) -> None:
    """Q10, Q13, Q19: there is something to decide, and the turn under way can be finished."""
    if what == BOARD and (no := why_not_board(state, captain)) is not None:
        raise BadData("decision", f"{state.names[captain]} has nobody to take aboard: {no.sentence}", no.rule)
    if what == FUEL and (no := why_not_fuel(state, captain)) is not None:
        raise BadData("decision", f"{state.names[captain]} has no coal to take: {no.sentence}", no.rule)
    if what == EXCHANGE and not exchanges(state, captain):
        raise BadData("decision", f"{state.names[captain]} has nobody to exchange coal with", "B9")
    name, coal = state.names[to_move], state.steamers[to_move].coal
    if what == SPEED and to_move == state.rules.rose and not legal(state):
        raise BadData("to_move", "the Black Rose has no move and would stay: give the turn to the next captain", "B12")
    if what == SPEED and not legal(state):
        problem = f"{name} has no legal move with {coal} coal and would be wrecked: give the turn to the next captain"
        raise BadData("to_move", problem, "Q13")
    if (what == SAIL or captain != to_move) and not legal(state._replace(agenda=(Task(SAIL, to_move),))):
        points = state.voyage.points if state.voyage is not None else 0
        raise BadData("voyage", f"{name} cannot use up {points} points from there with {coal} coal", "Q10")


# --- before the first round -----------------------------------------------------------------------------------------------


def check_set_up(state: State, what: str, captain: Ship) -> State:
    """Q4, Q8: before the first round a position is what the draws and the headings chosen so far make of the set-up."""
    played = setup(state.options, state.seats)
    if played.agenda[0].what == FIRST and what != FIRST:
        played, _ = apply(played, First(state.first))
    if what == FACE:
        if len(state.tiles) != 2:
            raise BadData("tiles", "before the first round the start tile and one other lie there", "Q4")
        played, _ = apply(played, Draw(state.tiles[1].id))
        choosing = [task.steamer for task in played.agenda if task.what == FACE]
        if captain not in choosing:
            raise BadData("captain", f"{state.names[captain]} has no heading to choose", "Q8")
        for ship in choosing[: choosing.index(captain)]:
            played, _ = apply(played, Face(state.steamers[ship].heading))
    elif captain != NOBODY:
        raise BadData("captain", "chance decides: no captain does", "Q8")
    if played.agenda[0].what != what:
        raise BadData("decision", f"first comes '{played.agenda[0].what}'", "Q8")
    for key in state._fields:
        if key not in ("agenda", "voyage") and getattr(state, key) != getattr(played, key):
            raise BadData(key, "is not as it is before the first round", "Q8")
    return played


def _at(cell: Cell) -> str:
    return f"({cell[0]},{cell[1]})"

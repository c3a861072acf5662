"""What a position of Mississippi Queen may not be: every rule that one given from outside could break, Q1–Q23.

What is left is sound: from a position that passes, every state of play has a legal action, and the race ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from paddlewheel.engine.contract import Seat
from paddlewheel.engine.errors import BadData
from paddlewheel.games.queen.model.actions import Draw, Face, First
from paddlewheel.games.queen.model.state import (
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
    TurnUnderWay,
    ships_of,
)
from paddlewheel.games.queen.river.joining import NOWHERE, Laid, shape_at, spots, tile_under
from paddlewheel.games.queen.river.tiles import TURN_NAMES
from paddlewheel.games.queen.routes.ends import is_aground
from paddlewheel.games.queen.turn import arrival, black_rose, no_legal_turn
from paddlewheel.games.queen.turn.costs import rotations_coal
from paddlewheel.games.queen.turn.kernel_numbers import ships_in
from paddlewheel.games.queen.turn.legality import legal
from paddlewheel.games.queen.turn.no_legal_turn import HELD, OUT_OF_COAL
from paddlewheel.games.queen.turn.outcome import is_out
from paddlewheel.games.queen.turn.pile import dice, passengers_for, pile_size
from paddlewheel.games.queen.turn.play import apply
from paddlewheel.games.queen.turn.refusals import exchanges, why_not_board, why_not_fuel
from paddlewheel.games.queen.turn.setup import setup, start_order
from paddlewheel.games.queen.turn.working_copy import state_of, working_copy
from paddlewheel.hexes import Cell

OWN: Final = (SPEED, SAIL, FACE, DIE, TILE, LANDING, BOARD, FUEL, EXCHANGE)
"""What a captain decides in its own turn, dice and draws of that captain included."""
WHEN_PUSHED: Final = (FACE, DIE, TILE, LANDING, BOARD, FUEL)
"""What a captain decides in another's turn, having been pushed (Q16, Q19)."""
GROWTH: Final = (DIE, TILE)


def _has_arrived(state: State, ship: Ship) -> bool:
    with working_copy(state) as race:
        return arrival.has_arrived(race, ship)


# --- the river and what lies on it ----------------------------------------------------------------------------------------


def check_left_out(where: str, tiles: tuple[Laid, ...], cells: Sequence[Cell]) -> None:
    """Q3, RULING: what is left out of the last of these tiles is part of it and lies under an earlier one."""
    *before, own = [shape_at(spot) for spot in spots(tiles)]
    for cell in cells:
        if cell not in own:
            raise BadData(where, "position.not_on_tile", "Q3", cell=cell, tile=tiles[-1].id)
        if not any(cell in shape and cell not in laid.left_out for shape, laid in zip(before, tiles[:-1], strict=True)):
            raise BadData(where, "position.not_left_out", "Q3", cell=cell)


def check_river(state: State) -> None:
    """Q3: tiles on the table never overlap, except where cells were left out."""
    table = [
        (laid, shape_at(spot) - set(laid.left_out))
        for laid, spot in zip(state.tiles[state.first_tile :], spots(state.tiles)[state.first_tile :], strict=True)
    ]
    for (one, its), (other, others) in combinations(table, 2):
        if its & others:
            cell = min(its & others)
            raise BadData("tiles", "position.overlap", "Q3", pair=[one.id, other.id], cell=cell)


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
                raise BadData(where, "position.same_cell", "Q14", steamer=state.names[other], cell=steamer.cell)


def _no_water(state: State, where: str, cell: Cell) -> BadData:
    """Q6, Q10: say what lies where no water is."""
    number = tile_under(state.tiles, cell)
    if number == NOWHERE:
        return BadData(where, "position.off_river", "Q10", cell=cell)
    if number < state.first_tile:
        return BadData(where, "position.tile_gone", "Q6", cell=cell, tile=state.tiles[number].id)
    return BadData(where, "position.land", "Q10", cell=cell, tile=state.tiles[number].id)


def check_stations(state: State, waiting: tuple[int, ...], usual: tuple[int, ...]) -> None:
    """Q18, Q19: as many passengers as came to a station wait there or have boarded, and no more."""
    for number, laid in enumerate(state.tiles):
        boarded = sum(number in steamer.boarded_at for steamer in state.steamers)
        came = passengers_for(state, laid.id)
        if boarded > came:
            raise BadData("steamers", "position.boarded", "Q18", tile=laid.id, boarded=boarded, came=came)
        if waiting[number] > usual[number]:
            where, left = f"waiting.{laid.id}", waiting[number]
            raise BadData(where, "position.waiting", "Q18", came=came, boarded=boarded, waiting=left)


def check_ranks(state: State, told_home: Sequence[Ship]) -> None:
    """Q13, Q21, Q22, B10: arrivals took the best free rank, those who are out the last; someone always sails on."""
    players = len(state.seats)
    for ship, steamer in enumerate(state.steamers):
        if ship in told_home and (steamer.cell is not None or ship in state.wrecked):
            raise BadData(f"steamers.{state.names[ship]}.home", "position.home", "Q21")
    out = [seat for seat in range(players) if is_out(state, seat)]
    wrecked = sorted(state.ranks[seat] for seat in out)
    arrived = sorted(rank for seat, rank in enumerate(state.ranks) if rank and seat not in out)
    if arrived != list(range(1, len(arrived) + 1)):
        raise BadData("steamers", "position.arrived_ranks", "Q21", ranks=arrived)
    if wrecked != list(range(players - len(wrecked) + 1, players + 1)):
        raise BadData("steamers", "position.wrecked_ranks", "Q13", players=players, ranks=wrecked[::-1])
    if state.rules.each > 1:
        _check_homes(state, told_home, out)
    elif len(arrived) + len(wrecked) >= players or (state.options.stop_at_winner and len(arrived) > 1):
        gone = len(arrived) + len(wrecked)
        raise BadData("steamers", "position.too_many_gone", "Q22", steamers=gone)


def _check_homes(state: State, told_home: Sequence[Ship], out: list[Seat]) -> None:
    """B10: a player has a rank exactly if enough steamers are home or too many wrecked, and not all are out."""
    for seat, name in enumerate(state.seats):
        safe = sum(ship in told_home for ship in ships_of(state, seat))
        placed = safe >= state.rules.wanted_home or seat in out
        if placed != bool(state.ranks[seat]):
            early = bool(state.ranks[seat])
            raise BadData("steamers", "position.rank_too_early" if early else "position.rank_missing", "B10", seat=name)
        if seat in out and any(state.steamers[ship].cell is not None for ship in ships_of(state, seat)):
            raise BadData("steamers", "position.out_but_sailing", "B10", seat=name)
    if len(out) == len(state.seats):
        raise BadData("steamers", "position.all_wrecked", "B10")


# --- what has to be decided ----------------------------------------------------------------------------------------------


def check_afloat(state: State) -> None:
    """Q8: after the setup every steamer lies on the river or has a rank."""
    for ship, (name, steamer) in enumerate(zip(state.names, state.steamers, strict=True)):
        gone = ship in state.wrecked or state.rules.each > 1 or (ship != state.rules.rose and state.ranks[ship])
        if steamer.cell is None and not gone:
            raise BadData(f"steamers.{name}.cell", "position.cell_missing", "Q8")


def check_bonus(state: State) -> None:
    """B11: only a steamer that starts in the shipyard can have a seventh coal point, and only in the first round."""
    for ship, steamer in enumerate(state.steamers):
        if steamer.cell is not None and steamer.coal > FULL_COAL and ship != state.rules.rose:
            begins = start_order(state.rules, max(state.first, 0))[-1]
            if state.round > 1 or ship != begins:
                raise BadData(f"steamers.{state.names[ship]}.coal", "position.bonus_coal", "B11", most=FULL_COAL)


def check_landing(state: State, what: str | None) -> None:
    """Q4, Q5: the first tile lies there from the beginning; the landing is joined with the last one of the pile."""
    pile = pile_size(state)
    if len(state.tiles) == 1:
        raise BadData("tiles", "position.first_tile", "Q4")
    if state.landing is not None and (pile or what in (*GROWTH, LANDING)):
        raise BadData("landing", "position.landing_too_early", "Q5")
    if not pile and what in GROWTH:
        raise BadData("decision", "position.pile_empty", "Q5")
    if pile and what == LANDING:
        raise BadData("decision", "position.pile_left", "Q5", pile=pile)
    if not pile and state.landing is None and what != LANDING:
        raise BadData("landing", "position.landing_missing", "Q5")


def check_decision(state: State, what: str, captain: Ship, to_move: Ship, die: int) -> None:
    """Q16, Q20: those who sail are in the order; who is to move and who decides sail; and it is theirs to decide."""
    check_landing(state, what)
    for ship, name in enumerate(state.names):
        if state.steamers[ship].cell is not None and ship not in state.order:
            raise BadData("order", "position.order_missing", "Q20", steamer=name)
    for key, ship in (("to_move", to_move), ("captain", captain)):
        if state.steamers[ship].cell is None:
            raise BadData(key, "position.steamer_gone", "Q22", steamer=state.names[ship])
    if what not in (OWN if captain == to_move else WHEN_PUSHED):
        name, mover = state.names[captain], state.names[to_move]
        if captain == to_move:
            raise BadData("decision", "position.decision_own", "Q16", steamer=name, decision=what)
        raise BadData("decision", "position.decision_other", "Q16", steamer=name, decision=what, mover=mover)
    if what == TILE and die not in dice(state):
        raise BadData("die", "position.die_again", "Q3", turn=TURN_NAMES[die])


def with_agenda(state: State, what: str, captain: Ship, to_move: Ship, die: int) -> State:
    """Return the state with the agenda that a decision in a turn stands at the head of, all of it checked."""
    task, own = Task(what, captain, die), captain == to_move
    after: tuple[Task, ...] = ()
    if what == FACE and (_grows(state, captain) if not own else state.under_way is not None and state.under_way.reached):
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
        with working_copy(state) as race:
            black_rose.coal_for_her_turn(race)
            state = state_of(race, state)
    if state.under_way is not None:
        _check_under_way(state, state.under_way, what, to_move, captain)
        _check_growth(state, state.under_way, what, captain, to_move)
    _check_frontmost(state, what, captain)
    _check_aground(state, what, to_move)
    _check_arrivals(state, to_move)
    _check_going_on(state, what, captain, to_move)
    return state


def _grows(state: State, seat: Ship) -> bool:
    """Q5, Q16: whether a captain pushed onto the frontmost tile is the first there."""
    return state.under_way is not None and not state.under_way.reached and _on_frontmost(state, seat)


def _on_frontmost(state: State, seat: Ship) -> bool:
    water, cell = state.river, state.steamers[seat].cell
    return cell is not None and water.open_end and water.tile_of[water.index[cell]] == water.frontmost


def _check_under_way(state: State, under_way: TurnUnderWay, what: str, to_move: Ship, captain: Ship) -> None:
    """Q10–Q16: the turn under way fits the water, the speed, the coal and the steamers."""
    mover = state.steamers[to_move]
    for key, cells in (("stood", under_way.stood), ("pushed_to", under_way.pushed_to)):
        for cell in cells:
            if cell not in state.river.index:
                raise _no_water(state, f"under_way.{key}", cell)
    if what == FACE and captain == to_move and not _backed_off(state, under_way):
        raise BadData("decision", "position.not_astern", "B3", steamer=state.names[captain])
    if under_way.stood[-1] != mover.cell:
        raise BadData("under_way.stood", "position.stood_last", "Q15")
    if set(under_way.stood) & set(under_way.pushed_to) or len(set(under_way.pushed_to)) < len(under_way.pushed_to):
        raise BadData("under_way.pushed_to", "position.pushed_to", "Q15")
    spent = len(under_way.stood) - 1 + len(under_way.pushed_to)
    still_sailing = what == SAIL or captain != to_move  # B2, B5: later the speed may be lower
    if still_sailing and spent + under_way.points > mover.speed:
        raise BadData("under_way.points", "position.points", "Q10", speed=mover.speed, used=spent, points=under_way.points)
    full = FULL_COAL + (state.rules.shipyard and state.round == 1)
    if rotations_coal(0, under_way.rotated) + mover.coal > full and what != EXCHANGE and to_move != state.rules.rose:
        raise BadData("under_way.rotated", "position.rotated", "Q12", rotated=under_way.rotated, coal=mover.coal, most=full)
    if captain != to_move and under_way.pushed_to[-1] != state.steamers[captain].cell:
        raise BadData("under_way.pushed_to", "position.pushed_last", "Q16", steamer=state.names[captain])


def _backed_off(state: State, under_way: TurnUnderWay) -> bool:
    """B3: whether a turn was one step off a sandbank, after which the captain chooses a heading."""
    river = state.river
    if len(under_way.stood) != len(("sandbank", "astern")):
        return False
    element = river.elements.get(river.index[under_way.stood[0]])
    return element is not None and element.grounds


def _check_growth(state: State, under_way: TurnUnderWay, what: str, captain: Ship, to_move: Ship) -> None:
    """Q5, Q16: the steamer that rolls for a tile reached the frontmost one first; no other has."""
    water = state.river
    entered = water.open_end and any(water.tile_of[water.index[cell]] == water.frontmost for cell in under_way.stood)
    own = captain == to_move and what != SAIL
    if own and under_way.points:
        raise BadData("under_way.points", "position.points_used", "Q10")
    if own and what in (FACE, BOARD, FUEL, EXCHANGE):
        return
    if own and not under_way.reached:
        raise BadData("under_way.reached", "position.not_reached", "Q5", decision=what)
    if own and what in GROWTH and not entered:
        raise BadData(
            "under_way.stood", "position.not_entered", "Q5", steamer=state.names[captain], tile=state.tiles[-1].id
        )
    if not own and under_way.reached != entered:
        raise BadData("under_way.reached", "position.reached", "Q5")
    if not own and under_way.reached and what in (*GROWTH, LANDING):
        raise BadData("decision", "position.rolls_later", "Q5", steamer=state.names[to_move])
    if not own and what in GROWTH and not _on_frontmost(state, captain):
        raise BadData("decision", "position.not_frontmost", "Q16", steamer=state.names[captain])


def _check_frontmost(state: State, what: str, captain: Ship) -> None:
    """Q5: no steamer is on the frontmost tile unless the next one is about to be joined."""
    if state.under_way is not None and state.under_way.reached:
        return
    for seat, name in enumerate(state.names):
        if _on_frontmost(state, seat) and not (seat == captain and what in (FACE, *GROWTH)):
            raise BadData(f"steamers.{name}.cell", "position.next_tile", "Q5", tile=state.tiles[-1].id)


def _check_aground(state: State, what: str, to_move: Ship) -> None:
    """B2: a steamer on a sandbank has speed 1, except one that is about to get off it."""
    for ship, name in enumerate(state.names):
        getting_off = ship == to_move and what == SAIL
        if is_aground(state, ship) and state.steamers[ship].speed != SLOWEST and not getting_off:
            raise BadData(f"steamers.{name}.speed", "position.aground_speed", "B2")


def _check_arrivals(state: State, to_move: Ship) -> None:
    """Q17, Q21: a steamer that has arrived is home, except that of the captain whose move is not at its end."""
    under_way = state.under_way is not None and not state.options.school
    for seat, name in enumerate(state.names):
        if _has_arrived(state, seat) and not (seat == to_move and under_way):
            raise BadData(f"steamers.{name}", "position.has_arrived", "Q17" if state.options.school else "Q21")


def _check_going_on(state: State, what: str, captain: Ship, to_move: Ship) -> None:
    """Q10, Q13, Q19: there is something to decide, and the turn under way can be finished."""
    if what == BOARD and (no := why_not_board(state, captain)) is not None:
        raise BadData("decision", "position.no_board", no.rule, steamer=state.names[captain])
    if what == FUEL and (no := why_not_fuel(state, captain)) is not None:
        raise BadData("decision", "position.no_fuel", no.rule, steamer=state.names[captain])
    if what == EXCHANGE and not exchanges(state, captain):
        raise BadData("decision", "position.no_exchange", "B9", steamer=state.names[captain])
    name, coal = state.names[to_move], state.steamers[to_move].coal
    if what == SPEED and to_move == state.rules.rose and not legal(state):
        raise BadData("to_move", "position.rose_stays", "B12")
    if what == SPEED and not legal(state):
        with working_copy(state) as race:
            reason = no_legal_turn.why_no_way_on(race, to_move)
            holders = no_legal_turn.holders(race, to_move) if reason == HELD else 0
        if reason == HELD:
            stays, others = state.rules.held_steamers_stay, [state.names[ship] for ship in ships_in(holders)]
            held = "position.held_stays" if stays else "position.held_out"
            raise BadData("to_move", held, "Q13", steamer=name, holders=others)
        wrecked = "position.out_of_coal" if reason == OUT_OF_COAL else "position.barred"
        raise BadData("to_move", wrecked, "Q13", steamer=name)
    if (what == SAIL or captain != to_move) and not legal(state._replace(agenda=(Task(SAIL, to_move),))):
        points = state.under_way.points if state.under_way is not None else 0
        raise BadData("under_way", "position.stuck", "Q10", steamer=name, points=points, coal=coal)


# --- before the first round -----------------------------------------------------------------------------------------------


def check_set_up(state: State, what: str, captain: Ship) -> State:
    """Q4, Q8: before the first round a position is what the draws and the headings chosen so far make of the setup."""
    played = setup(state.options, state.seats, state.rules.version)
    if played.agenda[0].what == FIRST and what != FIRST:
        played, _ = apply(played, First(state.first))
    if what == FACE:
        if len(state.tiles) != 2:
            raise BadData("tiles", "position.set_up_tiles", "Q4")
        played, _ = apply(played, Draw(state.tiles[1].id))
        choosing = [task.steamer for task in played.agenda if task.what == FACE]
        if captain not in choosing:
            raise BadData("captain", "position.no_heading", "Q8", steamer=state.names[captain])
        for ship in choosing[: choosing.index(captain)]:
            played, _ = apply(played, Face(state.steamers[ship].heading))
    elif captain != NOBODY:
        raise BadData("captain", "position.chance_decides", "Q8")
    if played.agenda[0].what != what:
        raise BadData("decision", "position.first_comes", "Q8", decision=played.agenda[0].what)
    for key in state._fields:
        if key not in ("agenda", "under_way") and getattr(state, key) != getattr(played, key):
            raise BadData(key, "position.not_as_set_up", "Q8")
    return played

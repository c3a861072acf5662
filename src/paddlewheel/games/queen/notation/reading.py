"""Reading a position of Mississippi Queen from plain data; what a minimal position leaves out is filled in here.

The least is `{"seats": […]}`: the race as it is set up. In the middle of it, tiles and the cells of the steamers will do:

    seats       the steamers as they are named        heading     as the steamer's tile flows
    rules       the newest version of them
    options     the usual ones                        speed       1
    first       the first seat                        coal        6
    first_tile  the rearmost with a steamer on it     passengers  as many as `boarded_at` has stations; none
    landing     none                                  boarded_at  not known where
    waiting     Q18, without those who boarded        rank        none: it sails
    round       2, or the last there is               to_move     the first of the order that still sails
    order       first round and school: clockwise     decision    the speed of the captain to move
                from `first`; later: Q20 as they lie  captain     who decides: the one to move
    under_way      just begun: every point left, no turn, no push, the present cell the only one

A position is taken if the race can be played on from it to an end, and refused (`checking`) if a rule forbids it. It need
not be one that play can lead to: stations may be emptier, tiles may linger, the order may be any.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from paddlewheel import hexes
from paddlewheel.engine import options
from paddlewheel.engine.contract import Seat
from paddlewheel.engine.errors import BadData, no_such, shortened
from paddlewheel.engine.plain_data import Plain
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.model.position import NO_WAY
from paddlewheel.games.queen.model.rule_set import VERSIONS
from paddlewheel.games.queen.model.state import (
    BOARD,
    DIE,
    EXCHANGE,
    FACE,
    FASTEST,
    FIRST,
    FUEL,
    FULL_COAL,
    LANDING,
    NOBODY,
    PLENTY,
    ROSE,
    ROSE_COAL,
    SAIL,
    SLOWEST,
    SPEED,
    TILE,
    Ship,
    State,
    Steamer,
    TurnUnderWay,
    owner,
    with_wrecks,
)
from paddlewheel.games.queen.notation.reading_river import (
    read_cell,
    read_cells,
    read_die_fall,
    usual_first_tile,
    with_tiles,
    with_waiting,
)
from paddlewheel.games.queen.notation.validation import (
    check_afloat,
    check_bonus,
    check_decision,
    check_landing,
    check_ranks,
    check_river,
    check_set_up,
    check_water,
    with_agenda,
)
from paddlewheel.games.queen.river.joining import shape_at, spots
from paddlewheel.games.queen.river.tiles import TILES
from paddlewheel.games.queen.turn.arrival import MOST_ABOARD, ROUND_LIMIT
from paddlewheel.games.queen.turn.exchange import ROSE_GIVES
from paddlewheel.games.queen.turn.kernel_numbers import END_REASONS
from paddlewheel.games.queen.turn.outcome import end_reason, ranking
from paddlewheel.games.queen.turn.setup import setup, start_order
from paddlewheel.hexes import Cell

USUAL_ROUND: Final = 2
SET_UP: Final = ("game", "rules", "options", "seats")
"""A position that says no more than this is the race as it is set up."""
DECISIONS: Final = (FIRST, TILE, FACE, SPEED, SAIL, DIE, LANDING, BOARD, FUEL, EXCHANGE)
MOST_TURNED: Final = FULL_COAL + 1


def from_data(data: Mapping[str, Any]) -> State:
    """Return the position that plain data means, with what it leaves out filled in."""
    position = Plain(data)
    position.choice("game", ["queen"], "queen")
    chosen = options.from_data(Options, position.inner("options", {}).data)
    state = setup(chosen, _seats(position, chosen), position.version(VERSIONS))
    if all(key in SET_UP for key in data):
        return state
    state = _with_steamers(position, with_tiles(position, state))
    state = _with_order(position, with_waiting(position, state))
    state = _with_decision(position, state)
    position.done()
    return state


def _seats(position: Plain, chosen: Options) -> list[str]:
    """Return the names of the seats; left out, they are those of the steamers."""
    if "seats" in position or "steamers" not in position:
        return position.names("seats")
    names = Plain({"seats": list(position.inner("steamers").data)}).names("seats")
    return seats_of(names, chosen)


def seats_of(names: Sequence[str], chosen: Options) -> list[str]:
    """B8, B12: the seats that the names of the steamers mean: red-1 and red-2 are red's, the Black Rose is no one's."""
    own = [name for name in names if not (chosen.black_rose and name == ROSE)]
    if chosen.steamers == 1:
        return own
    seats = [name[:-2] if name.endswith(("-1", "-2")) else name for name in own]
    return list(dict.fromkeys(seats))


# --- the steamers ---------------------------------------------------------------------------------------------------------


def _with_steamers(position: Plain, state: State) -> State:
    """Q8–Q13: where the steamers lie, which tiles are on the table, who has left the river and how."""
    ships = position.inner("steamers", {})
    entries = [ships.inner(name, {}) for name in state.names]
    ships.done()
    cells = [None if one.get("cell", None) is None else read_cell(one.get("cell"), one.at("cell")) for one in entries]
    last = len(state.tiles) - 1
    state = state._replace(first_tile=position.number("first_tile", 0, last, usual_first_tile(state.tiles, cells)))
    check_river(state)
    for ship, (one, cell) in enumerate(zip(entries, cells, strict=True)):
        state = _with_steamer(state, ship, one, cell)
    home = [ship for ship, one in enumerate(entries) if one.yes_no("home", False)]
    check_ranks(state, home)
    check_water(state)
    return state


def _with_steamer(state: State, ship: Ship, one: Plain, cell: Cell | None) -> State:
    """Return the state with one steamer as it is told."""
    key = one.named("rank", "place")
    rank = 0 if one.get(key, None) is None else one.number(key, 1, len(state.seats))
    wrecked = one.yes_no("wrecked", False)
    one.yes_no("home", False)
    if ship == state.rules.rose and (wrecked or rank or one.yes_no("home", False)):
        raise BadData(one.at("cell"), "position.rose_stays_afloat", "B12")
    if (rank or one.yes_no("home", False)) and cell is not None:
        raise BadData(one.at(key), "position.rank_afloat", "Q21")
    if wrecked and (cell is not None or (state.rules.each == 1 and not rank)):
        raise BadData(one.at("wrecked"), "position.wrecked", "Q13")
    boarded_at = _boarded_at(one, state)
    steamer = Steamer(
        cell,
        one.choice("heading", hexes.NAMES) if "heading" in one else _flow(state, cell),
        one.number("speed", SLOWEST, FASTEST, SLOWEST),
        _coal(state, ship, one),
        one.number("passengers", 0, MOST_ABOARD, len(boarded_at)),
        boarded_at,
    )
    if state.options.school and steamer.passengers:
        raise BadData(one.at("passengers"), "position.school_passengers", "Q17")
    if len(boarded_at) > steamer.passengers:
        raise BadData(one.at("boarded_at"), "position.stations", "Q19", stations=len(boarded_at), aboard=steamer.passengers)
    one.done()
    state = state.with_steamer(ship, steamer)
    if ship == state.rules.rose:
        return state
    seat = owner(state, ship)
    if rank and state.ranks[seat] not in (0, rank):
        raise BadData(one.at(key), "position.rank_twice", "B10", seat=state.seats[seat], rank=state.ranks[seat])
    ranks = (*state.ranks[:seat], rank or state.ranks[seat], *state.ranks[seat + 1 :])
    return with_wrecks(state._replace(ranks=ranks), (*state.wrecked, ship) if wrecked else state.wrecked)


def _coal(state: State, ship: Ship, one: Plain) -> int:
    """Q8, Q12, B11, B12: up to 6 coal, a seventh as the bonus of the shipyard; the Black Rose has what a turn may cost."""
    if ship == state.rules.rose:
        return one.number("coal", 0, PLENTY, ROSE_COAL)
    return one.number("coal", 0, FULL_COAL + state.rules.shipyard, FULL_COAL)


def _flow(state: State, cell: Cell | None) -> hexes.Direction:
    """Return the way the tile flows on which a cell lies; N where there is none, and for a steamer ashore."""
    lying = zip(state.tiles[state.first_tile :], spots(state.tiles)[state.first_tile :], strict=True)
    return next((spot.flow for laid, spot in lying if cell in shape_at(spot) and cell not in laid.left_out), hexes.N)


def _boarded_at(one: Plain, state: State) -> tuple[int, ...]:
    """Q19: the stations at which passengers came aboard, at most one at each."""
    names = one.names("boarded_at") if one.get("boarded_at", None) is not None else []
    stations = [laid.id if TILES[laid.id].station is not None else "" for laid in state.tiles]
    for name in names:
        if not name or name not in stations:
            raise BadData(one.at("boarded_at"), "position.no_station", "Q19", found=shortened(name))
    if len(set(names)) < len(names):
        raise BadData(one.at("boarded_at"), "position.station_twice", "Q19")
    return tuple(stations.index(name) for name in names)


# --- the round and the decision -------------------------------------------------------------------------------------------


def _with_order(position: Plain, state: State) -> State:
    """Q8, Q20: who had start cell 1, which round it is, and the order in it."""
    limit = state.options.round_limit
    this_round = position.number("round", 0, limit + 1, min(USUAL_ROUND, limit))
    if this_round:
        check_afloat(state)
    undrawn = this_round == 0 and position.get("decision", None) == FIRST
    first = _seat(position, "first", state.seats, NOBODY if undrawn else 0)
    given = position.number("given", 0, ROSE_GIVES, 0) if state.rules.rose != NOBODY else 0
    state = state._replace(first=first, round=this_round, given=given)
    check_bonus(state)
    if position.get("order", None) is None:
        return state._replace(order=_usual_order(state))
    names = position.names("order")
    for name in names:
        if name not in state.names:
            raise no_such("order", "steamer", name, state.names)
        if names.count(name) > 1:
            raise BadData("order", "position.order_twice", "Q20", steamer=name)
    return state._replace(order=tuple(state.names.index(name) for name in names))


def _usual_order(state: State) -> tuple[Ship, ...]:
    """Q17, Q20: by start cells in the first round and in the school, later by the lie of the steamers."""
    if state.first == NOBODY:
        return ()
    if state.round < USUAL_ROUND or state.options.school:
        start = start_order(state.rules, state.first)
        return tuple(ship for ship in start if state.steamers[ship].cell is not None or not state.round)
    return tuple(rank.steamer for rank in ranking(state))


class Decision(NamedTuple):
    """What is decided next, by whom, in whose turn; for a tile how the die fell."""

    what: str
    captain: Ship
    to_move: Ship
    die: int


def _with_decision(position: Plain, state: State) -> State:
    """Return the state with its agenda, which follows from the decision that is next."""
    over = end_reason(state) if state.round else None
    if over is not None:
        check_landing(state, None)
        for key in ("to_move", "decision", "captain", "die", position.named("under_way", "voyage")):
            if position.get(key, None) is not None:
                rule = "Q23" if over == END_REASONS[ROUND_LIMIT] else "Q22"
                raise BadData(key, "position.race_over", rule, end=over)
        return state._replace(agenda=(), under_way=None)
    if not state.round:
        return _before_the_start(position, state)
    sailing = [ship for ship in state.order if state.steamers[ship].cell is not None]
    to_move = _seat(position, "to_move", state.names, sailing[0] if sailing else NOBODY)
    what = SPEED if position.get("decision", None) is None else DECISIONS[position.choice("decision", DECISIONS)]
    captain = _seat(position, "captain", state.names, to_move)
    die = read_die_fall(position, "die")
    if die is None and what == TILE:
        raise BadData("die", "position.die_missing", "Q5")
    if die is not None and what != TILE:
        raise BadData("die", "position.die_too_early", "Q5")
    next_up = Decision(what, captain, to_move, die or 0)
    check_decision(state, *next_up)
    state = state._replace(under_way=_under_way(position, state, next_up))
    return with_agenda(state, *next_up)


def _before_the_start(position: Plain, state: State) -> State:
    """Q4, Q8: before the first round nearly everything is given: the first tile is drawn, captains choose headings."""
    what = (FIRST, TILE, FACE)[position.choice("decision", (FIRST, TILE, FACE))]
    captain = _seat(position, "captain", state.names, state.first if what == FACE else NOBODY)
    for key in ("to_move", "die", position.named("under_way", "voyage")):
        if position.get(key, None) is not None:
            raise BadData(key, "position.not_before_start", "Q8")
    return check_set_up(state, what, captain)


def _under_way(position: Plain, state: State, decision: Decision) -> TurnUnderWay | None:
    """Q10–Q15: what the turn under way remembers."""
    key = position.named("under_way", "voyage")
    if decision.what == SPEED:
        if position.get(key, None) is not None:
            raise BadData(key, "position.not_under_way", "Q9")
        return None
    one = Plain({}, key) if position.get(key, None) is None else position.inner(key)
    mover, other = state.steamers[decision.to_move], state.steamers[decision.captain]
    assert mover.cell is not None
    assert other.cell is not None
    done = decision.captain == decision.to_move and decision.what != SAIL
    stood = read_cells(one, "stood") or [mover.cell]
    pushed_to = read_cells(one, "pushed_to") or ([] if decision.captain == decision.to_move else [other.cell])
    left = 0 if done else max(mover.speed - len(stood) + 1 - len(pushed_to), 0)
    water = state.river
    entered = {water.tile_of[water.index[cell]] for cell in stood if cell in water.index}
    reached = water.open_end and water.frontmost in entered
    under_way = TurnUnderWay(
        one.number("points", 0, FASTEST, left),
        one.number(one.named("rotated", "turned"), 0, MOST_TURNED + state.rules.shipyard, 0),
        tuple(stood),
        tuple(pushed_to),
        one.yes_no("reached", reached or (done and decision.what not in (FACE, BOARD, FUEL, EXCHANGE))),
        one.number("slowed", 0, FASTEST, 0),
        one.number("rose_needed", ROSE_COAL, _greatest_need(state), ROSE_COAL),
    )
    one.done()
    return under_way


def _greatest_need(state: State) -> int:
    """B12: a turn remembers what the Black Rose needed when it began, if she sails and it counts."""
    return NO_WAY if state.rules.rose != NOBODY and state.rules.need_may_stay else ROSE_COAL


def _seat(position: Plain, key: str, seats: tuple[str, ...], default: Seat) -> Seat:
    return default if position.get(key, None) is None else position.choice(key, seats)

"""Q4–Q6, Q18: the river grows tile by tile, passengers come to the stations, and tiles that were left leave the table."""

from __future__ import annotations

from paddlewheel.games.queen.model.events import LandingJoined, TileLaid, TileLeft
from paddlewheel.games.queen.model.state import TILE, State
from paddlewheel.games.queen.river.joining import Laid, free_bends, jetties, overlap
from paddlewheel.games.queen.river.tiles import TILES, TURNS


def pile_size(state: State) -> int:
    """Q4, Q17, Q18: how many tiles are still face down."""
    return state.rules.pile - (len(state.tiles) - 1)


def unseen(state: State) -> list[str]:
    """Q4: the tiles that may be turned up next; in the school eight of the eleven never are."""
    seen = {laid.id for laid in state.tiles}
    return [name for name in state.rules.river if name not in seen]


def dice(state: State) -> tuple[int, ...]:
    """Q3: which ways the next tile can turn; nothing but the landing follows the last one, so that needs no free nose."""
    return free_bends(state.tiles, state.first_tile, pile_size(state) > 1 or state.rules.looks_beyond_last_tile)


def bends_to_come(state: State) -> tuple[int, ...]:
    """Q3: which ways the river may turn next; one if the die has fallen."""
    if state.landing is not None:
        return (state.landing,)
    if state.agenda and state.agenda[0].what == TILE:
        return (state.agenda[0].turn,)
    return dice(state) if pile_size(state) else TURNS


def lay(state: State, name: str, turn: int) -> tuple[State, TileLaid]:
    """Q3, Q5: join a tile to the frontmost one; Q18: passengers come to its station."""
    left_out = overlap(state.tiles, state.first_tile, turn)
    waiting = passengers_for(state, name)
    after = state._replace(tiles=(*state.tiles, Laid(name, turn, left_out)), waiting=(*state.waiting, waiting))
    return after, TileLaid(name, len(state.tiles), turn, waiting)


def passengers_for(state: State, name: str) -> int:
    """Q18: how many passengers wait on a tile when it is laid."""
    station = TILES[name].station
    return 0 if station is None else state.rules.passengers.under(station.roof)


def join_landing(state: State, turn: int) -> tuple[State, LandingJoined]:
    """Q5, Q7: join the landing to the last tile."""
    return state._replace(landing=turn), LandingJoined(turn, tuple(sorted(jetties(state.tiles, turn))))


def leave_tiles(state: State) -> tuple[State, list[TileLeft]]:
    """Q6: take away the rearmost tiles as long as no steamer is on them or behind them."""
    river = state.river
    manned: list[int] = []
    for steamer in state.steamers:
        if steamer.cell is not None:
            manned.append(river.tile_of[river.index[steamer.cell]])
            if manned[-1] == state.first_tile:
                return state, []
    rearmost = min(manned, default=state.first_tile)
    gone = [TileLeft(state.tiles[number].id, number, state.waiting[number]) for number in range(state.first_tile, rearmost)]
    waiting = tuple(0 if number < rearmost else count for number, count in enumerate(state.waiting))
    return state._replace(first_tile=rearmost, waiting=waiting), gone

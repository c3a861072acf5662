"""What a steamer could reach if it were its turn now: everybody else stays where they are."""

from __future__ import annotations

from paddlewheel.engine.errors import no_such
from paddlewheel.games.queen.model.data_types import Reach
from paddlewheel.games.queen.model.state import State
from paddlewheel.games.queen.routes.listing import COAL, SPOT
from paddlewheel.games.queen.turn.black_rose import coal_for_her_turn
from paddlewheel.games.queen.turn.black_rose_duty import list_dutiful
from paddlewheel.games.queen.turn.movement import can_move
from paddlewheel.games.queen.turn.rounds import begin_turn
from paddlewheel.games.queen.turn.working_copy import working_copy


def reach(state: State, steamer: str) -> list[Reach]:
    """Return the cells where a turn of a steamer could end, each with the least coal; none if it does not sail."""
    if steamer not in state.names:
        raise no_such("steamer", "steamer", steamer, state.names)
    ship = state.names.index(steamer)
    if not state.round or state.steamers[ship].cell is None:
        return []
    with working_copy(state) as race:
        begin_turn(race, ship)
        if ship == state.rules.rose:
            coal_for_her_turn(race)
        rows = list(list_dutiful(race, ship)) if can_move(race, ship) else []
    least: dict[int, int] = {}
    for row in rows:
        place, coal = (row & SPOT) // 6, row >> COAL & 31
        least[place] = min(coal, least.get(place, coal))
    return [{"cell": list(state.river.cells[place]), "coal": coal} for place, coal in sorted(least.items())]

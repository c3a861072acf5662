"""What a steamer could reach if it were its turn now: everybody else stays where they are."""

from __future__ import annotations

from paddlewheel.engine.errors import no_such
from paddlewheel.games.queen.model.data_types import Reach
from paddlewheel.games.queen.model.state import NEXT, SPEED, State, Task
from paddlewheel.games.queen.routes.ends import end
from paddlewheel.games.queen.turn.black_rose import with_coal_for_her_turn
from paddlewheel.games.queen.turn.black_rose_duty import dutiful_ends
from paddlewheel.games.queen.turn.speed import can_move


def reach(state: State, steamer: str) -> list[Reach]:
    """Return the cells where a turn of a steamer could end, each with the least coal; none if it does not sail."""
    if steamer not in state.names:
        raise no_such("steamer", "steamer", steamer, state.names)
    ship = state.names.index(steamer)
    if not state.round or state.steamers[ship].cell is None:
        return []
    turn = state._replace(agenda=(Task(SPEED, ship), Task(NEXT, ship)), voyage=None)
    if ship == state.rules.rose:
        turn = with_coal_for_her_turn(turn)
    if not can_move(turn, ship):
        return []
    _, rows = dutiful_ends(turn)
    least: dict[int, int] = {}
    for one in map(end, rows):
        index = one.spot // 6
        least[index] = min(one.coal, least.get(index, one.coal))
    return [{"cell": list(state.river.cells[index]), "coal": coal} for index, coal in sorted(least.items())]

"""B12: the duty not to strand the Black Rose: no turn may leave her in need of more than one coal point.

The duty holds while the captain has another turn, and at each decision: an action is legal if some turn after it keeps the
duty, or if no action does. Who pushes her counts on the heading that is best for her, and her captain must then choose one
that keeps the duty. RULING: what is judged is how everybody lies when the turn is over.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.games.game import Refusal
from paddlewheel.games.queen.deeds import follow
from paddlewheel.games.queen.growth import leave_tiles
from paddlewheel.games.queen.rose import is_stranded
from paddlewheel.games.queen.routes import Branch
from paddlewheel.games.queen.state import DIE, FACE, NEXT, SAIL, SPEED, Action, Ship, State, Task
from paddlewheel.games.queen.turns import End, end, ends, final_speed, pushes, survey
from paddlewheel.games.queen.water import NOWHERE, Water

STRANDED: Final = Refusal("B12", "the Black Rose would need more than 1 coal point after that, and there is another way")


def dutiful(state: State, actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """Return the actions after which the duty can be kept; all of them if it cannot be, or if nobody has it."""
    if state.rules.rose == NOWHERE or not state.round or len(actions) < 2:
        return actions
    mover = state.agenda[-1].steamer
    kept = tuple(action for action in actions if _can_be_kept(follow(state, action)[0], mover))
    return kept or actions


def dutiful_ends(state: State) -> tuple[Water, list[Branch], list[int]]:
    """Return the water, the branches and the ends of the turn to be sailed that keep the duty; all if none does."""
    water, branches = survey(state)
    rows = ends(state, branches)
    if state.rules.rose == NOWHERE:
        return water, branches, rows
    judge = _Judge(state, branches)
    return water, branches, [row for row in rows if not judge.strands(end(row))] or rows


def _can_be_kept(state: State, mover: Ship) -> bool:
    """Tell whether some way to go on with the turn keeps the duty; when the turn is over, whether it has been kept."""
    if not state.agenda:
        return True
    if not any(task.what in (SPEED, SAIL) and task.steamer == mover for task in state.agenda):
        return not is_stranded(state, _may_face(state))
    if state.voyage is None:  # it is the next turn already
        return not is_stranded(state)
    at_helm = state._replace(agenda=(Task(SAIL, mover), Task(NEXT, mover)))
    _, branches = survey(at_helm)
    judge = _Judge(at_helm, branches, _may_face(state))
    return any(not judge.strands(end(row)) for row in ends(at_helm, branches))


def _may_face(state: State) -> bool:
    """Tell whether the captain of the Black Rose is about to choose a heading for her."""
    return any(task.what == FACE and task.steamer == state.rules.rose for task in state.agenda)


class _Judge:
    """Says of the ends of a turn whether they strand the Black Rose; alike ends are looked at once."""

    def __init__(self, state: State, branches: list[Branch], free: bool = False) -> None:
        self.state, self.branches, self.free = state, branches, free
        self.known: dict[tuple[int, ...], bool] = {}

    def strands(self, one: End) -> bool:
        """Tell whether an end strands her; heading and speed of the mover count if it is she who moves."""
        hers = self.state.agenda[0].steamer == self.state.rules.rose
        alike = (one.spot, one.world, final_speed(self.state, one)) if hers else (one.spot // 6, one.world)
        if alike not in self.known:
            self.known[alike] = _strands(self.state, self.branches, one, self.free)
        return self.known[alike]


def _strands(state: State, branches: list[Branch], one: End, free: bool) -> bool:
    """Tell whether an end of the turn strands the Black Rose."""
    mover, rose, river = state.agenda[0].steamer, state.rules.rose, state.river
    lying = {steamer.cell: ship for ship, steamer in enumerate(state.steamers) if steamer.cell is not None}
    there = river.cells[one.spot // 6]
    after = state
    for target, space in pushes(branches, one.world):
        ship = lying[river.cells[target]]
        after = after.with_steamer(ship, after.steamers[ship]._replace(cell=river.cells[space]))
        if ship == rose:
            element = river.elements.get(space)
            free = element is None or not element.keeps_heading
            if element is not None and element.grounds:
                after = after.with_steamer(ship, after.steamers[ship]._replace(speed=1))
    moved = after.steamers[mover]._replace(cell=there, heading=one.spot % 6, speed=final_speed(state, one))
    reached = river.open_end and (
        river.tile_of[one.spot // 6] == river.frontmost or (state.voyage is not None and state.voyage.reached)
    )
    voyage = state.voyage._replace(reached=True) if reached and state.voyage is not None else state.voyage
    after = after.with_steamer(mover, moved)._replace(voyage=voyage)
    if reached and voyage is None:
        after = after._replace(agenda=(Task(DIE, mover),))
    return is_stranded(leave_tiles(after)[0], free)

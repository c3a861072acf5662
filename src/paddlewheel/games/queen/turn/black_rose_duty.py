"""B12: the duty not to strand the Black Rose: no turn may bring her into need of more than one coal point.

The duty holds while the captain has another turn, and at each decision: an action is legal if some turn after it keeps the
duty, or if no action does. Who pushes her counts on the heading that is best for her, and her captain must then choose one
that keeps the duty. RULING: what is judged is how everybody lies when the turn is over, even if somebody is wrecked then,
against what she needed before the turn began: to bring is not to leave.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import product
from typing import Final

from paddlewheel.engine.errors import Refusal
from paddlewheel.games.queen.model.actions import Action, Board, Face, Skip
from paddlewheel.games.queen.model.state import BOARD, DIE, FACE, NEXT, ROSE_COAL, SAIL, SPEED, Ship, State, Task
from paddlewheel.games.queen.river.flat_map import NOWHERE
from paddlewheel.games.queen.routes.ends import End, Survey, cells_of, end, final_speed, survey
from paddlewheel.games.queen.routes.listing import SPOT, WORLD
from paddlewheel.games.queen.routes.position_after import gone_home, position_after
from paddlewheel.games.queen.routes.search import Pushes
from paddlewheel.games.queen.turn.agenda import follow_in_turn
from paddlewheel.games.queen.turn.arrival import end_reason
from paddlewheel.games.queen.turn.black_rose import is_stranded, need_before
from paddlewheel.games.queen.turn.boarding import boarded
from paddlewheel.games.queen.turn.growth import leave_tiles
from paddlewheel.games.queen.turn.pushing import keeps_heading

STRANDED: Final = Refusal("B12", "rose.stranded")
BOARDING: Final = (Board(), Skip())


def dutiful(state: State, actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """Return the actions after which the duty can be kept; all of them if it cannot be, or if nobody has it."""
    if state.rules.rose == NOWHERE or not state.round or len(actions) < 2:
        return actions
    mover = state.agenda[-1].steamer
    kept = tuple(action for action in actions if _can_be_kept(follow_in_turn(state, action), mover))
    return kept or actions


def dutiful_boarding(state: State) -> tuple[Action, ...]:
    """Return what may be done at a station: the mover who would arrive with a passenger may have to take one."""
    return dutiful(state, BOARDING) if _may_count_on_boarding(state) else BOARDING


def dutiful_ends(state: State) -> tuple[Survey, list[int]]:
    """Return every way the turn can be sailed, and the ends that keep the duty; all if none does."""
    found = survey(state)
    strands = stranding(state, found)
    if strands is None:
        return found, found.rows
    return found, [row for row in found.rows if not strands(row)] or found.rows


def stranding(state: State, found: Survey) -> Callable[[int], bool] | None:
    """Return what tells of an end of the turn whether it breaks the duty; None where she does not sail."""
    return None if state.rules.rose == NOWHERE else _Judge(state, found).strands


def _can_be_kept(state: State, mover: Ship) -> bool:
    """Tell whether some way to go on with the turn keeps the duty; when the turn is over, whether it has been kept."""
    if not state.agenda:
        return True
    if state.agenda[0].what == FACE:
        return any(_can_be_kept(follow_in_turn(state, Face(heading)), mover) for heading in range(6))
    if state.agenda[0].what == BOARD and _may_count_on_boarding(state):
        return any(_can_be_kept(follow_in_turn(state, choice), mover) for choice in BOARDING)
    if not any(task.what == SAIL for task in state.agenda):
        return not _is_stranded_when_over(state, mover, need_before(state))
    at_helm = state._replace(agenda=(Task(SAIL, mover), Task(NEXT, mover)))
    found = survey(at_helm)
    judge = _Judge(at_helm, found, any(task.what == DIE for task in state.agenda))
    return any(not judge.strands(row) for row in found.rows)


def _may_count_on_boarding(state: State) -> bool:
    """Tell whether the steamer that is to decide next is the mover, whose own boarding counts."""
    return state.rules.duty_sees_boarding and state.agenda[0].steamer == state.agenda[-1].steamer


def _is_stranded_when_over(state: State, mover: Ship, before: int, any_heading: bool = False) -> bool:
    """Tell whether she is stranded after a turn; who arrives in it lies in nobody's way, and may end the race."""
    state = gone_home(state, mover)
    return end_reason(state) is None and is_stranded(leave_tiles(state)[0], any_heading, before)


class _Judge:
    """Says of the ends of a turn whether they strand the Black Rose; alike ends are looked at once."""

    def __init__(self, state: State, found: Survey, rolling: bool = False) -> None:
        self.state, self.found, self.rolling = state, found, rolling
        self.river = state.river
        self.known: dict[tuple[int, ...], bool] = {}
        self.before = need_before(state)
        self.lane = _lane(state)
        self.clear = [bool(self.lane) and self._leaves_lane_clear(pushes) for pushes in found.worlds]
        """By world: whether its pushes bring nobody onto the lane that is open to her."""

    def strands(self, row: int) -> bool:
        """Tell whether an end strands her; speed and heading of the mover count only where she or an option makes them."""
        if self.clear[row >> WORLD] and (row & SPOT) // 6 not in self.lane:
            return False  # there is no need to look closer
        one = end(row)
        hers = self.state.agenda[0].steamer == self.state.rules.rose
        facing = hers or not self.state.options.push_astern  # Q23: where the mover could be pushed by her
        tile_to_come = self._brings_tile(row, one)
        arriving = self.state.landing is not None  # Q21: who is slow enough arrives, or may be pushed home
        speed = final_speed(self.state, one) if hers or arriving else 0
        alike = (one.spot if facing else one.spot // 6, one.world, speed, tile_to_come)
        if alike not in self.known:
            self.known[alike] = self._is_stranded_after(one, tile_to_come)
        return self.known[alike]

    def _leaves_lane_clear(self, pushes: Pushes) -> bool:
        """Tell whether some pushes bring nobody onto the lane that is open to her, and leave her where she is."""
        rose = self.state.steamers[self.state.rules.rose].cell
        return all(space not in self.lane and self.river.cells[target] != rose for target, space in pushes)

    def _brings_tile(self, row: int, one: End) -> bool:
        """Q5, Q16: whether the next tile is joined in the turn: the mover or one it pushes comes onto the frontmost one."""
        state, river = self.state, self.river
        if not river.open_end:
            return False
        if self.rolling:  # who was pushed there is about to
            return True
        indices = [one.spot // 6, *(space for _, space in self.found.worlds[one.world])]
        if (state.voyage is not None and state.voyage.reached) or any(self._is_frontmost(index) for index in indices):
            return True
        near = river.tile_of[one.spot // 6] == river.frontmost - 1
        return near and row in self._come_back

    @cached_property
    def _come_back(self) -> frozenset[int]:
        """The ends of ways that lead onto the frontmost tile and back to the one before it."""
        tile_of, frontmost = self.river.tile_of, self.river.frontmost
        near = [row for row in self.found.rows if tile_of[(row & SPOT) // 6] == frontmost - 1]
        there = {index for index, tile in enumerate(tile_of) if tile == frontmost}
        ways = zip(near, cells_of(self.found, near), strict=True)
        return frozenset([row for row, cells in ways if not there.isdisjoint(cells)])

    def _is_frontmost(self, index: int) -> bool:
        return self.river.tile_of[index] == self.river.frontmost

    def _is_stranded_after(self, one: End, tile_to_come: bool) -> bool:
        """Tell whether she is stranded when the turn is over, after all that is done to others in it."""
        state, river = self.state, self.state.river
        mover, hers = state.agenda[0].steamer, state.steamers[state.rules.rose].cell
        pushed_to = [space for target, space in self.found.worlds[one.world] if river.cells[target] == hers]
        free = any(not keeps_heading(river, space) for space in pushed_to)
        agenda = (Task(DIE, mover),) if tile_to_come else ()
        over = position_after(state, self.found.worlds[one.world], one).between_turns(agenda)
        return all(self._is_stranded(lying, mover, free) for lying in self._turned(over, one))

    def _is_stranded(self, over: State, mover: Ship, free: bool) -> bool:
        """Tell whether she is stranded as everybody lies then, also if the mover boards where it may (Q19)."""
        if not _is_stranded_when_over(over, mover, self.before, free):
            return False
        aboard = boarded(over, mover) if over.rules.duty_sees_boarding else over
        return aboard is over or _is_stranded_when_over(aboard, mover, self.before, free)

    def _turned(self, over: State, one: End) -> Iterator[State]:
        """Yield how those may lie who were pushed; it matters only where nobody is pushed straight astern (Q23).

        Their captains have the duty too, so the mover may count on what they choose (Q16).
        """
        yield over
        if over.options.push_astern:
            return
        river, rose = over.river, over.rules.rose
        pushed_to = {river.cells[space] for _, space in self.found.worlds[one.world] if not keeps_heading(river, space)}
        others = [ship for ship, steamer in enumerate(over.steamers) if steamer.cell in pushed_to and ship != rose]
        for headings in product(range(6), repeat=len(others)):
            lying = over
            for ship, heading in zip(others, headings, strict=True):
                lying = lying.with_steamer(ship, lying.steamers[ship]._replace(heading=heading))
            if lying != over:
                yield lying


def _lane(state: State) -> frozenset[int]:
    """Return the cells of one way that she could sail with her coal if the mover were not there, without a push.

    It leads over no tile that could leave the table; empty if there is none, or if she is the mover.
    """
    rose, mover = state.rules.rose, state.agenda[0].steamer
    if rose == mover:
        return frozenset()
    hers = state.with_steamer(mover, state.steamers[mover]._replace(cell=None))
    hers = hers.with_steamer(rose, hers.steamers[rose]._replace(coal=ROSE_COAL))
    hers = hers._replace(agenda=(Task(SPEED, rose),), voyage=None)
    found = survey(hers)
    river, cell = state.river, state.steamers[rose].cell
    assert cell is not None, "the Black Rose never leaves the river"
    own = river.tile_of[river.index[cell]]
    for row in found.rows:
        if not end(row).world:
            (indices,) = cells_of(found, [row])
            if all(river.tile_of[index] >= own for index in indices):
                return frozenset(indices)
    return frozenset()

"""Who decides next, what is legal, and why not: each question is asked of the file that knows its rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from paddlewheel import hexes
from paddlewheel.engine.contract import CHANCE, Seat
from paddlewheel.engine.errors import Refusal
from paddlewheel.games.queen.model.actions import (
    Action,
    Ahead,
    Astern,
    Board,
    Die,
    Done,
    Draw,
    Exchange,
    Face,
    First,
    Fuel,
    Push,
    Rotate,
    Route,
    Skip,
    Speed,
)
from paddlewheel.games.queen.model.state import (
    BOARD,
    CHANCE_TASKS,
    DIE,
    EXCHANGE,
    FACE,
    FIRST,
    FUEL,
    LANDING,
    NOBODY,
    SAIL,
    SPEED,
    TILE,
    Ship,
    State,
    Task,
)
from paddlewheel.games.queen.river.layout import cells_of
from paddlewheel.games.queen.river.tiles import TURN_NAMES
from paddlewheel.games.queen.routes.ends import STRANDED, Routes, dutiful_ends
from paddlewheel.games.queen.turn.agenda import act, settle
from paddlewheel.games.queen.turn.choices import legal_actions
from paddlewheel.games.queen.turn.kernel_numbers import decode, encode
from paddlewheel.games.queen.turn.outcome import captain_of, end_reason
from paddlewheel.games.queen.turn.refusals import why_not_exchange, why_not_move, why_not_speed
from paddlewheel.games.queen.turn.working_copy import working_copy

HEADINGS: Final = tuple(Face(heading) for heading in range(6))
FARTHEST: Final = 10**9
FACES: Final = 2
"""Q2: how many faces of the die show each direction."""


def actor(state: State) -> Seat | None:
    """Return whose decision is next."""
    if not state.agenda:
        return None
    task = state.agenda[0]
    return CHANCE if task.what in CHANCE_TASKS else captain_of(state, task.steamer)


def on_turn(state: State) -> Seat | None:
    """Return whose turn it is; before the first round, who is choosing a heading."""
    if not state.agenda:
        return None
    ship = state.agenda[-1].steamer
    if ship == NOBODY and state.agenda[0].what == FACE:
        ship = state.agenda[0].steamer
    return None if ship == NOBODY else captain_of(state, ship)


def begins_turn(state: State) -> bool:
    """Return whether the next decision is the first of a turn."""
    return bool(state.agenda) and state.agenda[0].what == SPEED


def legal(state: State) -> tuple[Action, ...]:
    """Return every legal action of whoever decides next."""
    with working_copy(state) as race:
        numbers = list(legal_actions(race))
    cells = cells_of(state.tiles)
    return tuple([decode(cells, number) for number in numbers])


def turns(state: State) -> Sequence[Route]:
    """Return the routes of the captain to move, at the start of a turn or in the middle of it; none for other decisions."""
    if not state.agenda or state.agenda[0].what not in (SPEED, SAIL):
        return ()
    return Routes(state, *dutiful_ends(state))


def weights(state: State) -> tuple[int, ...]:
    """Q2, Q4: two faces of the die for each direction, every unseen tile as likely as any other."""
    if actor(state) != CHANCE:
        raise ValueError("only the actions of chance have weights")
    return (FACES if state.agenda[0].what in (DIE, LANDING) else 1,) * len(legal(state))


def refusal(state: State, action: Action) -> Refusal | None:
    """Return why an action is not legal here, with the rule and the numbers; None if it is."""
    if not state.agenda:
        return wanted(state)
    task = state.agenda[0]
    if not isinstance(action, ANSWERS[task.what]):
        return wanted(state)
    no = _why_not(state, task, action)
    if no is not None:
        no = told_of(state, task.steamer, no)
    if no is None and state.rules.rose != NOBODY and action not in legal(state):
        no = STRANDED
    return no if no is None else no.offering(_instead(state, action))


def told_of(state: State, ship: Ship, no: Refusal) -> Refusal:
    """B12: return a refusal as it is told of a steamer: it is not for want of coal that the Black Rose spends no more."""
    if no.rule != "Q12" or ship != state.rules.rose:
        return no
    return Refusal("B12", "rose.no_coal", needed=no.facts["needed"], coal=no.facts["coal"])


def _instead(state: State, action: Action) -> Action:
    """Return the legal action nearest to one that is not; among several equally near the first of the list."""
    choices = legal(state)
    if isinstance(action, Rotate) and _is_legal_further_on(state, action):
        return Ahead()
    return min(choices, key=lambda choice: _how_far(action, choice))


def _is_legal_further_on(state: State, rotation: Rotate) -> bool:
    """Return whether a rotation that was asked for can be made later in the same move, straight ahead."""
    wanted, ahead = encode(state, rotation), encode(state, Ahead())
    with working_copy(state) as race:
        task = race.agenda[race.tasks - 1]
        while ahead in list(legal_actions(race)):
            act(race, ahead)
            settle(race)
            if not race.tasks or race.agenda[race.tasks - 1] != task:
                return False
            if wanted in list(legal_actions(race)):
                return True
    return False


def _how_far(action: Action, choice: Action) -> tuple[int, int]:
    """Return how far a choice is from what was wanted: another verb is farther than any number."""
    match action, choice:
        case (Speed(wanted), Speed(speed)):
            return 0, abs(wanted - speed)
        case (Push(wanted), Push(cell)):
            return 0, hexes.distance(wanted, cell)
        case (Ahead(), Push()):
            return 0, 0
        case (Push(), Ahead()):
            return 0, FARTHEST
        case (Face(wanted), Face(heading)):
            return 0, min((wanted - heading) % 6, (heading - wanted) % 6)
        case (Exchange(ship, wanted), Exchange(other, coal)):
            return (0 if ship == other else 1), abs(wanted - coal)
        case _:
            return (0 if type(action) is type(choice) else 2), 0


ANSWERS: Final[dict[str, tuple[type[Any], ...]]] = {
    FIRST: (First,),
    TILE: (Draw,),
    DIE: (Die,),
    LANDING: (Die,),
    FACE: (Face,),
    SPEED: (Speed,),
    SAIL: (Ahead, Astern, Push, Rotate, Done),
    BOARD: (Board, Skip),
    FUEL: (Fuel, Skip),
    EXCHANGE: (Exchange, Skip),
}


def wanted(state: State) -> Refusal:
    """Return what has to be decided first, as the refusal of anything else; after the end, that it is over."""
    if not state.agenda:
        return Refusal("Q22", "race.over", end=end_reason(state) or "")
    task = state.agenda[0]
    first = legal(state)[0]
    if task.what == SPEED:
        first = _instead(state, Speed(state.steamers[task.steamer].speed))
    rule = RULE_OF[task.what] if task.what != FACE or not state.round else "Q16"
    if task.what in (FIRST, TILE):
        return Refusal(rule, DRAWN[task.what], first)
    return Refusal(rule, WANTED[task.what], first, steamer=state.names[task.steamer])


RULE_OF: Final = {
    FIRST: "Q8",
    TILE: "Q4",
    DIE: "Q5",
    LANDING: "Q5",
    FACE: "Q8",
    SPEED: "Q9",
    SAIL: "Q10",
    BOARD: "Q19",
    FUEL: "B7",
    EXCHANGE: "B9",
}
WANTED: Final = {
    DIE: "first.die",
    LANDING: "first.landing",
    FACE: "first.heading",
    SPEED: "first.speed",
    SAIL: "first.move",
    BOARD: "first.board",
    FUEL: "first.fuel",
    EXCHANGE: "first.exchange",
}
DRAWN: Final = {FIRST: "first.start_cell", TILE: "first.tile"}


def _why_not(state: State, task: Task, action: Action) -> Refusal | None:
    match action:
        case Speed():
            return why_not_speed(state, task.steamer, action)
        case Ahead() | Astern() | Push() | Rotate() | Done():
            return why_not_move(state, task.steamer, action)
        case Face(heading):
            return None if heading in range(6) else Refusal("Q8", "heading.range")
        case Die(turn):
            known = action in legal(state)
            return None if known else Refusal("Q3", "die.rolled_again", turn=TURN_NAMES.get(turn, "other"))
        case Draw(tile):
            return None if action in legal(state) else Refusal("Q4", "tile.not_face_down", tile=tile)
        case First():
            return None if action in legal(state) else Refusal("Q8", "start.no_seat")
        case Exchange():
            return why_not_exchange(state, task.steamer, action)
        case Board() | Fuel() | Skip():
            return None

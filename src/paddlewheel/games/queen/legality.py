"""Who decides next, what is legal, and why not: each question is asked of the file that knows its rule."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from paddlewheel import hexes
from paddlewheel.games.game import CHANCE, Refusal, Seat
from paddlewheel.games.queen.actions import (
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
    Route,
    Skip,
    Speed,
    Turn,
)
from paddlewheel.games.queen.arrival import end_reason
from paddlewheel.games.queen.duty import STRANDED, dutiful, dutiful_ends
from paddlewheel.games.queen.exchange import exchanges, why_not_exchange
from paddlewheel.games.queen.growth import unseen
from paddlewheel.games.queen.helm import legal_helm, why_not_helm
from paddlewheel.games.queen.river import free_turns
from paddlewheel.games.queen.speed import legal_speeds, why_not_speed
from paddlewheel.games.queen.state import (
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
    State,
    Task,
    captain_of,
)
from paddlewheel.games.queen.tiles import TURN_NAMES, TURNS
from paddlewheel.games.queen.turns import route

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
    """Tell whether the next decision is the first of a turn."""
    return bool(state.agenda) and state.agenda[0].what == SPEED


def legal(state: State) -> tuple[Action, ...]:
    """Return every legal action of whoever decides next."""
    if not state.agenda:
        return ()
    task = state.agenda[0]
    match task.what:
        case "sail":
            assert state.voyage is not None
            return dutiful(state, legal_helm(state, task.steamer, state.voyage))
        case "speed":
            return dutiful(state, legal_speeds(state, task.steamer))
        case "face":
            return dutiful(state, HEADINGS)
        case "board":
            return (Board(), Skip())
        case "fuel":
            return (Fuel(), Skip())
        case "exchange":
            return (*exchanges(state, task.steamer), Skip())
        case "die":
            return tuple([DICE[turn] for turn in free_turns(state.tiles, state.first_tile)])
        case "landing":
            return tuple(DICE.values())
        case "tile":
            return tuple([_draw(name) for name in unseen(state)])
        case _:
            return tuple(First(seat) for seat in range(len(state.seats)))


DICE: Final = {turn: Die(turn) for turn in TURNS}
HEADINGS: Final = tuple(Face(heading) for heading in range(6))


@lru_cache(maxsize=64)
def _draw(name: str) -> Draw:
    return Draw(name)


def turns(state: State) -> tuple[Route, ...]:
    """Return the routes of the captain to move, at the start of a turn or in the middle of it; none for other decisions."""
    if not state.agenda or state.agenda[0].what not in (SPEED, SAIL):
        return ()
    water, branches, rows = dutiful_ends(state)
    return tuple(route(state, water, branches, row) for row in sorted(rows))


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
    if no is not None and no.rule == "Q12" and task.steamer == state.rules.rose:
        wording = "{why:wording}: her coal never ends, but a turn of hers spends no more"
        no = Refusal("B12", wording, why=no.wording, **no.facts)
    if no is None and state.rules.rose != NOBODY and action not in legal(state):
        no = STRANDED
    return no if no is None else no.offering(_instead(state, action))


def _instead(state: State, action: Action) -> Action:
    """Return the legal action nearest to one that is not; among several equally near the first of the list."""
    return min(legal(state), key=lambda choice: _how_far(action, choice))


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
    SAIL: (Ahead, Astern, Push, Turn, Done),
    BOARD: (Board, Skip),
    FUEL: (Fuel, Skip),
    EXCHANGE: (Exchange, Skip),
}


def wanted(state: State) -> Refusal:
    """Return what has to be decided first, as the refusal of anything else; after the end, that it is over."""
    if not state.agenda:
        return Refusal("Q22", "the race is over: {why:wording}", why=end_reason(state) or "")
    task = state.agenda[0]
    first = legal(state)[0]
    if task.what == SPEED:
        first = _instead(state, Speed(state.steamers[task.steamer].speed))
    name = "" if task.steamer == NOBODY else state.names[task.steamer]
    rule = RULE_OF[task.what] if task.what != FACE or not state.round else "Q16"
    return Refusal(rule, WANTED[task.what], first, who=name)


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
    FIRST: "who takes start cell 1 has to be drawn first",
    TILE: "a tile has to be turned up first",
    DIE: "{who:steamer} has to roll the direction of the next tile first",
    LANDING: "{who:steamer} has to roll the direction of the landing first",
    FACE: "{who:steamer} has to choose a heading first",
    SPEED: "{who:steamer} has to set the speed first",
    SAIL: "{who:steamer} is under way: ahead, a push, a turn, or done",
    BOARD: "{who:steamer} may take a passenger aboard, or skip it",
    FUEL: "{who:steamer} may fill up the coal, or skip it",
    EXCHANGE: "{who:steamer} may exchange coal, or skip it",
}


def _why_not(state: State, task: Task, action: Action) -> Refusal | None:
    match action:
        case Speed():
            return why_not_speed(state, task.steamer, action)
        case Ahead() | Astern() | Push() | Turn() | Done():
            assert state.voyage is not None
            return why_not_helm(state, task.steamer, state.voyage, action)
        case Face(heading):
            return None if heading in range(6) else Refusal("Q8", "a heading is one of N, NE, SE, S, SW, NW")
        case Die(turn):
            return (
                None
                if action in legal(state)
                else Refusal(
                    "Q3", "a {turn:wording} turn of the river is rolled again here", turn=TURN_NAMES.get(turn, "wrong")
                )
            )
        case Draw(tile):
            return None if tile in unseen(state) else Refusal("Q4", "there is no tile {tile} face down", tile=tile)
        case First():
            return None if action in legal(state) else Refusal("Q8", "there is no such seat")
        case Exchange():
            return why_not_exchange(state, task.steamer, action)
        case Board() | Fuel() | Skip():
            return None

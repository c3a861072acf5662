"""Two Lanes: a whole game in one file, which `docs/adding-a-game.md` adds to Paddlewheel.

Steamers race up two lanes of hexes, side by side. On your turn you roll the die and then steam as many hexes as it shows,
straight ahead or with the first step into the other lane. You cannot pass a steamer in your own lane. The first to get past
the end of a lane wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypedDict

from paddlewheel.engine import options as option_values
from paddlewheel.engine import plain_data
from paddlewheel.engine.contract import CHANCE, PAGE, RANKED, Outcome, Page, Played, Say, Seat, Setup, Span, check_seats
from paddlewheel.engine.data_types import DataTypes, Pair
from paddlewheel.engine.errors import BadData, BadText, Refusal, known_version, no_such, shortened
from paddlewheel.engine.options import option
from paddlewheel.engine.seat_letters import letters
from paddlewheel.hexes import NE, NW, Cell, N, step

NAME: Final = "two-lanes"
TITLE: Final = "Two Lanes"
RULES: Final = 1
VERSIONS: Final = (RULES,)
PLAYERS: Final = range(2, 5)
COLOURS: Final = ("red", "green", "yellow", "blue")
AIM: Final = "Be the first past the end of a lane. You cannot pass a steamer in your own lane, so change lanes in time."
HOW_TO: Final = "After the roll, type ahead to stay in your lane, or cross to take the first step into the other one."
AHEAD, CROSS = "ahead", "cross"
DICE: Final = tuple(f"die={side}" for side in range(1, 7))
Action = str


@dataclass(frozen=True, slots=True)
class Options:
    """What can be chosen."""

    length: int = option(12, "T1", "How many hexes each lane has.", limits=(4, 40))


OPTIONS: Final = Options
SETUPS: Final = {
    "usual": Setup(PLAYERS, Options(), "The usual race", "Two lanes of twelve hexes."),
    "sprint": Setup(PLAYERS, Options(length=6), "Sprint", "Two lanes of six hexes."),
}


@dataclass(frozen=True, slots=True)
class State:
    """A position. Cells of the left lane are (0, -1), (0, -2) …; those of the right lane (1, -1), (1, -2) …"""

    options: Options
    seats: tuple[str, ...]
    cells: tuple[Cell, ...]
    to_move: Seat = 0
    die: int = 0
    """What was rolled in this turn; 0 before that."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A whole turn, which is one action here."""

    way: tuple[Action, ...]
    price: int = 0


@dataclass(frozen=True, slots=True)
class Rolled:
    """The die was rolled."""

    seat: Seat
    side: int


@dataclass(frozen=True, slots=True)
class Steamed:
    """A steamer has moved."""

    seat: Seat
    hexes: int
    crossed: bool


# --- the types of its plain data ------------------------------------------------------------------------------------------


class Position(TypedDict):
    """A position."""

    game: Literal["two-lanes"]
    rules: int
    length: int
    seats: list[str]
    to_move: str
    die: int
    steamers: dict[str, Pair]


class Scene(TypedDict):
    """The board as text."""

    drawing: list[list[list[str | None]]]


class WholeTurn(TypedDict):
    """A whole turn."""

    action: str
    way: list[str]


class WholeTurns(TypedDict):
    """All whole turns."""

    turns: list[WholeTurn]


class Reach(TypedDict):
    """Where a steamer could be after a turn."""

    cell: Pair


class Wish(TypedDict):
    """A turn that somebody wants."""

    action: str


EVENTS: Final = plain_data.event_types(Rolled | Steamed, {}, told=str)
DATA: Final = DataTypes(Position, Scene, EVENTS, WholeTurn, WholeTurns, Reach, Wish)


# --- the rules ------------------------------------------------------------------------------------------------------------


def check_options(options: Options, players: int) -> None:
    """T1: two to four players, and lanes that are not too short."""
    if players not in PLAYERS:
        raise Refusal("T1", "players.number", fewest=2, most=4, players=players)
    if not 4 <= options.length <= 40:
        raise Refusal("T1", "lanes.length", told=f"A lane has 4 to 40 hexes, not {options.length}.")


def setup(options: Options, seats: Sequence[str], version: int | None = None) -> State:
    """T1: two steamers side by side before the lanes, and any others behind them."""
    known_version(VERSIONS, version)
    check_options(options, len(seats))
    names = check_seats("T1", PLAYERS[0], PLAYERS[-1], seats)
    return State(options, names, tuple((seat % 2, seat // 2) for seat in range(len(names))))


def far(cell: Cell) -> int:
    """Return how far a cell is, in half hexes; no two cells are equally far."""
    return -2 * cell[1] - cell[0]


def winner(state: State) -> Seat | None:
    """T4: return who is past the end of a lane."""
    return next((seat for seat, cell in enumerate(state.cells) if -cell[1] > state.options.length), None)


def end_of(state: State, seat: Seat, action: Action, die: int) -> tuple[Cell, int] | None:
    """T2, T3: return where a move ends and how many hexes it takes, None if it cannot begin."""
    cell, taken = state.cells[seat], set(state.cells)
    hexes = 0
    if action == CROSS:
        cell, hexes = step(cell, NW if cell[0] else NE), 1
        if cell in taken:
            return None
    while hexes < die and step(cell, N) not in taken:
        cell, hexes = step(cell, N), hexes + 1
    return cell, hexes


def actor(state: State) -> Seat | None:
    """T2: first the die, then the player."""
    return None if winner(state) is not None else state.to_move if state.die else CHANCE


def on_turn(state: State) -> Seat | None:
    """Return whose turn it is."""
    return None if winner(state) is not None else state.to_move


def begins_turn(state: State) -> bool:
    """A turn begins with the die."""
    return state.die == 0


def legal(state: State) -> tuple[Action, ...]:
    """Return every legal action."""
    return tuple(action for action in (*DICE, AHEAD, CROSS) if _forbidden(state, action) is None)


def weights(state: State) -> tuple[int, ...]:
    """T2: all sides of the die are equally likely."""
    return (1,) * len(legal(state))


def refusal(state: State, action: Action) -> Refusal | None:
    """Return why an action is not legal, with one that is."""
    no = _forbidden(state, action)
    return no and no.offering(next(iter(legal(state)), None))


def _forbidden(state: State, action: Action) -> Refusal | None:
    if winner(state) is not None:
        return Refusal("T4", "race.over", end="the_winner_is_home")
    if (action in DICE) != (state.die == 0):
        return Refusal("T2", "lanes.roll_then_move", told="A turn is one roll of the die, then one move.")
    if action not in DICE and end_of(state, state.to_move, action, state.die) is None:
        return Refusal("T3", "lanes.taken", told="Another steamer is on the hex where you would cross.")
    return None


def apply(state: State, action: Action) -> tuple[State, tuple[Any, ...]]:
    """Return the state after a legal action, and what happened."""
    if no := refusal(state, action):
        raise no
    seat = state.to_move
    if action in DICE:
        side = DICE.index(action) + 1
        return replace(state, die=side), (Rolled(seat, side),)
    found = end_of(state, seat, action, state.die)
    assert found is not None, "what is legal can be done"
    cells = (*state.cells[:seat], found[0], *state.cells[seat + 1 :])
    after = replace(state, cells=cells, to_move=(seat + 1) % len(cells), die=0)
    return after, (Steamed(seat, found[1], action == CROSS),)


def standing(state: State) -> Outcome:
    """T4: the further the better."""
    ranking = sorted(state.cells, key=far, reverse=True)
    places = tuple(ranking.index(cell) + 1 for cell in state.cells)
    return Outcome(places, RANKED if winner(state) is None else "the_winner_is_home", "T4")


def outcome(state: State) -> Outcome | None:
    """T4: the race ends when somebody has won."""
    return None if winner(state) is None else standing(state)


def racing(state: State) -> tuple[Seat, ...]:
    """Return whose rank is open."""
    return tuple(range(len(state.seats))) if winner(state) is None else ()


def turns(state: State) -> tuple[Turn, ...]:
    """Return the whole turns of the player to move."""
    return tuple(Turn((action,)) for action in legal(state)) if state.die else ()


def play(state: State, way: tuple[Action, ...]) -> Played:
    """Play a whole turn."""
    return Played(*apply(state, way[0]), way[1:])


def why_not(state: State, wish: Mapping[str, Any]) -> Refusal | None:
    """Return why a turn cannot be had."""
    wanted = plain_data.Plain(wish)
    return refusal(state, (AHEAD, CROSS)[wanted.choice("action", (AHEAD, CROSS))])


def reach(state: State, steamer: str) -> list[Reach]:
    """Return where a steamer could be after a turn, by any side of the die."""
    if steamer not in state.seats:
        raise no_such("steamer", "steamer", steamer, state.seats)
    seat = state.seats.index(steamer)
    ends = (end_of(state, seat, action, die) for die in range(1, 7) for action in (AHEAD, CROSS))
    return [{"cell": list(cell)} for cell in dict.fromkeys(end[0] for end in ends if end)]


# --- what it is called, as text and as data -------------------------------------------------------------------------------


def seats(state: State) -> tuple[str, ...]:
    """Return the names of the seats."""
    return state.seats


def options(state: State) -> Options:
    """Return the options of the race."""
    return state.options


def version(_state: State) -> int:
    """Return the version of the rules."""
    return RULES


def addressed(state: State) -> str:
    """Return whose steamer is to be decided for."""
    return state.seats[state.to_move] if actor(state) == state.to_move else ""


def format_action(_state: State, action: Action) -> str:
    """Return an action as text, which it is already."""
    return action


def parse_action(_state: State, text: str) -> Action:
    """Return the action that a text means."""
    action = "".join(text.split()).lower()
    if action not in (*DICE, AHEAD, CROSS):
        raise BadText("lanes.action", found=shortened(text))
    return action


def format_position(state: State) -> str:
    """Return `two-lanes rules=1 length=12 to_move=red die=3 | red=0:-4 green=1:-2`."""
    steamers = (f"{name}={q}:{r}" for name, (q, r) in zip(state.seats, state.cells, strict=True))
    turn = f"to_move={state.seats[state.to_move]} die={state.die}"
    return f"{NAME} rules={RULES} {option_values.to_text(state.options)} {turn} | {' '.join(steamers)}"


def parse_position(text: str, version: int | None = None) -> State:
    """Return the position that a line means."""
    head, bar, tail = text.strip().partition("|")
    game, *words = head.split() or [""]
    if game != NAME or not bar or len(text.strip().splitlines()) > 1:
        raise BadText("lanes.position", found=shortened(text))
    steamers = dict(option_values.split_pairs(tail))
    data: dict[str, Any] = {"rules": version or RULES, "seats": list(steamers)}
    for name, value in option_values.split_pairs(" ".join(words)):
        data[name] = value if name == "to_move" else plain_data.whole_number(value, name)
    data["steamers"] = {
        name: [plain_data.whole_number(one, name) for one in at.split(":")] for name, at in steamers.items()
    }
    return from_data(data)


def to_data(state: State) -> Position:
    """Return a position as plain data."""
    return {
        "game": "two-lanes",
        "rules": RULES,
        "length": state.options.length,
        "seats": list(state.seats),
        "to_move": state.seats[state.to_move],
        "die": state.die,
        "steamers": {name: list(cell) for name, cell in zip(state.seats, state.cells, strict=True)},
    }


def from_data(data: Mapping[str, Any]) -> State:
    """Return the position that plain data means."""
    position = plain_data.Plain(data)
    position.choice("game", [NAME], NAME)
    usual = option_values.to_data(Options())
    chosen = option_values.from_data(Options, {name: position.get(name, usual[name]) for name in usual}, where="")
    fresh = setup(chosen, position.names("seats"), position.version(VERSIONS))
    to_move = position.choice("to_move", fresh.seats, fresh.seats[0])
    die = position.number("die", 0, 6, 0)
    steamers = position.inner("steamers", {})
    cells = tuple(_cell(steamers, name, at, chosen.length) for name, at in zip(fresh.seats, fresh.cells, strict=True))
    steamers.done()
    position.done()
    if len(set(cells)) < len(cells) or sum(-r > chosen.length for _, r in cells) > 1:
        raise BadData("steamers", "lanes.same_hex", "T3", told="Two steamers are on the same hex, or past the end.")
    return State(chosen, fresh.seats, cells, to_move, die)


def _cell(steamers: plain_data.Plain, name: str, at: Cell, length: int) -> Cell:
    match steamers.get(name, list(at)):
        case [int(q), int(r)] if q in (0, 1) and -length - 6 <= r <= 1:
            return q, r
        case found:
            raise BadData(steamers.place(name), "value.cell", "T1", found=shortened(found))


def turn_data(_state: State, turn: Turn) -> WholeTurn:
    """Return a whole turn as plain data."""
    return {"action": turn.way[0], "way": list(turn.way)}


def turns_data(state: State, turns: Sequence[Turn]) -> WholeTurns:
    """Return whole turns as plain data; they are too few to be written shortly."""
    return {"turns": [turn_data(state, turn) for turn in turns]}


def event_data(state: State, event: Rolled | Steamed) -> dict[str, Any]:
    """Return an event as plain data, with the sentence that a page shows that has no words of its own for it."""
    return {**plain_data.event_data(state.seats, event), "told": tell(state, event)}


def tell(state: State, event: Rolled | Steamed) -> str:
    """Return an event in words."""
    name = state.seats[event.seat].capitalize()
    if isinstance(event, Rolled):
        return f"{name} rolls a {event.side}."
    way = "crosses and steams" if event.crossed else "steams"
    return f"{name} {way} {event.hexes} {'hex' if event.hexes == 1 else 'hexes'} ahead."


# --- the picture ----------------------------------------------------------------------------------------------------------


def draw(state: State, _say: Say | None = None, _page: Page = PAGE) -> list[list[Span]]:
    """Return the two lanes, their ends on the right, one half a hex further than the other; there is nothing to say."""
    signs, last = letters(state.seats), max(state.options.length, *(-r for _, r in state.cells))
    lines = []
    for lane in (0, 1):
        line = [Span("" if lane else "  ")]
        for row in range(1, -last - 1, -1):
            seat = state.cells.index((lane, row)) if (lane, row) in state.cells else None
            water = "~" if 1 <= -row <= state.options.length else "."
            line.append(Span(f"({water if seat is None else signs[seat]}) ", seat))
        lines.append(line)
    return lines


def marks(_state: State, say: Say, _page: Page = PAGE) -> list[tuple[str, str]]:
    """Return what the marks mean."""
    return [
        ("(~)", say("lanes-water", otherwise="water")),
        ("(.)", say("lanes-beyond", otherwise="before the lanes, or past their end")),
    ]


def scene(state: State) -> Scene:
    """Return the drawing: the page has no board for this game, and shows it instead."""
    return {"drawing": plain_data.drawing(draw(state), state.seats)}

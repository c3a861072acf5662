"""The actions of Mississippi Queen as text: short words that people type and records keep.

first=red     red was drawn for start cell 1     3           speed 3
tile=red-1    the tile that was turned up        a           one cell ahead
die=left      left, straight or right            l  r        a turn of 60° to the left, to the right
NE            a heading, when one is to be       push=1,-2   one cell ahead, the steamer there goes to (1, -2)
              chosen                             done        the move is at its end
                                                 board skip  take a passenger aboard, or not
astern        off a sandbank backwards           fuel skip   fill up the coal, or not
give=2,red-2  two coal to another steamer        take=1,rose one coal from another steamer
"""

from __future__ import annotations

import re
from typing import Final

from paddlewheel import hexes
from paddlewheel.engine.errors import BadText, shortened
from paddlewheel.games.queen.model.actions import (
    LEFT,
    RIGHT,
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
    Skip,
    Speed,
)
from paddlewheel.games.queen.model.state import BOARD, DIE, EXCHANGE, FACE, FIRST, FUEL, LANDING, SAIL, SPEED, TILE, State
from paddlewheel.games.queen.river.tiles import EXPANSION, RIVER, TURN_NAMES

WORDS: Final[dict[str, Action]] = {
    **dict.fromkeys(("a", "ahead"), Ahead()),
    **dict.fromkeys(("l", "left"), Rotate(LEFT)),
    **dict.fromkeys(("r", "right"), Rotate(RIGHT)),
    **dict.fromkeys(("d", "done"), Done()),
    **dict.fromkeys(("b", "board"), Board()),
    **dict.fromkeys(("astern", "back"), Astern()),
    **dict.fromkeys(("f", "fuel"), Fuel()),
    "skip": Skip(),
}
HEADINGS: Final = {name.lower(): heading for heading, name in enumerate(hexes.NAMES)}
DIE_FACES: Final = {name: turn for turn, name in TURN_NAMES.items()}
PUSH: Final = re.compile(r"\(?([+-]?[0-9]{1,9}),([+-]?[0-9]{1,9})\)?")
NUMBER: Final = re.compile(r"[+-]?[0-9]{1,9}")
TRADE: Final = re.compile(r"([0-9]{1,9}),(.+)")
ORDER: Final = re.compile(r"(first|die|tile|face|heading|speed|push|give|take)[=:]?(.+)")

EXPECTED: Final = {
    FIRST: "action.start_cell",
    TILE: "action.tile",
    DIE: "action.die",
    LANDING: "action.die",
    FACE: "action.heading",
    SPEED: "action.speed",
    SAIL: "action.move",
    BOARD: "action.board",
    FUEL: "action.fuel",
    EXCHANGE: "action.exchange",
}
"""What is said of a text that means no action, by what has to be decided."""


def format_action(state: State, action: Action) -> str:
    """Return the short text of an action."""
    match action:
        case Ahead():
            return "a"
        case Rotate(way):
            return "l" if way == LEFT else "r"
        case Push((q, r)):
            return f"push={q},{r}"
        case Speed(speed):
            return str(speed)
        case Face(heading):
            return hexes.NAMES[heading]
        case Done() | Board() | Fuel() | Astern() | Skip():
            return type(action).__name__.lower()
        case Exchange(ship, coal):
            return f"{'give' if coal > 0 else 'take'}={abs(coal)},{state.names[ship]}"
        case Die(turn):
            return f"die={TURN_NAMES[turn]}"
        case Draw(tile):
            return f"tile={tile}"
        case First(seat):
            return f"first={state.seats[seat]}"


def parse_action(state: State, text: str) -> Action:
    """Return the action that a short text means; capitals and spaces do not matter, and what is asked for needs no name."""
    short = "".join(text.split()).replace("−", "-").lower()
    asked = state.agenda[0].what if state.agenda else SAIL
    if short in WORDS and not (asked in (DIE, LANDING) and short in DIE_FACES):
        return WORDS[short]
    order = ORDER.fullmatch(short)
    meanings = [(order[1], order[2])] if order else []
    for what, value in (*meanings, (FACE, short), (SPEED, short), (asked, short)):
        action = _named(state, what, value)
        if action is not None:
            return action
    raise BadText(EXPECTED[asked], found=shortened(text))


def _named(state: State, what: str, value: str) -> Action | None:
    """Return the action that a value means where this is asked for, None if it means none."""
    match what:
        case "first":
            return First(state.seats.index(value)) if value in state.seats else None
        case "die" | "landing":
            return Die(DIE_FACES[value]) if value in DIE_FACES else None
        case "tile":
            return Draw(value) if value in RIVER or value in EXPANSION else None
        case "face" | "heading":
            return Face(HEADINGS[value]) if value in HEADINGS else None
        case "speed":
            return Speed(int(value)) if NUMBER.fullmatch(value) else None
        case "push":
            cell = PUSH.fullmatch(value)
            return None if cell is None else Push((int(cell[1]), int(cell[2])))
        case "give" | "take":
            trade = TRADE.fullmatch(value)
            if trade is None or trade[2] not in state.names:
                return None
            return Exchange(state.names.index(trade[2]), int(trade[1]) if what == "give" else -int(trade[1]))
        case _:
            return None

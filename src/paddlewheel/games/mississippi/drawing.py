r"""The course drawn as text: M1's rows growing upward, every steamer with its six numbers (M2), and a legend below.

                                   /6 5\
       ^     33      32      31  <3  B  4|   29      28      27      26    <
                                   \2 1/
                                               /3 6\   /5 4\
   >     17      18      19      20      21  |2  R  5>6  W  1>   24      25    ^
                                               \1 4/   \3 2/

The arrow at a steamer is the side that points ahead, the arrow at the end of a row is where the row begins. A row without
a steamer needs only its numbers; rows that nobody is near are left out, however many there are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Final, TypeAlias

from paddlewheel.engine.contract import PAGE, Page, Say, Seat, Span
from paddlewheel.engine.seat_letters import letters
from paddlewheel.games.mississippi.arrival import end_reason
from paddlewheel.games.mississippi.course import (
    EAST,
    LONG_ROW,
    NORTH_EAST,
    NORTH_WEST,
    PERIOD,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    column_of,
    row_of,
    runs_right,
)
from paddlewheel.games.mississippi.model import ASHORE, NOBODY, UNDECIDED, State
from paddlewheel.games.mississippi.steamers import front, rotated, side

WIDTH: Final = 80
MARGIN: Final = 3
CELL: Final = 8
HALF: Final = CELL // 2
INDENT: Final = " " * 7

MARKS: Final = (
    (r"[<>|]\d  \S  \d[<>|]", "drawn-mark-course-steamer"),
    (r"(?<= )\d+(?= )", "drawn-mark-field"),
    (r"~ ~ ~", "drawn-mark-gap"),
    (r"(?m)^ *[><](?= )| [><]$", "drawn-mark-row"),
    (r"\^", "drawn-mark-row-end"),
)
"""What is drawn, as patterns, and the messages that say what it means."""

Line: TypeAlias = dict[int, tuple[str, Seat | None]]
"""A line being drawn: for each column that is not blank a character, and whose steamer it belongs to."""


def draw(state: State, say: Say, _page: Page = PAGE) -> list[list[Span]]:
    """Return the course drawn as text, line by line, the goal above and the start below; then the legend.

    It is as wide as the course is, and leaves out what nobody is near; every field that is free shows its number anyway.
    """
    return [*_course(state, say), [], *_legend(state, say)]


def marks(state: State, say: Say, _page: Page = PAGE) -> list[tuple[str, str]]:
    """Return the marks that occur on the drawing of the course, each with what it means."""
    drawn = "\n".join("".join(span.text for span in line) for line in _course(state, say))
    ends = f"{re.escape(say('drawn-start'))}|{re.escape(say('drawn-goal'))}"
    found = [
        (re.search(pattern, drawn), meaning) for pattern, meaning in (*MARKS[:2], (ends, "drawn-mark-ends"), *MARKS[2:])
    ]
    return [(match[0].strip(), say(meaning)) for match, meaning in found if match is not None]


# --- the course -----------------------------------------------------------------------------------------------------------


def _course(state: State, say: Say) -> Iterator[list[Span]]:
    """Yield the rows that matter from the goal down, and a line for every stretch that is left out."""
    above = state.options.rows
    for row in (*sorted(_rows_to_draw(state), reverse=True), -1):
        if above - row > 1:
            yield [Span(_gap(row + 1, above - 1, say))]
        if row >= 0:
            yield from map(_spans, _row(state, row, say))
        above = row


def _rows_to_draw(state: State) -> set[int]:
    """Return the rows of the goal and of the steamers (ashore counts as field 0), and one row ahead of those."""
    last = state.options.rows - 1
    lying = {row_of(max(field, 0)) for field in state.fields if field < state.goal}
    rows = {last} | {row + apart for row in lying for apart in (0, 1) if row + apart <= last}
    return rows | {row + 1 for row in rows | {-1} if row + 2 in rows}  # a single row is no longer than the gap it leaves


def _gap(lowest: int, highest: int, say: Say) -> str:
    """Return the line that stands for rows left out."""
    first, last = _fields_of(lowest)[0], _fields_of(highest)[-1]
    told = say("drawn-gap", {"rows": highest - lowest + 1, "first": first, "last": last})
    return f"~ ~ ~   {told}   ~ ~ ~".center(WIDTH).rstrip()


def _row(state: State, row: int, say: Say) -> list[Line]:
    """Return a row of cells: three lines if a steamer lies in it, one if not."""
    top, middle, bottom = lines = [Line(), Line(), Line()]
    fields, afloat = _fields_of(row), _afloat(state)
    for field in fields:
        if field in afloat:
            _put_steamer(state, afloat[field], field, lines)
        else:
            name = say("drawn-start") if field == 0 else say("drawn-goal") if field == state.goal else str(field)
            _put(middle, _centre(field) - 3, name.center(CELL - 1))
    _put_arrows(state, fields, middle)
    return lines if top or bottom else [middle]


def _put_steamer(state: State, seat: Seat, field: int, lines: list[Line]) -> None:
    """Draw a hexagon with the letter inside, each number at its side, and a point where the course goes on."""
    top, middle, bottom = lines
    centre, east = _centre(field), state.easts[seat]
    number = [side(east, position) for position in range(6)]
    _put(top, centre - 2, f"/{number[NORTH_WEST]} {number[NORTH_EAST]}\\", seat)
    _put(middle, centre - 3, f"{number[WEST]}  {letters(state.seats)[seat]}  {number[EAST]}", seat)
    _put(bottom, centre - 2, f"\\{number[SOUTH_WEST]} {number[SOUTH_EAST]}/", seat)
    bow, stern = (centre + HALF, centre - HALF) if runs_right(field) else (centre - HALF, centre + HALF)
    middle.setdefault(stern, ("|", seat))  # unless the bow of the steamer astern is there
    middle[bow] = (">" if runs_right(field) else "<", seat)


def _put_arrows(state: State, fields: range, middle: Line) -> None:
    """Draw where the row begins and which way it runs, and at its end that the course goes on above."""
    outside = CELL - 2 if runs_right(fields[0]) else -CELL + 2
    _put(middle, _centre(fields[0]) - outside, ">" if outside > 0 else "<")
    if fields[-1] < state.goal:
        _put(middle, _centre(fields[-1]) + outside, "^")


def _afloat(state: State) -> dict[int, Seat]:
    """Return whose steamer lies on which field; one that is casting off is put on field 0 (M5), if that is free."""
    lying = {field: seat for seat, field in enumerate(state.fields) if ASHORE < field < state.goal}
    ready = [seat for seat, field in enumerate(state.fields) if field == ASHORE and state.easts[seat] != UNDECIDED]
    return {0: ready[0], **lying} if ready else lying


def _fields_of(row: int) -> range:
    first = row // 2 * PERIOD + row % 2 * LONG_ROW
    return range(first, first + LONG_ROW - row % 2)


def _centre(field: int) -> int:
    """Return the column in the middle of a field's cell; the short rows are shifted by half a cell."""
    return MARGIN + HALF + CELL * column_of(field) + (0 if runs_right(field) else HALF)


def _put(line: Line, column: int, text: str, seat: Seat | None = None) -> None:
    for at, character in enumerate(text, column):
        if seat is not None or character != " ":
            line[at] = (character, seat)


def _spans(line: Line) -> list[Span]:
    """Return a line as pieces, each of one steamer or of none."""
    cells = [line.get(column, (" ", None)) for column in range(max(line) + 1)]
    return [Span("".join(text for text, _ in piece), seat) for seat, piece in groupby(cells, key=lambda cell: cell[1])]


# --- the legend -----------------------------------------------------------------------------------------------------------


def _legend(state: State, say: Say) -> list[list[Span]]:
    """Return a line for each steamer, one for the wood and the goal, and one that says whose turn it is."""
    table = [_entry(state, seat, say) for seat in range(len(state.seats))]
    name, where, ahead, logs = (max(map(len, column)) for column in zip(*table, strict=True))
    lines = [
        [
            Span("   "),
            Span(f" {letter} ", seat),
            Span(f" {entry[0]:<{name}}   {entry[1]:<{where}}   {entry[2]:<{ahead}}   {entry[3]:>{logs}}".rstrip()),
        ]
        for seat, (letter, entry) in enumerate(zip(letters(state.seats), table, strict=True))
    ]
    rounds = state.round if state.to_move != NOBODY else 0
    told = {"logs": state.box, "round": rounds, "limit": state.options.turn_limit, "field": state.goal}
    return [*lines, [Span(f"{INDENT}{say('drawn-box', told)}")], [Span(f"{INDENT}{_turn(state, say)}")]]


def _entry(state: State, seat: Seat, say: Say) -> tuple[str, str, str, str]:
    """Return what the legend says of a steamer: its name, where it is, its front and its logs."""
    name, field, east = say("name-steamer", {"steamer": state.seats[seat]}), state.fields[seat], state.easts[seat]
    if field >= state.goal:
        return name, say("drawn-home", {"rank": field - state.goal + 1}), "", ""
    if field == ASHORE:
        where = say("drawn-ashore" if east == UNDECIDED else "drawn-casting-off")
    else:
        where = say("drawn-field", {"field": field})
    ahead = "" if east == UNDECIDED else say("drawn-front", {"front": front(east, max(field, 0))})
    return name, where, ahead, say("drawn-logs", {"logs": state.wood[seat]})


def _turn(state: State, say: Say) -> str:
    """Return whose turn it is and what the first step of a rotation (M6) would turn ahead."""
    if end_reason(state) is not None:
        return say("drawn-over")
    if state.to_move == NOBODY:
        return say("drawn-first-unknown")
    name, field, east = state.seats[state.to_move], state.fields[state.to_move], state.easts[state.to_move]
    if east == UNDECIDED:
        return say("drawn-rolls-to-cast-off", {"steamer": name})
    if field == ASHORE:
        return say("drawn-casts-off", {"steamer": name})
    left, right = front(rotated(east, 1), field), front(rotated(east, -1), field)
    return say("drawn-moves", {"steamer": name, "front": front(east, field), "left": left, "right": right})

"""The course as text: M1's rows, M2's six numbers at the right sides, and never more rows than matter."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from paddlewheel.engine.contract import CHANCE
from paddlewheel.engine.seat_letters import letters
from paddlewheel.games import mississippi
from paddlewheel.games.mississippi.course import (
    EAST,
    MOST_ROWS,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    runs_right,
)
from paddlewheel.games.mississippi.model import ASHORE, Options, State
from paddlewheel.games.mississippi.steamers import front, side
from paddlewheel.words import say, speaker

FIVE = (
    "mississippi rows=13 first=red round=2 to_move=black | red=22:5:4 green=14:2:6 black=30:3:9 yellow=15:4:9 white=23:1:3"
)

COURSE = r"""
 >    102     103     104     105     106     107     108     109     GOAL
                    ~ ~ ~   7 rows: fields 43 to 101   ~ ~ ~
 >     34      35      36      37      38      39      40      41      42    ^
                                 /6 5\
     ^     33      32      31  <3  B  4|   29      28      27      26    <
                                 \2 1/
                                             /3 6\   /5 4\
 >     17      18      19      20      21  |2  R  5>6  W  1>   24      25    ^
                                             \1 4/   \3 2/
                 /1 2\   /3 6\
     ^     16  <4  Y  3<2  G  5|   13      12      11      10      9     <
                 \5 6/   \1 4/
 >   START     1       2       3       4       5       6       7       8     ^
"""

# Where a side's number stands, seen from the letter: so many lines down, so many columns to the right.
PLACES = {EAST: (0, 3), NORTH_EAST: (-1, 1), NORTH_WEST: (-1, -1), WEST: (0, -3), SOUTH_WEST: (1, -1), SOUTH_EAST: (1, 1)}


def drawn(state: State | str) -> list[str]:
    state = mississippi.parse_position(state) if isinstance(state, str) else state
    return ["".join(span.text for span in line) for line in mississippi.draw(state, speaker())]


def course(state: State | str) -> list[str]:
    lines = drawn(state)
    return lines[: lines.index("")]


def sailing(players: int, rows: int, seed: int, longest: int = 80) -> Iterator[State]:
    """Yield the states of a race in which every decision is left to chance."""
    rng = Random(seed)
    state = mississippi.setup(Options(rows=rows, turn_limit=10), mississippi.COLOURS[:players])
    for _ in range(longest):
        yield state
        if mississippi.actor(state) is None:
            return
        state, _ = mississippi.apply(state, rng.choice(mississippi.legal(state)))


def position_of(state: State, lines: list[str], seat: int) -> tuple[int, int]:
    """Return line and column of a steamer's letter on the course."""
    letter = re.compile(rf"\d  {letters(state.seats)[seat]}  \d")
    found = [(nth, match.start() + 3) for nth, line in enumerate(lines) if (match := letter.search(line))]
    assert len(found) == 1, (seat, lines)
    return found[0]


def test_the_course_is_a_serpentine_that_grows_upward() -> None:
    """M1: long rows run right, short ones left, and the course goes on above."""
    assert course(FIVE) == COURSE.splitlines()[1:]


def test_below_it_everybody_is_named_with_field_front_and_wood() -> None:
    """M3: the box is shown too, and whose turn it is; M6: what a step either way would turn ahead."""
    lines = drawn(FIVE)
    assert lines[lines.index("") + 1 :] == [
        "    R  Red      field 22   5 ahead   4 logs",
        "    G  Green    field 14   2 ahead   6 logs",
        "    B  Black    field 30   3 ahead   9 logs",
        "    Y  Yellow   field 15   4 ahead   9 logs",
        "    W  White    field 23   1 ahead   3 logs",
        "       29 logs in the box, round 2 of 60, goal at field 110",
        f"       {say('drawn-moves', {'steamer': 'black', 'front': 3, 'left': 6, 'right': 2})}",
    ]


@pytest.mark.sweep
@pytest.mark.parametrize("players", mississippi.PLAYERS)
@pytest.mark.parametrize("rows", [3, 4, 13, MOST_ROWS])
def test_it_fits_into_eighty_columns_and_few_lines(players: int, rows: int) -> None:
    for seed in range(1 if rows > 4 else 2):
        for state in sailing(players, rows, seed):
            lines = drawn(state)
            assert max(map(len, lines)) <= 80
            assert len(lines) <= 7 * players + 6
            assert all(line == line.rstrip() for line in lines)


@pytest.mark.parametrize("players", mississippi.PLAYERS)
def test_the_six_numbers_stand_at_their_sides(players: int) -> None:
    """M2: the ring around the letter is the ring of the steamer, and the bow is where the course goes on."""
    seen = 0
    for seed in range(2):
        for state in sailing(players, 6, seed):
            lines = course(state)
            for seat, field in enumerate(state.fields):
                if ASHORE < field < state.goal:
                    row, column = position_of(state, lines, seat)
                    for position, (down, right) in PLACES.items():
                        assert lines[row + down][column + right] == str(side(state.easts[seat], position))
                    bow = 1 if runs_right(field) else -1
                    assert lines[row][column + 3 * bow] == str(front(state.easts[seat], field))
                    assert lines[row][column + 4 * bow] == ("<", "", ">")[bow + 1]
                    seen += 1
    assert seen > 100


def test_every_piece_of_a_steamer_belongs_to_its_seat() -> None:
    state = mississippi.parse_position(FIVE)
    pieces = dict.fromkeys(range(5), "")
    for line in mississippi.draw(state, speaker())[: len(course(state))]:
        for span in line:
            if span.seat is not None:
                pieces[span.seat] += span.text
    assert pieces[0] == "/3 6\\|2  R  5>\\1 4/"
    assert pieces[4] == "/5 4\\6  W  1>\\3 2/"  # its stern is Red's bow
    assert pieces[2] == "/6 5\\<3  B  4|\\2 1/"


def test_rows_that_nobody_is_near_are_left_out_and_counted() -> None:
    """M1: every row is drawn or counted in a gap, also on the longest course there can be."""
    far = f"mississippi rows={MOST_ROWS} first=red round=2 to_move=black | red=8000000:5:4 green=100:2:6 black=40:3:9"
    lines = course(far)
    gaps = [int(match[1].replace(",", "")) for line in lines if (match := re.search(r"~ +([\d,]+) rows?:", line))]
    assert len(gaps) == 4
    assert sum(gaps) + sum(bool(re.search(r"[<>]", line)) for line in lines) == MOST_ROWS
    assert "START" not in "".join(lines)
    assert lines[0].split()[0] == "GOAL"
    assert lines[-1].strip() == "~ ~ ~   4 rows: fields 0 to 33   ~ ~ ~"


def test_a_single_row_is_drawn_rather_than_left_out() -> None:
    lines = course("mississippi rows=5 first=red round=2 to_move=black | red=10:5:4 green=11:2:6 black=12:3:9")
    assert not any("~" in line for line in lines)
    assert lines[-1].split()[1] == "START"


def test_the_start_is_drawn_while_somebody_is_ashore() -> None:
    """M5: one whose die is rolled lies on field 0 already, unless somebody dropped back to it."""
    far = "mississippi rows=13 first=red round=1 to_move=black | red=60:5:4 green=61:2:6 black=ashore:"
    assert "START" in course(far + "-:9")[-1]
    assert "|6  B  1>" in course(far + "1:9")[-2]
    assert "casting off" in "".join(drawn(far + "1:9"))
    taken = "mississippi rows=13 first=red round=1 to_move=black | red=0:5:4 green=61:2:6 black=ashore:1:9"
    assert "|2  R  5>" in course(taken)[-2]
    assert not any(" B " in line for line in course(taken))


def test_who_is_home_is_named_with_the_rank() -> None:
    """M14: a steamer that is home is on the course no more."""
    lines = drawn("mississippi rows=3 first=red round=3 to_move=green | red=home:1 green=3:2:6 black=5:3:1")
    assert "    R  Red     home, 1st" in lines
    assert "    B  Black   field 5     3 ahead    1 log" in lines


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("mississippi | red=ashore:-:20 green=ashore:-:20 black=ashore:-:20", say("drawn-first-unknown")),
        (
            "mississippi first=red to_move=red | red=ashore:-:20 green=ashore:-:20 black=ashore:-:20",
            say("drawn-rolls-to-cast-off", {"steamer": "red"}),
        ),
        (
            "mississippi first=red to_move=red | red=ashore:3:20 green=ashore:-:20 black=ashore:-:20",
            say("drawn-casts-off", {"steamer": "red"}),
        ),
        (
            "mississippi rows=3 first=red round=4 to_move=nobody | red=home:1 green=home:2 black=4:1:3",
            say("drawn-over"),
        ),
    ],
)
def test_the_last_line_says_what_comes_next(position: str, sentence: str) -> None:
    assert drawn(position)[-1].strip() == sentence


def test_a_letter_is_the_first_of_the_name_that_nobody_has_yet() -> None:
    names = ("red", "rose", "a", "a-1", "ar")
    state = mississippi.setup(Options(), names)
    assert mississippi.actor(state) == CHANCE
    assert letters(state.seats) == ("R", "O", "A", "4", "5")

"""The finder of puzzles: the same race gives the same puzzles, and a search that was stopped goes on where it was."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from paddlewheel.arena.puzzle_files import MOST_OF_A_THEME, chosen, collection, grade, search, written
from paddlewheel.arena.puzzle_search import Candidate, found_in, is_asked, solved
from paddlewheel.arena.racing import race
from paddlewheel.engine.record import Record, format_record, parse_record
from paddlewheel.games import mississippi
from paddlewheel.school.puzzle import Collection, tried


@pytest.fixture(scope="module")
def record() -> Record:
    seats = ("red", "green", "black")
    return race(mississippi, mississippi.OPTIONS(), seats, ("mate", "helmsman", "leadsman"), 7, 1)


@pytest.fixture(scope="module")
def found(record: Record) -> list[Candidate]:
    return list(found_in(record))


def test_a_race_has_puzzles_and_always_the_same(record: Record, found: list[Candidate]) -> None:
    assert found
    assert list(found_in(parse_record(format_record(record)))) == found


def test_what_is_found_is_a_puzzle_and_can_be_written_down(found: list[Candidate]) -> None:
    made = collection("mississippi", chosen(found, 64))
    text = written(made)
    again = msgspec.toml.decode(text.encode(), type=Collection)
    assert again == made
    for puzzle in made.puzzles:
        action = mississippi.parse_action(mississippi.parse_position(puzzle.position), puzzle.answer)
        assert tried(made, puzzle, [action]).standing == "reached"


def test_what_was_found_before_is_not_searched_again(
    record: Record, found: list[Candidate], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "race.record"
    file.write_text(format_record(record))
    kept = tmp_path / "found"
    kept.mkdir()
    monkeypatch.setattr("paddlewheel.arena.puzzle_files.found_in", lambda _: iter(found))
    assert search(kept, file) == found
    monkeypatch.setattr("paddlewheel.arena.puzzle_files.found_in", lambda _: pytest.fail("searched again"))
    assert search(kept, file) == found
    assert [one.name for one in kept.iterdir()] == ["race.json"]


def test_a_position_with_many_ways_home_is_no_puzzle() -> None:
    state = mississippi.parse_position("mississippi rows=3 round=4 to_move=red | red=24:3:9 green=2:3:1 black=1:3:0")
    assert is_asked(mississippi, state)
    assert solved(mississippi, state, "arrive", mississippi.turns(state)) is None


def test_nobody_is_asked_where_chance_decides() -> None:
    assert not is_asked(mississippi, mississippi.setup(mississippi.OPTIONS(), ("red", "green", "black")))


def test_themes_and_grades_are_mixed_and_no_position_comes_twice(found: list[Candidate]) -> None:
    many = [msgspec.structs.replace(found[0], position=str(nth)) for nth in range(30)]
    kept = chosen([*found, *found, *many], 64)
    assert len({one.position for one in kept}) == len(kept)
    assert sum(one.theme == found[0].theme for one in kept) == MOST_OF_A_THEME
    assert [grade(one) for one in kept] == sorted(grade(one) for one in kept)


def test_what_captains_miss_is_harder(found: list[Candidate]) -> None:
    easy = msgspec.structs.replace(found[0], turns=10, events=1, answer="+1", missed=0.0, greedy=True)
    assert grade(easy) == 1
    assert grade(msgspec.structs.replace(easy, missed=1.0, greedy=False)) == 5

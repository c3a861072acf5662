"""A record as text: what it may say, and at which line it is refused."""

from __future__ import annotations

import pytest

from paddlewheel.engine.errors import BadData, BadText
from paddlewheel.engine.record import Record, final, format_record, new, parse_record, replay
from paddlewheel.games import mississippi
from paddlewheel.games.mississippi.model import Options

HEADER = """\
paddlewheel record 1
game: mississippi
rules: 1
options: rows=3 stop_at_winner=no turn_limit=1
seats: red green black
"""
TURNS = """\
chance first=green
green  die=1 +5
black  die=1 +9
red    die=1 +7
"""
RESULT = "result: 1 black, 2 red, 3 green; the turn limit is reached\n"
WHOLE = f"{HEADER}\n{TURNS}{RESULT}"


def test_a_record_says_the_game_the_options_the_seats_and_the_actions() -> None:
    record = parse_record(WHOLE)
    assert record.game is mississippi
    assert record.start == mississippi.setup(Options(rows=3, turn_limit=1), ("red", "green", "black"))
    assert len(record.actions) == 7
    assert format_record(record) == WHOLE


def test_a_record_in_which_nothing_has_happened_is_a_record() -> None:
    record = new(mississippi, Options(), ("red", "green", "black"))
    assert record.actions == ()
    assert list(replay(record)) == []
    assert final(record) == record.start
    assert parse_record(format_record(record)) == record


def test_a_record_may_stop_in_the_middle_of_a_turn() -> None:
    text = f"{HEADER}\nchance first=green\ngreen  die=1\n"
    assert format_record(parse_record(text)) == text


def test_comments_blank_lines_and_spaces_do_not_matter() -> None:
    text = "\n # a comment\n" + WHOLE.replace("+5", "+5 # bold\n\n").replace("black  ", "  black ").replace(
        "seats: ", "seats:   "
    )
    assert parse_record(text) == parse_record(WHOLE)


def test_the_lines_of_windows_are_lines_too() -> None:
    assert parse_record(WHOLE.replace("\n", "\r\n")) == parse_record(WHOLE)


def test_a_turn_may_be_written_on_several_lines() -> None:
    assert parse_record(WHOLE.replace("die=1 +5", "die=1\ngreen +5")) == parse_record(WHOLE)


def test_further_lines_of_the_header_are_kept() -> None:
    text = WHOLE.replace(
        "seats: red green black\n", "seats: red green black\ntitle: a calm day\nplayed-by: two and a half\n"
    )
    record = parse_record(text)
    assert record.tags == (("title", "a calm day"), ("played-by", "two and a half"))
    assert format_record(record) == text


def test_a_record_can_begin_at_a_position() -> None:
    state = mississippi.parse_position(
        "mississippi rules=1 rows=3 first=red round=9 to_move=red | red=22:1:5 green=3:1:9 black=8:1:9"
    )
    after, _ = mississippi.apply(state, mississippi.parse_action(state, "+3"))
    record = Record(mississippi, state, (mississippi.parse_action(state, "+3"),))
    text = format_record(record)
    assert "\nposition: mississippi rules=1 rows=3 " in text
    assert "options:" not in text
    assert parse_record(text) == record
    assert final(record) == after


def test_replaying_gives_each_action_with_what_came_before_and_after() -> None:
    steps = list(replay(parse_record(WHOLE)))
    assert [step.number for step in steps] == [1, 2, 3, 4, 5, 6, 7]
    assert steps[2].after == steps[3].before
    assert steps[2].events == mississippi.apply(steps[2].before, steps[2].action)[1]


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("paddlewheel record 1", "paddlewheel record 2", 1, "record.first_line (expected=paddlewheel record 1"),
        (WHOLE, "", 1, "record.first_line (expected=paddlewheel record 1, found='')"),
        ("game: mississippi", "game: chess", 2, "name.unknown (kind=game, found='chess', known=mississippi,queen)"),
        ("game: mississippi\n", "", 6, "record.line_missing (name=game)"),
        ("rules: 1", "rules: 2", 3, "rules.unknown_version (version=2, known=1)"),
        ("rules: 1", "rules: 0", 3, "rules.unknown_version (version=0, known=1)"),
        ("rules: 1", "rules: one", 3, "text.number (key=rules, found='one')"),
        ("rules: 1\n", "", 6, "record.line_missing (name=rules)"),
        ("rows=3", "rows=2", 4, "M1 options.rows (fewest=3, most=1000000, rows=2)"),
        ("rows=3", "rows", 4, "text.pair (found='rows')"),
        ("rows=3", "lanes=3", 4, "name.unknown (kind=option, found='lanes', known=rows,stop_at_winner,turn_limit)"),
        ("seats: red green black", "seats: red green", 5, "M3 players.number (fewest=3, most=6, players=2)"),
        ("seats: red green black", "seats: red green red", 5, "seat.twice (name=red)"),
        ("seats: red green black\n", "", 6, "record.line_missing (name=seats)"),
        ("rules: 1\n", "rules: 1\nrules: 1\n", 4, "record.line_twice (name=rules)"),
        ("rules: 1\n", "rules: 1\nposition: x\n", 4, "record.line_beside_position (name=options)"),
        ("chance first=green", "chance first=blue", 7, "action.chance (found='first=blue')"),
        ("chance first=green", "green first=green", 7, "record.other_turn (name=chance, found='green first=green')"),
        ("green  die=1 +5", "black  die=1 +5", 8, "record.other_turn (name=green, found='black die=1')"),
        ("green  die=1 +5", "green", 8, "record.no_action (name=green)"),
        ("die=1 +9", "die=1 +26", 9, "M14 ahead.past_goal (free=24, fields=26)"),
        ("die=1 +9", "die=1 L+9", 9, "M5 rotation.casting_off"),
        ("die=1 +9", "die=1 +x", 9, "action.turn (found='+x')"),
        ("die=1 +9", "+9", 9, "M5 start.die_not_rolled (steamer=black)"),
        ("result: 1 black, 2 red", "result: 1 red, 2 black", 11, "record.result (expected='1 black, 2 red"),
        ("red    die=1 +7\n", "", 10, "record.not_over (found='result: 1 black"),
        (RESULT, f"{RESULT}red +1\n", 12, "record.after_result (found='red +1')"),
        (RESULT, "green +1\n", 11, "record.race_over (found='green +1')"),
        (RESULT, f"title: too late\n{RESULT}", 11, "record.race_over"),
    ],
)  # fmt: skip
def test_a_record_is_refused_at_the_line_that_is_wrong(old: str, new: str, line: int, problem: str) -> None:
    text = WHOLE.replace(old, new)
    assert text != WHOLE
    with pytest.raises(BadText) as bad:
        parse_record(text)
    assert problem in str(bad.value)
    assert bad.value.line == line


def test_the_rule_that_refused_an_action_is_named() -> None:
    with pytest.raises(BadText) as bad:
        parse_record(WHOLE.replace("die=1 +9", "die=1 L+9"))
    assert bad.value.rule == "M5"
    assert bad.value.__cause__ is not None


@pytest.mark.parametrize("tags", [(("title", "race #3"),), (("event", "http://harbour/#pier"), ("place", "St. Louis"))])
def test_further_lines_of_the_header_are_kept_as_they_are(tags: tuple[tuple[str, str], ...]) -> None:
    record = Record(mississippi, mississippi.setup(mississippi.OPTIONS(), ["red", "green", "black"]), (), tags)
    assert parse_record(format_record(record)) == record


@pytest.mark.parametrize("tag", [("result", "x"), ("game", "x"), ("Title", "x"), ("title", "a\nb"), ("title", " x ")])
def test_what_could_not_be_read_again_is_no_further_line(tag: tuple[str, str]) -> None:
    with pytest.raises(BadData):
        Record(mississippi, mississippi.setup(mississippi.OPTIONS(), ["red", "green", "black"]), (), (tag,))

"""A race in the terminal: what is typed, what is shown, and that nobody who types nonsense comes to harm."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from rich.console import Console

from paddlewheel.cli.boards import COLOURS, paragraph, ranges, runs, seat_styles, telling
from paddlewheel.cli.commands.play import COMMANDS, sail_race
from paddlewheel.cli.race_at_terminal import Leave, RaceAtTerminal
from paddlewheel.engine.contract import AnyGame
from paddlewheel.engine.errors import BadData, BadText, Refusal, shortened
from paddlewheel.engine.record import Record, final, parse_record
from paddlewheel.games import mississippi, queen
from paddlewheel.games.mississippi.arrival import ALL_BUT_ONE_HOME
from paddlewheel.games.mississippi.model import Options, State, Steam
from paddlewheel.words import say
from paddlewheel.words.events import tell
from paddlewheel.words.refusals import cite, explain, why_over

PEOPLE = ("person", "person", "person")
ROUND_ONE = ("+2", "+4", "+6")


@dataclass
class Keyboard:
    """Types what it is told to, one line a question, then ends the input; keeps all that the terminal shows."""

    lines: Sequence[str | type[BaseException]]
    screen: io.StringIO = field(default_factory=io.StringIO)
    questions: list[str] = field(default_factory=list)

    def ask(self, question: str) -> str:
        self.questions.append(question.strip())
        self.screen.write(question)
        if len(self.questions) > len(self.lines):
            raise EOFError
        line = self.lines[len(self.questions) - 1]
        if not isinstance(line, str):
            raise line
        self.screen.write(line + "\n")
        return line

    @property
    def shown(self) -> str:
        """All that was shown, with single spaces, so that line breaks do not matter."""
        return " ".join(self.screen.getvalue().split())

    def asked(self, nth: int) -> str:
        """Who was asked the nth question."""
        return self.questions[nth].split(",")[0]


def play(
    *lines: str | type[BaseException],
    crew: Sequence[str] = PEOPLE,
    rows: int = 3,
    game: AnyGame = mississippi,
    names: Sequence[str] | None = None,
    ask: Callable[[Keyboard, str], str] = Keyboard.ask,
    height: int = 40,
) -> tuple[int, Keyboard]:
    keyboard = Keyboard(lines)
    console = Console(file=keyboard.screen, width=80, height=height)
    status = sail_race(game, Options(rows=rows), crew, names, random.Random(7), console, lambda text: ask(keyboard, text))
    return status, keyboard


def test_the_first_screen_says_how_to_begin() -> None:
    _, keyboard = play(crew=("person", "greedy", "random"))
    shown = keyboard.screen.getvalue()
    order = (
        say("terminal-you-steer", {"seats": ["red"]}),
        "? lists",
        "GOAL",
        "casting off",
        "Red, your orders? (+1…+20 or ?)",
    )
    places = [shown.index(text) for text in order]
    assert places == sorted(places)
    assert "Green (Greedy One) and Black (Drifter)" in keyboard.shown
    assert max(map(len, shown.splitlines())) <= 80


def test_a_whole_race_can_be_sailed_on_the_mates_advice(tmp_path: Path) -> None:
    """M15: at the end everybody has a rank, and the record holds the race that was shown."""
    file = tmp_path / "race.record"

    def advised(keyboard: Keyboard, question: str) -> str:
        if question.strip().startswith("Save"):
            return str(file)
        if keyboard.questions and keyboard.questions[-1] == "hint":
            keyboard.questions.append("advice")
            return str(
                re.findall(rf"{say('terminal-advice', {'captain': 'captain'})}\s+(\S+)", keyboard.screen.getvalue())[-1]
            )
        keyboard.questions.append("hint")
        return "hint"

    status, keyboard = play(crew=("person", "greedy", "greedy"), ask=advised)
    assert status == 0
    assert f"{why_over(ALL_BUT_ONE_HOME)} (M15)" in keyboard.shown
    state = final(parse_record(file.read_text(encoding="utf-8")))
    outcome = mississippi.outcome(state)
    assert outcome is not None
    for rank, name in zip(outcome.ranks, state.seats, strict=True):
        assert re.search(rf"\n +{say('rank', {'rank': rank})} +{name.capitalize()} ", keyboard.screen.getvalue())


def test_captains_alone_are_told_of_as_they_sail() -> None:
    status, keyboard = play(crew=("greedy", "greedy", "random"))
    assert status == 0
    assert not keyboard.questions
    assert say("drawn-over") in keyboard.shown


def test_others_moves_are_told_in_words() -> None:
    _, keyboard = play(*ROUND_ONE)
    assert "rolls a" in keyboard.shown
    assert "burns 2 logs and steams to field 2." in keyboard.shown


def test_the_newest_turn_stands_between_board_and_question_on_a_small_screen() -> None:
    _, keyboard = play("+2", crew=("person", *["greedy"] * 5), rows=13, height=24)
    last = keyboard.screen.getvalue().splitlines()[-24:]
    turn = max(nth for nth, line in enumerate(last) if " to move: " in line)
    assert any(re.match(r"  \w+ (rolls|turns|burns|drops)", line) for line in last[turn:])


def test_a_refusal_names_the_rule_and_something_possible_and_asks_again() -> None:
    """M7: twenty-one fields cost twenty-one logs. M5: casting off is forward, without rotation."""
    _, keyboard = play("+21", "-2", "L+2", "+0", "+3")
    assert len({keyboard.asked(nth) for nth in range(5)}) == 1
    dear = Refusal("M7", "ahead.no_wood", fields=21, wood=20, rotation=0)
    assert f"{cite(dear)} {say('terminal-possible', {'order': '+20'})}" in keyboard.shown
    assert keyboard.shown.count("(M5)") == 2
    assert "(M9)" in keyboard.shown


@pytest.mark.parametrize("nonsense", ["foo", "", "  ", "+", "fly away", "☃", "[bold]", "first=nobody", "9" * 400])
def test_what_cannot_be_read_is_told_with_what_was_expected(nonsense: str) -> None:
    status, keyboard = play(nonsense, "quit")
    assert status == 0
    assert keyboard.questions[0] == keyboard.questions[1]
    assert (
        " ".join(explain(BadText("action.turn", found=shortened(next(iter(nonsense.split()), "")))).split())
        in keyboard.shown
    )
    assert say("terminal-unclear") in keyboard.shown


@pytest.mark.parametrize("word", ["?", "help", "HELP"])
def test_help_shows_examples_with_what_they_would_do(word: str) -> None:
    _, keyboard = play(*ROUND_ONE, word, "quit")
    help_text = keyboard.screen.getvalue().partition(f"> {word}\n")[2]
    assert "Orders: +1…+" in help_text
    assert re.search(r"\n  \+3 +\w+ burns 3 logs", help_text)
    assert "try ORDER" in help_text
    assert "save FILE" in help_text
    assert len(help_text.splitlines()) < 22


def test_legal_lists_all_orders_in_few_lines() -> None:
    _, keyboard = play(*ROUND_ONE, "legal", "moves", "quit")
    listed = keyboard.screen.getvalue().partition("> legal\n")[2].partition("\n\n")[0]
    assert "L+1…L+" in listed
    assert "LLL+1…LLL+" in listed
    assert len(listed.splitlines()) <= 4


def test_try_tells_what_an_order_would_do_and_does_nothing() -> None:
    _, keyboard = play(*ROUND_ONE, "try L+1", "try", "try foo", "try +99", "quit")
    assert keyboard.questions[3] == keyboard.questions[4]
    assert "turns 60° to the left" in keyboard.shown
    assert say("terminal-try-what", {"order": "+1"}) in keyboard.shown
    assert explain(BadText("action.turn", found="'foo'")) in keyboard.shown
    assert "(M14)" in keyboard.shown or "(M7)" in keyboard.shown


def test_turns_tells_what_all_orders_of_one_kind_would_do() -> None:
    _, keyboard = play(*ROUND_ONE, "turns RR+", "turns", "turns x", "quit")
    assert "turns 120° to the right" in keyboard.shown
    assert re.search(r"There are \d+ more", keyboard.shown)
    assert say("terminal-no-such-turns", {"found": "x"}) in keyboard.shown


def test_board_draws_again() -> None:
    _, keyboard = play("board", "quit")
    assert keyboard.screen.getvalue().count("START") + keyboard.screen.getvalue().count("casting off") >= 2
    assert keyboard.screen.getvalue().count("GOAL") == 2


def test_undo_takes_the_last_decision_back() -> None:
    _, keyboard = play(*ROUND_ONE, "+1", "undo", "undo", "quit")
    first, second, third = (keyboard.asked(nth) for nth in range(3))
    assert [keyboard.asked(nth) for nth in range(3, 7)] == [first, second, first, third]
    assert say("terminal-undone", {"action": "+1"}) in keyboard.shown


def test_undo_stops_where_chance_has_spoken() -> None:
    """M5: a die that was rolled stays rolled."""
    _, keyboard = play("undo", "+2", "undo", "quit")
    assert say("terminal-undo-nothing") in keyboard.shown
    assert say("terminal-undo-chance") in keyboard.shown
    assert keyboard.questions[2] == keyboard.questions[3]


def test_undo_takes_the_captains_replies_back_too() -> None:
    _, keyboard = play("+2", "+1", "undo", "quit", crew=("person", "greedy", "greedy"), rows=13)
    assert say("terminal-undone", {"action": "+1"}) in keyboard.shown
    positions = re.findall(r"\n    R  Red .*", keyboard.screen.getvalue())
    assert positions[1] == positions[3] != positions[2]


def test_several_orders_in_a_line_are_all_done_or_none() -> None:
    _, keyboard = play("+2 +3", "l + 2", "+2", "quit")
    assert re.search(r"“[+]2” ends this decision: .* Leave out [+]3 and type [+]2[.]", keyboard.shown)
    assert keyboard.asked(0) == keyboard.asked(1) == keyboard.asked(2) != keyboard.asked(3)


def test_an_order_comes_before_a_command_of_the_same_name() -> None:
    def parse_action(state: State, text: str) -> object:
        return Steam(0, 5) if text == "board" else mississippi.parse_action(state, text)

    other: Any = SimpleNamespace(**{**vars(mississippi), "parse_action": parse_action})
    _, keyboard = play("board", "quit", game=cast(AnyGame, other))
    assert "burns 5 logs" in keyboard.shown


def test_save_writes_a_record_that_can_be_read(tmp_path: Path) -> None:
    file, other = tmp_path / "race.record", tmp_path / "notes"
    other.write_text("my notes")
    _, keyboard = play(
        "+2", f"save {file}", f"save {other}", f"save {tmp_path / 'no' / 'folder'}", "save", f"save {file}", "quit"
    )
    assert [type(action).__name__ for action in parse_record(file.read_text()).actions] == ["First", "Die", "Steam", "Die"]
    assert other.read_text() == "my notes"
    assert "already exists and isn’t a record" in keyboard.shown
    assert "can’t be written: No such file or directory" in keyboard.shown
    assert say("terminal-save-what") in keyboard.shown
    assert "crew: person person person" in file.read_text()


def test_the_offer_to_save_takes_no_for_an_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    def steaming(keyboard: Keyboard, question: str) -> str:
        if not question.strip().startswith("Save"):
            return str(re.findall(r"[(]([^ ,…]+)", question)[0])
        keyboard.questions.append(question)
        return ("yes", "no")[len(keyboard.questions) - 1]

    status, keyboard = play(crew=("person", "greedy", "greedy"), ask=steaming)
    assert status == 0
    assert len(keyboard.questions) == 2
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("last", "expected"), [("quit", 0), ("exit", 0), (EOFError, 0), (KeyboardInterrupt, 130)])
def test_one_can_leave_at_any_time(last: str | type[BaseException], expected: int) -> None:
    status, keyboard = play("+2", last)
    assert status == expected
    assert keyboard.shown.endswith(say("terminal-leave"))


def test_bytes_that_are_no_text_count_as_nothing() -> None:
    def garbled(keyboard: Keyboard, question: str) -> str:
        keyboard.questions.append(question)
        if len(keyboard.questions) == 1:
            raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")
        return ("save \udcff/x", "quit")[len(keyboard.questions) - 2]

    status, keyboard = play(ask=garbled)
    assert status == 0
    assert explain(BadText("action.turn", found="''")) in keyboard.shown
    assert "?/x” can’t be written" in keyboard.shown


def test_a_crew_that_does_not_fit_is_refused() -> None:
    """M3: three to six players."""
    with pytest.raises(Refusal, match=r"M3 players.number \(fewest=3, most=6, players=9\)"):
        play(crew=["greedy"] * 9)
    with pytest.raises(BadData, match=r"names.number \(needed=3, found=2\)"):
        play(names=("ann", "bob"))
    with pytest.raises(BadData, match=r"name.unknown \(kind=captain, found='ahab'"):
        play(crew=("person", "ahab", "greedy"))


def test_names_are_used_throughout() -> None:
    _, keyboard = play("quit", names=("ann", "bob", "cy"))
    assert say("terminal-you-steer", {"seats": ["ann", "bob", "cy"]}) in keyboard.shown


def test_texts_that_count_up_make_one_range() -> None:
    assert ranges(runs(["+1", "+2", "+3", "-1", "L+1", "L+2", "pass", "L+9"])) == "+1…+3  -1  L+1…L+2  pass  L+9"


def test_each_seat_has_a_colour_of_its_own() -> None:
    assert seat_styles(("red", "ann", "green")) == (COLOURS["red"], COLOURS["black"], COLOURS["green"])
    for names in (mississippi.COLOURS, ("a", "red", "b", "green", "c", "black")):
        assert len(set(seat_styles(names))) == 6


def test_events_are_one_paragraph() -> None:
    screen = io.StringIO()
    state = mississippi.parse_position("mississippi first=red round=2 to_move=red | red=4:5:16 green=3:2:17 black=6:1:17")
    words = tell(mississippi, (mississippi.event_data(state, event) for event in mississippi.apply(state, Steam(1, 1))[1]))
    Console(file=screen, width=200).print(paragraph(mississippi, state, telling(mississippi, state, words)))
    assert screen.getvalue().startswith("  Red turns 60° to the left, the 4 ahead. Red burns 1 log")


# --- Mississippi Queen on screens of several sizes ------------------------------------------------------------------------


def sail(
    *lines: str,
    setup: str = "passengers",
    crew: Sequence[str] = ("person", "greedy", "greedy"),
    size: tuple[int, int] = (80, 24),
) -> Keyboard:
    """Sail Mississippi Queen on a screen of a size, on what is typed."""
    keyboard = Keyboard(lines)
    console = Console(file=keyboard.screen, width=size[0], height=size[1])
    sail_race(queen, queen.SETUPS[setup].options, crew, None, random.Random(7), console, keyboard.ask)
    return keyboard


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
@pytest.mark.parametrize("setup", ["passengers", "school", "black-rose", "two-each"])
def test_river_news_and_prompt_are_on_one_screen(setup: str, size: tuple[int, int]) -> None:
    """Q1: from the first line of the river, which comes after the line of the question before, to the prompt."""
    crew = ("person", "greedy") if setup == "two-each" else ("person", "greedy", "greedy")
    shown = sail(*["N", "hint"] * 4, setup=setup, crew=crew, size=size).screen.getvalue()
    screens = re.split(r"(?m)^.*your orders.*> .*\n", shown)[1:]
    boards = [screen for screen in screens if re.search(r"(?m)^.*\[ ?R", screen)]
    assert boards
    for board in boards:
        lines = board.splitlines()
        assert max(map(len, lines)) <= size[0]
        steamer = next(nth for nth, line in enumerate(lines) if re.search(r"\[ ?R\d?[↑↗↘↓↙↖]", line))
        assert len(lines) - steamer < size[1]


def test_marks_and_cells_explain_the_board() -> None:
    """Q14: what is told in words can be found on the board once cells has been typed, until it is typed again."""
    keyboard = sail("N", "marks", "cells", "board", "cells", "quit")
    parts = re.split(r"(?m)^.*your orders.*> .*\n", keyboard.screen.getvalue())
    assert say("drawn-mark-water") in parts[2]
    assert "~" not in parts[3]
    assert "~" not in parts[4]
    assert "~" in parts[5]


def test_marks_explain_the_course_too() -> None:
    """M1, M2: whose numbers are all on the board anyway."""
    _, keyboard = play(*ROUND_ONE, "marks", "cells", "quit")
    assert say("drawn-mark-field") in keyboard.shown
    assert say("terminal-board-complete") in keyboard.shown


def test_the_prompt_names_the_range_of_what_is_possible() -> None:
    """Q9: all six speeds, not the third of them."""
    keyboard = sail("N", "quit")
    assert keyboard.questions[1] == "Red, your orders? (1…6 or ?) >"


def test_a_word_after_orders_that_end_the_move_is_told_to_be_too_much() -> None:
    """B2: a sandbank ends the move by itself, and nothing is to be said after it."""
    text = "queen added=sandbanks-1 tiles=start,sandbanks-1,red-2 to_move=red | red=-1,-1:N:s3 green=0,1 blue=1,1"
    keyboard = Keyboard(["3 a a done", "3 a a", "quit"])
    console = Console(file=keyboard.screen, width=80, height=24)
    crew = ("person", "person", "person")
    race = RaceAtTerminal(
        queen, queen.parse_position(text), crew, [None] * 3, random.Random(7), console, keyboard.ask, COMMANDS
    )
    with pytest.raises(Leave):
        race.sail()
    assert "Red runs aground: speed 1. Leave out done and type 3 a a." in keyboard.shown
    assert keyboard.asked(1) == "Red"
    assert keyboard.asked(2) != "Red"


# --- why not --------------------------------------------------------------------------------------------------------------

BELOW_THE_DOCK = "queen tiles=start,red-1,brown-2 to_move=red | red=0,-3:N:s2:c1 green=0,1 yellow=1,1"


def asked_from(line: str, *lines: str) -> Keyboard:
    """Go on from a position of Mississippi Queen, on what is typed by the one person there, red."""
    keyboard, start = Keyboard(lines), queen.parse_position(line)
    console = Console(file=keyboard.screen, width=100, height=40)
    crew = ("person", "greedy", "greedy")
    sail_race(queen, start.options, crew, None, random.Random(7), console, keyboard.ask, Record(queen, start))
    return keyboard


def test_why_says_what_is_against_an_end_action_now_or_after_some_orders() -> None:
    """Q19, B7, B9, Q21: the dock is one cell ahead; at speed 1 a passenger can be taken there."""
    keyboard = asked_from(
        BELOW_THE_DOCK,
        "why board",
        "why board 1 a done",
        "why board 2 a r a done",
        "why fuel",
        "why exchange",
        "WHY arrive",
    )
    no_dock, no_depot = cite(Refusal("Q19", "board.no_dock")), cite(Refusal("B7", "fuel.no_dock"))
    assert no_dock in keyboard.shown
    assert say("terminal-nothing-against-after", {"done": "1 a done", "what": "board"}) in keyboard.shown
    assert keyboard.shown.count(no_dock) == 2
    assert no_depot in keyboard.shown
    assert cite(Refusal("B9", "exchange.alone")) in keyboard.shown
    assert cite(Refusal("Q5", "arrive.no_landing")) in keyboard.shown
    assert len(set(keyboard.questions)) == 1


def test_nothing_is_against_arriving_by_orders_that_do() -> None:
    """Q21: red comes to a jetty with two passengers, at speed 1 and at speed 2."""
    line = (
        "queen tiles=start,red-1,red-2,red-3,red-4,brown-2,brown-3,brown-4,wild-1,wild-2,wild-3,brown-1 first_tile=11"
        " landing=straight round=20 to_move=red | red=0,-44:N:s2:p2 green=0,-43 yellow=2,-44"
    )
    keyboard = asked_from(line, "why arrive 2 a a done", "why arrive 1 a done", "quit")
    assert cite(Refusal("Q21", "arrive.speed", speed=2, speeds=[1])) in keyboard.shown
    keyboard = asked_from(line.replace("0,-44", "0,-45"), "why arrive 1 a done", "quit")
    assert say("terminal-nothing-against-after", {"done": "1 a done", "what": "arrive"}) in keyboard.shown


def test_why_says_what_is_against_an_order() -> None:
    """Q9, Q12: with the rule and something possible; nothing is done."""
    keyboard = asked_from(BELOW_THE_DOCK, "why 6", "why 1", "why 1 l l a", "why", "why swim", "quit")
    dear = Refusal("Q12", "speed.no_coal", before=2, speed=6, needed=3, coal=1)
    assert f"{cite(dear)} {say('terminal-possible', {'order': '4'})}" in keyboard.shown
    assert say("terminal-nothing-against", {"what": "1"}) in keyboard.shown
    assert "For example: why " in keyboard.shown
    assert say("terminal-unclear") in keyboard.shown
    assert len(set(keyboard.questions)) == 1

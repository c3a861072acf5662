"""What happens to whoever mistypes a command, or gives it something it cannot read or write: one line, exit code 2."""

from __future__ import annotations

import os
import shlex
import subprocess
from pathlib import Path
from typing import Any

import pytest

from paddlewheel.cli import main

from .running import PADDLEWHEEL, SAMPLE, Capture, check_mistake, run, told

MISTAKES: list[Any] = [
    ("sail", "sail"),
    ("--sail", "--sail"),
    ("simulate --sail", "--sail"),
    ("simulate sail", "sail"),
    ("simulate --player 3", "--player"),
    ("simulate --no-json", "--no-json"),
    ("simulate --json=perhaps", "--json"),
    ("simulate --game", "--game"),
    ("simulate --game chess", "'chess'"),
    ("simulate --players", "--players"),
    ("simulate --players 2", "players.number (fewest=3, most=6, players=2)"),
    ("simulate --players 7", "players.number (fewest=3, most=6, players=7)"),
    ("simulate --players -4", "-4"),
    ("simulate --players three", "--players"),
    ("simulate --games 0", "games"),
    ("simulate --games -3", "games"),
    ("simulate --games many", "--games"),
    ("simulate --jobs 0", "jobs"),
    ("simulate --jobs -1", "jobs"),
    ("simulate --seed x", "--seed"),
    ("simulate --options rows=2", "M1 options.rows (fewest=3, most=1000000, rows=2)"),
    ("simulate --options rows=abc", "'abc'"),
    ("simulate --options rows=99999999999", "'99999999999'"),
    ("simulate --options rows=", "'rows='"),
    ("simulate --options rows", "'rows'"),
    ("simulate --options rows=4,rows=5", "text.twice (name=rows)"),
    ("simulate --options lanes=4", "(kind=option, found='lanes', known=rows,stop_at_winner,turn_limit)"),
    ("simulate --options stop_at_winner=perhaps", "'perhaps'"),
    ("simulate --options turn_limit=0", "M16"),
    ("simulate --captains gredy", "captains: name.misspelt (kind=captain, found='gredy', near=greedy, known="),
    ("simulate --setup scool", "setup: name.misspelt (kind=setup, found='scool', near=school, known="),
    ("simulate --game queen --setup usual", "setup: setup.other_game (setup=usual, game=mississippi, known=passengers,"),
    ("simulate --game qeen", "game: name.misspelt (kind=game, found='qeen', near=queen, known="),
    ("simulate --options row=5", "options: name.misspelt (kind=option, found='row', near=rows, known="),
    (
        "simulate --game queen --options added=driftwod",
        "name.misspelt (kind=name, found='driftwod', near=driftwood, known=",
    ),
    ("simulate --options school=yes", "options: option.other_game (options=school, game=queen)"),
    ("simulate --options added=coal,steamers=2", "options: option.other_game (options=added,steamers, game=queen)"),
    (
        "simulate --game queen --options removed=red-1+red-2+red-3+red-4+brown-1+brown-2+brown-3+brown-4",
        "B1 options.passengers (players=3, needed=6, there=0, red=0, brown=0)",
    ),
    ("simulate --captains nelson", "name.unknown (kind=captain, found='nelson', known=random,greedy"),
    ("simulate --captains greedy,,greedy", "captain"),
    ("simulate --captains ''", "captain"),
    ("simulate --captains greedy,greedy,greedy,greedy", "captain.too_many (count=4, most=3)"),
    ("simulate --captains person", "'person'"),
    ("simulate --records {file}", "{file}"),
    ("simulate --records {file}/races", "{file}"),
    ("simulate --games 2 --records {occupied}", "mississippi-1-000001.record"),
    ("replay", "FILE"),
    ("replay one two", "two"),
    ("replay {dir}/nothing", "{dir}/nothing: No such file"),
    ("replay {dir}", "{dir}: Is a directory"),
    ("replay {sample} --until", "--until"),
    ("replay {sample} --until x", "--until"),
    ("replay {sample} --until 12", "--until: record.actions (actions=11, found=12)"),
    ("replay {sample} --until -1", "-1"),
    ("replay {latin}", "line 6"),
    ("replay {empty}", "line 1: record.first_line (expected=paddlewheel record 1, "),
    ("replay {picture}", "line 1"),
    ("replay {refused}", "line 15: M7 ahead.no_wood ("),
    ("replay {unreadable} --json", "line 9: action.turn (found='full')"),
    ("perft --depth 0", "0"),
    ("perft --depth -2", "-2"),
    ("perft --depth deep", "--depth"),
    ("perft --players 2", "players=2)"),
    ("perft --options rows=2", "M1"),
    ("perft --game chess", "'chess'"),
    ("perft --position ' '", "game"),
    ("perft --position chess", "'chess'"),
    ("perft --position mississippi", "'mississippi'"),
    (
        "perft --position 'mississippi to_move=red | red=1:1:1 green=1:2:2 black=3:1:1'",
        "M7 steamers: position.same_field (both=red,green, field=1)",
    ),
    ("perft --position 'mississippi to_move=red | red=1:1:1 green=2:2:x black=3:1:1'", "'x'"),
    ("perft --position 'mississippi to_move=red | red=1:1:1 green=2 black=3:1:1'", "green"),
    ("perft --position 'mississippi to_move=blue | red=1:1:1 green=2:1:1 black=3:1:1'", "'blue'"),
    ("engine now", "now"),
    ("engine --fast", "--fast"),
    ("play --players 2", "players=2)"),
    ("play --captains nelson", "name.unknown (kind=captain, found='nelson', known=person,random,greedy"),
    ("play --options rows=2", "M1"),
    ("play --names a,b,c,d --players 3", "names.too_many (count=4, players=3)"),
    ("play --names a,b,b", "b"),
    ("play --names a,b,Karl!", "'karl!'"),
    ("simulate --setup nowhere", "name.unknown (kind=setup, found='nowhere', known=usual,short,passengers,school,for-two"),
    ("play --game queen --setup short", "setup.other_game (setup=short, game=mississippi, known=passengers,school"),
    ("play --setup for-two --players 4", "players: setup.players (setup=for-two, counts=2, players=4)"),
    (
        "play --setup school --captains greedy,greedy,greedy,greedy,greedy,greedy",
        "setup.players (setup=school, counts=3,4,5, players=6)",
    ),
    ("simulate --setup black-rose --options school=yes", "Q17 options.school_expansion ("),
    ("simulate --setup short --options rows=2", "M1"),
    ("simulate --game queen --options added=reef", "options.added: name.unknown (kind=name, found='reef', known=coal"),
    ("simulate --game queen --options both_home=yes", "B10 options.both_home"),
    ("rules B99", "rule: rule.unknown (found='B99', known=M1–M16,Q1–Q23, B1–B13)"),
    ("rules --game queen M3", "rule: rule.unknown (found='M3', known=Q1–Q23, B1–B13)"),
    ("rules B12 --setup hazards", "rule: rule.not_here (rule_id=B12, setup=black-rose)"),
    ("rules Q17 --game queen --players 4", "rule: rule.not_here (rule_id=Q17, setup=school)"),
    (
        "rules --game queen --options school=yes,black_rose=yes",
        "Q17 options.school_expansion (options=black_rose, rules=B12)",
    ),
    ("rules --game queen --players 2", "B10 options.two_players"),
    ("rules --players 9", "M3 players.number (fewest=3, most=6, players=9)"),
    ("rules --game chess", "'chess'"),
    ("rules M1 M2", "M2"),
    ("simulate --games 1 --players 0", "players=0)"),
    ("perft --players 0 --depth 1", "players=0)"),
    ("play --players 0", "players=0)"),
    ("simulate --games 2 --players 3.5", "3.5"),
    ("replay {sample} --until 2.5", "2.5"),
    ("simulate --games 1 --records ''", "records"),
    ("replay 'two\nlines'", "lines"),
]


@pytest.fixture
def places(tmp_path: Path) -> dict[str, str]:
    """Return the names of files and folders that the mistakes are about."""
    text = SAMPLE.read_text(encoding="utf-8")
    contents = {
        "file": b"anything",
        "sample": text.encode(),
        "latin": text.replace("the sample", "über").encode("latin-1"),
        "empty": b"",
        "picture": b"\x89PNG\r\n\x1a\n\x00\x00",
        "refused": text.replace("+5", "+25").encode(),
        "unreadable": text.replace("+4", "full").encode(),
    }
    for name, content in contents.items():
        (tmp_path / name).write_bytes(content)
    (tmp_path / "occupied" / "mississippi-1-000001.record").mkdir(parents=True)
    names = {name: str(tmp_path / name) for name in (*contents, "occupied")}
    return {**names, "dir": str(tmp_path)}


@pytest.mark.parametrize(("typed", "mentioned"), MISTAKES)
def test_a_mistake_is_told_in_one_line_with_exit_code_2(
    typed: str, mentioned: str, places: dict[str, str], capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its sentence is a matter of words; here it is told by its code and facts."""
    monkeypatch.chdir(places["dir"])
    monkeypatch.setattr(main, "cite", lambda error, _language: str(error))
    arguments = [word.format_map(places) for word in shlex.split(typed)]
    assert mentioned.format_map(places) in told(capsys, *arguments)


@pytest.mark.parametrize(
    "typed",
    [
        "sail",
        "simulate --players 2 --jobs 2",
        "replay {refused}",
        "perft --position x",
        "simulate --games 40 --jobs 2 --options rows=3 --records {occupied}",
    ],
)
def test_a_mistake_is_told_the_same_way_by_the_process(typed: str, places: dict[str, str]) -> None:
    done = run(*(word.format_map(places) for word in shlex.split(typed)))
    check_mistake(done.returncode, done.stdout.decode(), done.stderr.decode())


# --- where the output goes ------------------------------------------------------------------------------------------------


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to try")
@pytest.mark.parametrize("arguments", [["replay", str(SAMPLE)], ["replay", str(SAMPLE), "--json"], ["--help"]], ids=str)
def test_a_full_disk_is_told_in_one_line(arguments: list[str]) -> None:
    buffered = {**os.environ, "PYTHONUNBUFFERED": ""}  # as people have it: what waits is written, or not, at the very end
    with Path("/dev/full").open("wb") as full:
        command = [*PADDLEWHEEL, *arguments]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, env=buffered, timeout=300, check=False)
    check_mistake(done.returncode, "", done.stderr.decode())


def test_a_reader_who_has_gone_is_no_mistake() -> None:
    with subprocess.Popen([*PADDLEWHEEL, "perft", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert (process.wait(300), process.stderr.read()) == (0, b"")


def test_a_reader_of_a_board_who_has_gone_is_no_mistake() -> None:
    command = [*PADDLEWHEEL, "replay", str(SAMPLE)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert (process.wait(300), process.stderr.read()) == (0, b"")


def test_a_terminal_that_knows_only_ascii_shows_what_it_can() -> None:
    done = run("replay", str(SAMPLE), env={"PYTHONIOENCODING": "ascii"})
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("closed", ["<&-", ">&-"])
def test_closed_input_or_output_is_no_reason_for_a_traceback(closed: str) -> None:
    command = f"{shlex.join(PADDLEWHEEL)} engine {closed}"
    done = subprocess.run(["sh", "-c", command], input=b'{"cmd": "help"}\n', capture_output=True, timeout=300, check=False)
    assert b"Traceback" not in done.stderr

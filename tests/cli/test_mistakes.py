"""What happens to whoever mistypes a command, or gives it something it cannot read or write: one line, exit code 2."""

from __future__ import annotations

import shlex
import subprocess
from pathlib import Path
from typing import Any

import pytest

from .running import PADDLEWHEEL, SAMPLE, Capture, check_mistake, run, told

MISTAKES: list[Any] = [
    ("sail", '"sail"'),
    ("--sail", "--sail"),
    ("simulate --sail", "--sail"),
    ("simulate sail", "sail"),
    ("simulate --player 3", "--player"),
    ("simulate --no-json", "--no-json"),
    ("simulate --json=perhaps", "--json"),
    ("simulate --game", "--game"),
    ("simulate --game chess", "'chess'"),
    ("simulate --players", "--players"),
    ("simulate --players 2", "3 to 6 players, not 2"),
    ("simulate --players 7", "3 to 6 players, not 7"),
    ("simulate --players -4", "-4"),
    ("simulate --players three", "--players"),
    ("simulate --games 0", "games"),
    ("simulate --games -3", "games"),
    ("simulate --games many", "--games"),
    ("simulate --jobs 0", "jobs"),
    ("simulate --jobs -1", "jobs"),
    ("simulate --seed x", "--seed"),
    ("simulate --options rows=2", "M1: the course has 3 to 1,000,000 rows, not 2"),
    ("simulate --options rows=abc", "'abc'"),
    ("simulate --options rows=99999999999", "'99999999999'"),
    ("simulate --options rows=", "'rows='"),
    ("simulate --options rows", "'rows'"),
    ("simulate --options rows=4,rows=5", "twice"),
    ("simulate --options lanes=4", "'lanes'; there are rows, stop_at_winner, turn_limit"),
    ("simulate --options stop_at_winner=perhaps", "'perhaps'"),
    ("simulate --options turn_limit=0", "M16"),
    ("simulate --captains gredy", "there is no captain 'gredy' (did you mean greedy?); there are"),
    ("simulate --setup scool", "there is no set-up 'scool' (did you mean school?); there are"),
    ("simulate --game queen --setup usual", "black-rose; usual is one of Mississippi (mississippi)"),
    ("simulate --game qeen", "there is no game 'qeen' (did you mean queen?); there are"),
    ("simulate --options row=5", "there is no option 'row' (did you mean rows?); there are"),
    ("simulate --game queen --options added=driftwod", "there is no 'driftwod' (did you mean driftwood?); there are"),
    ("simulate --options school=yes", "school is an option of Mississippi Queen, not of Mississippi: add --game queen"),
    ("simulate --options added=coal,steamers=2", "added, steamers are options of Mississippi Queen"),
    (
        "simulate --game queen --options removed=red-1+red-2+red-3+red-4+brown-1+brown-2+brown-3+brown-4",
        "B1: 3 players need 6 passengers, these stations have 0",
    ),
    ("simulate --captains nelson", "'nelson'; there are random, greedy"),
    ("simulate --captains greedy,,greedy", "captain"),
    ("simulate --captains ''", "captain"),
    ("simulate --captains greedy,greedy,greedy,greedy", "4 captains for 3 seats"),
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
    ("replay {sample} --until 12", "11 actions, so 0 to 11, not 12"),
    ("replay {sample} --until -1", "-1"),
    ("replay {latin}", "line 6"),
    ("replay {empty}", "line 1: expected 'paddlewheel record 1'"),
    ("replay {picture}", "line 1"),
    ("replay {refused}", "line 15: M7: "),
    ("replay {unreadable} --json", "line 9: expected a turn"),
    ("perft --depth 0", "0"),
    ("perft --depth -2", "-2"),
    ("perft --depth deep", "--depth"),
    ("perft --players 2", "not 2"),
    ("perft --options rows=2", "M1"),
    ("perft --game chess", "'chess'"),
    ("perft --position ' '", "game"),
    ("perft --position chess", "'chess'"),
    ("perft --position mississippi", "'mississippi'"),
    ("perft --position 'mississippi to_move=red | red=1:1:1 green=1:2:2 black=3:1:1'", "red and green are both on field 1"),
    ("perft --position 'mississippi to_move=red | red=1:1:1 green=2:2:x black=3:1:1'", "'x'"),
    ("perft --position 'mississippi to_move=red | red=1:1:1 green=2 black=3:1:1'", "green"),
    ("perft --position 'mississippi to_move=blue | red=1:1:1 green=2:1:1 black=3:1:1'", "'blue'"),
    ("engine now", "now"),
    ("engine --fast", "--fast"),
    ("play --players 2", "not 2"),
    ("play --captains nelson", "'nelson'; there are person, random, greedy"),
    ("play --options rows=2", "M1"),
    ("play --names a,b,c,d --players 3", "4 names for 3 players"),
    ("play --names a,b,b", "b"),
    ("play --names a,b,Karl!", "'karl!'"),
    ("simulate --setup nowhere", "'nowhere'; there are usual, short, passengers, school, for-two"),
    ("play --game queen --setup short", "Mississippi Queen has no set-up 'short'; it has passengers, school"),
    ("play --setup for-two --players 4", "the set-up for-two is for 2 players, not 4"),
    ("play --setup school --captains greedy,greedy,greedy,greedy,greedy,greedy", "school is for 3 to 5 players, not 6"),
    ("simulate --setup black-rose --options school=yes", "Q17: "),
    ("simulate --setup short --options rows=2", "M1"),
    ("simulate --game queen --options added=reef", "options.added: there is no 'reef'; there are coal"),
    ("simulate --game queen --options both_home=yes", "B10: both_home=yes"),
    ("rules B99", "there is no rule 'B99'; there are M1 to M16, Q1 to Q23, B1 to B13"),
    ("rules --game queen M3", "Mississippi Queen has no rule 'M3'; it has Q1 to Q23, B1 to B13"),
    ("rules B12 --setup hazards", "B12 plays no part with these options; it does in the set-up black-rose"),
    ("rules Q17 --game queen --players 4", "Q17 plays no part with these options; it does in the set-up school"),
    ("rules --game queen --options school=yes,black_rose=yes", "Q17: the sailing school takes nothing from the expansion"),
    ("rules --game queen --players 2", "B10: 2 players have two steamers each"),
    ("rules --players 9", "M3: 3 to 6 players can play, not 9"),
    ("rules --game chess", "'chess'"),
    ("rules M1 M2", "M2"),
    ("simulate --games 1 --players 0", "not 0"),
    ("perft --players 0 --depth 1", "not 0"),
    ("play --players 0", "not 0"),
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
    monkeypatch.chdir(places["dir"])
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
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*PADDLEWHEEL, *arguments], stdout=full, stderr=subprocess.PIPE, timeout=60, check=False)
    check_mistake(done.returncode, "", done.stderr.decode())


def test_a_reader_who_has_gone_is_no_mistake() -> None:
    with subprocess.Popen([*PADDLEWHEEL, "perft", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert (process.wait(60), process.stderr.read()) == (0, b"")


def test_a_reader_of_a_board_who_has_gone_is_no_mistake() -> None:
    command = [*PADDLEWHEEL, "replay", str(SAMPLE)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert (process.wait(60), process.stderr.read()) == (0, b"")


def test_a_terminal_that_knows_only_ascii_shows_what_it_can() -> None:
    done = run("replay", str(SAMPLE), env={"PYTHONIOENCODING": "ascii"})
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("closed", ["<&-", ">&-"])
def test_closed_input_or_output_is_no_reason_for_a_traceback(closed: str) -> None:
    command = f"{shlex.join(PADDLEWHEEL)} engine {closed}"
    done = subprocess.run(["sh", "-c", command], input=b'{"cmd": "help"}\n', capture_output=True, timeout=60, check=False)
    assert b"Traceback" not in done.stderr

"""The command arena: the same seed gives the same races however they are sailed, and a table says how good captains are."""

from __future__ import annotations

import importlib.util
import json
import re
import shutil
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path

import pytest

from paddlewheel.cli.main import main
from paddlewheel.engine.record import final, parse_record
from paddlewheel.games import GAMES
from paddlewheel.words import name_of, say

from .running import PADDLEWHEEL, Capture, data, printed, run, told

ROOT = Path(__file__).parents[2]
MATCH = ["arena", "--captains", "greedy,random", "--games", "12", "--options", "rows=3,turn_limit=6", "--seed", "7"]
OWN = "greedy,cmd:python3 examples/captain.py,examples.own_captain:Leader"
OWN_MATCH = ["arena", "--captains", OWN, "--games", "6", "--options", "rows=3", "--budget", "20"]


def test_the_same_seed_gives_the_same_races_whatever_the_number_of_jobs(capsys: Capture) -> None:
    one = printed(capsys, *MATCH, "--json")
    several = run(*MATCH, "--json", "--jobs", "3")
    assert (several.returncode, several.stderr) == (0, b"")
    assert several.stdout.decode() == one
    assert data(capsys, *MATCH[:-1], "8")["digest"] != json.loads(one)["digest"]


@cache
def own_match() -> bytes:
    """Return what captains from outside sail in one process, as JSON."""
    done = run(*OWN_MATCH, "--json", "--jobs", "1", cwd=ROOT)
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout


def test_captains_from_outside_sail_the_same_races_whatever_the_number_of_jobs() -> None:
    two = run(*OWN_MATCH, "--json", "--jobs", "2", cwd=ROOT)
    assert (two.returncode, two.stderr) == (0, b"")
    assert two.stdout == own_match()
    assert json.loads(two.stdout)["verdicts"] == []


def test_a_cluster_of_two_workers_sails_the_same_races() -> None:
    assert importlib.util.find_spec("ray"), "make test installs Ray from requirements/cluster.txt for this"
    done = run(*OWN_MATCH, "--json", "--jobs", "2", "--cluster", cwd=ROOT)
    for _ in range(9):  # Ray gives its start thirty seconds, which cannot be set
        if b"timed out during startup" in done.stderr:
            done = run(*OWN_MATCH, "--json", "--jobs", "2", "--cluster", cwd=ROOT)
    assert done.returncode == 0, done.stderr.decode()
    assert done.stdout == own_match()


def test_as_json_it_has_everything_and_it_adds_up(capsys: Capture) -> None:
    found = data(capsys, *MATCH)
    assert found["captains"] == ["greedy", "random"]
    assert (found["game"], found["seed"], found["games"], found["budget"]) == ("mississippi", 7, 12, None)
    assert (found["seats"], found["verdicts"]) == (["red", "green", "black"], [])
    assert re.fullmatch("[0-9a-f]{16}", found["digest"])
    assert sum(found["endings"].values()) == 12
    for standing in found["standings"]:
        assert standing["seats"] == {"red": 6, "green": 6, "black": 6}
        assert (standing["starts"], sum(standing["ranks"])) == (18, 18)
        assert standing["wins"] == standing["ranks"][0]
        assert standing["win_rate"] == standing["wins"] / 18
        low, high = standing["interval"]
        assert 0 <= low <= standing["win_rate"] <= high <= 1
        assert standing["mean_rank"] == sum(n * count for n, count in enumerate(standing["ranks"], 1)) / 18
    best, worst = found["standings"]
    assert (best["captain"], worst["captain"], best["wins"] + worst["wins"]) == ("greedy", "random", 12)
    assert best["rating"] > 0 > worst["rating"]


def test_the_table_says_the_same_in_words(capsys: Capture) -> None:
    table, found = printed(capsys, *MATCH), data(capsys, *MATCH)
    assert "Mississippi: 12 races with 3 players, seed 7" in table
    assert f"{say('terminal-luck', {'share': '33.3%'})} {say('terminal-balanced')}" in table
    assert found["digest"] in table
    for standing in found["standings"]:
        assert re.search(rf"{name_of('captain', standing['captain'])} +│ +18 │ +{standing['wins']} │", table)
    assert say("terminal-unbalanced", {"races": 13, "block": 2}) in printed(
        capsys, *[{"12": "13"}.get(word, word) for word in MATCH]
    )


@pytest.mark.parametrize(
    ("arguments", "seats"),
    [
        ("--captains greedy,random,random,random", 4),
        ("--captains greedy,random", 3),
        ("--captains greedy,random --players 5", 5),
        ("--captains greedy,random,random,random --players 3", 3),
        ("--captains greedy,random,random,random --setup for-two", 2),
    ],
)
def test_as_many_seats_as_captains_unless_something_else_is_said(arguments: str, seats: int, capsys: Capture) -> None:
    found = data(capsys, "arena", "--games", "1", *arguments.split())
    assert len(found["seats"]) == seats


def test_the_kept_records_replay_to_the_same_results(capsys: Capture, tmp_path: Path) -> None:
    found = data(capsys, *MATCH, "--records", str(tmp_path / "one"))
    assert run(*MATCH, "--records", str(tmp_path / "two"), "--jobs", "2").returncode == 0
    files = sorted((tmp_path / "one").iterdir())
    assert [path.name for path in files] == [f"mississippi-7-{number:06d}.record" for number in range(12)]
    wins = 0
    for path in files:
        assert path.read_bytes() == (tmp_path / "two" / path.name).read_bytes()
        record = parse_record(path.read_text(encoding="utf-8"))
        outcome = GAMES["mississippi"].outcome(final(record))
        assert outcome is not None
        wins += dict(record.tags)["crew"].split(", ")[outcome.ranks.index(1)] == "greedy"
    assert wins == found["standings"][0]["wins"]
    assert main(["replay", str(files[0])]) == 0


def test_verdicts_are_in_the_table_and_in_the_data(capsys: Capture) -> None:
    line = ["arena", "--captains", f"greedy,cmd:{sys.executable} -c 1", "--games", "12", "--options", "rows=3,turn_limit=4"]
    table, found = printed(capsys, *line), data(capsys, *line)
    failed = found["standings"][-1]
    assert failed["captain"].startswith("cmd:")
    assert (failed["verdicts"], failed["wins"]) == ({"crashed": failed["starts"]}, 0)
    assert len(found["verdicts"]) == failed["starts"]
    first = found["verdicts"][0]
    assert (first["verdict"], first["questions"], first["detail"]) == ("crashed", 0, "it ended with exit code 0")
    assert "crashed: it ended with exit code 0" in table
    assert say("terminal-more-failures", {"count": failed["starts"] - 10}) in table


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_prints_what_there_is(jobs: str, tmp_path: Path) -> None:
    many = [{"12": "100000"}.get(word, word) for word in MATCH]
    command = [*PADDLEWHEEL, *many, "--json", "--jobs", jobs, "--records", str(tmp_path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, preexec_fn=_mind_ctrl_c) as process:  # noqa: PLW1509
        while len(list(tmp_path.iterdir())) < 5 + int(jobs):  # a race of each process may be kept and not yet told
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=300)
    assert process.returncode == 130
    assert re.fullmatch(r"paddlewheel: Stopped after [\d,]+ of 100,000 races\.\n", err.decode())
    found = json.loads(out)
    assert found["games"] == sum(found["endings"].values()) >= 5


def _mind_ctrl_c() -> None:
    """A run in the background is started so that it ignores Ctrl-C, and hands that on."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("game", GAMES)
def test_the_captain_in_python_races_without_a_verdict_and_beats_chance(game: str) -> None:
    captains = "cmd:python3 examples/captain.py,random,random"
    done = run("arena", "--game", game, "--captains", captains, "--games", "3", "--json", "--budget", "20", cwd=ROOT)
    found = json.loads(done.stdout)
    assert found["verdicts"] == []
    assert found["standings"][0]["captain"] == "cmd:python3 examples/captain.py"


@pytest.mark.parametrize("game", GAMES)
def test_the_captain_in_javascript_races_without_a_verdict_which_needs_node(game: str) -> None:
    assert shutil.which("node"), "this test needs Node, as anybody does who writes captains in JavaScript"
    captains = "cmd:node examples/captain.js,random,random"
    done = run("arena", "--game", game, "--captains", captains, "--games", "3", "--json", "--budget", "20", cwd=ROOT)
    found = json.loads(done.stdout)
    assert found["verdicts"] == []
    assert found["standings"][0]["captain"] == "cmd:node examples/captain.js"


@pytest.mark.parametrize(
    ("arguments", "mentioned"),
    [
        ([], "--captains"),
        (["--captains", ""], "captains: Name a computer captain"),
        (
            ["--captains", "nelson"],
            "'nelson'. Choose from random, greedy, deckhand, stoker, leadsman, helmsman, mate, captain, commodore,"
            " admiral, wood-miser, sprinter, coal-miser, rammer, passenger-hunter, package.module:Class and cmd:PROGRAM",
        ),
        (["--captains", "greedy,,random"], "no computer captain called ''"),
        (["--captains", "cmd:no-such-program"], "no program called 'no-such-program'"),
        (["--captains", "no_such:Captain"], "no module called 'no_such'"),
        (["--captains", "greedy", "--games", "0"], "games"),
        (["--captains", "greedy", "--jobs", "0"], "jobs"),
        (["--captains", "greedy", "--rules", "9"], "rules: Version 9"),
        (
            ["--captains", "greedy", "--budget", "0"],
            "--budget: Give a number of seconds above 0 and no higher than 3,600",
        ),
        (["--captains", "greedy", "--budget", "nan"], "--budget"),
        (["--captains", "greedy", "--budget", "soon"], "--budget"),
        (["--captains", "greedy", "--records", ""], "--records"),
        (["--captains", "greedy", "--players", "9"], "not 9"),
        (["--captains", "greedy", "--options", "rows=2"], "M1"),
        (["--captains", "greedy", "--setup", "nowhere"], "'nowhere'"),
    ],
)
def test_a_mistake_is_told_in_one_line(arguments: list[str], mentioned: str, capsys: Capture) -> None:
    assert mentioned in told(capsys, "arena", *arguments)

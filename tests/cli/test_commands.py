"""The commands simulate, replay and perft do what they say, and help says it."""

from __future__ import annotations

import io
import json
import re
import shlex
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from paddlewheel import __version__
from paddlewheel.cli.examples import EXAMPLES
from paddlewheel.cli.main import main
from paddlewheel.engine.perft import perft
from paddlewheel.engine.record import final, parse_record
from paddlewheel.games import mississippi
from paddlewheel.words import name_of, speaker

from .running import SAMPLE, Capture, data, printed, run

COMMANDS = tuple(EXAMPLES)
MIDDLE = "mississippi rules=1 rows=3 round=2 to_move=red | red=4:5:16 green=3:2:17 black=6:1:17"
SERIES = ["simulate", "--players", "4", "--games", "40", "--options", "rows=3,turn_limit=6", "--captains", "greedy,random"]


# --- simulate -------------------------------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_races_whatever_the_number_of_jobs(capsys: Capture) -> None:
    one = printed(capsys, *SERIES, "--seed", "7", "--json")
    several = run(*SERIES, "--seed", "7", "--json", "--jobs", "3")
    assert (several.returncode, several.stderr) == (0, b"")
    assert several.stdout.decode() == one
    assert len(json.loads(one)["endings"]) > 1, "races that all end alike would show less"


def test_another_seed_gives_other_races(capsys: Capture) -> None:
    assert data(capsys, *SERIES, "--seed", "7")["digest"] != data(capsys, *SERIES, "--seed", "8")["digest"]


def test_a_set_up_says_game_players_and_options_and_options_change_it(capsys: Capture) -> None:
    short = data(capsys, "simulate", "--games", "2", "--setup", "short")
    assert (short["game"], len(short["seats"])) == ("mississippi", 3)
    assert short["options"] == {"rows": 7, "stop_at_winner": True, "turn_limit": 60}
    changed = data(capsys, "simulate", "--games", "2", "--setup", "short", "--options", "rows=5", "--players", "4")
    assert changed["options"] == {"rows": 5, "stop_at_winner": True, "turn_limit": 60}
    assert len(changed["seats"]) == 4
    school = data(capsys, "simulate", "--games", "2", "--setup", "school")
    assert (school["game"], school["options"]["school"]) == ("queen", True)


def test_simulate_as_json_has_everything_and_it_adds_up(capsys: Capture) -> None:
    found = data(capsys, *SERIES)
    assert list(found) == ["game", "options", "seed", "games", "seats", "endings", "decisions", "digest"]
    assert (found["game"], found["seed"], found["games"]) == ("mississippi", 1, 40)
    assert found["options"] == {"rows": 3, "stop_at_winner": False, "turn_limit": 6}
    assert re.fullmatch("[0-9a-f]{16}", found["digest"])
    assert sum(found["endings"].values()) == 40
    assert found["decisions"] > 40 * 4
    seats = found["seats"]
    assert [seat["seat"] for seat in seats] == ["red", "green", "black", "yellow"]
    assert [seat["captain"] for seat in seats] == ["greedy", "random", "greedy", "random"]
    for seat in seats:
        assert list(seat) == ["seat", "captain", "wins", "ranks", "mean_rank"]
        assert seat["wins"] == seat["ranks"][0]
        assert sum(seat["ranks"]) == 40
        assert seat["mean_rank"] == sum(rank * count for rank, count in enumerate(seat["ranks"], 1)) / 40
    assert all(sum(seat["ranks"][rank] for seat in seats) == 40 for rank in range(4))


def test_simulate_prints_a_table(capsys: Capture) -> None:
    table = printed(capsys, "simulate", "--games", "3", "--seed", "5", "--options", "rows=3")
    found = data(capsys, "simulate", "--games", "3", "--seed", "5", "--options", "rows=3")
    assert "Mississippi: 3 races, seed 5" in table
    assert found["digest"] in table
    for seat in found["seats"]:
        assert re.search(
            rf"{name_of('steamer', seat['seat'])} +│ {name_of('captain', 'greedy')} +│ +{seat['wins']} ", table
        )


def test_the_kept_records_replay_to_the_same_results(capsys: Capture, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "races"
    found = data(capsys, *SERIES, "--records", str(folder))
    records = [parse_record(path.read_text(encoding="utf-8")) for path in sorted(folder.iterdir())]
    assert len(records) == 40
    outcomes = [mississippi.outcome(final(record)) for record in records]
    for nth, seat in enumerate(found["seats"]):
        ranks = Counter(outcome.ranks[nth] for outcome in outcomes if outcome is not None)
        assert [ranks[rank] for rank in range(1, 5)] == seat["ranks"]
    assert sum(len(record.actions) for record in records) == found["decisions"]
    assert main(["replay", str(min(folder.iterdir()))]) == 0


def test_several_jobs_keep_the_same_records(capsys: Capture, tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    printed(capsys, *SERIES, "--records", str(one))
    assert run(*SERIES, "--records", str(two), "--jobs", "2").returncode == 0
    assert {path.name: path.read_bytes() for path in one.iterdir()} == {
        path.name: path.read_bytes() for path in two.iterdir()
    }


# --- replay ---------------------------------------------------------------------------------------------------------------


def test_replay_tells_every_step_and_shows_the_board_at_the_end(capsys: Capture) -> None:
    out = printed(capsys, "replay", str(SAMPLE))
    headings = re.findall(r"^ +(\d+)  (\w+)  (\S+)$", out, re.MULTILINE)
    assert [int(number) for number, _, _ in headings] == list(range(1, 12))
    assert headings[0] == ("1", "chance", "first=red")
    assert headings[-1] == ("11", "Red", "+5")
    assert "Black would be pushed 1 field ahead, but that push is lost." in out
    assert "field 29" in out


@pytest.mark.parametrize("until", range(12))
def test_replay_stops_where_it_is_told_to(capsys: Capture, until: int) -> None:
    out = printed(capsys, "replay", str(SAMPLE), "--until", str(until))
    assert len(re.findall(r"^ +\d+  \w+  \S+$", out, re.MULTILINE)) == until
    found = data(capsys, "replay", str(SAMPLE), "--until", str(until))
    assert [step["number"] for step in found["steps"]] == list(range(1, until + 1))


def test_replay_as_json_has_events_and_both_positions(capsys: Capture) -> None:
    found = data(capsys, "replay", str(SAMPLE))
    assert list(found) == ["game", "tags", "start", "steps", "position", "outcome"]
    assert found["tags"]["title"].startswith("the sample game")
    assert found["start"]["to_move"] is None
    assert found["outcome"] is None
    assert {name: one["field"] for name, one in found["position"]["steamers"].items()} == {
        "red": 29,
        "green": 27,
        "black": 23,
    }
    assert found["steps"][0] == {
        "number": 1,
        "actor": "chance",
        "action": "first=red",
        "events": [{"event": "began", "seat": "red"}],
    }
    assert found["steps"][-1]["events"][-1] == {"event": "advanced", "seat": "red", "start": 24, "end": 29, "by": 4}


def test_replay_reads_standard_input() -> None:
    from_file, from_input = run("replay", str(SAMPLE)), run("replay", "-", input=SAMPLE.read_bytes())
    assert (from_input.returncode, from_input.stdout) == (0, from_file.stdout)


@pytest.mark.parametrize(
    "change", [lambda raw: b"\xef\xbb\xbf" + raw, lambda raw: raw.replace(b"\n", b"\r\n")], ids=["BOM", "CRLF"]
)
def test_replay_reads_what_other_systems_write(capsys: Capture, tmp_path: Path, change: Any) -> None:
    (tmp_path / "game").write_bytes(change(SAMPLE.read_bytes()))
    assert printed(capsys, "replay", str(tmp_path / "game")) == printed(capsys, "replay", str(SAMPLE))


# --- perft ----------------------------------------------------------------------------------------------------------------


def test_perft_counts_every_depth(capsys: Capture) -> None:
    found = data(capsys, "perft", "--depth", "3", "--players", "4")
    assert list(found) == ["position", "depth", "counts"]
    assert [count["ways"] for count in found["counts"]] == [4, 4 * 6, 4 * 6 * 15]
    assert [list(count) for count in found["counts"]] == [["depth", "ways", "ended", "digest"]] * 3
    table = printed(capsys, "perft", "--depth", "3", "--players", "4")
    assert all(count["digest"] in table for count in found["counts"])


def test_perft_counts_from_a_position(capsys: Capture) -> None:
    found = data(capsys, "perft", "--position", MIDDLE, "--depth", "2")
    state = mississippi.parse_position(MIDDLE)
    assert found["position"] == mississippi.format_position(state)
    assert [count["ways"] for count in found["counts"]] == [
        len(mississippi.legal(state)),
        perft(mississippi, state, 2).ways,
    ]


def test_perft_takes_options(capsys: Capture) -> None:
    assert "rows=4 " in data(capsys, "perft", "--options", "rows=4", "--depth", "1")["position"]


def test_perft_divides_by_action(capsys: Capture) -> None:
    whole = data(capsys, "perft", "--position", MIDDLE, "--depth", "2")["counts"][-1]["ways"]
    divided = data(capsys, "perft", "--position", MIDDLE, "--depth", "2", "--divide")["actions"]
    assert sum(divided.values()) == whole
    assert list(divided)[:2] == ["+1", "+2"]
    table = printed(capsys, "perft", "--position", MIDDLE, "--depth", "2", "--divide")
    assert f"{whole:,}" in table


# --- help -----------------------------------------------------------------------------------------------------------------


def test_the_version(capsys: Capture) -> None:
    assert printed(capsys, "--version").strip() == __version__


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"]], ids=str)
def test_without_a_command_there_is_help_that_names_every_command(capsys: Capture, arguments: list[str]) -> None:
    out = printed(capsys, *arguments)
    assert "paddlewheel play" in out
    assert all(re.search(rf"^│ {command} ", out, re.MULTILINE) for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_says_what_it_does_and_what_it_takes(capsys: Capture, command: str) -> None:
    out = printed(capsys, command, "--help")
    assert f"Usage: paddlewheel {command}" in out
    assert speaker()(f"help-{command}") in " ".join(out.split())


@pytest.mark.parametrize("command", COMMANDS)
def test_every_help_shows_an_example(capsys: Capture, command: str) -> None:
    out = printed(capsys, command, "--help").partition("Usage:")[2].partition("\n")[2]
    assert f"paddlewheel {command}" in out


def examples(command: str) -> list[str]:
    """Return the examples in the help of a command."""
    return [typed.rpartition(" | ")[2] if command == "engine" else typed for typed, _ in EXAMPLES[command]]


@pytest.mark.parametrize(
    "example",
    [
        *(example.replace("--depth 4", "--depth 2") for example in examples("perft")),
        *(re.sub("--games [0-9]+", "--games 2", example) for example in (*examples("simulate"), *examples("arena"))),
        *(example.replace("< examples/sample.record", "") for example in examples("replay")),
        *(
            example if re.search("--options|--setup", example) else f"{example} --options turn_limit=1"
            for example in examples("play")
        ),
        *examples("rules"),
        *examples("engine"),
    ],
)
def test_every_example_in_a_help_works(example: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    _, *arguments = shlex.split(example)
    typed = SAMPLE.read_bytes() if "-" in arguments else b""
    monkeypatch.chdir(SAMPLE.parents[1])
    monkeypatch.syspath_prepend(SAMPLE.parents[1])
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed), encoding="utf-8"))
    assert main(arguments) == 0
    assert capsys.readouterr().err == ""

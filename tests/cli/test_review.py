"""`paddlewheel review`: a chart, the costliest turns, luck and skill; as JSON for programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from paddlewheel.cli.main import main

RECORD = str(Path(__file__).parents[1] / "records" / "mississippi-winner-home.record")


def test_a_review_draws_everybodys_chances_and_names_the_costliest_turns(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", "--looks", "0", RECORD]) == 0
    told = capsys.readouterr().out
    assert "Chance to win after each turn" in told
    assert "▁" in told
    assert "blunder" in told
    assert "Luck and skill" in told


def test_a_review_as_json_is_the_same_again_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    printed = []
    for seed in ("4", "4", "5"):
        assert main(["review", "--looks", "0", "--seed", seed, "--json", RECORD]) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1] != printed[2]
    found = json.loads(printed[0])
    assert found["done"] == found["total"]
    assert {turn["mark"] for turn in found["turns"]} <= {"good", "inaccuracy", "mistake", "blunder"}


@pytest.mark.parametrize("looks", ["-1", "51"])
def test_looks_that_make_no_sense_are_refused(looks: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", f"--looks={looks}", RECORD]) == 2
    assert "from 0 to 50" in capsys.readouterr().err


def test_a_record_in_which_nothing_happened_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "empty.record"
    path.write_text("paddlewheel record 1\ngame: mississippi\nrules: 1\noptions:\nseats: red green black\n")
    assert main(["review", str(path)]) == 2
    assert "Nothing has happened" in capsys.readouterr().err

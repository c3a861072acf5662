"""`paddlewheel arena --into`: a line in the table of a document for each match, replaced when it is sailed again."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from paddlewheel.cli.main import main
from paddlewheel.cli.proof import BEGIN, END

MATCH = ["arena", "--options", "rows=3", "--captains", "greedy,random,random", "--games", "3"]


def lines(path: Path) -> list[str]:
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("|")][2:]


@pytest.fixture
def document(tmp_path: Path) -> Path:
    path = tmp_path / "strength.md"
    path.write_text(f"# Before\n\n{BEGIN}\n{END}\n\nAfter.\n", encoding="utf-8")
    return path


def test_a_match_writes_its_line_and_writes_it_once(document: Path) -> None:
    for _ in range(2):
        assert main([*MATCH, "--into", str(document)]) == 0
    (line,) = lines(document)
    assert line.startswith("| greedy | 2 × random | Mississippi: own options | 3 |")
    text = document.read_text(encoding="utf-8")
    assert text.startswith("# Before\n")
    assert text.endswith("After.\n")


def test_the_command_in_the_line_sails_the_same_races(document: Path) -> None:
    assert main([*MATCH, "--seed", "4", "--rules", "1", "--into", str(document)]) == 0
    (line,) = lines(document)
    program, *words = shlex.split(line.split("`")[1])
    assert program == "paddlewheel"
    assert words[-2:] == ["--rules", "1"]
    assert main([*words, "--into", str(document)]) == 0
    assert lines(document) == [line]


def test_a_program_with_words_and_pipes_is_quoted_and_breaks_no_table(document: Path) -> None:
    match = ["arena", "--options", "rows=3", "--captains", "greedy,cmd:sh -c 'cat | false'", "--games", "2"]
    for _ in range(2):
        assert main([*match, "--into", str(document)]) == 0
    (line,) = lines(document)
    assert len(line.replace("\\|", "").split("|")) == 10
    assert line.startswith("| greedy | cmd:sh -c 'cat \\| false', 3 at a table | Mississippi: own options | 2 (3 starts) |")
    words = shlex.split(line.split("`")[1].replace("\\|", "|"))
    assert words[words.index("--captains") + 1] == match[4]


def test_matches_that_differ_have_lines_of_their_own(document: Path) -> None:
    assert main([*MATCH, "--into", str(document)]) == 0
    assert main([*MATCH, "--seed", "2", "--into", str(document)]) == 0
    assert len(lines(document)) == 2


@pytest.mark.parametrize("text", ["", f"{END}\n{BEGIN}\n", f"{BEGIN}\n{BEGIN}\n{END}\n"])
def test_a_document_without_a_place_for_the_table_is_told_before_the_first_race(
    tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "other.md"
    path.write_text(text, encoding="utf-8")
    assert main([*MATCH, "--into", str(path)]) == 2
    assert "where the table goes" in " ".join(capsys.readouterr().err.split())
    assert path.read_text(encoding="utf-8") == text


def test_a_document_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*MATCH, "--into", str(tmp_path / "none.md")]) == 2
    assert "doesn’t exist" in capsys.readouterr().err

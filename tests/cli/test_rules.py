"""The command `rules`: the whole book, one rule of it, and what may be chosen."""

from __future__ import annotations

import json

import pytest

from paddlewheel.engine import options
from paddlewheel.engine.errors import no_such
from paddlewheel.games import GAMES
from paddlewheel.words import LANGUAGES
from paddlewheel.words.refusals import explain
from paddlewheel.words.rulebook import described, rule_ids

from .running import Capture, printed, run, told


def test_the_book_has_a_heading_credits_chapters_and_every_rule(capsys: Capture) -> None:
    out = printed(capsys, "rules")
    assert out.startswith("Mississippi for 3 players\n")
    assert "Roland Siegers" in out
    assert "unofficial edition" in out
    assert "\nDOCKING\n" in out
    named = [line.split()[0] for line in out.splitlines() if line[:1] == "M" and line[1:2].isdigit()]
    assert set(named) == set(rule_ids("mississippi"))
    taught, details = out.split("\nDETAILS AND RULINGS\n")
    assert taught.index("\nTHE PIECES\n") < taught.index("\n    1. Turn") < taught.index("\nSUMMARY\n") < len(taught)
    assert "Ruling of this edition" not in taught
    assert details.index("\nM5 ") < details.index("\nM14 ")


def test_options_and_players_change_the_book(capsys: Capture) -> None:
    out = printed(capsys, "rules", "--game", "queen", "--options", "round_limit=25,added=coal", "--players", "4")
    assert out.startswith("Mississippi Queen for 4 players\n")
    assert "After 25 rounds" in " ".join(out.split())
    assert "\nB7  Coal depots\n" in out
    assert "Driftwood" not in out.partition("READY-MADE")[0]


def test_a_set_up_changes_the_book_and_options_change_the_set_up(capsys: Capture) -> None:
    assert "\nB8  Two steamers each\n" in printed(capsys, "rules", "--setup", "for-two")
    both = " ".join(printed(capsys, "rules", "--setup", "for-two", "--options", "both_home=yes").split())
    assert "bring both steamers to the landing" in both
    assert "Mississippi Queen for 2 players" in both


def test_the_book_ends_with_what_may_be_chosen(capsys: Capture) -> None:
    for name, game in GAMES.items():
        _, _, end = printed(capsys, "rules", "--game", name).partition("OPTIONS AT THIS TABLE\n")
        for option, value in options.texts(game.OPTIONS()).items():
            assert f"    {option}={value}\n" in end
        for setup in game.SETUPS:
            assert f"    {setup}, " in end


def test_one_rule_is_printed_alone_in_any_spelling_and_says_which_game_it_is(capsys: Capture) -> None:
    assert printed(capsys, "rules", "Q14").startswith("Q14 What a push costs\n    You can sail onto")
    assert printed(capsys, "rules", "q14") == printed(capsys, "rules", "Q14", "--game", "queen")
    assert printed(capsys, "rules", "m3").startswith("M3  Wood\n")
    assert "you begin with 10 of them" in " ".join(printed(capsys, "rules", "M3", "--players", "6").split())


@pytest.mark.parametrize(
    ("rule", "setup"), [("Q17", "school"), ("B3", "hazards"), ("B7", "whole-river"), ("B12", "black-rose")]
)
def test_a_rule_that_plays_no_part_usually_is_shown_as_in_a_set_up(capsys: Capture, rule: str, setup: str) -> None:
    out = printed(capsys, "rules", rule)
    assert out.startswith(f"{rule} ")
    assert f"in the setup {setup}. In most races it plays no part" in out


def test_a_book_that_is_piped_is_plain_and_fits(capsys: Capture) -> None:
    out = printed(capsys, "rules", "--setup", "whole-river")
    lines = out.splitlines()
    assert "\x1b" not in out
    assert max(map(len, lines)) <= 80
    assert [line for line in lines if line != line.rstrip()] == []


def test_a_wide_terminal_gets_lines_that_can_be_read(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert 80 < max(map(len, printed(capsys, "rules").splitlines())) <= 92
    monkeypatch.setenv("COLUMNS", "40")
    assert max(map(len, printed(capsys, "rules").splitlines())) <= 40


def test_rulings_are_marked(capsys: Capture) -> None:
    assert "Ruling of this edition: You pay wood only" in " ".join(printed(capsys, "rules", "M14").split())


def test_examples_are_marked_and_so_is_what_was_different_before(capsys: Capture) -> None:
    assert "Example: Red goes from speed 2 to 4." in " ".join(printed(capsys, "rules", "Q9").split())
    older = " ".join(printed(capsys, "rules", "Q13", "--rules", "1").split())
    assert "In this race, under version 1 of the rules: A steamer that has no legal turn is wrecked" in older
    assert "This race" not in printed(capsys, "rules", "Q13")
    assert "Version 99 of the rules" in told(capsys, "rules", "--rules", "99")


@pytest.mark.parametrize("game", GAMES)
def test_the_schema_is_json_with_the_options_and_the_set_ups(game: str) -> None:
    done = run("rules", "--game", game, "--schema")
    found = json.loads(done.stdout)
    assert list(found) == ["game", "schema", "setups"]
    assert found["game"] == game
    assert found["schema"] == described(game)
    assert list(found["setups"]) == list(GAMES[game].SETUPS)
    for name, setup in found["setups"].items():
        assert options.from_data(GAMES[game].OPTIONS, setup["options"]) == GAMES[game].SETUPS[name].options


HEADINGS = {
    "en": "Mississippi for 3 players",
    "de": "Mississippi für 3 Spieler",
    "nl": "Mississippi voor 3 spelers",
    "fr": "Mississippi à 3 joueurs",
}


@pytest.mark.parametrize("language", HEADINGS)
def test_the_book_is_printed_in_the_language_that_is_asked_for(capsys: Capture, language: str) -> None:
    assert printed(capsys, "rules", "--language", language).startswith(f"{HEADINGS[language]}\n")
    assert printed(capsys, "rules", "--language", language.upper()).startswith(f"{HEADINGS[language]}\n")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LC_ALL": "de_AT.UTF-8", "LANG": "fr_FR.UTF-8"}, "de"),
        ({"LC_ALL": "", "LC_MESSAGES": "nl_BE", "LANG": "de_DE"}, "nl"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "fr"}, "fr"),
        ({"LC_ALL": "pt_BR.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C.UTF-8"}, "en"),
        ({"LC_ALL": "frp_FR.UTF-8"}, "en"),
        ({"LC_ALL": "de@euro"}, "de"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}, "en"),
    ],
)
def test_the_environment_says_which_language_if_nobody_does(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert printed(capsys, "rules").startswith(f"{HEADINGS[language]}\n")
    assert printed(capsys, "rules", "--language", "nl").startswith(f"{HEADINGS['nl']}\n")


@pytest.mark.parametrize("wrong", ["la", "deutsch", "de_de", "x"])
def test_a_language_without_a_book_is_told_in_a_sentence(capsys: Capture, wrong: str) -> None:
    no = no_such("--language", "language", wrong, LANGUAGES)
    assert told(capsys, "rules", "--language", wrong) == explain(no)


def test_a_rule_that_plays_no_part_usually_says_so_in_its_language(capsys: Capture) -> None:
    out = printed(capsys, "rules", "Q17", "--language", "de")
    assert out.startswith("Q17 Die Fahrschule gewinnen\n")
    assert "Entscheidung dieser Ausgabe: Auch wenn du an eine Landungsmole" in " ".join(out.split())
    assert "So lautet die Regel in der Variante school." in out


@pytest.mark.parametrize("width", [40, 57, 80])
def test_no_line_of_the_french_book_is_broken_before_its_colon(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    out = printed(capsys, "rules", "--setup", "whole-river", "--language", "fr", "--options", "round_limit=100000")
    assert [line for line in out.splitlines() if line.strip()[:1] in set(":;!?»")] == []
    assert "\u00a0:" in out
    assert "100\u202f000" in out
    assert max(map(len, out.splitlines())) <= width

"""Every example in the rule book is a position that is sailed, and tells what comes out."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest

from paddlewheel.games import GAMES
from paddlewheel.words.rulebook import LANGUAGES
from paddlewheel.words.rulebook.examples import examples, numbers, sailed

from .pieces import pieces

ALL = [(game, name) for game in GAMES for name in examples(game)]
NUMBER_WORDS = {
    "en": r"two|three|four|five|six|seven|eight|nine|ten",
    "de": r"zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn",
    "nl": r"twee|drie|vier|vijf|zes|zeven|acht|negen|tien",
    "fr": r"deux|trois|quatre|cinq|six|sept|huit|neuf|dix",
}


def texts(game: str, language: str) -> dict[str, str]:
    """Return the text of every example by its name."""
    found = [piece for piece in pieces(game, language) if "example" in piece.about]
    assert len({piece.about["example"] for piece in found}) == len(found)
    return {piece.about["example"]: piece.text for piece in found}


@pytest.mark.parametrize(("game", "name"), ALL, ids=[name for _, name in ALL])
def test_an_example_can_be_sailed(game: str, name: str) -> None:
    example, done = examples(game)[name], sailed(game, name)
    assert GAMES[game].format_position(done.start)
    if example.refused:
        no = GAMES[game].refusal(done.end, GAMES[game].parse_action(done.end, example.refused["action"]))
        assert no is not None
        assert no.rule == example.refused["rule"]


@pytest.mark.parametrize("game", GAMES)
def test_every_example_is_told_or_shown(game: str) -> None:
    shown = {piece.about.get("example") or piece.about.get("shows") for piece in pieces(game, "en")}
    assert shown - {None} == set(examples(game))


@pytest.mark.parametrize(("game", "language"), list(product(GAMES, LANGUAGES)))
def test_every_number_in_an_example_is_one_that_was_sailed(game: str, language: str) -> None:
    """Only degrees are written out; all others are filled in from the example."""
    for name, text in texts(game, language).items():
        blanks = set(re.findall(r"\{(\w+)\}", text))
        assert blanks, name
        assert blanks <= {*numbers(game, name), "order"}, name
        rest = re.sub(r"\{\w+\}|\d+°", "", text)
        assert not re.search(rf"\d|\b({NUMBER_WORDS[language]})\b", rest, re.IGNORECASE), name


def docked(name: str) -> list[Any]:
    """Return what docking does in an example: pairs of numbers that touch, and who moves on by how much."""
    return [
        (event["number"], event["other_number"]) if event["event"] == "touched" else (event["seat"], event["by"])
        for event in sailed("mississippi", name).events
        if event["event"] in ("touched", "advanced", "pushed_on")
    ]


@pytest.mark.parametrize(
    ("name", "done"),
    [
        ("dock-higher", [(5, 3), ("red", 2)]),
        ("dock-lower", [(2, 6), ("green", 4)]),
        ("dock-equal", [(5, 5)]),
        ("dock-one", [(4, 1), (1, 2), ("red", 3)]),
        ("dock-two", [(6, 3), (4, 1), ("red", 6)]),
        ("dock-both", [(2, 6), (1, 3), ("green", 4), ("black", 2)]),
        ("dock-back", [(1, 5), ("green", 4), (5, 3), ("red", 2)]),
        ("dock-four", [(3, 4), (5, 5), ("green", 1), (4, 3), ("red", 1), (3, 4), ("green", 1), (6, 1), ("red", 5)]),
    ],
)
def test_the_docking_examples_are_those_of_the_printed_book(name: str, done: list[Any]) -> None:
    """M10–M13: the same numbers touch, and the same steamers move on."""
    assert docked(name) == done


def test_the_sample_game_is_that_of_the_printed_book() -> None:
    ends = [sailed("mississippi", f"sample-{nth}").after["steamers"] for nth in range(1, 8)]
    assert [(end["red"]["field"], end["green"]["field"], end["black"]["field"]) for end in ends] == [
        (4, None, None),
        (4, 3, None),
        (4, 3, 6),
        (9, 3, 6),
        (9, 15, 6),
        (9, 15, 17),
        (29, 27, 23),
    ]


def test_a_push_takes_a_point_more_and_driftwood_another() -> None:
    """Q14, B5, B6."""
    assert numbers("queen", "Q14")["red_speed"] - numbers("queen", "Q14")["points_after"] == 2
    assert numbers("queen", "B6")["red_speed"] - numbers("queen", "B6")["points_after"] == 3
    wood = numbers("queen", "B5")
    assert wood["red_speed"] == wood["sailed"] + 1 == wood["red_speed_after"] + 1


def test_the_measuring_stick_decides_the_order_that_is_told() -> None:
    """Q20: both are on the same tile, and nothing but the stick tells them apart."""
    done = sailed("queen", "Q20")
    (began,) = [event for event in done.events if event["event"] == "round_began"]
    assert done.after["order"] == began["order"] == ["green", "red", "yellow"]
    assert began["standings"][0]["ahead_by"] == "stick"


def test_a_steamer_that_is_held_stays_and_one_that_is_barred_is_wrecked() -> None:
    """Q13: the cases that are told apart are told apart by the positions of their examples."""
    held, coal, land = (sailed("queen", f"Q13-{name}") for name in ("held", "coal", "land"))
    assert held.after["steamers"]["red"] == held.before["steamers"]["red"]
    assert coal.after["steamers"]["red"]["wrecked"]
    assert land.after["steamers"]["yellow"]["wrecked"]

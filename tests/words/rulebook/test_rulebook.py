"""The rule book has every rule, shows what a table plays by and nothing else, and is right about the numbers."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from itertools import product
from typing import Any

import pytest

from paddlewheel.engine import options
from paddlewheel.engine.errors import BadData, Refusal
from paddlewheel.games import GAMES
from paddlewheel.games.mississippi.model import Options as MississippiOptions
from paddlewheel.games.queen.model.options import Options as QueenOptions
from paddlewheel.games.queen.river.elements import ELEMENTS
from paddlewheel.games.queen.river.tiles import EXPANSION, TILES
from paddlewheel.words import rulebook
from paddlewheel.words.rulebook import LANGUAGES, Kind, aim, book, rule_ids, sections
from paddlewheel.words.rulebook.facts import facts_of
from paddlewheel.words.rulebook.languages import taught

PARTS = {"mississippi": [("M", 16)], "queen": [("Q", 23), ("B", 13)]}
EXPANSION_WORDS = re.compile(r"\bB\d|sandbank|driftwood|depot|black rose|shipyard|expansion|exchange", re.IGNORECASE)
MENTIONED = re.compile(r"\b[MQB]\d+\b")


read = lru_cache(maxsize=1)(book)
"""A book for a table, read once for whoever asks twice in a row."""


def whole(game: str, chosen: Any, players: int) -> str:
    """Return all that a book says of a table, in one text."""
    shown = [paragraph.text for paragraph in aim(game, chosen, players)]
    for chapter in read(game, chosen, players):
        for section in chapter.sections:
            shown += [
                f"{section.id} {chapter.title} {section.title}",
                *(paragraph.text for paragraph in section.paragraphs),
            ]
    return "\n".join(shown)


def rule_of(game: str, chosen: Any, players: int, rule_id: str) -> str:
    """Return what one rule says."""
    return " ".join(paragraph.text for paragraph in sections(game, chosen, players)[rule_id].paragraphs)


def tables() -> list[tuple[str, Any, int]]:
    """Return many tables that the rules allow: every set-up, and a product of what changes the book of Queen."""
    found: list[tuple[str, Any, int]] = [
        (name, setup.options, players)
        for name, game in GAMES.items()
        for setup in game.SETUPS.values()
        for players in setup.players
    ]
    some_tiles: tuple[tuple[str, ...], ...] = (
        (),
        ("coal",),
        ("driftwood",),
        ("sandbanks-1",),
        ("many-islands",),
        tuple(EXPANSION),
    )
    yes_no = (False, True)
    for added, players, steamers in product(some_tiles, range(2, 7), (1, 2)):
        for both, docks, rose, school, stop, drawn in product(*[yes_no] * 6):
            chosen = QueenOptions(
                school=school,
                draw_first=drawn,
                stop_at_winner=stop,
                arrival_speed=1 + stop,
                push_astern=drawn,
                added=added,
                steamers=steamers,
                both_home=both,
                exchange_at_docks=docks,
                black_rose=rose,
            )
            try:
                GAMES["queen"].check_options(chosen, players)
            except Refusal:
                continue
            found.append(("queen", chosen, players))
    return found


TABLES = tables()


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_in_the_book(game: str) -> None:
    assert list(rule_ids(game)) == [f"{part}{number}" for part, last in PARTS[game] for number in range(1, last + 1)]


ORDER = ["pieces", "turn", "docking", "pushing", "passengers", "new_river", "steamers", "rose", "end", "sample"]


@pytest.mark.parametrize("game", GAMES)
def test_a_book_teaches_in_the_order_of_learning(game: str) -> None:
    """The pieces, a turn in four steps, each step, the end, a summary, tactics, and then the details."""
    names = [chapter["name"] for chapter in taught(game)["chapter"]]
    assert names == [*(name for name in ORDER if name in names), "summary", "tactics", "details"]
    for setup in GAMES[game].SETUPS.values():
        for players in setup.players:
            shown = sections(game, setup.options, players)
            assert [one.kind for one in shown["turn"].paragraphs].count("step") == 4
            assert len(aim(game, setup.options, players)) == 2
            assert {one.kind for one in shown["summary"].paragraphs} == {"point"}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_taught_or_listed_once(game: str) -> None:
    names = [section["name"] for chapter in taught(game)["chapter"] for section in chapter["section"]]
    assert len(names) == len(set(names))
    assert set(rule_ids(game)) <= set(names)


@pytest.mark.parametrize(("game", "rule_id"), [(game, rule_id) for game in GAMES for rule_id in rule_ids(game)])
def test_every_rule_is_shown_in_some_ready_made_set_up(game: str, rule_id: str) -> None:
    shown = [
        name for name, setup in GAMES[game].SETUPS.items() if rule_id in sections(game, setup.options, setup.players[0])
    ]
    assert shown


@pytest.mark.parametrize("players", [3, 4, 5])
def test_who_plays_without_the_expansion_reads_nothing_of_it(players: int) -> None:
    """B13: nor does the sailing school."""
    for chosen in (QueenOptions(), QueenOptions(school=True), QueenOptions(stop_at_winner=True, draw_first=True)):
        assert EXPANSION_WORDS.findall(whole("queen", chosen, players)) == []


@pytest.mark.parametrize(
    ("tiles", "unheard"),
    [
        (("driftwood",), "sandbank|depot|nine islands"),
        (("sandbanks-1",), "driftwood|depot|nine islands"),
        (("coal",), "sandbank|driftwood|nine islands"),
        (("many-islands",), "sandbank|driftwood|depot"),
    ],
)
def test_only_what_lies_in_the_river_is_told(tiles: tuple[str, ...], unheard: str) -> None:
    """B1–B7: no sandbank rules without sandbanks, also not in the rules of the exchange."""
    for rose in (False, True):
        assert re.findall(unheard, whole("queen", QueenOptions(added=tiles, black_rose=rose), 3)) == []


@pytest.mark.parametrize("name", EXPANSION)
def test_what_lies_in_the_river_is_read_off_the_tiles(name: str) -> None:
    """B2–B7: a kind of water cell is a fact of the table exactly if a tile of its river has such cells."""
    found = facts_of(GAMES["queen"], QueenOptions(added=(name,)), 3)
    there = set(TILES[name].special.values())
    assert {element.cells for element in ELEMENTS if found[element.cells]} == {element.cells for element in there}
    assert found["coal_comes"] == any(element.fills for element in there)


RULED: list[tuple[str, Any, int, str]] = [
    ("Q3", QueenOptions(), 3, "banks part the two"),
    ("Q16", QueenOptions(), 3, "the pusher’s remaining points are lost"),
    ("Q22", QueenOptions(), 3, "the last steamer afloat wins"),
    ("Q23", QueenOptions(steamers=2), 2, "The ranks are as at any other end"),
    ("B7", QueenOptions(added=("coal",)), 3, "you fill up immediately"),
    ("B9", QueenOptions(steamers=2), 2, "You make one exchange in a turn"),
    ("B9", QueenOptions(steamers=2), 2, "takes a passenger or exchanges coal, not both"),
    ("B9", QueenOptions(steamers=2, added=("coal",)), 2, "one of three things"),
    ("B10", QueenOptions(steamers=2), 3, "ranked by steamers home"),
    ("B10", QueenOptions(steamers=2, both_home=True), 2, "the other leaves the river too"),
    ("B12", QueenOptions(black_rose=True), 5, "She has no bonus coal point in the shipyard"),
    ("B12", QueenOptions(black_rose=True), 3, "She takes no coal from anyone"),
    ("B12", QueenOptions(black_rose=True), 3, "Control passes immediately"),
    ("B12", QueenOptions(black_rose=True), 3, "her coal counts as more than anyone’s"),
    ("B12", QueenOptions(black_rose=True), 3, "A tile about to be joined counts as open water"),
]


@pytest.mark.parametrize(("rule_id", "chosen", "players", "said"), RULED)
def test_a_table_reads_the_rulings_that_concern_it(rule_id: str, chosen: Any, players: int, said: str) -> None:
    rulings = [one for one in sections("queen", chosen, players)[rule_id].paragraphs if one.kind == "ruling"]
    assert any(said in paragraph.text for paragraph in rulings)
    assert all(paragraph.folded for paragraph in rulings)


def test_the_shipyard_is_told_of_where_somebody_starts_in_it() -> None:
    """B11, B12: the sixth steamer, or the Black Rose as the sixth."""
    for chosen, players in ((QueenOptions(), 6), (QueenOptions(steamers=2), 3), (QueenOptions(black_rose=True), 5)):
        assert "shipyard" in rule_of("queen", chosen, players, "B11")
    for chosen, players in ((QueenOptions(), 5), (QueenOptions(steamers=2), 2), (QueenOptions(black_rose=True), 4)):
        assert "B11" not in sections("queen", chosen, players)


CHOICES: list[tuple[str, Any, dict[str, Any]]] = [
    ("mississippi", MississippiOptions(), {"rows": 7}),
    ("mississippi", MississippiOptions(), {"stop_at_winner": True}),
    ("mississippi", MississippiOptions(), {"turn_limit": 30}),
    ("queen", QueenOptions(), {"school": True}),
    ("queen", QueenOptions(), {"draw_first": True}),
    ("queen", QueenOptions(), {"stop_at_winner": True}),
    ("queen", QueenOptions(), {"round_limit": 30}),
    ("queen", QueenOptions(), {"arrival_speed": 2}),
    ("queen", QueenOptions(), {"push_astern": False}),
    *(("queen", QueenOptions(), {"added": (tile,)}) for tile in tuple(EXPANSION)),
    ("queen", QueenOptions(), {"removed": ("wild-1",)}),
    ("queen", QueenOptions(), {"steamers": 2}),
    ("queen", QueenOptions(steamers=2), {"draw_first": True}),
    ("queen", QueenOptions(steamers=2), {"both_home": True}),
    ("queen", QueenOptions(steamers=2), {"exchange_at_docks": True}),
    ("queen", QueenOptions(black_rose=True), {"exchange_at_docks": True}),
    ("queen", QueenOptions(), {"black_rose": True}),
]


@pytest.mark.parametrize(("game", "base", "changed"), CHOICES)
def test_another_choice_reads_differently(game: str, base: Any, changed: dict[str, Any]) -> None:
    assert whole(game, base, 3) != whole(game, replace(base, **changed), 3)


def test_every_option_is_changed_by_the_test_above() -> None:
    changed = {(game, name) for game, _, choice in CHOICES for name in choice}
    assert changed == {(game, name) for game in GAMES for name in options.to_data(GAMES[game].OPTIONS())}


def test_no_book_mentions_a_rule_that_it_does_not_show() -> None:
    """Over many tables: a reader who follows a reference finds something there, and no blank is left unfilled."""
    assert len(TABLES) > 500
    for game, chosen, players in TABLES:
        text = whole(game, chosen, players)
        shown = {section.id for chapter in read(game, chosen, players) for section in chapter.sections}
        assert set(MENTIONED.findall(text)) <= shown, (chosen, players)
        assert not set("{}") & set(text)


@pytest.mark.parametrize(
    ("players", "steamers", "said"),
    [
        (2, 2, "With 2 players, each station gets 1"),
        (3, 1, "With 3 players, each station gets 1"),
        (4, 1, "With 4 players, a red roof gets 1 and a brown one gets 2"),
        (5, 1, "With 5 players, each station gets 2"),
        (6, 1, "With 6 players, each station gets 2"),
        (3, 2, "With 3 players, each station gets 2"),
    ],
)
def test_passengers_are_those_of_the_number_of_players(players: int, steamers: int, said: str) -> None:
    """Q18, B10, B11."""
    assert said in rule_of("queen", QueenOptions(steamers=steamers), players, "Q18")


def test_numbers_come_from_the_options() -> None:
    """M1, M3, M16, Q4, Q18, Q23, B1."""
    chosen: Any = MississippiOptions(rows=5, turn_limit=1000)
    assert "Field 42, the last one, is the goal" in rule_of("mississippi", chosen, 4, "M1")
    assert "you begin with 15 of them" in rule_of("mississippi", chosen, 4, "M3")
    assert "After 1,000 turns each" in rule_of("mississippi", chosen, 4, "M16")
    chosen = QueenOptions(round_limit=25, added=tuple(EXPANSION), removed=("wild-1", "red-1"))
    assert "shuffles 15 river tiles" in rule_of("queen", chosen, 4, "Q4")
    assert "15 tiles and 7 stations. That makes 11 passengers" in rule_of("queen", chosen, 4, "Q18")
    assert "After 25 rounds" in rule_of("queen", chosen, 4, "Q23")
    assert "You need 8 in all, and this one has 11." in rule_of("queen", chosen, 4, "B1")


def test_a_table_that_contradicts_the_rules_has_no_book() -> None:
    """B13: it is told why instead."""
    with pytest.raises(Refusal, match=r"Q17 options.school_expansion \(options=black_rose, rules=B12\)"):
        book("queen", QueenOptions(school=True, black_rose=True), 3)
    with pytest.raises(Refusal, match=r"M3 players.number \(fewest=3, most=6, players=2\)"):
        aim("mississippi", MississippiOptions(), 2)


def test_a_language_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadData, match=r"language: name.unknown \(kind=language, found='la', known=en,de,nl,fr\)"):
        book("queen", QueenOptions(), 3, "la")


def test_authors_and_publishers_are_named() -> None:
    assert "Roland Siegers" in rulebook.credit("mississippi")
    assert "Mattel" in rulebook.credit("mississippi")
    assert "Werner Hodel" in rulebook.credit("queen")
    assert "Goldsieber" in rulebook.credit("queen")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_race_under_an_older_version_reads_what_is_different_in_it(language: str) -> None:
    """At the end of the rule, and nobody else reads it."""
    chosen = QueenOptions(black_rose=True)

    def older(version: int | None) -> dict[str, list[Kind]]:
        shown = sections("queen", chosen, 3, language, version)
        kinds = {name: [one.kind for one in rule.paragraphs] for name, rule in shown.items()}
        return {rule: found for rule, found in kinds.items() if "older" in found}

    assert set(older(1)) == {"Q3", "Q13", "B9", "B12"}
    assert all(kinds.index("older") == len(kinds) - 1 for kinds in older(1).values())
    assert older(None) == older(2) == {}


def test_a_version_that_there_never_was_has_no_book() -> None:
    for version in (0, 99):
        with pytest.raises(BadData, match=rf"rules.unknown_version \(version={version}, "):
            book("queen", QueenOptions(), 3, version=version)

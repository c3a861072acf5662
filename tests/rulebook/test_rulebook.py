"""The rule book has every rule, shows what a table plays by and nothing else, and is right about the numbers."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from paddlewheel import rulebook
from paddlewheel.games import GAMES, options
from paddlewheel.games.game import BadData, Refusal
from paddlewheel.games.mississippi.state import Options as MississippiOptions
from paddlewheel.games.queen.elements import ELEMENTS
from paddlewheel.games.queen.options import Options as QueenOptions
from paddlewheel.games.queen.tiles import EXPANSION, TILES
from paddlewheel.rulebook import Rule, aim, book, rule_ids
from paddlewheel.rulebook.facts import facts_of

PARTS = {"mississippi": [("M", 16)], "queen": [("Q", 23), ("B", 13)]}
RULINGS = (
    {"M1", "M5", "M8", "M9", "M14", "M15", "M16"}
    | {"Q3", "Q6", "Q13", "Q15", "Q16", "Q17", "Q22", "Q23"}
    | {"B3", "B5", "B9", "B10", "B11", "B12"}
)
EXPANSION_WORDS = re.compile(r"\bB\d|sandbank|driftwood|depot|black rose|shipyard|expansion|exchange", re.IGNORECASE)
MENTIONED = re.compile(r"\b[MQB]\d+\b")


def whole(game: str, chosen: Any, players: int) -> str:
    """Return all that a book says of a table, in one text."""
    shown = [paragraph.text for paragraph in aim(game, chosen, players)]
    for rule in book(game, chosen, players):
        shown += [f"{rule.id} {rule.chapter} {rule.title}", *(paragraph.text for paragraph in rule.paragraphs)]
    return "\n".join(shown)


def rule_of(rules: tuple[Rule, ...], rule_id: str) -> str:
    """Return what one rule says."""
    (found,) = [rule for rule in rules if rule.id == rule_id]
    return " ".join(paragraph.text for paragraph in found.paragraphs)


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
def test_every_rule_is_in_the_book_in_its_order(game: str) -> None:
    assert list(rule_ids(game)) == [f"{part}{number}" for part, last in PARTS[game] for number in range(1, last + 1)]


@pytest.mark.parametrize(("game", "rule_id"), [(game, rule_id) for game in GAMES for rule_id in rule_ids(game)])
def test_every_rule_is_shown_in_some_ready_made_set_up(game: str, rule_id: str) -> None:
    shown = [
        name
        for name, setup in GAMES[game].SETUPS.items()
        if rule_id in [rule.id for rule in book(game, setup.options, setup.players[0])]
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
    ("Q22", QueenOptions(), 3, "the points that the pusher has left are dropped"),
    ("Q23", QueenOptions(steamers=2), 2, "the places are taken as at any other end"),
    ("B5", QueenOptions(added=("driftwood",)), 3, "It has dropped when it comes to docking and arriving"),
    ("B9", QueenOptions(steamers=2), 2, "one exchange at the end of each turn"),
    ("B9", QueenOptions(black_rose=True), 3, "The Black Rose takes no coal"),
    ("B10", QueenOptions(steamers=2), 3, "by their steamers home, then by the passengers"),
    ("B10", QueenOptions(steamers=2, both_home=True), 2, "the other leaves the river too"),
    ("B11", QueenOptions(black_rose=True), 5, "She has no bonus coal in the shipyard"),
    ("B12", QueenOptions(black_rose=True), 3, "keeps her to the end of the round"),
    ("B12", QueenOptions(black_rose=True), 3, "her coal counts as more than anybody's"),
    ("B12", QueenOptions(black_rose=True), 3, "A tile that is about to be joined counts as open water"),
]


@pytest.mark.parametrize(("rule_id", "chosen", "players", "said"), RULED)
def test_a_table_reads_the_rulings_that_concern_it(rule_id: str, chosen: Any, players: int, said: str) -> None:
    (rule,) = [rule for rule in book("queen", chosen, players) if rule.id == rule_id]
    assert any(said in paragraph.text for paragraph in rule.paragraphs if paragraph.ruling)


def test_the_shipyard_is_told_of_where_somebody_starts_in_it() -> None:
    """B11, B12: the sixth steamer, or the Black Rose as the sixth."""
    for chosen, players in ((QueenOptions(), 6), (QueenOptions(steamers=2), 3), (QueenOptions(black_rose=True), 5)):
        assert "shipyard" in rule_of(book("queen", chosen, players), "B11")
    for chosen, players in ((QueenOptions(), 5), (QueenOptions(steamers=2), 2), (QueenOptions(black_rose=True), 4)):
        assert "B11" not in [rule.id for rule in book("queen", chosen, players)]


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
        assert set(MENTIONED.findall(text)) <= {rule.id for rule in book(game, chosen, players)}, (chosen, players)
        assert not set("{}") & set(text)


def test_what_the_printed_rules_leave_open_is_marked_as_a_ruling() -> None:
    """Every ruling there is, at some table; and a rule is never a ruling where none was made."""
    marked = {
        rule.id
        for game, chosen, players in TABLES
        for rule in book(game, chosen, players)
        if any(paragraph.ruling for paragraph in rule.paragraphs)
    }
    assert marked == RULINGS


@pytest.mark.parametrize(
    ("players", "steamers", "said"),
    [
        (2, 2, "With 2 players that is 1 at every station."),
        (3, 1, "With 3 players that is 1 at every station."),
        (4, 1, "With 4 players that is 1 at a red roof and 2 at a brown one."),
        (5, 1, "With 5 players that is 2 at every station."),
        (6, 1, "With 6 players that is 2 at every station."),
        (3, 2, "With 3 players that is 2 at every station."),
    ],
)
def test_passengers_are_those_of_the_number_of_players(players: int, steamers: int, said: str) -> None:
    """Q18, B10, B11."""
    assert said in rule_of(book("queen", QueenOptions(steamers=steamers), players), "Q18")


def test_numbers_come_from_the_options() -> None:
    """M1, M3, M16, Q4, Q18, Q23, B1."""
    rules = book("mississippi", MississippiOptions(rows=5, turn_limit=1000), 4)
    assert "number 42, is the goal" in rule_of(rules, "M1")
    assert "begins with 15 of them" in rule_of(rules, "M3")
    assert "After 1,000 turns a player" in rule_of(rules, "M16")
    queens = book("queen", QueenOptions(round_limit=25, added=tuple(EXPANSION), removed=("wild-1", "red-1")), 4)
    assert "The 15 river tiles" in rule_of(queens, "Q4")
    assert "15 tiles and 7 stations, so 11 passengers" in rule_of(queens, "Q18")
    assert "After 25 rounds" in rule_of(queens, "Q23")
    assert "Needed are 8; on this river wait 11." in rule_of(queens, "B1")


def test_a_table_that_contradicts_the_rules_has_no_book() -> None:
    """B13: it is told why instead."""
    with pytest.raises(Refusal, match="school=yes contradicts black_rose"):
        book("queen", QueenOptions(school=True, black_rose=True), 3)
    with pytest.raises(Refusal, match="3 to 6 players can play, not 2"):
        aim("mississippi", MississippiOptions(), 2)


def test_a_language_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadData, match="language: there is no rule book in 'la'; there are en, de, nl, fr"):
        book("queen", QueenOptions(), 3, "la")


def test_authors_and_publishers_are_named() -> None:
    assert "Roland Siegers" in rulebook.credit("mississippi")
    assert "Mattel" in rulebook.credit("mississippi")
    assert "Werner Hodel" in rulebook.credit("queen")
    assert "Goldsieber" in rulebook.credit("queen")

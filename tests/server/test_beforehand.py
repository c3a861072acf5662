"""What can be known before anybody sits down, in every language; and how a race stood."""

from __future__ import annotations

import pytest

from paddlewheel.rulebook import LANGUAGES

from .running import Server


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_told_in_a_language(server: Server, language: str) -> None:
    games = server.get(f"/api/games?language={language}").data["games"]
    school = {"en": "Sailing school", "de": "Fahrschule", "nl": "Vaarschool", "fr": "Première navigation"}
    queen = next(game for game in games if game["game"] == "queen")
    assert queen["options"][0]["title"].lower() == school[language].lower()
    assert [one["name"] for one in queen["options"]] == list(queen["schema"]["properties"])


def test_the_rule_book_is_printed_in_a_language(server: Server) -> None:
    books = [server.ask("POST", "/api/rules", {"game": "queen", "players": 3, "language": one}).data for one in LANGUAGES]
    assert len({book["rules"][0]["title"] for book in books}) > 1
    assert len({tuple(rule["id"] for rule in book["rules"]) for book in books}) == 1


def test_a_language_that_nobody_speaks_here_is_refused(server: Server) -> None:
    assert server.get("/api/games?language=xx").status == 422
    assert server.ask("POST", "/api/rules", {"game": "queen", "language": "xx"}).status == 422


def test_a_moment_shows_how_the_race_stood(server: Server) -> None:
    made = server.found("mississippi", "here", "greedy", "greedy").created
    shown = server.get(f"/api/tables/{made['table']}/moment?at=0", made["watch"]).data
    assert (shown["actions"], shown["on_turn"], shown["position"]["round"]) == (0, None, 0)
    assert server.get(f"/api/tables/{made['table']}/moment?at=0").status == 403

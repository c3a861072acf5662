"""What can be known before anybody sits down, in every language; and how a race stood."""

from __future__ import annotations

import pytest

from paddlewheel.captains.knowledge import CHARACTERS, MINDS
from paddlewheel.games import GAMES
from paddlewheel.school import courses
from paddlewheel.words import speaker
from paddlewheel.words.rulebook import LANGUAGES

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
    assert len({book["chapters"][0]["title"] for book in books}) > 1
    assert len({tuple(one["id"] for chapter in book["chapters"] for one in chapter["sections"]) for book in books}) == 1


def test_the_rule_book_of_a_setup_reads_as_the_printed_one(server: Server) -> None:
    which = {"game": "queen", "setup": "school", "players": 4, "language": "nl"}
    printed = server.ask("POST", "/api/rules", which)
    assert server.get("/api/rules/queen?setup=school&players=4&language=nl").data == printed.data
    assert server.get("/api/rules/queen").data == server.ask("POST", "/api/rules", {"game": "queen"}).data
    for wrong in ("chess", "queen?setup=none", "queen?players=x", "queen?language=xx"):
        assert server.get(f"/api/rules/{wrong}").status == 422, wrong


def test_the_rule_book_of_an_older_race_says_what_is_different(server: Server) -> None:
    which = {"game": "queen", "options": {"black_rose": True}, "players": 3}
    kinds = {
        version: {
            one["kind"]
            for chapter in printed["chapters"]
            for section in chapter["sections"]
            for one in section["paragraphs"]
        }
        for version in (1, 2)
        if (printed := server.ask("POST", "/api/rules", {**which, "version": version}).data)["version"] == version
    }
    usual = {"rule", "step", "point", "ruling", "example"}
    assert kinds == {1: {*usual, "older"}, 2: usual}
    assert server.ask("POST", "/api/rules", {**which, "version": 99}).status == 422


def test_a_language_that_nobody_speaks_here_is_refused(server: Server) -> None:
    assert server.get("/api/games?language=xx").status == 422
    assert server.ask("POST", "/api/rules", {"game": "queen", "language": "xx"}).status == 422


def test_a_moment_shows_how_the_race_stood(server: Server) -> None:
    made = server.found("mississippi", "here", "greedy", "greedy").created
    shown = server.get(f"/api/tables/{made['table']}/moment?at=0", made["watch"]).data
    assert (shown["actions"], shown["on_turn"], shown["position"]["round"]) == (0, None, 0)
    assert server.get(f"/api/tables/{made['table']}/moment?at=0").status == 403


def test_characters_are_told_of_the_game_they_are_for(server: Server) -> None:
    captains = server.get("/api/captains").data["captains"]
    games = {one["name"]: one["games"] for one in captains}
    assert set(CHARACTERS) <= set(games)
    for name, told in games.items():
        theirs = {game for game, mind in MINDS.items() if name in mind.CHARACTERS}
        assert set(told) == (theirs if name in CHARACTERS else set(GAMES)), name


HERE = [{"by": "here"}] * 3
WRONG = {
    "two options": {"game": "queen", "options": {"both_home": True}, "seats": HERE},
    "an option and the players": {"game": "queen", "options": {"school": True}, "seats": HERE * 2},
    "too many players": {"game": "mississippi", "seats": [{"by": "here"}] * 8},
    "an option there is not": {"game": "queen", "options": {"sails": 2}, "seats": HERE},
    "a name that nobody can see": {"game": "queen", "seats": [{"by": "here", "name": "\u3164"}, *HERE[1:]]},
    "a captain there is not": {"game": "queen", "seats": [{"by": "captain", "captain": "ahab"}, *HERE[1:]]},
    "a record that is none": {"record": "nothing"},
}


@pytest.mark.parametrize("wanted", WRONG.values(), ids=WRONG)
def test_what_founding_would_refuse_can_be_asked_before(server: Server, wanted: dict[str, object]) -> None:
    founded = server.ask("POST", "/api/tables", wanted)
    assert founded.status == 422
    checked = server.ask("POST", "/api/tables/check", wanted)
    assert (checked.status, checked.data["problem"]) == (200, founded.data)


def test_asking_whether_a_table_could_be_founded_founds_none(server: Server) -> None:
    wanted = {"game": "queen", "seats": HERE, "public": True, "title": "only asked"}
    assert server.ask("POST", "/api/tables/check", wanted).data == {"problem": None}
    assert "only asked" not in {one["title"] for one in server.get("/api/tables").data["tables"]}
    assert server.ask("POST", "/api/tables/check", {"no": "table"}).status == 422


@pytest.mark.parametrize("language", LANGUAGES)
def test_courses_are_told_in_a_language(server: Server, language: str) -> None:
    told = server.get(f"/api/courses?language={language}").data["courses"]
    assert [course["name"] for course in told] == [course.name for course in courses()]
    say = speaker(language)
    lesson, written = told[0]["lessons"][0], courses()[0].lessons[0]
    assert lesson["task"] == say(courses()[0].message(written, "task"))
    assert [one["at"] for one in lesson["sentences"]] == [one.at for one in written.sentences]
    assert set(lesson["says"]) == {"lesson-missed", *(f"lesson-queen-heading-{one}" for one in ("well", "slow", "aside"))}
    assert told[0]["lessons"][3]["refusals"] == {"points.unused": say("lesson-queen-exact-left-over")}

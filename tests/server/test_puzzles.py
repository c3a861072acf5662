"""Puzzles on a running server: told in a language, and judged by the workers once something was tried."""

from __future__ import annotations

import msgspec
import pytest

from paddlewheel.school.puzzle import collection_named, collections
from paddlewheel.words import speaker
from paddlewheel.words.rulebook import LANGUAGES

from .running import Founded, Server


def founded(server: Server, course: str, lesson: str) -> Founded:
    answer = server.ask("POST", "/api/tables", {"lesson": {"course": course, "lesson": lesson}})
    assert answer.status == 201, answer.body
    return Founded(server, answer.data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzles_are_told_in_a_language_without_their_answers(server: Server, language: str) -> None:
    answer = server.get(f"/api/puzzles?language={language}")
    assert [one["name"] for one in answer.data["collections"]] == [one.name for one in collections()]
    for one, written in zip(answer.data["collections"], collections(), strict=True):
        puzzle, first = one["puzzles"][0], written.puzzles[0]
        assert set(puzzle) == {"name", "grade", "seat", "hint"}
        assert puzzle["hint"] == speaker(language)(f"puzzle-hint-{first.theme}")
    assert b"answer" not in msgspec.json.encode(answer.data)


def test_a_try_is_judged_after_it_was_made(server: Server) -> None:
    puzzle = next(one for one in collection_named("mississippi").puzzles if one.theme == "chain")
    table = founded(server, "mississippi-puzzles", puzzle.name)
    key = next(seat["key"] for seat in table.created["seats"] if seat["key"])
    before = server.get(f"{table.path}/puzzle", key)
    assert (before.status, before.data["code"]) == (409, "puzzle.open")
    order = {"type": "submit", "id": "1", "seat": puzzle.seat, "actions": [puzzle.answer], "seen": 0}
    assert server.ask("POST", f"{table.path}/orders", order, key).data["type"] == "done"
    told = server.get(f"{table.path}/puzzle?seen=1&language=nl", key)
    assert told.data["standing"] == "reached"
    assert told.data["says"] == [f"Precies: veld {puzzle.best}, en geen beurt brengt je verder."]


def test_where_no_puzzle_is_tried_there_is_nothing_to_tell(server: Server) -> None:
    table = founded(server, "queen", "heading")
    answer = server.get(f"{table.path}/puzzle", table.watch)
    assert answer.data["code"] == "puzzle.none"
    assert server.get(f"{table.path}/puzzle", "K" * 24).status == 403

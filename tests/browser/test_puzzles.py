"""Puzzles are solved on the page: by mouse after a wrong try, by keys, and the solution is sailed for who asks for it."""

from __future__ import annotations

from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from paddlewheel.games import game_named
from paddlewheel.school import Course, Lesson
from paddlewheel.school.puzzle import Collection, Puzzle, begin, collection_named, collections, tried
from paddlewheel.words import speaker

from .conftest import Opened
from .test_lessons import plan_by_keys, planned, sail_by_mouse

say = speaker("en")


def wrong_turn(collection: Collection, puzzle: Puzzle) -> str:
    """Return a whole turn that is not the best, and in which nobody is pushed."""
    game, state = game_named(collection.game), begin(collection, puzzle)
    for turn in game.turns(state):
        done = game.play(state, turn.way)
        if not done.rest and not getattr(turn, "pushes", ()) and tried(collection, puzzle, turn.way).standing == "missed":
            texts, at = [], state
            for action in turn.way:
                texts.append(game.format_action(at, action))
                at, _ = game.apply(at, action)
            return " ".join(texts)
    raise AssertionError(puzzle.name)


def simple(collection: Collection) -> Puzzle:
    """Return the easiest puzzle that is solved without a push."""
    return next(one for one in collection.puzzles if "push=" not in one.answer)


def sail(page: Page, collection: Collection, puzzle: Puzzle, text: str) -> None:
    sail_by_mouse(page, cast("Course", collection), cast("Lesson", puzzle), text)


def verdict(page: Page, standing: str) -> Any:
    return page.locator(f".puzzle.{standing} .said")


@pytest.mark.parametrize("collection", collections(), ids=lambda one: one.name)
def test_a_puzzle_is_solved_by_mouse_after_a_wrong_turn(opened: Opened, collection: Collection) -> None:
    page, puzzle = opened("/puzzles"), simple(collection)
    number = collection.puzzles.index(puzzle) + 1
    name = f"Puzzle {number} of {len(collection.puzzles)}"
    section = page.locator("section", has=page.locator(f"#puzzles-{collection.name}"))
    section.get_by_role("link", name=name, exact=True).click()
    hint = say(f"puzzle-hint-{puzzle.theme}")
    page.locator(".puzzle .task").wait_for()
    expect(page.get_by_text(hint)).to_have_count(0)
    page.locator(".hint").click()
    expect(page.get_by_text(hint)).to_be_visible()
    sail(page, collection, puzzle, wrong_turn(collection, puzzle))
    expect(verdict(page, "missed")).to_contain_text(say("puzzles-wrong"))
    page.locator(".puzzle .show").wait_for()  # once it is known what the turn costs
    page.locator(".puzzle .main").click()
    expect(page.locator(".puzzle .task")).to_be_visible()
    sail(page, collection, puzzle, puzzle.answer)
    expect(verdict(page, "reached")).to_contain_text(say("puzzles-right"))
    page.goto("/puzzles")
    expect(section).to_contain_text(f"1 of {len(collection.puzzles)} solved, 0 at the first try")
    expect(section.get_by_role("link", name=f"{name}, solved", exact=True)).to_be_visible()


def test_a_puzzle_is_solved_by_keys_and_counts_as_solved_at_the_first_try(opened: Opened) -> None:
    collection = collection_named("queen")
    puzzle = simple(collection)
    page = opened(f"/puzzles/queen/{puzzle.name}")
    page.locator(".target.open").first.wait_for(state="attached")
    turn, after = planned(cast("Course", collection), cast("Lesson", puzzle), puzzle.answer)
    plan_by_keys(page, turn)
    page.keyboard.press("Enter")
    for _ in after:
        expect(page.locator("aside .go[data-first]")).to_be_focused()
        page.keyboard.press("Enter")
    expect(verdict(page, "reached")).to_contain_text(say("puzzles-right"))
    expect(page.locator(".puzzle .main")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".puzzle .task")).to_be_visible()
    assert not page.url.endswith(puzzle.name)
    page.goto("/puzzles")
    expect(page.locator(".streak")).to_have_text("Solved in a row at the first try: 1 (best: 1)")


def test_the_solution_is_sailed_on_the_board_and_does_not_count(opened: Opened) -> None:
    collection = collection_named("mississippi")
    puzzle = simple(collection)
    page = opened(f"/puzzles/mississippi/{puzzle.name}")
    page.locator(".puzzle .task").wait_for()
    sail(page, collection, puzzle, wrong_turn(collection, puzzle))
    page.locator(".puzzle .show").click()
    expect(verdict(page, "reached")).to_contain_text(say("puzzles-shown"))
    page.reload()
    expect(verdict(page, "reached")).to_contain_text(say("puzzles-shown"))
    page.goto("/puzzles")
    expect(page.locator("#puzzles-mississippi + p")).to_contain_text("0 of")


def test_no_answer_is_sent_before_a_try(opened: Opened) -> None:
    collection = collection_named("queen")
    puzzle = simple(collection)
    page, heard = opened(), list[str]()
    page.on("response", lambda answer: heard.append(answer.text()) if "/api/" in answer.url else None)
    page.goto(f"/puzzles/queen/{puzzle.name}")
    page.locator(".target.open").first.wait_for(state="attached")
    assert any('"hint"' in text for text in heard)
    assert not any('"answer"' in text for text in heard)


@pytest.mark.parametrize("locale", ["de", "nl", "fr"])
def test_puzzles_speak_every_language(opened: Opened, locale: str) -> None:
    collection, spoken = collection_named("queen"), speaker(locale)
    puzzle = simple(collection)
    page = opened("/puzzles", locale=locale)
    expect(page.get_by_role("heading", level=1)).to_have_text(spoken("puzzles-title"))
    page.locator(f'a[href="/puzzles/queen/{puzzle.name}"]').first.click()
    page.locator(".hint").click()
    expect(page.get_by_text(spoken(f"puzzle-hint-{puzzle.theme}"))).to_be_visible()

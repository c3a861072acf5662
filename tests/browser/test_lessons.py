"""Every lesson is solved on the page, a wrong try is explained, and whoever wants the race gets there from anywhere."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from paddlewheel.games import game_named
from paddlewheel.school import Course, Lesson, course_named, courses, start_of
from paddlewheel.words import speaker

from .conftest import Opened
from .racing import AGAIN

PHONE: Any = {"width": 390, "height": 844}
TRIES: Final = 12
HEADINGS: Final = ["N", "NE", "SE", "S", "SW", "NW"]
POINTS_AT: Final = """selector => {
    const [dot, place] = [document.querySelector(".tips circle"), document.querySelector(selector)];
    if (!dot || !place) return false;
    const [point, box] = [dot.getBoundingClientRect(), place.getBoundingClientRect()];
    const [x, y] = [point.x + point.width / 2, point.y + point.height / 2];
    return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
}"""
"""Whether the line ends on what a sentence is about, both seen in one look: the board may be on its way."""

TASK_IN_SIGHT: Final = """name => {
    const note = document.querySelector(`.note[data-tip="${name}"]`), task = document.querySelector(".lesson .task");
    if (!note || !task || note.classList.contains("away")) return false;
    const [one, other] = [note.getBoundingClientRect(), task.getBoundingClientRect()];
    return one.bottom <= other.top || one.top >= other.bottom || one.right <= other.left || one.left >= other.right;
}"""

say = speaker("en")


def planned(course: Course, lesson: Lesson, text: str) -> tuple[Mapping[str, Any], list[str]]:
    """Return the whole turn with which a try begins, as the page knows it, and what is answered after it."""
    game, state = game_named(course.game), start_of(course, lesson)
    turns = [game.turn_data(state, turn) for turn in game.turns(state)]
    wanted = text.split()
    for nth, action in enumerate(wanted):
        if action.startswith("push="):
            del wanted[nth + 1]  # the heading, which is not the learner's to choose
    for turn in turns:
        way = turn.get("way") or [turn["action"]]
        if way == wanted[: len(way)]:
            return turn, [action for action in wanted[len(way) :] if "=" not in action or action.startswith("take=")]
    raise AssertionError(f"{lesson.name}: no turn like {text}")


def read_sentences(page: Page, lesson: Lesson) -> None:
    """Read the sentences one by one; each has a line that ends at what it is about."""
    for nth, sentence in enumerate(lesson.sentences, 1):
        note = page.locator(f'.note[data-tip="{lesson.name}-{nth}"]:not(.away)')
        note.wait_for()
        page.wait_for_function(TASK_IN_SIGHT, arg=f"{lesson.name}-{nth}", polling=40)
        if sentence.at in ("cell", "field"):
            page.wait_for_function(POINTS_AT, arg=f'[data-{sentence.at}="{sentence.where}"]', polling=40)
        put_away(page, f"{lesson.name}-{nth}")
    expect(page.locator(".note")).to_have_count(0)


def put_away(page: Page, name: str) -> None:
    """Press the button of a note as a person does: once more where the note moved away under the press."""
    note = page.locator(f'.note[data-tip="{name}"]')
    for _ in range(TRIES):
        note.locator("button").click()
        with suppress(AssertionError):
            expect(note).to_have_count(0, timeout=AGAIN)
            return
    raise AssertionError(f"{name} stays")


def sail_by_mouse(page: Page, course: Course, lesson: Lesson, text: str) -> None:
    """Make a try as somebody does who has a mouse."""
    turn, after = planned(course, lesson, text)
    if course.game == "queen":
        _plan_on_river(page, turn)
    else:
        plan_on_course(page, turn)
    page.locator(".go:not([disabled])").click()
    for action in after:
        _answer(page, action)


def _plan_on_river(page: Page, turn: Mapping[str, Any]) -> None:
    page.locator("button.speed").nth(turn["speed"] - 1).click()
    page.locator(f'[data-cell="{turn["cell"][0]},{turn["cell"][1]}"]').click()
    for push in turn["pushes"]:
        choice = page.locator(".choose")
        if choice.count():
            toward = (push["end"][0] - push["start"][0], push["end"][1] - push["start"][1])
            steps = {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)}
            heading = next(name for name, step in steps.items() if step == toward)
            page.locator(f'[data-push="{heading}"]').first.click()
    bow = page.locator(".steer .headings button").nth(HEADINGS.index(turn["heading"]))
    if bow.get_attribute("aria-pressed") != "true":
        bow.click()


def plan_on_course(page: Page, turn: Mapping[str, Any]) -> None:
    for _ in range(abs(turn["rotation"])):
        page.locator(".turns button").nth(0 if turn["rotation"] > 0 else 1).click()
    moved = next(event for event in turn["events"] if event["event"] in ("steamed_ahead", "dropped_back"))
    page.locator(f'[data-field="{moved["end"]}"]').click()


def _answer(page: Page, action: str) -> None:
    if action in ("board", "fuel"):
        page.locator("aside .go[data-first]").click()
    elif action == "skip":
        page.get_by_role("button", name=say("plan-skip"), exact=True).click()
    else:
        page.locator(".plan .row button").first.click()


def told(page: Page, standing: str) -> Locator:
    """Wait until a try has been judged, and return what is said about it."""
    return page.locator(f".lesson.{standing} .verdict")


@pytest.mark.parametrize("course", courses(), ids=lambda course: course.name)
def test_every_lesson_is_solved_by_mouse_and_a_wrong_try_explained(opened: Opened, course: Course) -> None:
    page = opened("/learn")
    page.locator(f'a[href="/learn/{course.name}/{course.lessons[0].name}"]').first.click()
    for nth, lesson in enumerate(course.lessons):
        page.wait_for_url(f"**/learn/{course.name}/{lesson.name}")
        expect(page.locator(".lesson .task")).to_have_text(say(course.message(lesson, "task")))
        read_sentences(page, lesson)
        mistake = next(one for one in lesson.mistakes if one.when)
        sail_by_mouse(page, course, lesson, mistake.tries[0])
        expect(told(page, "missed")).to_contain_text(say(course.message(lesson, mistake.says)))
        page.locator(".lesson .main").click()
        expect(page.locator(".lesson .task")).to_be_visible()
        sail_by_mouse(page, course, lesson, lesson.solutions[0])
        expect(told(page, "reached")).to_contain_text(say(course.message(lesson, "well")))
        if nth + 1 < len(course.lessons):
            page.locator(".lesson .main").click()
    page.locator(".lesson .main").click()
    done = len(course.lessons)
    section = page.locator("section", has=page.locator(f"#course-{course.name}"))
    expect(section.locator("p")).to_have_text(f"{done} of {done} lessons done")
    expect(section.locator("li.had")).to_have_count(done)
    page.goto("/")
    expect(page.locator("#continue")).to_have_count(0)  # lessons are no races


def test_a_course_is_solved_by_keys(opened: Opened) -> None:
    page, course = opened("/learn/queen/heading"), course_named("queen")
    for nth, lesson in enumerate(course.lessons):
        expect(page.locator(".lesson .task")).to_have_text(say(course.message(lesson, "task")))
        page.locator(".target.open").first.wait_for(state="attached")
        turn, after = planned(course, lesson, lesson.solutions[0])
        plan_by_keys(page, turn)
        page.keyboard.press("Enter")
        for action in after:
            assert action == "board"
            expect(page.locator("aside .go[data-first]")).to_be_focused()
            page.keyboard.press("Enter")
        expect(told(page, "reached")).to_contain_text(say(course.message(lesson, "well")))
        expect(page.locator(".lesson .main")).to_be_focused()
        if nth + 1 < len(course.lessons):
            page.keyboard.press("Enter")


def plan_by_keys(page: Page, turn: Mapping[str, Any]) -> None:
    page.keyboard.press(str(turn["speed"]))
    wanted = f"{turn['cell'][0]},{turn['cell'][1]}"
    for _ in range(60):
        page.keyboard.press("PageDown")
        if page.locator(f'[data-cell="{wanted}"][data-picked]').count():
            break
    if turn["pushes"]:
        page.keyboard.press("p")
    for _ in range(6):
        if page.locator('.steer [aria-pressed="true"]').count() and turn["heading"] == _heading(page):
            break
        page.keyboard.press("ArrowRight")
    expect(page.locator(".go")).to_be_enabled()


def _heading(page: Page) -> str:
    pressed: int = page.locator(".steer .headings button").evaluate_all(
        "all => all.findIndex(one => one.getAttribute('aria-pressed') === 'true')"
    )
    return HEADINGS[pressed]


def test_a_refusal_teaches(opened: Opened) -> None:
    """What is refused is explained with its rule, and with what the lesson says about it."""
    page = opened("/learn/mississippi/cast-off")
    page.locator(".target.can").first.wait_for(state="attached")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".why .taught")).to_have_text(say("lesson-mississippi-cast-off-turned"))
    expect(page.locator(".why a")).to_have_text(re.compile("M"))


def test_a_lesson_survives_a_reload_and_can_be_skipped(opened: Opened) -> None:
    page, course = opened("/learn/queen/heading"), course_named("queen")
    page.locator(".target.open").first.wait_for(state="attached")
    lesson = course.lessons[0]
    read_sentences(page, lesson)
    sail_by_mouse(page, course, lesson, lesson.mistakes[0].tries[0])
    told(page, "missed").wait_for()
    page.reload()
    expect(told(page, "missed")).to_contain_text(say(course.message(lesson, lesson.mistakes[0].says)))
    tables = page.evaluate("() => JSON.parse(localStorage['paddlewheel.tables']).length")
    assert tables == 1
    page.get_by_role("button", name=say("school-skip"), exact=True).click()
    page.wait_for_url("**/learn/queen/rotation")
    page.locator(".lesson").get_by_role("button", name=say("school-all")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("school-title"))


def test_a_lesson_whose_table_is_gone_is_founded_anew(opened: Opened) -> None:
    page = opened("/learn/queen/heading")
    page.locator(".target.open").first.wait_for(state="attached")
    page.evaluate("""() => {
        const known = JSON.parse(localStorage["paddlewheel.tables"]);
        localStorage["paddlewheel.tables"] = JSON.stringify(known.map(one => ({ ...one, table: "gone00" })));
    }""")
    with page.expect_response(lambda response: "gone00" in response.url) as asked:
        page.reload()
    assert not asked.value.ok
    page.locator(".target.open").first.wait_for(state="attached")


@pytest.mark.parametrize("viewport", [{"width": 1280, "height": 800}, PHONE], ids=["desk", "phone"])
def test_play_now_begins_with_three_lessons_and_ends_in_the_race(opened: Opened, viewport: Any) -> None:
    page, course = opened(viewport=viewport), course_named("queen")
    page.locator("main button.main").click()
    for nth, lesson in enumerate(course.lessons[: course.opening], 1):
        expect(page.locator(".lesson .which")).to_contain_text(f"{nth} of 3")
        read_sentences(page, lesson)
        sail_by_mouse(page, course, lesson, lesson.solutions[0])
        told(page, "reached").wait_for()
        page.locator(".lesson .main").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".note:not(.away)")).to_have_attribute("data-tip", "aim")
    page.goto("/")
    page.locator(".hero button.main").click()  # now the race at once
    page.wait_for_url("**/t/*")


def test_the_race_is_one_press_away_at_any_moment(opened: Opened) -> None:
    page = opened()
    page.locator("main button.main").click()
    page.get_by_role("button", name=say("school-skip"), exact=True).click()
    expect(page.locator(".lesson .which")).to_contain_text("2 of 3")
    page.get_by_role("button", name=say("school-to-race")).click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".note:not(.away)")).to_have_attribute("data-tip", "aim")


@pytest.mark.parametrize("locale", ["de", "nl", "fr"])
def test_the_school_speaks_every_language(opened: Opened, locale: str) -> None:
    page, course = opened("/learn", locale=locale), course_named("black-rose")
    expect(page.get_by_role("heading", level=1)).to_have_text(speaker(locale)("school-title"))
    lesson = course.lesson("duty")
    page.locator('a[href="/learn/black-rose/duty"]').click()
    expect(page.locator(".lesson .task")).to_have_text(speaker(locale)(course.message(lesson, "task")))
    expect(page.locator(".note p")).to_have_text(speaker(locale)(course.message(lesson, lesson.sentences[0].says)))

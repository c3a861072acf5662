"""Coaching: what speaks against a turn is found in the turn, the best one, and what others are likely to do after each."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
import two_lanes

from paddlewheel.captains.coaching import ASKS, TELLS, Coached, against, coached
from paddlewheel.captains.outlook import Reason, likely
from paddlewheel.engine.record import Record, parse_record, replay
from paddlewheel.engine.small_game import complete
from paddlewheel.games import GAMES
from paddlewheel.words import LANGUAGES
from paddlewheel.words.coach import line
from paddlewheel.words.lines import said

RECORDS = Path(__file__).parents[1] / "records"


@cache
def record(name: str) -> Record:
    return parse_record((RECORDS / f"{name}.record").read_text(encoding="utf-8"))


def sailed(name: str, at: int) -> tuple[object, tuple[object, ...]]:
    """Return a position of a race and the turn that was sailed there."""
    race = record(name)
    steps = [*replay(race)][at:]
    game, seat = race.game, race.game.actor(steps[0].before)
    way = [steps[0].action]
    for step in steps[1:]:
        if game.begins_turn(step.before) or game.actor(step.before) != seat:
            break
        way.append(step.action)
    return steps[0].before, tuple(way)


def found_in(name: str, at: int, seed: int = 0) -> Coached:
    return coached(record(name).game, *sailed(name, at), seed=seed)


@pytest.mark.parametrize(
    ("name", "at", "code", "facts"),
    [
        ("mississippi-all-but-one-home", 9, "could-finish", {}),
        ("mississippi-last-rival-pushed-home", 7, "other-finishes", {"other": "green"}),
        ("mississippi-winner-home", 12, "next-home", {}),
        ("mississippi-usual-race", 48, "docking", {"count": 4}),
        ("queen-arrivals-and-wrecks", 19, "wreck", {}),
        ("queen-arrivals-and-wrecks", 32, "pushed", {"other": "green"}),
        ("queen-black-rose", 152, "coal", {"count": 3}),
        ("queen-rose-stays", 19, "last-coal-unknown", {}),
        ("queen-hazards", 125, "passenger-free", {}),
    ],
)
def test_it_says_first_what_matters_most(name: str, at: int, code: str, facts: dict[str, object]) -> None:
    found = found_in(name, at)
    assert found.asks
    assert (found.reasons[0].code, dict(found.reasons[0].facts)) == (code, facts)


def test_a_turn_that_burns_the_last_log_is_set_beside_one_that_leaves_some() -> None:
    game = GAMES["mississippi"]
    state = game.parse_position("mississippi round=5 to_move=red | red=20:5:3 green=50:3:9 black=90:1:6")
    burns, gathers = ((game.parse_action(state, text),) for text in ("+3", "-5"))
    assert Reason("last-log") in against(game, state, burns, gathers)
    assert Reason("last-log") not in against(game, state, gathers, burns)


def test_a_good_turn_is_praised_by_what_it_brought() -> None:
    assert found_in("mississippi-all-but-one-home", 10).reasons[0] == Reason("good-home")
    assert found_in("queen-all-but-one-arrived", 67).reasons[0] == Reason("good-passenger")


def test_equal_seeds_give_equal_words() -> None:
    for name, at in (("mississippi-usual-race", 48), ("queen-arrivals-and-wrecks", 32)):
        assert found_in(name, at, seed=5) == found_in(name, at, seed=5)


def test_the_best_turn_itself_is_never_asked_about() -> None:
    """Set beside itself nothing is lost, whatever the luck."""
    for name, at in (("mississippi-all-but-one-home", 9), ("queen-black-rose", 152)):
        state, way = sailed(name, at)
        game = record(name).game
        best = coached(game, state, way).best
        again = coached(game, state, best)
        assert again.loss < TELLS < ASKS
        assert again.reasons[0].code.startswith("good")
        assert against(game, state, best, best) == []


def test_nothing_is_done_to_the_position() -> None:
    state, way = sailed("queen-black-rose", 152)
    before = hash(state)
    coached(record("queen-black-rose").game, state, way)
    assert hash(state) == before


def test_a_game_that_nobody_knows_more_of_is_told_in_points_only() -> None:
    game = complete(two_lanes)
    state = game.setup(game.OPTIONS(), game.COLOURS[:2])
    state, _ = game.apply(state, game.legal(state)[0])  # the die
    found = coached(game, state, (game.legal(state)[0],))
    assert {one.code for one in found.reasons} <= {"good", "points"}


def test_something_is_likely_that_happens_in_most_futures() -> None:
    event = {"event": "pushed"}
    assert likely([event, None, event]) == event
    assert likely([None, event, None]) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_in_every_language(language: str) -> None:
    for name, at in (
        ("mississippi-all-but-one-home", 9),
        ("mississippi-usual-race", 48),
        ("queen-arrivals-and-wrecks", 32),
    ):
        found = found_in(name, at)
        told = said([line(one.code, one.facts) for one in found.reasons], language)
        assert len(told) == len(found.reasons)
        assert not any("{" in sentence for sentence in told)

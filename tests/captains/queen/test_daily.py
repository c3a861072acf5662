"""The river of the day: the same everywhere, with a par that every turn keeps or loses."""

from __future__ import annotations

import pytest

from paddlewheel.captains.daily import Best, followed, kept, par_from, turns_over
from paddlewheel.captains.knowledge import daily_of
from paddlewheel.captains.queen.daily import Daily
from paddlewheel.captains.queen.par import par
from paddlewheel.engine.contract import CHANCE
from paddlewheel.games import mississippi, queen

DAY = "2026-11-18"


def tiles(day: Daily) -> list[tuple[str, int]]:
    return [(laid.id, laid.turn) for laid in day.river.tiles]


def test_a_day_has_the_same_river_on_every_machine() -> None:
    """These were written down once; whoever changes them changes what people have sailed."""
    day = Daily(DAY)
    assert tiles(day) == [
        ("start", 0),
        ("red-3", 0),
        ("red-1", 0),
        ("wild-2", 1),
        ("red-2", -1),
        ("brown-3", 0),
        ("wild-1", 0),
        ("brown-2", 0),
        ("brown-4", 0),
        ("wild-3", 1),
        ("brown-1", 0),
        ("red-4", -1),
    ]
    assert day.river.landing == 1
    assert day.par == Best(14, 1)


def test_another_day_has_another_river() -> None:
    assert len({tuple(tiles(Daily(f"2026-11-{day}"))) for day in (18, 19, 20)}) == 3


def test_the_steamer_is_alone_and_nothing_is_left_to_chance() -> None:
    day = Daily(DAY)
    assert [steamer.cell is not None for steamer in day.start.steamers] == [True, False, False]
    assert day.start.tiles == day.river.tiles
    found = par(day.start, 0, day.river)
    assert found is not None
    state, left = day.start, found.turns
    for turn in found.line:
        for action in turn:
            assert queen.actor(state) not in (None, CHANCE)
            state = queen.apply(state, action)[0]
        left -= 1
        assert day.best(state) == (Best(left, found.coal) if left else None)
    assert day.is_home(state)
    assert day.coal(state) == found.coal


def test_par_after_each_turn_of_the_line_is_one_turn_less() -> None:
    day = Daily(DAY)
    over = turns_over(day, followed(day, queen, day.line()))
    here = [par_from(day, state) for state in over]
    assert here == [Best(left, day.par.coal) for left in range(day.par.turns - 1, -1, -1)]
    assert all(kept(day.par, here))
    assert turns_over(day, followed(day, queen, day.line()[:-1])) == over[:-1], "a turn under way is left out"


@pytest.mark.parametrize("date", [DAY, "2026-12-24"])
def test_no_turn_does_better_than_par(date: str) -> None:
    """A turn keeps par at best: from where any of them ends it takes one turn less, or as many, or more."""
    day = Daily(date)
    state = queen.apply(day.start, queen.legal(day.start)[0])[0]
    here = day.best(state)
    assert here is not None
    ends = [queen.play(state, turn.way).state for turn in queen.turns(state)[::40]]
    best = [found.turns for end in ends if queen.begins_turn(end) and (found := day.best(end)) is not None]
    assert len(best) > 5
    assert min(best) >= here.turns - 1


def test_games_with_a_plan_have_a_race_of_the_day() -> None:
    assert daily_of(queen) is Daily
    assert daily_of(mississippi) is not None

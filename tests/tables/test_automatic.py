"""What the server does by itself: dice from the operating system, captains' runs of actions."""

from __future__ import annotations

from collections import Counter

from paddlewheel.captains import CAPTAINS
from paddlewheel.tables.automatic import Ask, Roll, chore, consider, rolled, steered
from paddlewheel.tables.protocol import NewTable

from .sitting import Sitting, mississippi, queen, seats


def test_chance_is_asked_when_it_decides() -> None:
    sitting = Sitting(NewTable(game="mississippi", seats=seats("here", "here", "here")))
    assert chore(sitting.table, 0) == Roll()


def test_dice_are_drawn_anew_each_time() -> None:
    sitting = Sitting(NewTable(game="mississippi", seats=seats("here", "here", "here")))
    drawn = Counter(entry.action for _ in range(300) for entry in rolled(sitting.table, 0))  # type: ignore[union-attr]
    assert set(drawn) == {"first=red", "first=green", "first=black"}
    assert min(drawn.values()) > 50


def test_a_captain_is_asked_once_for_a_run_of_decisions() -> None:
    sitting = queen("greedy", "here", "here")
    asked = chore(sitting.table, 0)
    assert isinstance(asked, Ask)
    assert consider(asked) == ["N"]


def test_captains_of_every_name_sail_whole_races() -> None:
    for name in CAPTAINS:
        sitting = Sitting(NewTable(game="queen", setup="school", seats=seats(name, name, name), options={"round_limit": 3}))
        while sitting.table.actor is not None:
            todo = chore(sitting.table, 0)
            if isinstance(todo, Ask):
                sitting.happen(steered(sitting.table, todo.seat, consider(todo, budget=0.01), 0))
            else:
                sitting.happen(rolled(sitting.table, 0))
        assert sitting.table.game.outcome(sitting.table.play.state) is not None


def test_a_run_ends_with_the_turn() -> None:
    sitting = mississippi("greedy", "greedy", "greedy")
    asked = chore(sitting.table, 0)
    assert isinstance(asked, Ask)
    assert len(consider(asked)) == 1

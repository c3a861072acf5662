"""The race of the day: the same everywhere, won in as many turns as a plain search says, and never in fewer."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from paddlewheel.captains.daily import Best, Repeated, followed, kept, par_from, turns_over
from paddlewheel.captains.mississippi.daily import MOST_LATER, SEATS, Daily
from paddlewheel.captains.mississippi.exact_race import Script, way_home
from paddlewheel.games import mississippi
from paddlewheel.games.mississippi.facts import ROTATIONS, Options, State, Steam, packed

DAY = "2026-11-18"


@cache
def daily() -> Daily:
    return Daily(DAY)


def test_a_day_has_the_same_race_on_every_machine() -> None:
    """These were written down once; whoever changes them changes what people have sailed."""
    day = daily()
    head = "mississippi rules=1 rows=6 stop_at_winner=yes turn_limit=16 first=red round=1 to_move=red"
    assert mississippi.format_position(day.start) == f"{head} | red=0:3:3 green=5:2:28 black=7:6:29"
    assert day.others == {1: ((0, 1), (0, 2)), 2: ((0, 1), (-1, 2))}
    assert day.par == Best(11)
    line = " ".join(mississippi.format_action(day.start, action) for action in day.line())
    assert (
        line
        == "+1 +1 +1 L+1 +2 R+2 L-2 +1 +1 L+3 +2 R+2 -3 +1 +1 -6 +2 R+2 -3 +1 +1 +12 +2 R+2 L-2 +1 +1 R-8 +2 R+2 LL+8 +1"
    )


def test_another_day_has_another_race() -> None:
    first, second = daily(), Daily("2026-11-19")
    assert (first.start, first.others) != (second.start, second.others)


def test_nothing_is_left_to_chance_and_the_others_repeat_their_turns() -> None:
    day = daily()
    state, done = day.start, dict.fromkeys(day.others, 0)
    for action in day.line():
        assert mississippi.actor(state) == state.to_move
        if state.to_move != day.seat:
            repeated = day.others[state.to_move]
            assert action == Steam(*repeated[done[state.to_move] % len(repeated)])
            done[state.to_move] += 1
        state, _ = mississippi.apply(state, action)
    assert day.is_home(state)
    assert day.forced(state) is None


def test_the_script_is_legal_to_the_last_round_whatever_the_own_steamer_does() -> None:
    day, rng = daily(), Random(1)
    for _ in range(20):
        state = day.start
        while mississippi.outcome(state) is None:
            action = day.forced(state) or rng.choice(mississippi.legal(state))
            state, _ = mississippi.apply(state, action)


def test_par_after_each_turn_of_the_line_is_one_turn_less() -> None:
    day = daily()
    here = [par_from(day, state) for state in turns_over(day, followed(day, mississippi, day.line()))]
    assert here == [Best(left) for left in range(day.par.turns - 1, -1, -1)]
    assert all(kept(day.par, here))


def test_no_turn_does_better_than_par() -> None:
    day = daily()
    found = []
    for turn in mississippi.turns(day.start):
        state = turn.state
        while (action := day.forced(state)) is not None:
            state, _ = mississippi.apply(state, action)
        if (best := par_from(day, state)) is not None:
            found.append(best.turns)
    assert len(found) > 5
    assert min(found) >= day.par.turns - 1


def plain(state: State, others: dict[int, tuple[Repeated, ...]]) -> int | None:
    """Return the fewest turns home by a plain search: every legal turn from every position, by the contract."""
    reached, turns = {state}, 0
    while reached:
        turns += 1
        further = set()
        for one in reached:
            for turn in mississippi.turns(one):
                after: State = turn.state
                while after.to_move > 0:
                    repeated = others[after.to_move]
                    steam = Steam(*repeated[(after.round - 1) % len(repeated)])
                    most = max(a.distance for a in mississippi.legal(after) if isinstance(a, Steam) and not a.rotation)
                    after, _ = mississippi.apply(after, Steam(steam.rotation, min(steam.distance, most)))
                if after.fields[0] >= after.goal:
                    return turns
                if after.to_move == 0:
                    further.add(after)
        reached = further
    return None


def a_short_race(seed: int) -> tuple[State, dict[int, tuple[Repeated, ...]]]:
    rng = Random(seed)
    options = Options(rows=3, stop_at_winner=True, turn_limit=6)
    fields = (rng.randrange(3), rng.randrange(3, 6), rng.randrange(6, 9))
    easts = (rng.randrange(6), rng.randrange(6), rng.randrange(6))
    wood = (rng.randrange(4), 20, 20)
    state = State(options, SEATS, 0, 1, 0, fields, easts, wood)
    return state, {seat: tuple(Repeated(rng.choice((0, 1, -1)), rng.choice((1, 2))) for _ in range(2)) for seat in (1, 2)}


@pytest.mark.parametrize("seed", [0, 2, 3, 4, 5, 6])
def test_par_is_what_a_plain_search_finds(seed: int) -> None:
    state, others = a_short_race(seed)
    turns: list[int] = []
    for nth in range(state.options.turn_limit):
        for repeated in others.values():
            turns += [ROTATIONS.index(repeated[nth % 2].rotation), repeated[nth % 2].distance]
    found = way_home(packed(state), Script(turns), MOST_LATER)
    assert len(found) == (plain(state, others) or 0)

"""What captains of Mississippi advise: legal in every variant, the same for the same seed, within their time, and true."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice, product
from random import Random
from typing import Any

import pytest

from paddlewheel.arena.matches import Match, sail_race
from paddlewheel.arena.racing import luck_of, sail
from paddlewheel.captains import hire
from paddlewheel.captains.advice import GAINS, Prospect, advice_data
from paddlewheel.captains.mississippi import CHARACTERS, advise
from paddlewheel.captains.mississippi.playouts import after
from paddlewheel.captains.officer import Officer
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.games import mississippi
from paddlewheel.games.mississippi.facts import DISTANCE, FIELDS, INDEX, ROTATIONS, packed, quick_turns
from paddlewheel.games.mississippi.model import Advanced, Options, State, Steam

from .sailing import CROWDED, LEVELS, OPENING, SOUND, advised, chosen, met

VARIANTS = [
    Options(rows=rows, stop_at_winner=stop, turn_limit=limit)
    for rows, stop, limit in product((3, 4, 7), (False, True), (3, 12))
]


@pytest.mark.parametrize("players", mississippi.PLAYERS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_sails_every_variant_to_its_end(level: str, players: int) -> None:
    """An illegal turn would be refused, and the race not sailed."""
    for number, options in enumerate(VARIANTS):
        captains = [hire(level if seat == 0 else "deckhand", Random(seat), budget=0.004) for seat in range(players)]
        start = mississippi.setup(options, mississippi.COLOURS[:players])
        *_, last = sail(mississippi, start, captains, luck_of(1, number))
        assert mississippi.outcome(last.after) is not None


@pytest.mark.parametrize("level", LEVELS)
def test_an_advice_is_legal_wherever_a_captain_may_be(level: str) -> None:
    """Lost positions, steamers ashore and at home, no wood, the last turn before the limit."""
    for state in met():
        advice = advised(state, level, seconds=0.004)
        legal = mississippi.legal(state)
        assert advice.best.actions[0] in legal
        if advice.next_best is not None:
            assert advice.next_best.actions[0] in legal
            assert advice.next_best.actions != advice.best.actions
            assert advice.next_best.worth <= advice.best.worth
        assert advice_data(mississippi, state, advice)["compared"] <= len(legal)


def test_the_same_seed_gives_the_same_races() -> None:
    seats = ("red", "green", "black", "yellow")
    match = Match(
        "mississippi", seats, ("deckhand", "captain", "commodore", "admiral"), Options(rows=4), seed=3, budget=0.02
    )
    assert [sail_race(match, number).digest for number in range(3)] == [
        sail_race(match, number).digest for number in range(3)
    ]


@pytest.mark.parametrize("level", SOUND)
def test_what_is_sound_is_not_left_to_luck(level: str) -> None:
    assert advised(CROWDED, level, seed=1) == advised(CROWDED, level, seed=2)


@pytest.mark.parametrize("level", SOUND)
def test_a_choice_does_not_change_when_only_the_dice_to_come_differ(level: str) -> None:
    """Many races up to the first turn of all: whoever saw the same dice did the same, whatever is rolled later."""
    start = mississippi.setup(Options(rows=5), ("red", "green", "black"))
    done: dict[tuple[Any, ...], set[Any]] = {}
    for luck in range(30):
        captains = [hire(level, Random(seat), 0.004) for seat in range(3)]
        rolls: tuple[Any, ...] = ()
        for step in islice(sail(mississippi, start, captains, Random(luck)), 5):
            if isinstance(step.action, Steam):
                done.setdefault(rolls, set()).add(step.action)
            else:
                rolls += (step.action,)
    assert len(done) < 2 * 30, "some races begin alike"
    assert all(len(actions) == 1 for actions in done.values())


@pytest.mark.parametrize("seconds", [0.1, 0.5])
def test_an_admiral_keeps_its_time_by_the_clock(seconds: float) -> None:
    """Each look at the clock takes a twentieth of its time here; at the end of it, it stops looking and answers."""
    looked: list[float] = []

    def clock() -> float:
        looked.append(len(looked) * seconds / 20)
        return looked[-1]

    advise(mississippi.parse_position(OPENING), "admiral", "plain", Random(1), Effort(seconds, True, clock))
    assert 0.8 * seconds <= looked[-1] <= 1.05 * seconds


@pytest.mark.parametrize("seconds", [0.02, 0.05, 0.2])
def test_an_admiral_spends_what_it_has_by_count(seconds: float) -> None:
    """The last two are not compared once more where there is no time for both."""
    effort = Effort(seconds, by_clock=False)
    advise(mississippi.parse_position(OPENING), "admiral", "plain", Random(1), effort)
    assert -4.0 < effort.left < 0.4 * effort.budget


@pytest.mark.parametrize("level", SOUND)
def test_without_any_time_it_answers_as_a_mate(level: str) -> None:
    assert chosen(OPENING, level, seconds=0.0) == chosen(OPENING, "mate")


@pytest.mark.parametrize("level", ["deckhand", "mate"])
def test_the_gains_are_what_really_happens(level: str) -> None:
    for state in met():
        advice = advised(state, level, seconds=0.004)
        for prospect in filter(None, (advice.best, advice.next_best)):
            check_gains(state, prospect)


def check_gains(state: State, prospect: Prospect) -> None:
    """Compare what a prospect promises with the whole turn as the game tells it."""
    (turn,) = [turn for turn in mississippi.turns(state) if turn.action == prospect.actions[0]]
    seat, goal, gains = state.to_move, state.goal, prospect.gains
    ways = [min(new, goal) - min(max(old, 0), goal) for old, new in zip(state.fields, turn.state.fields, strict=True)]
    ranks = [turn.state.fields[seat] - goal + 1] if turn.state.fields[seat] >= goal else [0]
    carried = sum(event.end - event.start for event in turn.events if isinstance(event, Advanced))
    assert set(gains) <= set(GAINS)
    assert gains["cells"] == ways[seat]
    assert gains.get("logs", 0) == turn.gathers - turn.burns
    assert gains.get("docking", 0) == carried
    others = [way for other, way in enumerate(ways) if other != seat and state.fields[other] >= 0]
    assert gains.get("lead", 0) == -sum(others)
    assert gains.get("rank", 0) == ranks[0]
    to_go = goal - turn.state.fields[seat]
    assert gains.get("enough", 0) == (0 < to_go <= turn.state.wood[seat])
    check_replies(turn.state, gains)


def check_replies(after: State, gains: Mapping[str, float]) -> None:
    """Compare what a prospect says of the next captain with all that it can do."""
    seat = after.to_move
    if seat < 0 or after.easts[seat] < 0:
        assert "reply" not in gains
        return
    replies, start = mississippi.turns(after), max(after.fields[seat], 0)
    free = [min(one.state.fields[seat], after.goal) - start - max(one.burns - one.gathers, 0) for one in replies]
    assert gains.get("reply", 0) == max(0, *free, 0)
    assert gains.get("arrival", 0) == any(one.state.fields[seat] >= after.goal for one in replies)


def test_the_flat_race_goes_on_as_the_rules_say() -> None:
    """What captains look at is what applying a turn leads to: fields, wood, whose turn it is, and the end."""
    for state in met():
        at = packed(state)
        rows = quick_turns(at, 1)
        for nth, row in enumerate(range(0, len(rows), FIELDS + len(state.seats))):
            steam = Steam(ROTATIONS[rows[row + INDEX]], rows[row + DISTANCE])
            then, flat = mississippi.apply(state, steam)[0], after(at, rows, nth)
            assert (tuple(flat.fields), tuple(flat.easts), tuple(flat.wood)) == (then.fields, then.easts, then.wood)
            assert (flat.mover, flat.round) == (then.to_move, then.round)


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_has_its_own_turns_in_mind_and_judges_them_as_a_captain_does(character: str) -> None:
    """Where both looked at a turn, both say the same of it."""
    differ = 0
    for state in met()[::3]:
        own, plain = (
            advise(state, "captain", one, Random(1), Effort(0.05, by_clock=False)).best for one in (character, "plain")
        )
        differ += own.actions != plain.actions
        if own.actions == plain.actions:
            assert own.gains.get("rank") == plain.gains.get("rank")
    assert 0 < differ < len(met()[::3])


@pytest.mark.parametrize("level", ["deckhand", "helmsman"])
def test_nobody_who_draws_falls_back_for_wood_it_has(level: str) -> None:
    for seed in range(40):
        advice = advised("mississippi to_move=red | red=40:6:15 green=43:1:9 black=60:1:9 yellow=37:3:9", level, seed)
        assert advice.best.gains["cells"] >= 0


def test_mates_end_their_races_by_arrival() -> None:
    """M16: but for a few, whose last ones cannot get at each other."""
    match = Match("mississippi", ("red", "green", "black", "yellow"), ("mate",), Options(), seed=5)
    reasons = [sail_race(match, number).reason for number in range(30)]
    assert sum("limit" in reason for reason in reasons) <= 5


def test_an_officer_says_what_it_thought() -> None:
    officer = hire("captain", Random(1))
    assert isinstance(officer, Officer)
    state = mississippi.parse_position(OPENING)
    action = officer.choose(mississippi, state)
    assert officer.advice is not None
    assert officer.advice.best.actions == (action,)
    assert 0 <= officer.advice.best.gains["chance"] <= 1

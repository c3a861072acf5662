"""The contract of a game, at every state of seeded random games of every variant."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from paddlewheel.engine.contract import CHANCE, RANKED, AnyGame, Span
from paddlewheel.engine.errors import Refusal
from paddlewheel.engine.record import Record, final, format_record, parse_record, replay, result
from paddlewheel.games import GAMES
from paddlewheel.words import speaker
from paddlewheel.words.events import tell

from .table import ENDS, VARIANTS, Played, Variant, play

RULE_ID = re.compile(r"[A-Z]\d+")
SOME = 7
"""What takes long is tried at every seventh state, and at the last."""
CROWD = 13
"""Every thirteenth of the crowd of actions is tried besides the legal ones, at each state another thirteenth."""
PACKED = 9
"""Every ninth of the whole turns that are written shortly is compared with what it is at length."""
PLAYED = 6
"""So many of the whole turns of a state are played, spread over all of them."""
MOST, LONG_MOST = 40, 120
"""Of a long game so many states are looked at, spread over all of it; in the long sweep more."""

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)


def some(played: Played, every: int = SOME) -> list[Any]:
    return [*played.states[:-1:every], played.states[-1]]


def spread(played: Played, most: int = MOST) -> list[Any]:
    """Return all states of a short game, some of a long one, and always the last."""
    return some(played, -(-len(played.states) // most))


def test_every_game_is_in_the_table() -> None:
    """A game that joins brings its variants."""
    assert {variant.name.partition(" ")[0] for variant in VARIANTS} == set(GAMES)
    for name, game in GAMES.items():
        assert {variant.players for variant in VARIANTS if variant.game is game} == set(game.PLAYERS), name
        assert name == game.NAME


@pytest.mark.parametrize("name", ENDS)
def test_the_games_played_end_in_every_way_they_can(name: str) -> None:
    """Otherwise what follows would say nothing about some of the ends."""
    outcomes = [variant.game.outcome(play(variant, 0).states[-1]) for variant in VARIANTS if variant.game is GAMES[name]]
    assert {f"{outcome.rule} {outcome.reason}" for outcome in outcomes if outcome} == ENDS[name]


@every_variant
def test_a_game_goes_on_until_it_is_over(variant: Variant) -> None:
    """Something is legal until the end, nothing after it; there is an outcome then, and not before."""
    check_going_on(variant, play(variant, 0))


@every_variant
def test_the_legal_list_is_without_repeats_and_in_a_fixed_order(variant: Variant) -> None:
    """It is the same each time, also for an equal state that came another way."""
    game = variant.game
    for state in spread(play(variant, 0)):
        legal = game.legal(state)
        assert len(set(legal)) == len(legal)
        assert game.legal(state) == legal
        assert game.legal(game.parse_position(game.format_position(state))) == legal


@every_variant
def test_only_the_legal_is_not_refused(variant: Variant) -> None:
    """Each refusal names a rule and a legal action; applying raises the same one and changes nothing."""
    for nth, state in enumerate(spread(play(variant, 0), MOST // 2)):
        check_refusals(variant, state, variant.crowd(state)[nth % CROWD :: CROWD])


@every_variant
def test_text_and_data_mean_the_same_again(variant: Variant) -> None:
    """Positions, actions, plain data, and plain data that went through JSON."""
    for state in spread(play(variant, 0)):
        check_round_trips(variant.game, state)


@every_variant
def test_a_record_replays_to_equal_states(variant: Variant) -> None:
    """Through its text, which is written as it was read."""
    check_record(variant, play(variant, 0))


@every_variant
def test_a_state_never_changes(variant: Variant) -> None:
    """All states of a game, looked at again after everything that can be asked of them was asked of many."""
    game, played = variant.game, play(variant, 0)
    for state in spread(played, MOST // 2):
        for asked in (game.legal, game.turns, game.scene, game.to_data, game.outcome, game.format_position):
            asked(state)
        game.draw(state, speaker())
        for action in game.legal(state)[:3]:
            assert game.apply(state, action) == game.apply(state, action)
    assert tuple((repr(state), hash(state)) for state in played.states) == played.looks


@every_variant
def test_whole_turns_tell_what_applying_gives(variant: Variant) -> None:
    """Whatever a whole turn says of its price and its end is what its actions give, one after another."""
    for state in spread(play(variant, 0), MOST // 2):
        check_turns(variant, state)


@every_variant
def test_whole_turns_tell_what_applying_gives_under_older_rules_too(variant: Variant) -> None:
    """The same for a race that was begun under any version of the rules that is known."""
    for version in variant.game.VERSIONS[:-1]:
        for state in spread(play(variant, 0, version), MOST // 4):
            check_turns(variant, state)


@every_variant
def test_what_must_be_true_of_every_state_is(variant: Variant) -> None:
    """Also of every state that one more turn could lead to."""
    game, played = variant.game, play(variant, 0)
    for state in played.states:
        variant.invariants(state)
    for state in some(played):
        for action in game.legal(state):
            variant.invariants(game.apply(state, action)[0])


@every_variant
def test_everything_that_happened_can_be_told(variant: Variant) -> None:
    """In words, as data that JSON can carry, and as a drawing of the board."""
    game, played = variant.game, play(variant, 0)
    for state, events in zip(played.states, played.events, strict=False):
        for event in events:
            data = game.event_data(state, event)
            assert re.fullmatch(r"[A-Z].*\.", " ".join(tell(game, [data])))
            assert json.loads(json.dumps(data)) == data
            assert data["event"]
    for state in some(played, 20):
        drawing = game.draw(state, speaker())
        assert all(isinstance(span, Span) and "\n" not in span.text for line in drawing for span in line)
        shown = {span.seat for line in drawing for span in line} - {None}
        assert shown <= set(range(variant.players))


@every_variant
def test_a_race_can_be_ranked_where_it_stands(variant: Variant) -> None:
    """At every state there is a rank for everybody; whoever has one keeps it, and at the end it is how the game ended."""
    game, played = variant.game, play(variant, 0)
    settled: dict[int, int] = {}
    for state in spread(played):
        standing, racing = game.standing(state), game.racing(state)
        assert sorted(standing.ranks) == list(range(1, variant.players + 1))
        assert RULE_ID.fullmatch(standing.rule)
        assert (standing == game.outcome(state)) == (racing == ()) == (game.actor(state) is None)
        for seat, rank in settled.items():
            assert seat not in racing
            assert standing.ranks[seat] == rank
        settled |= {seat: standing.ranks[seat] for seat in range(variant.players) if seat not in racing}
    half = Record(game, played.states[0], played.actions[: len(played.actions) // 2], ranked=True)
    text = format_record(half)
    assert parse_record(text) == half
    assert text.endswith(f"; {RANKED.replace('_', ' ')}\n")
    assert result(half) == game.standing(final(half))


@pytest.mark.long
@every_variant
def test_the_contract_holds_in_another_game_and_before_a_larger_crowd(variant: Variant) -> None:
    """All of the above in one pass; of the crowd a third is tried, at each state another one."""
    played = play(variant, 1)
    check_going_on(variant, played)
    check_record(variant, played)
    for state in spread(played, LONG_MOST):
        check_round_trips(variant.game, state)
    for nth, state in enumerate(spread(played, LONG_MOST // 4)):
        check_refusals(variant, state, variant.crowd(state)[nth % 3 :: 3])
        check_turns(variant, state)
    for state in played.states:
        variant.invariants(state)
    assert tuple((repr(state), hash(state)) for state in played.states) == played.looks


# --- the checks -----------------------------------------------------------------------------------------------------------


def check_going_on(variant: Variant, played: Played) -> None:
    game = variant.game
    assert len(played.actions) <= variant.longest
    for state in played.states[:-1]:
        actor = game.actor(state)
        assert actor is not None
        assert actor == CHANCE or actor in range(variant.players)
        assert game.legal(state)
        assert game.outcome(state) is None
        assert game.seats(state) == game.COLOURS[: variant.players]
        assert game.options(state) == variant.options
        if actor == CHANCE:
            weights = game.weights(state)
            assert len(weights) == len(game.legal(state))
            assert min(weights) > 0
            assert game.turns(state) == ()
        else:
            assert game.on_turn(state) is not None
    end = played.states[-1]
    outcome = game.outcome(end)
    assert (game.actor(end), game.on_turn(end), game.legal(end), game.turns(end)) == (None, None, (), ())
    assert outcome is not None
    assert sorted(outcome.ranks) == list(range(1, variant.players + 1))
    assert outcome.reason
    assert RULE_ID.fullmatch(outcome.rule)


def check_refusals(variant: Variant, state: Any, crowd: list[Any]) -> None:
    game = variant.game
    legal = game.legal(state)
    allowed = set(legal)
    before = repr(state)
    for action in [*legal, *crowd]:
        no = game.refusal(state, action)
        assert (no is None) == (action in allowed), action
        if no is None:
            continue
        assert RULE_ID.fullmatch(no.rule), action
        assert no.brief
        assert no.instead in allowed if allowed else no.instead is None, action
        with pytest.raises(Refusal) as caught:
            game.apply(state, action)
        assert caught.value.args == no.args
    assert repr(state) == before


def check_round_trips(game: AnyGame, state: Any) -> None:
    texts = []
    for action in game.legal(state):
        text = game.format_action(state, action)
        texts.append(text)
        assert game.parse_action(state, text) == action
        assert not re.search(r"\s", text)
    assert len(set(texts)) == len(texts)
    position = game.format_position(state)
    assert len(position.splitlines()) == 1
    assert game.parse_position(position) == state
    data = game.to_data(state)
    assert game.from_data(data) == state
    assert json.loads(json.dumps(data)) == data
    assert game.to_data(game.parse_position(position)) == data
    assert json.loads(json.dumps(game.scene(state))) == game.scene(state)


def check_record(variant: Variant, played: Played) -> None:
    record = Record(variant.game, played.states[0], played.actions)
    text = format_record(record)
    read = parse_record(text)
    assert read == record
    assert format_record(read) == text
    steps = list(replay(read))
    assert tuple(step.before for step in steps) == played.states[:-1]
    assert tuple(step.after for step in steps) == played.states[1:]
    assert tuple(step.events for step in steps) == played.events
    assert final(read) == played.states[-1]
    half = len(played.actions) // 2
    later = Record(variant.game, played.states[half], played.actions[half:], (("title", "from the middle"),))
    assert parse_record(format_record(later)) == later
    assert final(later) == played.states[-1]


def check_turns(variant: Variant, state: Any) -> None:
    game = variant.game
    if game.actor(state) in (None, CHANCE):
        assert game.turns(state) == ()
        return
    variant.turns(state)
    turns = game.turns(state)
    packed = json.loads(json.dumps(game.turns_data(state, turns)))
    assert variant.unpacked(packed)[::PACKED] == [game.turn_data(state, turn) for turn in turns[::PACKED]]
    for nth, turn in enumerate(turns[:: -(-len(turns) // PLAYED)] if turns else ()):
        data = game.turn_data(state, turn)
        assert json.loads(json.dumps(data)) == data
        assert turn.price >= 0
        check_playing(game, state, turn.way)
        if nth == 0 and (wish := variant.wish(data)):
            assert game.why_not(state, wish) is None


def check_playing(game: AnyGame, state: Any, way: tuple[Any, ...]) -> None:
    """Playing is applying, action by action, as far as nothing else has to be decided first."""
    after, events, rest = game.play(state, way)
    taken = way[: len(way) - len(rest)]
    assert taken
    assert taken + rest == way
    happened: tuple[Any, ...] = ()
    decides = game.actor(state), game.addressed(state)
    for action in taken:
        assert (game.actor(state), game.addressed(state)) == decides
        state, more = game.apply(state, action)
        happened += more
    assert (state, happened) == (after, events)
    if rest:
        assert (game.actor(state), game.addressed(state)) != decides
        assert game.refusal(state, rest[0]) is not None

"""Docking chains on generated positions: against the naive model, and by what must be true of every chain (M7–M16)."""

from __future__ import annotations

import copy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from models.mississippi import Data, Race

from paddlewheel.games import mississippi
from paddlewheel.games.mississippi.model import Advanced, CameHome, Event, Pass, PushedOn, State, Steam, Touched

from .strategies import positions

pytestmark = pytest.mark.sweep


def agree(data: Data) -> None:
    """Assert that engine and model list the same turns and that each of them ends in the same way for the same reasons."""
    state = mississippi.from_data(data)
    legal = mississippi.legal(state)
    choices = Race(data).choices()
    if not choices:
        assert legal == (Pass(),)
        return
    assert sorted(choices) == sorted((action.rotation, action.distance) for action in legal if isinstance(action, Steam))
    for action in legal:
        assert isinstance(action, Steam)
        after, events = mississippi.apply(state, action)
        race = Race(data)
        race.turn(action.rotation, action.distance)
        assert [mississippi.event_data(state, event) for event in events] == race.events
        assert mississippi.to_data(after) == race.result()


@settings(max_examples=120)
@given(positions())
def test_the_engine_does_what_the_naive_model_does(data: Data) -> None:
    """M7, M8, M10, M11, M12, M13, M14, M15, M16: every turn of a position, every event of it, and the position after it."""
    agree(data)


@pytest.mark.long
@settings(max_examples=3000, derandomize=False)
@given(positions())
def test_the_engine_does_what_the_naive_model_does_on_many_more_positions(data: Data) -> None:
    """M7–M16: the same, other positions each time."""
    agree(data)


def chosen(data: Data, pick: int) -> tuple[State, Steam, State, tuple[Event, ...]]:
    """Return a position, one of its turns, and what comes of it."""
    state = mississippi.from_data(data)
    legal = [action for action in mississippi.legal(state) if isinstance(action, Steam)]
    if not legal:
        return state, Steam(0, 0), state, ()
    action = legal[pick % len(legal)]
    return (state, action, *mississippi.apply(state, action))


picks = st.integers(0, 10_000)


@settings(max_examples=150)
@given(positions(), picks)
def test_a_chain_moves_nobody_backward(data: Data, pick: int) -> None:
    """M11, M12: every advance and every push leads ahead by at least as many fields as it counts, or home."""
    state, _, after, events = chosen(data, pick)
    at = list(state.fields)
    for event in events:
        if isinstance(event, Advanced | PushedOn):
            assert event.end > event.start
            assert event.end - event.start >= event.by or event.end == state.goal
            assert event.by >= 1
    for seat, start in enumerate(at):
        assert seat == state.to_move or after.fields[seat] >= start


@settings(max_examples=150)
@given(positions(), picks)
def test_every_contact_is_the_movers_and_every_move_has_its_contact(data: Data, pick: int) -> None:
    """M10, M13: what advances or is pushed on has touched the mover just before; by the difference of the numbers."""
    state, _, _, events = chosen(data, pick)
    waiting: dict[int, int] = {}
    gain = 0
    for event in events:
        if isinstance(event, Touched):
            assert event.seat == state.to_move
            assert event.other != state.to_move
            difference = event.number - event.other_number
            gain += max(difference, 0)
            if difference < 0:
                waiting[event.other] = -difference
        elif isinstance(event, Advanced):
            assert (event.seat, event.by) == (state.to_move, gain)
            waiting, gain = {}, 0
        elif isinstance(event, PushedOn):
            assert gain == 0
            assert waiting.pop(event.seat) == event.by


@settings(max_examples=150)
@given(positions(), picks)
def test_nothing_else_moves_turns_or_pays(data: Data, pick: int) -> None:
    """M2, M3, M11, M12: whoever was not pushed on lies as before; only the mover's wood changes, and that of those home."""
    state, action, after, events = chosen(data, pick)
    pushed = {event.seat for event in events if isinstance(event, PushedOn)}
    home = {event.seat for event in events if isinstance(event, CameHome)}
    assert sum(after.wood) + after.box == 60
    for seat in range(len(state.seats)):
        if seat == state.to_move:
            continue
        assert (after.fields[seat] != state.fields[seat]) == (seat in pushed)
        assert after.wood[seat] == (0 if seat in home else state.wood[seat])
        assert seat in home or after.easts[seat] == state.easts[seat]
    if state.to_move not in home:
        assert after.easts[state.to_move] == (state.easts[state.to_move] - action.rotation) % 6


@settings(max_examples=150)
@given(positions(stop=False), picks)
def test_a_chain_ends_with_no_unequal_contact_of_the_mover(data: Data, pick: int) -> None:
    """M13: looked at with the naive model's ruler."""
    state, _, after, events = chosen(data, pick)
    if not events or after.fields[state.to_move] >= state.goal:
        return
    race = Race({**mississippi.to_data(after), "to_move": state.seats[state.to_move]})
    for other in race.clockwise():
        numbers = race.contact(other)
        assert numbers is None or numbers[0] == numbers[1]


@settings(max_examples=150)
@given(positions(), picks, st.integers(1, 5))
def test_a_steamer_that_never_touches_the_mover_may_lie_as_it_likes(data: Data, pick: int, turn: int) -> None:
    """M13: rotating everyone who has no contact with the mover changes nothing that happens."""
    state, action, after, events = chosen(data, pick)
    touched = {event.other for event in events if isinstance(event, Touched)} | {state.to_move}
    easts = list(state.easts)
    for seat, east in enumerate(easts):
        if seat not in touched and east >= 0:
            easts[seat] = (east + turn) % 6
    if events:
        other, other_events = mississippi.apply(state._replace(easts=tuple(easts)), action)
        assert other_events == events
        assert other.fields == after.fields


@settings(max_examples=150)
@given(positions(), picks, st.integers(1, 5))
def test_only_the_order_round_the_table_matters_not_who_sits_where(data: Data, pick: int, around: int) -> None:
    """M4, M12: with all seats moved on round the table everything happens as before."""
    state, action, after, events = chosen(data, pick)
    if not events:
        return
    around %= len(state.seats)
    turned = copy.deepcopy(data)
    turned["seats"] = [*data["seats"][around:], *data["seats"][:around]]
    other_state = mississippi.from_data(turned)
    other_after, other_events = mississippi.apply(other_state, action)
    expected = [mississippi.event_data(state, event) for event in events]
    assert [mississippi.event_data(other_state, event) for event in other_events] == expected
    assert {**mississippi.to_data(other_after), "seats": 0} == {**mississippi.to_data(after), "seats": 0}


@settings(max_examples=150)
@given(positions(rows=(5, 7, 13), stop=False, home=0), picks)
def test_two_rows_further_up_everything_happens_alike(data: Data, pick: int) -> None:
    """M1: on a course two rows longer, with every steamer seventeen fields on, the same turn has the same contacts."""
    state, action, after, events = chosen(data, pick)
    if not events or -1 in state.fields:
        return
    further = copy.deepcopy(data)
    further["rows"] += 2
    for steamer in further["steamers"].values():
        steamer["field"] += 17
    other, other_events = mississippi.apply(mississippi.from_data(further), action)
    assert other.fields == tuple(field + 17 for field in after.fields)
    assert [event for event in other_events if isinstance(event, Touched)] == [
        event for event in events if isinstance(event, Touched)
    ]


@pytest.mark.long
@pytest.mark.parametrize(
    "position",
    [
        "mississippi first=red round=3 to_move=green | red=29:3:9 green=27:6:14 black=23:4:15",
        "mississippi rows=3 first=black round=7 to_move=red | red=22:3:4 green=23:2:3 black=20:5:2 yellow=24:6:1",
        "mississippi rows=3 stop_at_winner=yes to_move=red | red=22:3:4 green=23:2:3 black=20:5:2 yellow=24:6:1",
        "mississippi rows=4 to_move=red | red=30:3:4 green=home:2 black=28:5:6 yellow=31:6:1 white=home:1",
        "mississippi to_move=black | red=16:5:6 green=14:2:5 black=19:1:6 yellow=15:6:4 white=9:2:3 orange=17:4:7",
    ],
)
def test_the_naive_model_agrees_two_turns_deep(position: str) -> None:
    """M4–M16: after every turn of a position, every turn of the next captain."""
    state = mississippi.parse_position(position)
    for action in mississippi.legal(state):
        after, _ = mississippi.apply(state, action)
        if mississippi.actor(after) is not None:
            agree({**mississippi.to_data(after)})

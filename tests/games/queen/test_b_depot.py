"""B7: coal depots, where a steamer that docks fills up its coal."""

from __future__ import annotations

import pytest

from paddlewheel.games import queen
from paddlewheel.games.queen.model.events import Fuelled, Pushed

from .positions import GREEN, RED, legal_texts, refused, sail

COAL = "queen added=coal tiles=start,coal,red-2 order=red,green,blue to_move=red |"
"""Depot docks at (0, -4) and (1, -6)."""


def test_a_steamer_that_ends_its_turn_at_a_depot_with_speed_1_may_fill_up() -> None:
    """B7: to six, whatever it has."""
    state, _ = sail(f"{COAL} red=0,-3:N:s1:c2 green=0,1 blue=1,1", "1 a done")
    assert legal_texts(state) == ["fuel", "skip"]
    assert queen.actor(state) == RED
    state, events = sail(state, "fuel")
    assert events[0] == Fuelled(RED, 6)
    assert state.steamers[RED].coal == 6
    assert queen.actor(state) == GREEN


def test_it_need_not() -> None:
    """B7: it may."""
    state, events = sail(f"{COAL} red=0,-3:N:s1:c2 green=0,1 blue=1,1", "1 a done skip")
    assert not any(isinstance(event, Fuelled) for event in events)
    assert state.steamers[RED].coal == 2
    assert queen.actor(state) == GREEN


def test_one_without_any_coal_gets_all_of_it() -> None:
    """B7: the wheel comes back."""
    state, _ = sail(f"{COAL} red=0,-3:N:s1:c0 green=0,1 blue=1,1", "1 a done fuel")
    assert state.steamers[RED].coal == 6


def test_both_docks_of_a_tile_have_coal() -> None:
    """B7: the second one too."""
    state, _ = sail(f"{COAL} red=0,-6:SE:s1:c0 green=0,1 blue=1,1", "1 a done")
    assert state.steamers[RED].cell == (1, -6)
    assert legal_texts(state) == ["fuel", "skip"]


def test_the_depot_beside_driftwood_has_coal_too() -> None:
    """B7: on the other tile."""
    line = "queen added=coal-and-driftwood tiles=start,coal-and-driftwood,red-2 order=red,green,blue to_move=red |"
    state, _ = sail(f"{line} red=1,-4:N:s1:c3 green=0,1 blue=1,1", "1 a done fuel")
    assert state.steamers[RED].coal == 6


@pytest.mark.parametrize("speed", [2, 3])
def test_a_faster_steamer_does_not_fuel(speed: int) -> None:
    """B7, Q19: it docks as at a station, with speed 1."""
    state, _ = sail(f"{COAL} red=0,{speed - 4}:N:s{speed}:c2 green=0,1 blue=1,1", f"{speed} {'a ' * speed} done")
    assert state.steamers[RED].cell == (0, -4)
    assert state.agenda[0].what == "speed"
    assert state.steamers[RED].coal == 2


def test_a_full_steamer_is_not_asked() -> None:
    """B7: there is nothing to fill up."""
    state, _ = sail(f"{COAL} red=0,-3:N:s1:c6 green=0,1 blue=1,1", "1 a done")
    assert state.agenda[0].what == "speed"
    assert queen.actor(state) == GREEN


def test_whoever_only_passes_does_not_fuel() -> None:
    """B7: the turn must end there."""
    state, _ = sail(f"{COAL} red=0,-3:N:s2:c1 green=0,1 blue=1,1", "2 a a done")
    assert state.steamers[RED].cell == (0, -5)
    assert state.agenda[0].what == "speed"


def test_whoever_stays_at_a_depot_without_ending_a_turn_there_anew_does_not_fuel_again() -> None:
    """B7, Q10: every turn uses up at least a point, so it must leave and come back."""
    state, _ = sail(f"{COAL} red=0,-4:N:s1:c1 green=0,1 blue=1,1", "1")
    assert "done" not in legal_texts(state)
    assert refused(state, "fuel").rule == "Q10"


def test_whoever_is_pushed_onto_a_depot_with_speed_1_may_fill_up_at_once() -> None:
    """B7, Q16: first it chooses its heading, then it fuels, then the pusher goes on."""
    state, events = sail(f"{COAL} red=0,-2:N:s3:c0 green=0,-3:S:s1:c2 blue=1,1", "3 push=0,-4")
    assert Pushed(RED, GREEN, (0, -3), (0, -4)) in events
    assert (queen.actor(state), state.agenda[0].what) == (GREEN, "face")
    state, _ = sail(state, "N")
    assert (queen.actor(state), legal_texts(state)) == (GREEN, ["fuel", "skip"])
    state, events = sail(state, "fuel")
    assert events == (Fuelled(GREEN, 6),)
    assert queen.actor(state) == RED
    assert state.agenda[0].what == "sail"


def test_whoever_is_pushed_there_faster_does_not() -> None:
    """B7: speed 2 is too fast."""
    state, _ = sail(f"{COAL} red=0,-2:N:s3:c0 green=0,-3:S:s2:c2 blue=1,1", "3 push=0,-4 N")
    assert queen.actor(state) == RED


def test_a_steamer_that_driftwood_slows_to_1_has_docked() -> None:
    """B5, B7, RULING: the speed has dropped when it comes to docking; no printed tile has it so, a position can."""
    line = COAL.replace("to_move=red", "to_move=red decision=sail points=0 slowed=1")
    state, _ = sail(f"{line} red=0,-4:N:s2:c3 green=0,1 blue=1,1", "done")
    assert state.steamers[RED].speed == 1
    assert legal_texts(state) == ["fuel", "skip"]


def test_nobody_waits_at_a_depot() -> None:
    """B7, Q19: there is nobody to board."""
    state, _ = sail(f"{COAL} red=0,-3:N:s1:c2 green=0,1 blue=1,1", "1 a done")
    no = refused(state, "board")
    assert (no.rule, no.brief) == ("B7", "first.fuel (steamer=red)")
    assert state.waiting[1] == 0


def test_nobody_fuels_at_a_station() -> None:
    """B7: there are passengers, no coal."""
    state, _ = sail("queen tiles=start,red-1,red-2 to_move=red | red=0,-3:N:s1:c2 green=0,1 blue=1,1", "1 a done")
    assert legal_texts(state) == ["board", "skip"]
    assert refused(state, "fuel").rule == "Q19"


def test_on_the_frontmost_tile_the_next_one_is_joined_before_a_steamer_fuels() -> None:
    """B7, Q5: the tile first, then the coal."""
    line = "queen added=coal tiles=start,coal order=red,green,blue to_move=red decision=die reached=yes stood=0,-3/0,-4 |"
    state, _ = sail(f"{line} red=0,-4:N:s1:c2 green=0,1 blue=1,1", "die=left tile=red-1")
    assert (queen.actor(state), legal_texts(state)) == (RED, ["fuel", "skip"])


def test_a_depot_never_runs_out() -> None:
    """B7: red fills up and sails on, green comes after it and fills up too."""
    line = "queen added=coal tiles=start,coal,red-2 order=red,green,blue to_move=red |"
    state, _ = sail(f"{line} red=0,-3:N:s1:c2 green=0,-1:N:s1:c1 blue=1,1", "1 a done fuel 2 a a done 1 a done")
    assert (state.round, state.steamers[RED].coal, state.steamers[GREEN].cell) == (3, 6, (0, -3))
    state, _ = sail(state, "1 a done 1 a done fuel")
    assert state.steamers[GREEN].coal == 6

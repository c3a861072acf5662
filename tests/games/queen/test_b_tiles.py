"""B1: the six tiles of the expansion, swapped in or shuffled in, and rivers with too few stations."""

from __future__ import annotations

import re

import pytest

from paddlewheel.engine.errors import BadData, Refusal
from paddlewheel.games import queen
from paddlewheel.games.queen.model.actions import Draw
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.river.tiles import EXPANSION, RIVER, TILES

from .positions import legal_texts, position, refused

SIX = ("coal", "coal-and-driftwood", "driftwood", "sandbanks-1", "sandbanks-2", "many-islands")
WITHOUT_STATION = ("wild-1", "wild-2", "wild-3")
THREE = ("red", "green", "blue")
STATIONS = tuple(name for name in RIVER if name not in WITHOUT_STATION)


def face_down(options: Options, seats: tuple[str, ...] = THREE) -> set[str]:
    """Return the tiles that may be turned up first."""
    return {action.tile for action in queen.legal(queen.setup(options, seats)) if isinstance(action, Draw)}


def test_there_are_six_new_tiles() -> None:
    """B1: and they are not in the river unless a table wants them."""
    assert set(EXPANSION) == set(SIX)
    assert face_down(queen.OPTIONS()) == set(RIVER)


def test_new_tiles_are_swapped_in_for_those_without_a_station() -> None:
    """B1: the river stays eleven tiles long."""
    found = face_down(queen.OPTIONS(added=SIX[:3], removed=WITHOUT_STATION))
    assert found == {*STATIONS, *SIX[:3]}
    assert len(found) == len(RIVER)


def test_new_tiles_are_shuffled_in_with_the_others() -> None:
    """B1: all seventeen."""
    assert face_down(queen.OPTIONS(added=SIX)) == {*RIVER, *SIX}


def test_a_single_new_tile_will_do() -> None:
    """B1: which ones is the table's choice."""
    assert face_down(queen.OPTIONS(added=("coal",))) == {*RIVER, "coal"}
    assert face_down(queen.OPTIONS(removed=("wild-2",))) == set(RIVER) - {"wild-2"}


def test_a_tile_that_was_left_out_is_not_turned_up() -> None:
    """B1, Q4: neither is a new one that was not chosen."""
    state = queen.setup(queen.OPTIONS(added=("coal",), removed=("wild-1",)), THREE)
    for name in ("wild-1", "driftwood"):
        no = refused(state, f"tile={name}")
        assert (no.rule, no.brief) == ("Q4", f"tile.not_face_down (tile={name})")
    assert queen.refusal(state, Draw("coal")) is None


def test_the_pile_is_as_long_as_the_river_that_was_chosen() -> None:
    """B1, Q5: the landing comes after the last of them, here the eighth."""
    removed = ("wild-1", "wild-2", "wild-3", "brown-4")
    tiles = "start,red-1,red-2,red-3,red-4,brown-1,brown-2,brown-3,coal"
    line = f"queen added=coal removed={'+'.join(removed)} tiles={tiles} to_move=red | red=0,-31 green=-1,-31 blue=0,-33"
    assert position(line.replace(" to_move", " landing=left to_move")).landing == -1
    with pytest.raises(BadData, match=re.escape("Q5 landing: position.landing_missing")):
        position(line)


@pytest.mark.parametrize(
    ("seats", "options", "removed", "sentence"),
    [
        (3, {}, 3, "options.passengers (players=3, needed=6, there=5, red=1, brown=4)"),
        (4, {}, 3, None),
        (5, {}, 4, "options.passengers (players=5, needed=10, there=8, red=0, brown=4)"),
        (6, {}, 3, "options.passengers (players=6, needed=12, there=10, red=1, brown=4)"),
        (2, {"steamers": 2}, 4, None),
        (
            2,
            {"steamers": 2, "both_home": True},
            1,
            "B1 options.passengers_both_home (players=2, needed=8, there=7, red=3, brown=4, rules=B10)",
        ),
        (3, {"steamers": 2, "both_home": True}, 2, None),
        (
            3,
            {"steamers": 2, "both_home": True},
            3,
            "B1 options.passengers_both_home (players=3, needed=12, there=10, red=1, brown=4, rules=B10)",
        ),
    ],
)
def test_a_river_with_too_few_stations_is_refused_with_the_numbers(
    seats: int, options: dict[str, int], removed: int, sentence: str | None
) -> None:
    """B1: every player must be able to board two passengers; red roofs are taken away first here."""
    gone = tuple(name for name in RIVER if name.startswith("red"))[:removed]
    chosen = queen.OPTIONS(added=SIX, removed=gone, **options)  # type: ignore[arg-type]
    names = ("red", "green", "yellow", "white", "blue", "pink")[:seats]
    if sentence is None:
        assert face_down(chosen, names) == {*RIVER, *SIX} - set(gone)
        return
    with pytest.raises(Refusal, match=re.escape(sentence)) as no:
        queen.setup(chosen, names)
    assert no.value.rule == "B1"


def test_four_players_need_brown_roofs_more_than_red_ones() -> None:
    """B1, Q18: two wait under a brown roof, one under a red one."""
    browns = tuple(name for name in RIVER if name.startswith("brown"))
    seats = ("red", "green", "yellow", "white")
    assert queen.setup(queen.OPTIONS(removed=browns[:2]), seats)
    with pytest.raises(Refusal, match=re.escape("options.passengers (players=4, needed=8, there=6, red=4, brown=1)")):
        queen.setup(queen.OPTIONS(removed=browns[:3]), seats)


def test_the_new_tiles_have_no_station() -> None:
    """B1, B7: nobody waits on them, at a coal depot least of all."""
    assert all(TILES[name].station is None for name in SIX)
    state = queen.setup(queen.OPTIONS(added=SIX), THREE)
    for name in SIX:
        after, _ = queen.apply(state, Draw(name))
        assert after.waiting == (0, 0)


def test_tiles_are_named_in_any_order_but_once() -> None:
    """B1: what matters is which."""
    assert queen.OPTIONS(added=("driftwood", "coal")) == queen.OPTIONS(added=("coal", "driftwood"))
    with pytest.raises(Refusal) as no:
        queen.setup(queen.OPTIONS(added=("coal", "coal")), THREE)
    assert no.value.rule == "B1"
    with pytest.raises(Refusal) as no:
        queen.setup(queen.OPTIONS(added=("red-1",)), THREE)
    assert no.value.rule == "B1"
    with pytest.raises(Refusal) as no:
        queen.setup(queen.OPTIONS(removed=("coal",)), THREE)
    assert no.value.rule == "B1"


def test_many_islands_leaves_eleven_cells_of_water() -> None:
    """B1: it asks for careful steering, and nothing on it is special."""
    assert len(TILES["many-islands"].water) == 11
    assert not TILES["many-islands"].special


def test_every_new_tile_can_be_crossed_with_no_coal() -> None:
    """B1, B3: slowly, one free turn a turn, from some cell of the rear row to the nose that leads on; sandbanks avoided."""
    for name in SIX:
        line = f"queen added={'+'.join(SIX)} tiles=start,{name},red-1 to_move=red | red={{}} green=-2,2 blue=2,0"
        assert any(_crosses(line.format(f"{q},{r}:N:s1:c0")) for q, r in ((0, 1), (1, 0), (-1, 1))), name


def _crosses(line: str) -> bool:
    """Tell whether red comes onto the second tile by turns at speed 1 that cost nothing."""
    state = position(line)
    start = state.steamers[0]
    seen = {(start.cell, start.heading)}
    waiting = [start]
    while waiting:
        here = state.with_steamer(0, waiting.pop())
        for route in queen.turns(here):
            spot = (route.cell, route.heading)
            if route.speed == 1 and route.coal == 0 and not route.pushes and spot not in seen:
                if here.river.tile_of[here.river.index[route.cell]] == 2:
                    return True
                if here.river.elements.get(here.river.index[route.cell]) is None:
                    seen.add(spot)
                    waiting.append(start._replace(cell=route.cell, heading=route.heading))
    return False


def test_the_actions_of_chance_name_the_new_tiles() -> None:
    """B1, Q4: in text too."""
    state = queen.setup(queen.OPTIONS(added=("many-islands",), removed=WITHOUT_STATION), THREE)
    assert "tile=many-islands" in legal_texts(state)
    assert len(legal_texts(state)) == 9

"""Q1–Q23, B1–B13: whole races held against a second, naive reading of the rules.

After every action the position (all of it), who decides and everything that is legal are compared, and at the end the
ranks. Races begin at the set-up, with every ready-made set-up and every pair of options, and at positions picked at
random, so that landings and crowds come up as often as the beginning of a river.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from contract.table import VARIANTS
from models.queen.race import Race
from models.queen.turn import allowed_speeds

from paddlewheel.engine.contract import PAGE
from paddlewheel.games import queen
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.model.state import State
from paddlewheel.words import speaker

from . import test_b_duty, test_b_routes
from .conservation import check_race, check_steps
from .opinions import begin, compare, sail, step, take_up
from .positions import position, random_position
from .racing import Step

pytestmark = pytest.mark.sweep

READY_MADE = {
    f"{name}-{players}": (setup.options, players) for name, setup in queen.SETUPS.items() for players in setup.players
}
PAIRWISE = {variant.name: (variant.options, variant.players) for variant in VARIANTS if variant.game is queen}
EVERY_RACE = {**READY_MADE, **PAIRWISE}
PICKED: list[Callable[[Random], State]] = [random_position, test_b_routes.random_position, test_b_duty.random_position]
"""Q and B2–B6 in crowds and at the landing; around the Black Rose."""

LONGEST = 2_000
"""No race here goes through more states."""
SHARE = 760
"""The long sweep compares at least so many states of each race it sails, under each version."""
SAY = speaker()
DRAWN = 10
"""Every tenth state of the long sweep is drawn."""

every_version = pytest.mark.parametrize("version", queen.VERSIONS)


@every_version
@pytest.mark.parametrize(("chosen", "players"), READY_MADE.values(), ids=READY_MADE)
def test_whole_races_of_every_ready_made_set_up_go_as_in_the_model(chosen: Options, players: int, version: int) -> None:
    """B13: from the first tile to the last rank; under older rules a part of the race, which the long sweep sails out."""
    newest = version == queen.VERSIONS[-1]
    seen = sail(*begin(chosen, players, version), Random(f"ready-made {players} {version}"), LONGEST if newest else 100)
    assert seen["over"] or not newest


@every_version
@pytest.mark.parametrize(("chosen", "players"), PAIRWISE.values(), ids=PAIRWISE)
def test_races_with_every_pair_of_options_go_as_in_the_model(chosen: Options, players: int, version: int) -> None:
    """B13: a part of each race; the long sweep sails them out."""
    sail(*begin(chosen, players, version), Random(f"pairs {players} {version}"), 40)


@every_version
@pytest.mark.parametrize("pick", PICKED)
def test_races_go_on_as_in_the_model_from_positions_picked_at_random(pick: Callable[[Random], State], version: int) -> None:
    """Q13–Q23, B2–B12: two or three rounds each."""
    rng = Random(f"picked {version}")
    seen: Counter[str] = Counter()
    for _ in range(12):
        seen += sail(*take_up(pick(rng), version), rng, 40)
    assert min(seen[what] for what in ("push", "landing", "tiles left")), seen


# --- where the versions differ --------------------------------------------------------------------------------------------

HELD = (
    "queen added=sandbanks-1 tiles=start,sandbanks-1,wild-1 order=yellow,red,green to_move=yellow"
    " | red=-1,-3:N:s1:c6 green=-1,-2:N yellow=0,0:N:s1"
)
BARRED = (
    "queen added=sandbanks-2 tiles=start,sandbanks-2,wild-1 order=red,yellow,green to_move=red"
    " | red=0,0:N:s1 green=-2,0:N yellow=2,-5:SE:s1:c6"
)
OUT_YET_STEERING = (
    "queen black_rose=yes tiles=start,red-1,wild-1 order=red,green,yellow,rose to_move=green"
    " | red=0,-3 green=0,0:N:s1 yellow=-1,2:S:s1:c0 rose=1,0:N:s1"
)
AT_LANDING_STAGES = (
    "queen steamers=2 tiles=start,red-1 order=red-1,red-2,green-1,green-2 to_move=red-1"
    " | red-1=0,0:S:s1:c2 red-2=1,0 green-1=-2,0 green-2=-2,1"
)
RESCUE = (
    "queen black_rose=yes added=sandbanks-1 tiles=start,sandbanks-1,wild-1 order=red,green,yellow,rose to_move=red"
    " | red=-1,-1:N:s3:c6 green=-1,-2:N yellow=2,0 rose=-1,-3:N:s1"
)
LAST_TILE = (
    "queen tiles=start,brown-2:straight,wild-1:right,brown-3:straight,brown-4:left,red-3:straight,wild-2:left,red-2:left,"
    "red-1:right,wild-3:left,red-4:left to_move=red | red=-7,-11:S green=-2,0 yellow=-2,1"
)
WHERE_THEY_DIFFER = {
    "held": HELD,
    "barred by land": BARRED,
    "out, yet steering": OUT_YET_STEERING,
    "at landing stages": AT_LANDING_STAGES,
    "rescue": RESCUE,
    "last tile": LAST_TILE,
}


@every_version
@pytest.mark.parametrize("line", WHERE_THEY_DIFFER.values(), ids=WHERE_THEY_DIFFER)
def test_races_go_on_as_in_the_model_where_the_versions_differ(line: str, version: int) -> None:
    """Q3, Q13, B9, B12: one step ahead, then anything."""
    for nth in range(3):
        state, race = take_up(position(line), version)
        for taken in ["1", "a", "done"] if line != RESCUE else ():
            state, _ = queen.apply(state, queen.parse_action(state, taken))
            race.apply(taken)
        sail(state, race, Random(f"{line} {nth}"), 40)


ALL_HELD = (
    "queen added=sandbanks-1 tiles=start,sandbanks-1,wild-1 order=red,green,yellow to_move=yellow"
    " | red=-2,-2:NE:s1:c6 green=-1,-3:SW:s1:c6 yellow=-1,1:S:s1:c0"
)


def test_a_race_in_which_everybody_is_held_ends_as_in_the_model() -> None:
    """Q13, Q23: the model sails every round up to the limit; the engine ends in the same position with the same ranks."""
    state, race = take_up(position(ALL_HELD), 2)
    for taken in ("1", "a", "done"):
        compare(state, race)
        _, _, state, _ = step(state, race, taken)
    compare(state, race)
    assert race.ask is None
    assert race.stories.count(("red", "held")) > 50


def modelled(line: str, version: int) -> Race:
    """Return the model's race from a position on, one step ahead."""
    _, race = take_up(position(line), version)
    for taken in ["1", "a", "done"]:
        assert taken in race.legal()
        race.apply(taken)
    return race


@pytest.mark.parametrize(("version", "sails"), [(1, False), (2, True)])
def test_in_the_model_a_steamer_held_by_others_stays_since_version_2(version: int, sails: bool) -> None:
    """Q13: aground between an island and green; with green gone it could go astern."""
    race = modelled(HELD, version)
    assert race.stories == [("red", "held")]
    assert race.lies("red") == sails


@every_version
def test_in_the_model_land_is_told_from_want_of_coal(version: int) -> None:
    """Q13: nothing would help yellow, which is full of coal and alone there."""
    assert ("yellow", "barred by land") in modelled(BARRED, version).stories


@pytest.mark.parametrize(("version", "who"), [(1, "yellow"), (2, "green")])
def test_in_the_model_nobody_who_is_out_steers_the_black_rose_since_version_2(version: int, who: str) -> None:
    """B12.1: yellow is last in the order, and out."""
    race = modelled(OUT_YET_STEERING, version)
    assert (race.to_move, race.stories) == ("rose", [("yellow", "out of coal")])
    assert race.captain_of("rose") == who


@pytest.mark.parametrize(("version", "asked"), [(1, "exchange"), (2, "speed")])
def test_in_the_model_landing_stages_are_docks_since_version_2(version: int, asked: str) -> None:
    """B9: red-1 lies on start cell 1."""
    race = modelled(AT_LANDING_STAGES, version)
    assert race.ask is not None
    assert race.ask.what == asked


@pytest.mark.parametrize(("version", "free"), [(1, False), (2, True)])
def test_in_the_model_nobody_has_to_rescue_the_black_rose_since_version_2(version: int, free: bool) -> None:
    """B12.4: she is held already; to leave her there is not to bring her there."""
    _, race = take_up(position(RESCUE), version)
    table = race.duty().table
    assert (race.legal() == set(allowed_speeds(table))) == free


@pytest.mark.parametrize(("version", "free"), [(1, False), (2, True)])
def test_in_the_model_the_last_tile_is_laid_without_a_look_ahead_since_version_2(version: int, free: bool) -> None:
    """Q3: only the landing follows it."""
    assert ("die=left" in modelled(LAST_TILE, version).legal()) == free


# --- the long sweep -------------------------------------------------------------------------------------------------------


@pytest.mark.long
@every_version
@pytest.mark.parametrize(("chosen", "players"), EVERY_RACE.values(), ids=EVERY_RACE)
def test_a_hundred_thousand_states_are_as_in_the_model(
    chosen: Options, players: int, version: int, request: pytest.FixtureRequest
) -> None:
    """Q1–Q23, B1–B13: whole races of every ready-made set-up and every pair of options, a share of the states each.

    What is true of every race (conservation) is checked in the same ones, and some of their states are drawn.
    """
    rng, seen = Random(f"long {request.node.name}"), Counter[str]()
    while seen["states"] < SHARE:
        steps: list[Step] = []
        seen += sail(*begin(chosen, players, version), rng, LONGEST, steps)
        check_race(steps)
        check_drawn(steps)
    request.node.user_properties.append(("states held against the model", seen["states"]))


@pytest.mark.long
@every_version
@pytest.mark.parametrize("pick", PICKED, ids=["base", "expansion", "the Black Rose"])
def test_many_races_go_on_as_in_the_model_from_positions_picked_at_random(
    pick: Callable[[Random], State], version: int, request: pytest.FixtureRequest
) -> None:
    """Q13–Q23, B2–B12: to the end of the race, the same share each."""
    rng, seen = Random(f"long {request.node.name}"), Counter[str]()
    while seen["states"] < SHARE:
        steps: list[Step] = []
        seen += sail(*take_up(pick(rng), version), rng, LONGEST, steps)
        check_steps(steps)
        check_drawn(steps)
    request.node.user_properties.append(("states held against the model", seen["states"]))


def check_drawn(steps: list[Step]) -> None:
    """Every state can be drawn and fits into the columns of a page; some are tried."""
    for _, _, after, _ in steps[::DRAWN]:
        assert max(sum(len(span.text) for span in line) for line in queen.draw(after, SAY)) <= PAGE.width


def test_the_shares_add_up_to_a_hundred_thousand_states() -> None:
    """B13: so many at least are compared, whichever process does it."""
    assert (len(EVERY_RACE) + len(PICKED)) * len(queen.VERSIONS) * SHARE >= 100_000

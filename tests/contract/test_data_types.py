"""Whatever a game says as plain data is of the types that it names in DATA: every game, every variant, every version."""

from __future__ import annotations

import json
from typing import Any, Literal, Union, get_args, get_origin

import pytest

from paddlewheel.engine.contract import CHANCE, AnyGame
from paddlewheel.engine.data_types import AnyEvent, AnyPosition, AnyScene, AnyTurn, fields_of
from paddlewheel.games import GAMES

from .strictly import misfits
from .table import VARIANTS, Played, Variant, play
from .test_contract import every_variant, spread


@every_variant
def test_what_a_game_says_is_of_its_types(variant: Variant) -> None:
    """Positions, scenes, events, whole turns one by one and written shortly, what is within reach."""
    check_types(variant, play(variant, 0))


@every_variant
def test_what_a_game_says_under_older_rules_is_of_its_types_too(variant: Variant) -> None:
    for version in variant.game.VERSIONS[:-1]:
        check_types(variant, play(variant, 0, version), 4)


def check_types(variant: Variant, played: Played, less: int = 1) -> None:
    """Look at many states of a race, or at so many times less."""
    game, kinds = variant.game, variant.game.DATA
    for state in spread(played, 20 // less):
        assert not misfits(game.to_data(state), kinds.position)
        assert not misfits(game.scene(state), kinds.scene)
    event: Any = Union.__getitem__(kinds.events)
    for state, events in list(zip(played.states, played.events, strict=False))[::less]:
        for one in events:
            assert not misfits(game.event_data(state, one), event)
    for state in spread(played, 8 // less):
        check_turns(variant, state)
    for state in spread(played, 2):
        for steamer in game.to_data(state)["steamers"]:
            assert not misfits(list(game.reach(state, steamer)), list[kinds.reach])  # type: ignore[name-defined]


def check_turns(variant: Variant, state: Any) -> None:
    """Also as JSON brings them; and who wants one of them says so with a wish."""
    game, kinds = variant.game, variant.game.DATA
    if game.actor(state) in (None, CHANCE):
        return
    turns = game.turns(state)
    packed = game.turns_data(state, turns)
    assert not misfits(packed, kinds.packed)
    assert not misfits(as_json(packed), kinds.packed)
    for turn in turns[:: max(1, len(turns) // 20)]:
        data = game.turn_data(state, turn)
        assert not misfits(data, kinds.turn)
        assert not variant.wish(data) or not misfits(variant.wish(data), kinds.wish)


@pytest.mark.parametrize(
    "variant", [*{variant.game.NAME: variant for variant in VARIANTS}.values()], ids=lambda one: one.game.NAME
)
def test_what_the_data_of_all_games_has_in_common_is_there(variant: Variant) -> None:
    """The page's shell knows positions, scenes, events and turns only by these fields."""
    kinds = variant.game.DATA
    for common, own in ((AnyPosition, kinds.position), (AnyScene, kinds.scene), (AnyTurn, kinds.turn)):
        check_common(common, own)
    for event in kinds.events:
        check_common(AnyEvent, event)
    assert fields_of(kinds.turn).keys() & {"way", "action"}


def check_common(common: Any, own: Any) -> None:
    shared, fields = fields_of(common), fields_of(own)
    assert {name for name, field in shared.items() if field.required} <= fields.keys()
    for name in shared.keys() & fields.keys():
        wanted, found = shared[name].kind, fields[name].kind
        named = get_origin(found) is Literal and all(isinstance(one, wanted) for one in get_args(found))
        assert named or found == wanted or (get_origin(found) == get_origin(wanted) is not None), (own, name)


@pytest.mark.parametrize("game", GAMES.values())
def test_every_kind_of_event_has_a_name_of_its_own(game: AnyGame) -> None:
    names = [fields_of(kind)["event"].kind for kind in game.DATA.events]
    assert len(set(names)) == len(names) > 1


def test_a_misfit_is_found() -> None:
    """Wherever it is: else the tests above would say nothing."""
    variant = next(variant for variant in VARIANTS if variant.game.NAME == "queen")
    game = variant.game
    state = game.setup(variant.options, game.COLOURS[: variant.players])
    steamer = game.seats(state)[0]
    wrong = {"speed": "3", "coal": True, "heading": "E", "cell": [1], "more": 1, "boarded_at": None}
    for place, value in wrong.items():
        data = as_json(game.to_data(state))
        data["steamers"][steamer][place] = value
        assert len(misfits(data, game.DATA.position)) == 1, place
    data = as_json(game.to_data(state))
    del data["steamers"][steamer]["coal"]
    assert misfits(data, game.DATA.position) == [f".steamers.{steamer}: coal is missing"]


def as_json(data: Any) -> Any:
    return json.loads(json.dumps(data))

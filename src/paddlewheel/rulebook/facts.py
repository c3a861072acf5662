"""What is so at a table: the numbers, the names and the yes or no that a rule book is filled in with and depends on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from paddlewheel.games import options
from paddlewheel.games.game import AnyGame
from paddlewheel.games.mississippi.course import USUAL_ROWS, goal_of
from paddlewheel.games.mississippi.state import Options as MississippiOptions
from paddlewheel.games.mississippi.steamers import LOGS_EACH
from paddlewheel.games.queen.elements import ELEMENTS, Element
from paddlewheel.games.queen.options import Options as QueenOptions
from paddlewheel.games.queen.setup import EXPANSION_OPTIONS
from paddlewheel.games.queen.tables import (
    PASSENGERS,
    passengers_needed,
    passengers_there,
    river_of,
    stations_of,
)
from paddlewheel.games.queen.tiles import TILES


def facts_of(game: AnyGame, chosen: Any, players: int) -> dict[str, Any]:
    """Return every fact by its name: the options themselves, how many play, and what follows from them."""
    return {**options.to_data(chosen), "players": players, **FACTS[game.NAME](chosen, players)}


def _mississippi(chosen: MississippiOptions, players: int) -> dict[str, Any]:
    return {"goal": goal_of(chosen.rows), "logs": LOGS_EACH[players], "usual_rows": chosen.rows == USUAL_ROWS}


def _queen(chosen: QueenOptions, players: int) -> dict[str, Any]:
    each = PASSENGERS[players, chosen.steamers]
    return {
        **_river_facts(chosen),
        "red": each["red"],
        "brown": each["brown"],
        "equal_roofs": each["red"] == each["brown"],
        "waiting": passengers_there(chosen, players),
        "needed": passengers_needed(chosen, players),
        "sixth": players * chosen.steamers == 6,
        **_company_facts(chosen, players),
    }


def _river_facts(chosen: QueenOptions) -> dict[str, Any]:
    """B1: what there is on the river."""
    return {
        "tiles": len(river_of(chosen)),
        "stations": sum(stations_of(chosen).values()),
        "adds": bool(chosen.added),
        "removes": bool(chosen.removed),
        "other_river": bool(chosen.added or chosen.removed),
        "islands": "many-islands" in chosen.added,
        **{element.cells: element in _elements(chosen) for element in ELEMENTS},
    }


def _company_facts(chosen: QueenOptions, players: int) -> dict[str, Any]:
    """B8–B13: who sails, where coal comes from, and all of the expansion that was chosen."""
    exchange = chosen.steamers == 2 or chosen.black_rose
    data, usual = options.to_data(chosen), options.to_data(QueenOptions())
    changed = {name: data[name] for name in EXPANSION_OPTIONS if data[name] != usual[name]}
    return {
        "exchange": exchange,
        "coal_comes": exchange or any(element.fills for element in _elements(chosen)),
        "rose_in_yard": chosen.black_rose and players * chosen.steamers == 5,
        "start_rule": "B10" if players == 2 else "B11",
        "changed": bool(changed),
        "chosen": changed,
        "expansion": bool(changed) or players in (2, 6),
    }


def _elements(chosen: QueenOptions) -> set[Element]:
    """B2–B7: the kinds of water cells that there are on the river; a fact is called as the tiles call those cells."""
    return {element for name in river_of(chosen) for element in TILES[name].special.values()}


FACTS: Final[dict[str, Callable[[Any, int], dict[str, Any]]]] = {"mississippi": _mississippi, "queen": _queen}

"""What a table of Mississippi Queen is told by."""

from __future__ import annotations

from typing import Any

from paddlewheel.engine import options
from paddlewheel.games.queen.facts import (
    ELEMENTS,
    EXPANSION_OPTIONS,
    PASSENGERS,
    TILES,
    Element,
    Options,
    passengers_needed,
    passengers_there,
    river_of,
    stations_of,
)


def facts(chosen: Options, players: int) -> dict[str, Any]:
    """Return what follows from the options and the number of players."""
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


def _river_facts(chosen: Options) -> dict[str, Any]:
    """B1: what is on the river."""
    return {
        "tiles": len(river_of(chosen)),
        "stations": sum(stations_of(chosen).values()),
        "adds": bool(chosen.added),
        "removes": bool(chosen.removed),
        "other_river": bool(chosen.added or chosen.removed),
        "islands": "many-islands" in chosen.added,
        **{element.cells: element in _elements(chosen) for element in ELEMENTS},
    }


def _company_facts(chosen: Options, players: int) -> dict[str, Any]:
    """B8–B13: who sails, where coal comes from, and all of the expansion that was chosen."""
    exchange = chosen.steamers == 2 or chosen.black_rose
    data, usual = options.to_data(chosen), options.to_data(Options())
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


def _elements(chosen: Options) -> set[Element]:
    """B2–B7: the kinds of water cells that there are on the river; a fact is called as the tiles call those cells."""
    return {element for name in river_of(chosen) for element in TILES[name].special.values()}

"""What may be known about Mississippi Queen beyond the contract: the facts that captains and the rule book use.

Nothing outside the game imports from its inside but through here, so that its rooms can be rebuilt behind this one door.
For what is legal, what it costs and what it leads to, use the contract (`engine.contract`); listed here are the
board as numbers, the state, the actions, and the ends of a turn before they are made into routes.
"""

from __future__ import annotations

from paddlewheel.games.queen.model.actions import Action, Board, Exchange, Face, Fuel, Skip
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.model.pieces import PASSENGERS, passengers_needed, passengers_there, river_of, stations_of
from paddlewheel.games.queen.model.rule_set import RuleSet
from paddlewheel.games.queen.model.setup import EXPANSION_OPTIONS
from paddlewheel.games.queen.model.state import (
    BOARD,
    EXCHANGE,
    FACE,
    FASTEST,
    FUEL,
    FULL_COAL,
    NOBODY,
    SAIL,
    SLOWEST,
    SPEED,
    Ship,
    State,
    Steamer,
    captain_of,
    owner,
    ships_of,
)
from paddlewheel.games.queen.river.elements import ELEMENTS, Element
from paddlewheel.games.queen.river.flat_map import NOWHERE, neighbour
from paddlewheel.games.queen.river.joining import Laid, free_bends
from paddlewheel.games.queen.river.layout import River, river
from paddlewheel.games.queen.river.packed import steps_back
from paddlewheel.games.queen.river.tiles import OPEN_WATER, TILES
from paddlewheel.games.queen.routes.ends import End, Survey, end, final_speed, survey, way
from paddlewheel.games.queen.routes.listing import COAL as COAL_BITS
from paddlewheel.games.queen.routes.listing import SPEED as SPEED_BITS
from paddlewheel.games.queen.routes.listing import SPOT as SPOT_BITS
from paddlewheel.games.queen.routes.listing import WORLD as WORLD_BITS
from paddlewheel.games.queen.routes.position_after import mover_after, position_after
from paddlewheel.games.queen.turn.agenda import follow
from paddlewheel.games.queen.turn.arrival import arrival_speed, free_ranks, home, is_out, would_arrive
from paddlewheel.games.queen.turn.black_rose_duty import dutiful_ends, stranding
from paddlewheel.games.queen.turn.boarding import DOCKING_SPEED, MOST_ABOARD, why_not_take
from paddlewheel.games.queen.turn.costs import FREE_STEPS, speed_coal
from paddlewheel.games.queen.turn.legality import HEADINGS
from paddlewheel.games.queen.turn.order import projection, ranking
from paddlewheel.games.queen.turn.speed import can_move

__all__ = [
    "BOARD",
    "COAL_BITS",
    "DOCKING_SPEED",
    "ELEMENTS",
    "EXCHANGE",
    "EXPANSION_OPTIONS",
    "FACE",
    "FASTEST",
    "FREE_STEPS",
    "FUEL",
    "FULL_COAL",
    "HEADINGS",
    "MOST_ABOARD",
    "NOBODY",
    "NOWHERE",
    "OPEN_WATER",
    "PASSENGERS",
    "SAIL",
    "SLOWEST",
    "SPEED",
    "SPEED_BITS",
    "SPOT_BITS",
    "TILES",
    "WORLD_BITS",
    "Action",
    "Board",
    "Element",
    "End",
    "Exchange",
    "Face",
    "Fuel",
    "Laid",
    "Options",
    "River",
    "RuleSet",
    "Ship",
    "Skip",
    "State",
    "Steamer",
    "Survey",
    "arrival_speed",
    "can_move",
    "captain_of",
    "dutiful_ends",
    "end",
    "final_speed",
    "follow",
    "free_bends",
    "free_ranks",
    "home",
    "is_out",
    "mover_after",
    "neighbour",
    "owner",
    "passengers_needed",
    "passengers_there",
    "position_after",
    "projection",
    "ranking",
    "river",
    "river_of",
    "ships_of",
    "speed_coal",
    "stations_of",
    "steps_back",
    "stranding",
    "survey",
    "way",
    "why_not_take",
    "would_arrive",
]

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
    owner,
    ships_of,
)
from paddlewheel.games.queen.river.elements import ELEMENTS, Element
from paddlewheel.games.queen.river.flat_map import HOLDS
from paddlewheel.games.queen.river.joining import NOWHERE, Laid
from paddlewheel.games.queen.river.layout import River, free_bends, river
from paddlewheel.games.queen.river.measuring_stick import projection
from paddlewheel.games.queen.river.tiles import OPEN_WATER, TILES
from paddlewheel.games.queen.routes.ends import End, Survey, dutiful_ends, end, final_speed, stranding, survey, way
from paddlewheel.games.queen.routes.listing import COAL as COAL_BITS
from paddlewheel.games.queen.routes.listing import SPEED as SPEED_BITS
from paddlewheel.games.queen.routes.listing import SPOT as SPOT_BITS
from paddlewheel.games.queen.routes.listing import WORLD as WORLD_BITS
from paddlewheel.games.queen.routes.position_after import mover_after, position_after
from paddlewheel.games.queen.turn.arrival import MOST_ABOARD
from paddlewheel.games.queen.turn.costs import FREE_STEPS, speed_coal
from paddlewheel.games.queen.turn.docking import DOCKING_SPEED
from paddlewheel.games.queen.turn.legality import HEADINGS
from paddlewheel.games.queen.turn.outcome import (
    arrival_speed,
    can_move,
    captain_of,
    free_ranks,
    home,
    is_out,
    ranking,
    would_arrive,
)
from paddlewheel.games.queen.turn.play import sail_on
from paddlewheel.games.queen.turn.refusals import why_not_take

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
    "HOLDS",
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
    "free_bends",
    "free_ranks",
    "home",
    "is_out",
    "mover_after",
    "owner",
    "passengers_needed",
    "passengers_there",
    "position_after",
    "projection",
    "ranking",
    "river",
    "river_of",
    "sail_on",
    "ships_of",
    "speed_coal",
    "stations_of",
    "stranding",
    "survey",
    "way",
    "why_not_take",
    "would_arrive",
]

"""What may be known about Mississippi Queen beyond the contract: the facts that captains and the rule book use.

Nothing outside the game imports from its inside but through here, so that its rooms can be rebuilt behind this one door.
For what is legal, what it costs and what it leads to, use the contract (`engine.contract`); listed here are the
board as numbers, the state, the actions, and the ends of a turn before they are made into routes; and for captains of the
kernel a race in numbers, with what is listed, decided and done in it. Tasks of its agenda are called `…_TASK` there, and
kinds of actions `DO_…`.
"""

from __future__ import annotations

from paddlewheel.games.queen.model.actions import Action, Board, Die, Draw, Exchange, Face, First, Fuel, Skip
from paddlewheel.games.queen.model.option_checks import EXPANSION_OPTIONS
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.model.pieces import PASSENGERS, passengers_needed, passengers_there, river_of, stations_of
from paddlewheel.games.queen.model.position import BOARD as BOARD_TASK
from paddlewheel.games.queen.model.position import EXCHANGE as EXCHANGE_TASK
from paddlewheel.games.queen.model.position import FACE as FACE_TASK
from paddlewheel.games.queen.model.position import FUEL as FUEL_TASK
from paddlewheel.games.queen.model.position import LANDING as LANDING_TASK
from paddlewheel.games.queen.model.position import MOST_SHIPS, Position, Rules, dump_turn, load, ship_of
from paddlewheel.games.queen.model.position import SAIL as SAIL_TASK
from paddlewheel.games.queen.model.position import SPEED as SPEED_TASK
from paddlewheel.games.queen.model.position import captain_of as captain_in
from paddlewheel.games.queen.model.position import owner as owner_in
from paddlewheel.games.queen.model.rule_set import RuleSet
from paddlewheel.games.queen.model.state import (
    BOARD,
    CHANCE_TASKS,
    EXCHANGE,
    FACE,
    FASTEST,
    FIRST,
    FUEL,
    FULL_COAL,
    NEXT,
    NOBODY,
    SAIL,
    SLOWEST,
    SPEED,
    TILE,
    Ship,
    State,
    Steamer,
    Task,
    owner,
    ships_of,
)
from paddlewheel.games.queen.river.elements import ELEMENTS, Element
from paddlewheel.games.queen.river.flat_map import (
    CELLS,
    ENTERING,
    FILLS,
    HOLDS,
    LAND,
    MOST_PLACES,
    NO_LANDING,
    POINTS,
    SLOWS,
    STOPS,
    FlatMap,
)
from paddlewheel.games.queen.river.flat_map import lay as lay_tile
from paddlewheel.games.queen.river.flat_map import take_back as take_tile_back
from paddlewheel.games.queen.river.joining import NOWHERE, Laid
from paddlewheel.games.queen.river.layout import River, cells_of, chart_of, free_bends, river
from paddlewheel.games.queen.river.measuring_stick import projection
from paddlewheel.games.queen.river.tiles import OPEN_WATER, SHAPE, TILES, TURN_NAMES
from paddlewheel.games.queen.routes.ends import (
    End,
    Survey,
    dutiful_ends,
    end,
    final_speed,
    stranding,
    survey,
    usual_order,
    way,
)
from paddlewheel.games.queen.routes.listing import COAL as COAL_BITS
from paddlewheel.games.queen.routes.listing import SPEED as SPEED_BITS
from paddlewheel.games.queen.routes.listing import SPOT as SPOT_BITS
from paddlewheel.games.queen.routes.listing import WORLD as WORLD_BITS
from paddlewheel.games.queen.routes.position_after import mover_after, position_after
from paddlewheel.games.queen.routes.pushes import WORLD_SIZE
from paddlewheel.games.queen.routes.reaching import EACH, least_of
from paddlewheel.games.queen.routes.reaching import SLOWED as SLOWED_BITS
from paddlewheel.games.queen.turn.agenda import act, settle
from paddlewheel.games.queen.turn.arrival import FINE, MOST_ABOARD, why_not_home
from paddlewheel.games.queen.turn.arrival import home as count_home
from paddlewheel.games.queen.turn.arrival import is_out as is_out_in
from paddlewheel.games.queen.turn.black_rose_duty import list_dutiful
from paddlewheel.games.queen.turn.choices import legal_actions
from paddlewheel.games.queen.turn.costs import FREE_STEPS, OFF_COAL, rotations_coal, speed_coal, speed_left
from paddlewheel.games.queen.turn.docking import DOCKING_SPEED
from paddlewheel.games.queen.turn.docking import why_not_take as why_not_take_in
from paddlewheel.games.queen.turn.growth import free_bends as free_bends_in
from paddlewheel.games.queen.turn.growth import pile_size, unseen
from paddlewheel.games.queen.turn.kernel_numbers import decode, encode
from paddlewheel.games.queen.turn.legality import HEADINGS
from paddlewheel.games.queen.turn.movement import BOARD as DO_BOARD
from paddlewheel.games.queen.turn.movement import EXCHANGE as DO_EXCHANGE
from paddlewheel.games.queen.turn.movement import FACE as DO_FACE
from paddlewheel.games.queen.turn.movement import FUEL as DO_FUEL
from paddlewheel.games.queen.turn.movement import SKIP as DO_SKIP
from paddlewheel.games.queen.turn.movement import action as action_number
from paddlewheel.games.queen.turn.movement import can_move as can_move_in
from paddlewheel.games.queen.turn.movement import list_turns
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
from paddlewheel.games.queen.turn.pile import passengers_for
from paddlewheel.games.queen.turn.play import sail_on
from paddlewheel.games.queen.turn.race import Race
from paddlewheel.games.queen.turn.random_race import actions_to, is_over_at
from paddlewheel.games.queen.turn.refusals import why_not_take
from paddlewheel.games.queen.turn.working_copy import rules_of, working_copy

__all__ = [
    "BOARD",
    "BOARD_TASK",
    "CELLS",
    "CHANCE_TASKS",
    "COAL_BITS",
    "DOCKING_SPEED",
    "DO_BOARD",
    "DO_EXCHANGE",
    "DO_FACE",
    "DO_FUEL",
    "DO_SKIP",
    "EACH",
    "ELEMENTS",
    "ENTERING",
    "EXCHANGE",
    "EXCHANGE_TASK",
    "EXPANSION_OPTIONS",
    "FACE",
    "FACE_TASK",
    "FASTEST",
    "FILLS",
    "FINE",
    "FIRST",
    "FREE_STEPS",
    "FUEL",
    "FUEL_TASK",
    "FULL_COAL",
    "HEADINGS",
    "HOLDS",
    "LAND",
    "LANDING_TASK",
    "MOST_ABOARD",
    "MOST_PLACES",
    "MOST_SHIPS",
    "NEXT",
    "NOBODY",
    "NOWHERE",
    "NO_LANDING",
    "OFF_COAL",
    "OPEN_WATER",
    "PASSENGERS",
    "POINTS",
    "SAIL",
    "SAIL_TASK",
    "SHAPE",
    "SLOWED_BITS",
    "SLOWEST",
    "SLOWS",
    "SPEED",
    "SPEED_BITS",
    "SPEED_TASK",
    "SPOT_BITS",
    "STOPS",
    "TILE",
    "TILES",
    "TURN_NAMES",
    "WORLD_BITS",
    "WORLD_SIZE",
    "Action",
    "Board",
    "Die",
    "Draw",
    "Element",
    "End",
    "Exchange",
    "Face",
    "First",
    "FlatMap",
    "Fuel",
    "Laid",
    "Options",
    "Position",
    "Race",
    "River",
    "RuleSet",
    "Rules",
    "Ship",
    "Skip",
    "State",
    "Steamer",
    "Survey",
    "Task",
    "act",
    "action_number",
    "actions_to",
    "arrival_speed",
    "can_move",
    "can_move_in",
    "captain_in",
    "captain_of",
    "cells_of",
    "chart_of",
    "count_home",
    "decode",
    "dump_turn",
    "dutiful_ends",
    "encode",
    "end",
    "final_speed",
    "free_bends",
    "free_bends_in",
    "free_ranks",
    "home",
    "is_out",
    "is_out_in",
    "is_over_at",
    "lay_tile",
    "least_of",
    "legal_actions",
    "list_dutiful",
    "list_turns",
    "load",
    "mover_after",
    "owner",
    "owner_in",
    "passengers_for",
    "passengers_needed",
    "passengers_there",
    "pile_size",
    "position_after",
    "projection",
    "ranking",
    "river",
    "river_of",
    "rotations_coal",
    "rules_of",
    "sail_on",
    "settle",
    "ship_of",
    "ships_of",
    "speed_coal",
    "speed_left",
    "stations_of",
    "stranding",
    "survey",
    "take_tile_back",
    "unseen",
    "usual_order",
    "way",
    "why_not_home",
    "why_not_take",
    "why_not_take_in",
    "working_copy",
    "would_arrive",
]

"""The fewest turns to the goal against steamers that follow a script: all ways there are, turn by turn.

A script says for each round how every one of the others turns and how far ahead it goes. None of them ever drops back, and
its wood is enough for the whole script: so nothing that you do changes anybody's wood but yours, and more of that is never
worse (M6–M9). Of all ways that leave everybody where they lie, the one with the most wood says all there is to say.

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.games.integers import i64, vec
from paddlewheel.games.mississippi.facts import (
    DISTANCE,
    FIELDS,
    INDEX,
    LEFT,
    ROTATIONS,
    Water,
    begin_turn,
    copied,
    end_turn,
    make_turn,
    quick_turns,
)

# A position is one number: the east of the steamer that plans in the lowest bits, then the fields by seat, the last first.
EAST_BITS: Final = 3
FIELD_BITS: Final = 10
# What is known of it is another: the number of the position before, the turn from there, and the own wood.
ROTATION: Final = 33
WAY: Final = 36
WOOD: Final = 44
BEFORE: Final = 0x1FFFFFFFF
ASTERN: Final = 64
"""Is added to a distance, so that none is negative."""
UNKNOWN: Final = -1

PLANS: Final = 0
"""The seat that plans: the starting player's."""
OTHERS: Final = 2
"""How many follow the script."""
STEPS: Final[vec[i64]] = vec[i64](ROTATIONS)
ALL_ROTATIONS: Final = 6


class Script:
    """What the others do."""

    def __init__(self, turns: list[int]) -> None:
        self.turns: vec[i64] = vec[i64](turns)
        """By round and steamer two numbers: the index of a rotation, and how far ahead."""


def scripted_turn(water: Water, script: Script) -> tuple[int, int]:
    """Return the rotation and the distance that the script has for the mover; it goes no farther than the goal (M14)."""
    at = ((water.round - 1) * OTHERS + water.mover - 1) * 2
    free = water.goal - water.start
    for field in water.fields:
        if water.start < field < water.goal:
            free -= 1
    return ROTATIONS[script.turns[at]], min(script.turns[at + 1], free)


def await_turn(water: Water, script: Script) -> None:
    """Let the others make their turns, until it is the own turn again or the race is over."""
    while water.mover > PLANS:
        rotation, distance = scripted_turn(water, script)
        make_turn(water, rotation, distance)
        end_turn(water)


def number_of(water: Water) -> i64:
    """Return the number of a position; how the others lie turned, and their wood, are the round's."""
    number: i64 = 0
    for seat in range(OTHERS, -1, -1):
        number = number << FIELD_BITS | water.fields[seat]
    return number << EAST_BITS | water.easts[PLANS]


def set_out(base: Water, number: i64, wood: i64) -> Water:
    """Return the position of a number in the round of another."""
    water = copied(base)
    water.silent = True
    water.easts[PLANS] = number & (1 << EAST_BITS) - 1
    fields = number >> EAST_BITS
    for seat in range(OTHERS + 1):
        water.fields[seat] = fields & (1 << FIELD_BITS) - 1
        fields = fields >> FIELD_BITS
    water.wood[PLANS] = wood
    begin_turn(water)
    return water


def add_moves(moved: dict[int, int], water: Water, number: i64) -> None:
    """Note where the turns from a position lead, before the others make theirs; of those alike the one with most wood."""
    rows = quick_turns(water, ALL_ROTATIONS)
    east = water.east
    for at in range(0, len(rows), FIELDS + OTHERS + 1):
        fields: i64 = 0
        for seat in range(OTHERS, -1, -1):
            fields = fields << FIELD_BITS | rows[at + FIELDS + seat]
        place = fields << EAST_BITS | (east - STEPS[rows[at + INDEX]]) % 6
        known: i64 = moved.get(place, UNKNOWN)
        if known >> WOOD < rows[at + LEFT]:
            way = rows[at + DISTANCE] + ASTERN
            moved[place] = rows[at + LEFT] << WOOD | way << WAY | rows[at + INDEX] << ROTATION | number


class Search:
    """All ways from one position, as far as they are looked at."""

    def __init__(self, start: Water, script: Script) -> None:
        self.script: Script = script
        self.base: Water = copied(start)
        """A position of the round that is reached: the others lie turned as in it, with as much wood."""
        self.rounds: list[dict[int, int]] = [{number_of(start): start.wood[PLANS] << WOOD}]
        """By round, the first being where it begins: what is known of each position in which the own turn comes."""
        self.home: i64 = UNKNOWN
        """What is known of the way home, once there is one."""

    def go_on(self) -> bool:
        """Look one round further; return whether there is anything beyond it."""
        moved: dict[int, int] = {}
        for number, known in self.rounds[-1].items():
            add_moves(moved, set_out(self.base, number, known >> WOOD), number)
        reached: dict[int, int] = {}
        base = self.base
        for place, known in moved.items():
            water = set_out(self.base, place, known >> WOOD)
            end_turn(water)
            await_turn(water, self.script)
            if water.fields[PLANS] >= water.goal:
                self.home = known
                return False
            if water.mover == PLANS:
                number = number_of(water)
                if reached.get(number, UNKNOWN) >> WOOD < known >> WOOD:
                    reached[number] = known
                base = water
        self.rounds.append(reached)
        self.base = base
        return len(reached) > 0


def way_home(start: Water, script: Script, most: int) -> list[tuple[int, int]]:
    """Return the fewest turns home, each a rotation and a distance.

    There are none if no way leads home, or if more than `most` positions of a round would have to be looked at.
    """
    search = Search(start, script)
    while search.go_on():
        if len(search.rounds[-1]) > most:
            return []
    if search.home == UNKNOWN:
        return []
    found: list[tuple[int, int]] = []
    known = search.home
    for nth in range(len(search.rounds) - 1, -1, -1):
        found.append((ROTATIONS[known >> ROTATION & 7], (known >> WAY & 255) - ASTERN))
        known = search.rounds[nth][known & BEFORE]
    found.reverse()
    return found

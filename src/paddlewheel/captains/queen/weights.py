"""What things are worth to a captain of Mississippi Queen, in turns."""

from __future__ import annotations

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """What a captain weighs up. The unit is a turn of sailing."""

    coal: float = 0.8
    """What a coal point is worth while there is far to go."""
    last_coal: float = 1.0
    """What the first coal point aboard is worth on top: without any there is no way out of a corner."""
    coal_until: float = 5.0
    """With fewer tiles than this to come coal loses its worth, little by little."""
    cruising: float = 4.0
    """The highest speed that is counted on; a river with bends has little use for more."""
    unseen_tile: float = 4.6
    """How many cells a tile is long that is still face down."""
    unseen_passenger: float = 4.0
    """How many turns it takes to fetch a passenger from a tile that is still face down."""
    rival: float = 0.25
    """What it is worth that another captain, pushed aside, needs a turn more."""
    push: float = 0.0
    """What a push is worth in itself."""
    boarding: float = 0.3
    """What it is worth to have a passenger aboard now: at a station others may be first."""
    scarce: float = 0.6
    """What it costs to leave passengers to stations that are to come, shared among those."""
    wary: float = 1.0
    """What it costs to come to the open end of the river with a point of speed too many for the coal aboard."""
    stuck: float = 12.0
    """What it costs to be unable to move on."""


PLAIN: Final = Weights()
CHARACTERS: Final[dict[str, Weights]] = {
    "plain": PLAIN,
    "coal-miser": PLAIN._replace(coal=3 * PLAIN.coal, coal_until=1.0),
    "rammer": PLAIN._replace(rival=4 * PLAIN.rival, push=0.5),
    "passenger-hunter": PLAIN._replace(boarding=2.0, unseen_passenger=2 * PLAIN.unseen_passenger),
}
STYLES: Final = ("coal-miser", "rammer", "passenger-hunter")
"""How the others may sail, besides plainly."""


def weights_of(character: str, school: bool) -> Weights:
    """Return what a captain of that character weighs up; characters of other games sail plainly.

    Q17: a race of the school is three tiles long and no one has to stop in it, so coal is there to be burnt.
    """
    weights = CHARACTERS.get(character, PLAIN)
    return weights._replace(coal=weights.coal / 8, last_coal=0.0, cruising=6.0) if school else weights

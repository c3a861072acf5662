"""Positions of Mississippi Queen in which one turn is clearly the best, as texts."""

from __future__ import annotations

from typing import Final

HOME_FOR_A_COAL: Final = (
    "queen tiles=start,wild-2,red-3:left,brown-1,wild-3:left,wild-1,red-4,brown-2:left,red-2:right,brown-3,red-1:left,"
    "brown-4:left landing=left round=18 order=green,red to_move=green | red=-25,26:SE:s2:c0:p1@brown-3"
    " blue=wrecked:3:S:s4:c0:p1@red-3 green=-24,23:SE:s3:c1:p2@brown-1@red-1"
)
"""Green has two passengers, speed 3 and one coal point, and the jetty lies a cell ahead to the left."""

PASSENGER_FOR_NOTHING: Final = (
    "queen tiles=start,red-3,brown-1,wild-3,wild-1,red-1,red-4,wild-2:left,brown-4:left,brown-2:left,brown-3:right,red-2"
    " landing=right round=15 order=red,blue,green to_move=red | red=-16,-10:SW:s2:c3:p1@red-3"
    " blue=-11,-13:N:s2:c0:p1@brown-3 green=-11,-14:SW:s2:c0:p1@brown-2"
)
"""Red lacks one passenger, comes to the dock ahead with speed 1 and spends no coal; the landing is not far behind it."""

LEADER_ON_THE_JETTY: Final = (
    "queen tiles=start,red-3,red-4:left,brown-3:left,red-2:left,wild-3:left,brown-1:right,wild-1:left,brown-4,brown-2,"
    "wild-2:right,red-1:left first_tile=10 landing=right round=16 order=green,red to_move=red"
    " | red=14,12:N:s2:c3:p2@red-4@brown-3 blue=wrecked:3:SW:s4:c0 green=13,13:NW:s2:c1:p2@red-3@red-1"
)
"""Green lies on a jetty at speed 2 and is home with its next turn, unless red pushes it off: then red is home first."""

DEAD_END: Final = (
    "queen tiles=start,red-3,brown-1,wild-3,wild-1,red-1,red-4,wild-2:left,brown-4:left,brown-2:left,brown-3:right,red-2"
    " landing=right round=24 order=green,blue to_move=green | red=home:1:NW:s1:c3:p2@red-3@red-2"
    " blue=-15,-7:NE:s1:c0:p1@brown-3 green=-17,-9:SW:s1:c0:p1@brown-2"
)
"""Green has no coal, and the way that looks shortest ends where it could never move again."""

LAST_COAL_AT_FULL_SPEED: Final = (
    "queen tiles=start,wild-2,red-4,red-2:left,brown-4:right,brown-2,red-3,red-1:right,brown-3 round=16 order=yellow,"
    "green,red,white to_move=yellow | red=-4,-18:NW:s3:c3:p1@brown-2 green=-6,-19:N:s2:c3:p1@brown-4 yellow=0,"
    "-22:SE:s6:c1:p2@red-2@brown-4 white=-3,-18:NW:s3:c2:p1@red-4"
)
"""Yellow leads with two aboard and has one coal point; at speed 6, as it was once sailed, it is gone on an open river."""

LAST_COAL_INTO_A_CORNER: Final = (
    "queen tiles=start,red-4,red-2:right,brown-4,brown-3:right,brown-2:left,red-1:left,brown-1:left round=12 "
    "order=yellow,green,white,red to_move=yellow | red=15,-17:NE:s3:c5:p1@brown-3 green=17,"
    "-21:NE:s4:c2:p2@red-4@brown-3 yellow=14,-19:NW:s5:c1:p2@red-2@brown-4 white=16,-18:NE:s2:c5:p1@brown-4"
)
"""The leader has two aboard and one coal point; captains used to spend it for speed 5 into a bend."""

FREE_PASSENGER: Final = (
    "queen tiles=start,red-2,red-4,brown-1:left,brown-4,wild-1:right round=12 order=red,white,green,yellow "
    "to_move=red | red=-7,-10:NW:s2:c1:p1@brown-1 green=-6,-9:N:s3:c2 yellow=-6,-8:N:s2:c4:p2@red-4@brown-1 white=-9,"
    "-9:NW:s1:c1:p2@red-2@brown-4"
)
"""Red lacks one passenger and can dock at speed 1 without coal; captains used to turn beside the dock instead."""

PUSH_OR_PASSENGER: Final = (
    "queen tiles=start,brown-1,wild-1:right round=3 order=green,red,yellow,white to_move=red | red=0,-4:N:s2:c5 "
    "green=0,-5:NW:s2:c6 yellow=0,-3:N:s3:c6 white=0,-2:N:s2:c6"
)
"""Red can dock, or push green, who wants the same passenger; the mate of old pushed."""

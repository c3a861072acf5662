"""Tables of counts: how many ways a position can go on, how many end the race, and a digest of the lists in their order.

A count that moves says that a rule moved: find the action about which the engines differ with `paddlewheel perft`.
"""

from __future__ import annotations

import pytest

from paddlewheel.engine.contract import CHANCE
from paddlewheel.engine.perft import Count, perft
from paddlewheel.games import mississippi

POSITIONS = {
    **{
        f"start with {players} players": mississippi.format_position(
            mississippi.setup(mississippi.OPTIONS(), mississippi.COLOURS[:players])
        )
        for players in mississippi.PLAYERS
    },
    "casting off": "mississippi to_move=green | red=4:5:16 green=ashore:2:20 black=ashore:-:20",
    "middle game": "mississippi first=red round=3 to_move=green | red=29:3:9 green=27:6:14 black=23:4:15",
    "crowded water": "mississippi first=red round=5 to_move=black"
    " | red=16:5:6 green=14:2:5 black=19:1:6 yellow=15:6:4 white=9:2:3 orange=17:4:7",
    "endgame": "mississippi rows=3 first=black round=7 to_move=red | red=22:3:4 green=23:2:3 black=20:5:2 yellow=24:6:1",
    "two are home": "mississippi rows=4 first=black round=9 to_move=red"
    " | red=30:3:4 green=home:2 black=28:5:6 yellow=31:6:1 white=home:1",
    "stop at the winner": "mississippi rows=3 stop_at_winner=yes first=red round=7 to_move=red"
    " | red=22:3:4 green=23:2:3 black=20:5:2 yellow=24:6:1",
    "last round": "mississippi rows=5 turn_limit=9 first=green round=9 to_move=black"
    " | red=22:3:4 green=30:2:3 black=21:5:2",
    "empty box": "mississippi first=red round=4 to_move=red | red=3:1:0 green=60:1:30 black=2:1:30",
    "nobody has wood": "mississippi first=red round=4 to_move=red | red=4:1:0 green=6:2:0 black=2:5:0",
    "stuck": "mississippi first=red round=4 to_move=red | red=2:1:0 green=0:1:2 black=1:5:1",
}

TABLE = [
    ("start with 3 players", 1, 3, 0, "d160166e83facffd"),
    ("start with 3 players", 2, 18, 0, "04ce32767db39625"),
    ("start with 3 players", 3, 360, 0, "b1ab8629649ee394"),
    ("start with 4 players", 1, 4, 0, "b961d1e98e82682a"),
    ("start with 4 players", 2, 24, 0, "bf1c9da359aff173"),
    ("start with 4 players", 3, 360, 0, "8a9103d9acad8067"),
    ("start with 5 players", 1, 5, 0, "4d8288fef5e7cefe"),
    ("start with 5 players", 2, 30, 0, "636b6ba895626bbe"),
    ("start with 5 players", 3, 360, 0, "61ce77d4604e198f"),
    ("start with 6 players", 1, 6, 0, "7d24299164010a2c"),
    ("start with 6 players", 2, 36, 0, "24fac0a5e4497050"),
    ("start with 6 players", 3, 360, 0, "6ef6126d4fc2337c"),
    ("casting off", 1, 20, 0, "71e375b9f4d98dcb"),
    ("casting off", 2, 120, 0, "fc14bec140d7783f"),
    ("casting off", 3, 2400, 0, "0f2cdc92f68adb9a"),
    ("middle game", 1, 170, 0, "c4860831b70acbb7"),
    ("middle game", 2, 29920, 0, "9bdd6d97df8ec63b"),
    ("crowded water", 1, 116, 0, "66db90e8718aa405"),
    ("crowded water", 2, 11092, 0, "7ee5fd2c4c7a67e6"),
    ("endgame", 1, 96, 0, "a6c8a95586e79705"),
    ("endgame", 2, 9256, 0, "c2369bfb2689f916"),
    ("two are home", 1, 102, 0, "3c078b74956f27b9"),
    ("two are home", 2, 11338, 314, "ce4012410eafdf09"),
    ("stop at the winner", 1, 96, 29, "a6c8a95586e79705"),
    ("stop at the winner", 2, 6461, 1549, "efe6fd529b1b2ede"),
    ("last round", 1, 98, 0, "74aeb8bd7a96a9db"),
    ("last round", 2, 10780, 10780, "c6ebfd172869b0ed"),
    ("last round", 3, 10780, 10780, "6ef1235bc8f7846b"),
    ("empty box", 1, 6, 0, "c572559021f6f36e"),
    ("empty box", 2, 1596, 0, "d46a113e78abe141"),
    ("nobody has wood", 1, 9, 0, "587ec5c0071cb5df"),
    ("nobody has wood", 2, 108, 0, "517235023e6d2fb7"),
    ("nobody has wood", 3, 666, 0, "4c1d490040bff4e6"),
    ("stuck", 1, 1, 0, "aea514751a5a3676"),
    ("stuck", 2, 8, 0, "afd5a1be7a775355"),
    ("stuck", 3, 64, 0, "a1dbfa47b9440c09"),
]

LONG_TABLE = [
    ("crowded water", 3, 740984, 0, "71c0ea3b9985a171"),
    ("endgame", 3, 891393, 3910, "81f1b699238eb804"),
    ("two are home", 3, 953924, 18832, "390da22e6b77c721"),
    ("stop at the winner", 3, 482481, 60851, "e1982292c29140ac"),
    ("empty box", 3, 308028, 0, "04855336d437b03a"),
]


@pytest.mark.parametrize(("name", "depth", "ways", "ended", "digest"), TABLE)
def test_the_count_is_the_one_in_the_table(name: str, depth: int, ways: int, ended: int, digest: str) -> None:
    """M4–M16: legality, its order, and through the positions that follow also docking and arrivals."""
    assert perft(mississippi, mississippi.parse_position(POSITIONS[name]), depth) == Count(depth, ways, ended, digest)


@pytest.mark.long
@pytest.mark.parametrize(("name", "depth", "ways", "ended", "digest"), LONG_TABLE)
def test_the_deeper_count_is_the_one_in_the_table(name: str, depth: int, ways: int, ended: int, digest: str) -> None:
    """M4–M16: the same three turns deep."""
    assert perft(mississippi, mississippi.parse_position(POSITIONS[name]), depth) == Count(depth, ways, ended, digest)


def test_the_start_positions_begin_with_the_draw() -> None:
    """M4: chance counts like a captain."""
    assert mississippi.actor(mississippi.parse_position(POSITIONS["start with 3 players"])) == CHANCE

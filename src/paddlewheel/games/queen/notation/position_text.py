"""Positions of Mississippi Queen as one line of text.

    queen round=3 order=red,green,blue to_move=red tiles=start,red-1,brown-2:left | red=0,-3:N:s2:c5 green=home:1 …

After the bar each steamer stands as name=cell:heading:s(peed):c(oal):p(assengers)@where@where. One that has left the river
has `home:rank` or `wrecked:rank` for its cell, without a rank while its player has none yet (B10); one that waits for
the draw of start cells `ashore`. With two steamers each they are called red-1 and red-2, the Black Rose is `rose`. Before
the bar:

    tiles=start,red-1,brown-2:left,wild-1   every tile laid, with its turn unless that is straight; after a second colon
                                            the cells left out of it (Q3), as brown-3:left:1,2/1,3
    first_tile=1 landing=left waiting=red-1:0       first=red round=3 order=red,green to_move=red
    decision=tile captain=green die=left            if it is not the speed of the captain to move
    points=2 rotated=1 stood=0,1/0,0 pushed_to=1,-1 reached=yes slowed=1      the turn under way
    rose_needed=3                                   the coal the Black Rose needed when the turn began, 16 if no move
    given=1                                         how much coal the Black Rose gave in this round

rules=2 for the version of the rules, and the options. Whatever plain data may leave out (see `reading`) may be left out
here, of a steamer too: `queen tiles=start,red-1,red-2 | red=0,-3 green=0,-4 blue=0,1:NW:c2` is a position.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, Final

from paddlewheel import hexes
from paddlewheel.engine import options
from paddlewheel.engine.errors import BadText, shortened
from paddlewheel.engine.plain_data import whole_number
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.model.state import NOBODY, ROSE_COAL, SPEED, TILE, Ship, State, TurnUnderWay, owner
from paddlewheel.games.queen.notation.action_text import HEADINGS, NUMBER
from paddlewheel.games.queen.notation.reading import seats_of
from paddlewheel.games.queen.notation.reading_river import usual_first_tile, usual_waiting
from paddlewheel.games.queen.river.joining import Laid
from paddlewheel.games.queen.river.tiles import STRAIGHT, TURN_NAMES
from paddlewheel.hexes import Cell


def format_position(state: State) -> str:
    """Return a position as one line; what reading would fill in just so is left out."""
    pairs = {
        **_river_texts(state),
        **_turn_texts(state),
        **_under_way_texts(state.under_way),
        "given": str(state.given or ""),
    }
    steamers = [f"{name}={_steamer_text(state, ship)}" for ship, name in enumerate(state.names)]
    said = [f"{key}={value}" for key, value in pairs.items() if value]
    return " ".join([f"queen rules={state.rules.version}", options.to_text(state.options), *said, "|", *steamers])


def position_data(text: str) -> dict[str, Any]:
    """Return a one-line position as the plain data that says the same; reading that checks the rest."""
    if len(text.strip().splitlines()) > 1:
        raise BadText("position.one_line", 2)
    head, bar, tail = text.strip().partition("|")
    words = head.split()
    if words[:1] != ["queen"] or not bar:
        raise BadText("position.queen", found=shortened(text))
    pairs = [_pair(word) for word in words[1:]]
    names = [name for name, _ in pairs]
    for name in names:
        if names.count(name) > 1:
            raise BadText("text.twice", name=name)
    chosen = options.from_pairs(Options, [pair for pair in pairs if pair[0] not in (*READERS, *UNDER_WAY_READERS)])
    data: dict[str, Any] = {"game": "queen", "options": options.to_data(chosen)}
    data |= {name: READERS[name](value) for name, value in pairs if name in READERS}
    under_way = {name: UNDER_WAY_READERS[name](value) for name, value in pairs if name in UNDER_WAY_READERS}
    if under_way:
        data["under_way"] = under_way
    steamers = [word.partition("=")[::2] for word in tail.split()]
    data["seats"] = seats_of([name for name, _ in steamers], chosen)
    lying = {name: _steamer_data(name, value) for name, value in steamers if value}
    return data | ({"steamers": lying} if lying else {})


def _river_texts(state: State) -> dict[str, str]:
    usual = usual_waiting(state)
    counts = [(laid.id, state.waiting[number], usual[number]) for number, laid in enumerate(state.tiles)]
    unusual_first = state.first_tile != usual_first_tile(state.tiles, [steamer.cell for steamer in state.steamers])
    return {
        "tiles": ",".join(_tile_text(laid) for laid in state.tiles),
        "first_tile": str(state.first_tile) if unusual_first else "",
        "landing": "" if state.landing is None else TURN_NAMES[state.landing],
        "waiting": ",".join(f"{name}:{count}" for name, count, expected in counts if count != expected),
    }


def _tile_text(laid: Laid) -> str:
    left_out = f":{_cells_text(laid.left_out)}" if laid.left_out else ""
    return laid.id + (f":{TURN_NAMES[laid.turn]}" if laid.turn != STRAIGHT or left_out else "") + left_out


def _turn_texts(state: State) -> dict[str, str]:
    to_move = state.agenda[-1].steamer if state.agenda else NOBODY
    pairs = {
        "first": state.seats[state.first] if state.first > 0 else "",
        "round": str(state.round),
        "order": ",".join(state.names[ship] for ship in state.order),
        "to_move": _name(state, to_move),
    }
    if state.agenda and state.agenda[0].what != SPEED:
        task = state.agenda[0]
        pairs["decision"] = task.what
        pairs["captain"] = _name(state, task.steamer) if task.steamer != to_move else ""
        pairs["die"] = TURN_NAMES[task.turn] if task.what == TILE and task.steamer != NOBODY else ""
    return pairs


def _under_way_texts(under_way: TurnUnderWay | None) -> dict[str, str]:
    if under_way is None:
        return {}
    return {
        "points": str(under_way.points),
        "rotated": str(under_way.rotated or ""),
        "stood": _cells_text(under_way.stood if len(under_way.stood) > 1 else ()),
        "pushed_to": _cells_text(under_way.pushed_to),
        "reached": "yes" if under_way.reached else "",
        "slowed": str(under_way.slowed or ""),
        "rose_needed": str(under_way.rose_needed) if under_way.rose_needed > ROSE_COAL else "",
    }


def _steamer_text(state: State, ship: Ship) -> str:
    one = state.steamers[ship]
    rank = 0 if ship == state.rules.rose else state.ranks[owner(state, ship)]
    if one.cell is not None:
        where = _cell_text(one.cell)
    elif ship in state.wrecked or rank or state.round:
        where = f"{'wrecked' if ship in state.wrecked else 'home'}{f':{rank}' if rank else ''}"
    else:
        return "ashore"
    stations = "".join(f"@{state.tiles[number].id}" for number in one.boarded_at)
    aboard = f":p{one.passengers}{stations}" if one.passengers else ""
    return f"{where}:{hexes.NAMES[one.heading]}:s{one.speed}:c{one.coal}{aboard}"


def _name(state: State, ship: Ship) -> str:
    return "" if ship == NOBODY else state.names[ship]


def _cell_text(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def _cells_text(cells: Iterable[Cell]) -> str:
    return "/".join(map(_cell_text, cells))


# --- reading positions ----------------------------------------------------------------------------------------------------


def _pair(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not (name and equals and value):
        raise BadText("text.pair", found=shortened(word))
    return name, value


def _tiles(text: str) -> list[dict[str, Any]]:
    """Tiles are separated by commas, the cells left out of them have commas in them: a tile begins with a letter."""
    return [_tile(word) for word in re.split(r",(?![-+0-9])", text)]


def _tile(text: str) -> dict[str, Any]:
    match text.split(":"):
        case [name]:
            return {"id": name}
        case [name, turn]:
            return {"id": name, "turn": turn}
        case [name, turn, cells]:
            return {"id": name, "turn": turn, "left_out": _cells(cells)}
        case _:
            raise BadText("position.tile", found=shortened(text))


def _waiting(text: str) -> dict[str, int]:
    counts = {}
    for word in text.split(","):
        name, _, count = word.partition(":")
        counts[name] = whole_number(count, f"waiting.{name}")
    return counts


def _cells(text: str) -> list[list[int]]:
    return [_cell(word) for word in text.split("/")]


def _cell(text: str, steamer: str = "") -> list[int]:
    match text.replace("−", "-").split(","):
        case [q, r] if NUMBER.fullmatch(q) and NUMBER.fullmatch(r):
            return [int(q), int(r)]
        case _:
            if steamer:
                raise BadText("position.steamer_cell", steamer=steamer, found=shortened(text))
            raise BadText("text.cell", found=shortened(text))


def _yes_no(text: str) -> bool:
    if text not in options.YES_NO:
        raise BadText("text.yes_no", key="reached", found=shortened(text))
    return options.YES_NO[text]


READERS: Final[dict[str, Callable[[str], Any]]] = {
    "rules": lambda text: whole_number(text, "rules"),
    "tiles": _tiles,
    "first_tile": lambda text: whole_number(text, "first_tile"),
    "landing": str,
    "waiting": _waiting,
    "first": str,
    "round": lambda text: whole_number(text, "round"),
    "order": lambda text: text.split(","),
    "to_move": str,
    "decision": str,
    "captain": str,
    "die": str,
    "given": lambda text: whole_number(text, "given"),
}
UNDER_WAY_READERS: Final[dict[str, Callable[[str], Any]]] = {
    "points": lambda text: whole_number(text, "points"),
    "rotated": lambda text: whole_number(text, "rotated"),
    "turned": lambda text: whole_number(text, "turned"),  # as it was called before
    "stood": _cells,
    "pushed_to": _cells,
    "reached": _yes_no,
    "slowed": lambda text: whole_number(text, "slowed"),
    "rose_needed": lambda text: whole_number(text, "rose_needed"),
}


def _steamer_data(name: str, text: str) -> dict[str, Any]:
    where, *rest = text.split(":")
    data: dict[str, Any] = {}
    if where in ("home", "wrecked"):
        data[where] = True
        if rest and NUMBER.fullmatch(rest[0]):
            data["rank"] = whole_number(rest.pop(0), f"{name}.rank")
    elif where != "ashore":
        data["cell"] = _cell(where, name)
    for word in rest:
        _add_to_steamer(data, name, word)
    return data


def _add_to_steamer(data: dict[str, Any], name: str, word: str) -> None:
    """Read one of the things after the first colon of a steamer."""
    key: str
    value: Any
    letter, number = word[:1], word[1:]
    if word.lower() in HEADINGS:
        key, value = "heading", word.upper()
    elif letter in ("s", "c") and NUMBER.fullmatch(number):
        key, value = {"s": "speed", "c": "coal"}[letter], int(number)
    elif letter == "p" and NUMBER.fullmatch(number.partition("@")[0]):
        count, *stations = number.split("@")
        key, value = "passengers", int(count)
        data |= {"boarded_at": stations} if stations else {}
    else:
        raise BadText("position.steamer_part", steamer=name, found=shortened(word))
    if key in data:
        raise BadText("position.steamer_twice", steamer=name, key=key)
    data[key] = value

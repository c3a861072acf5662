"""What speaks against a turn on the river, and what is good about one, as a coach says it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from paddlewheel.captains.outlook import Compared, Event, Outlook, Reason, likely
from paddlewheel.captains.queen.chances import turns_to_go
from paddlewheel.captains.queen.reasons import cells_to_go
from paddlewheel.engine.contract import Seat
from paddlewheel.games.queen.facts import NOWHERE, State, ships_of

COAL: Final = 2
"""So much coal is worth a word,"""
CELLS: Final = 2
"""and so many cells."""
FARTHEST: Final = 20
"""More turns than this are said of nobody: a steamer that cannot come home has no number."""


def warnings(compared: Compared) -> Iterator[Reason]:
    """Yield what speaks against a turn next to the best, the weightiest first."""
    yours, best, own = compared.yours, compared.best, _own(compared)
    if _any(best.own, "arrived", own) and not _any(yours.own, "arrived", own):
        yield Reason("could-finish")
    if _happens(yours, "wrecked", own) and not _happens(best, "wrecked", own):
        yield Reason("wreck")
    if (pushed := _pushed(yours, own)) and not _pushed(best, own):
        yield Reason(_off_what(compared.yours.state, pushed), {"other": pushed["steamer"]})
    if (home := _other_does(yours, "arrived", own)) and not _other_does(best, "arrived", own):
        yield Reason("other-finishes", {"other": home["steamer"]})
    yield from _passengers(compared, own)
    yield from _coal(compared)
    yield from _next_turn(yours, best, own)
    turns = round(turns_to_go(yours.state, compared.seat) - turns_to_go(best.state, compared.seat))
    if 0 < turns <= FARTHEST:
        yield Reason("turns", {"count": turns})
    cells = _cells(yours.state, compared.seat) - _cells(best.state, compared.seat)
    if cells >= CELLS:
        yield Reason("cells", {"count": cells})
    if pushed := _pushes_other(best.own, own):
        yield Reason("could-push", {"other": pushed["other"]})
    slow, fast = (_speed(one.state, compared.seat) for one in (yours, best))
    if slow < fast:
        yield Reason("slow", {"speed": fast})
    elif fast < slow:
        yield Reason("fast", {"speed": fast})


def praise(compared: Compared) -> Iterator[Reason]:
    """Yield what is good about a turn, the weightiest first."""
    own, happened = _own(compared), compared.yours.own
    if _any(happened, "arrived", own):
        yield Reason("good-home")
    if _any(happened, "boarded", own):
        yield Reason("good-passenger")
    if pushed := _pushes_other(happened, own):
        yield Reason("good-push", {"other": pushed["other"]})


def _passengers(compared: Compared, own: set[str]) -> Iterator[Reason]:
    """Yield that a passenger is passed by, or left to somebody else."""
    yours, best = compared.yours, compared.best
    if _any(best.own, "boarded", own) and not _any(yours.own, "boarded", own):
        more = _coal_of(yours.state, compared.seat) - _coal_of(best.state, compared.seat)
        yield Reason("passenger-coal", {"count": more}) if more > 0 else Reason("passenger-free")
    elif (taken := _other_does(yours, "boarded", own)) and not _other_does(best, "boarded", own):
        yield Reason("other-boards", {"other": taken["steamer"]})


def _next_turn(yours: Outlook, best: Outlook, own: set[str]) -> Iterator[Reason]:
    """Yield what the best turn makes likely for the next one, and this turn does not."""
    for kind, code in (("arrived", "next-home"), ("boarded", "next-passenger")):
        if _next_does(best, kind, own) and not _next_does(yours, kind, own) and not _any(yours.own, kind, own):
            yield Reason(code)


def _next_does(outlook: Outlook, kind: str, own: set[str]) -> bool:
    return likely([_any(one, kind, own) for one in outlook.next_own]) is not None


def _coal(compared: Compared) -> Iterator[Reason]:
    """Yield that coal is burnt which the best turn keeps, above all the last."""
    left, kept = (_coal_of(one.state, compared.seat) for one in (compared.yours, compared.best))
    if not left and kept and _coal_of(compared.before, compared.seat):
        yield Reason(_before_what(compared.yours.state, compared.seat))
    elif kept - left >= COAL:
        yield Reason("coal", {"count": kept - left})


def _own(compared: Compared) -> set[str]:
    """Return the names of the player's steamers; the Black Rose is nobody's."""
    data = compared.game.to_data(compared.before)["steamers"]
    return {name for name in data if name == compared.name or name.rpartition("-")[0] == compared.name}


def _any(events: Sequence[Event], kind: str, own: set[str]) -> Event | None:
    return next((event for event in events if event["event"] == kind and event["steamer"] in own), None)


def _pushes_other(events: Sequence[Event], own: set[str]) -> Event | None:
    """Return the first push of another player's steamer by one's own."""
    return _any([event for event in events if event.get("other") not in own], "pushed", own)


def _happens(outlook: Outlook, kind: str, own: set[str]) -> bool:
    """Return whether something happens to one in the turn, or is likely to before the next one begins."""
    return _any(outlook.own, kind, own) is not None or likely([_any(one, kind, own) for one in outlook.replies]) is not None


def _pushed(outlook: Outlook, own: set[str]) -> Event | None:
    """Return the push by which others are likely to reply."""
    return likely([_push_in(reply, own) for reply in outlook.replies])


def _push_in(reply: Sequence[Event], own: set[str]) -> Event | None:
    return next((event for event in reply if event["event"] == "pushed" and event["other"] in own), None)


def _other_does(outlook: Outlook, kind: str, own: set[str]) -> Event | None:
    """Return what another steamer is likely to do before one's next turn."""
    return likely([_other_in(reply, kind, own) for reply in outlook.replies])


def _other_in(reply: Sequence[Event], kind: str, own: set[str]) -> Event | None:
    return next((event for event in reply if event["event"] == kind and event["steamer"] not in own), None)


def _off_what(state: State, push: Event) -> str:
    """Return from where one is pushed: the dock, the landing, or merely the way."""
    index = state.river.index.get(tuple(push["start"]))
    if index is None:
        return "pushed"
    if state.river.jetty[index]:
        return "pushed-off-landing"
    return "pushed-off-dock" if state.river.dock_of[index] != NOWHERE else "pushed"


def _coal_of(state: State, seat: Seat) -> int:
    """Return the coal of a player's steamers, all together."""
    return sum(state.steamers[ship].coal for ship in ships_of(state, seat))


def _cells(state: State, seat: Seat) -> int:
    """Return how far a player's steamers on the river still have to go as far as the river lies, all together."""
    ways, index = cells_to_go(state.river), state.river.index
    there = [state.steamers[ship].cell for ship in ships_of(state, seat)]
    return sum(ways[index[cell]] for cell in there if cell in index)


def _speed(state: State, seat: Seat) -> int:
    return min(state.steamers[ship].speed for ship in ships_of(state, seat))


def _before_what(state: State, seat: Seat) -> str:
    """Return what one comes to without coal: a bend, the unknown, or nothing of note."""
    river, there = state.river, [state.steamers[ship].cell for ship in ships_of(state, seat)]
    tiles = [river.tile_of[river.index[cell]] for cell in there if cell in river.index]
    if tiles and any(river.noses[tile] != river.noses[min(tiles)] for tile in range(min(tiles), len(river.noses))):
        return "last-coal-bend"
    return "last-coal-unknown" if river.open_end else "last-coal"

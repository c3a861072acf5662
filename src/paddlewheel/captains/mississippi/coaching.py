"""What speaks against a turn of Mississippi, and what is good about one, as a coach says it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from paddlewheel.captains.outlook import Compared, Event, Outlook, Reason, first_of, likely
from paddlewheel.games.mississippi.facts import State

FAR: Final = 3
"""So many fields are worth a word."""
LOGS: Final = 3
"""So many logs are."""


def warnings(compared: Compared) -> Iterator[Reason]:
    """Yield what speaks against a turn next to the best, the weightiest first."""
    name, yours, best = compared.name, compared.yours, compared.best
    if _home(best.own, name) and not _home(yours.own, name):
        yield Reason("could-finish")
    if (other := _comes_home(yours, name)) and other != _comes_home(best, name):
        yield Reason("other-finishes", {"other": other})
    if likely([_home(one, name) for one in best.next_own]) and not likely([_home(one, name) for one in yours.next_own]):
        yield Reason("next-home")
    carried, instead = _carried(yours, name), _carried(best, name)
    if carried and carried["by"] >= FAR + (instead["by"] if instead else 0):
        yield Reason("carried", {"other": carried["seat"], "count": carried["by"]})
    docking = _docking(best, name) - _docking(yours, name)
    if docking >= FAR:
        yield Reason("docking", {"count": docking})
    old, new = (_logs(one.state, compared.seat) for one in (yours, best))
    if not old and new:
        yield Reason("last-log")
    elif new - old >= LOGS:
        yield Reason("logs", {"count": new - old})
    fields = _field(best.state, compared.seat) - _field(yours.state, compared.seat)
    if fields >= FAR:
        yield Reason("fields", {"count": fields})
    ahead = _ahead(yours, compared.seat) - _ahead(best, compared.seat)
    if ahead > 0:
        yield Reason("passed", {"count": ahead})


def praise(compared: Compared) -> Iterator[Reason]:
    """Yield what is good about a turn, the weightiest first."""
    name, yours = compared.name, compared.yours
    if _home(yours.own, name):
        yield Reason("good-home")
    if (docking := _docking(yours, name)) >= FAR:
        yield Reason("good-docking", {"count": docking})
    gathered = _logs(yours.state, compared.seat) - _logs(compared.before, compared.seat)
    if gathered >= LOGS:
        yield Reason("good-logs", {"count": gathered})


def _home(events: Sequence[Event], name: str) -> Event | None:
    return first_of(events, "came_home", seat=name)


def _comes_home(outlook: Outlook, name: str) -> str:
    """Return who is likely to come home before one's next turn; empty if nobody is."""
    others = {event["seat"] for reply in outlook.replies for event in reply if event["event"] == "came_home"} - {name}
    found = [other for other in sorted(others) if likely([_home(one, other) for one in outlook.replies])]
    return found[0] if found else ""


def _carried(outlook: Outlook, name: str) -> Event | None:
    """Return how docking at one's own steamer is likely to carry another one ahead, the farthest of them."""
    found = [_longest(reply, name) for reply in outlook.replies]
    return max((one for one in found if one), key=lambda one: int(one["by"])) if likely(found) else None


def _longest(reply: tuple[Event, ...], name: str) -> Event | None:
    touched = {event["seat"] for event in reply if event["event"] == "touched" and event["other"] == name}
    ahead = [event for event in reply if event["event"] == "advanced" and event["seat"] in touched]
    return max(ahead, key=lambda event: int(event["by"]), default=None)


def _docking(outlook: Outlook, name: str) -> int:
    """Return how many fields docking carries one ahead."""
    return sum(event["by"] for event in outlook.own if event["event"] == "advanced" and event["seat"] == name)


def _logs(state: State, seat: int) -> int:
    return int(state.wood[seat])


def _field(state: State, seat: int) -> int:
    return int(min(state.fields[seat], state.goal))


def _ahead(outlook: Outlook, seat: int) -> int:
    """Return how many are ahead."""
    fields = outlook.state.fields
    return sum(field > fields[seat] for field in fields)

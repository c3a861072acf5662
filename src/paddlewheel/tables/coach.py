"""A coach at the table: there once everyone who races has switched it on; whoever switches it off ends it for all.

Before a turn is sent the page lets it be considered. Nothing is kept of that, and `submit` knows nothing of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from paddlewheel.captains.coaching import coached
from paddlewheel.captains.knowledge import has_judge
from paddlewheel.engine.contract import CHANCE, AnyGame, Seat
from paddlewheel.games import game_named
from paddlewheel.tables.errors import Denied
from paddlewheel.tables.history import Charter
from paddlewheel.tables.protocol import CoachNow, Consider, Considered
from paddlewheel.words.coach import line

if TYPE_CHECKING:
    from paddlewheel.tables.table import Sender, Table

BEFOREHAND: Final = ("points", "last-log", "logs", "good", "good-logs")
"""What may be said where nobody is told beforehand what a turn sets off."""


class Turn(NamedTuple):
    """A turn to be considered: all that has to be known of it elsewhere."""

    game: str
    position: str
    actions: tuple[str, ...]
    preview: bool


def wanted_at_first(charter: Charter) -> frozenset[Seat]:
    """Return who has the coach on from the start: those who sit at the device of a maker who wants it."""
    return frozenset(seat for seat, plan in enumerate(charter.seats) if charter.coach and plan.by == "here")


def after(wanted: frozenset[Seat], seat: Seat, on: bool) -> frozenset[Seat]:
    """Return who has the coach on after somebody has switched it."""
    return wanted | {seat} if on else frozenset()


def now(table: Table) -> CoachNow | None:
    """Return how it stands about the coach; None if nobody wants one."""
    wanted, missing = table.with_coach, table.people() - table.with_coach
    if not wanted:
        return None

    def names(seats: frozenset[Seat] | set[Seat]) -> list[str]:
        return [table.names[seat] for seat in sorted(seats)]

    return CoachNow(on=not missing and not table.waiting, wanted=names(wanted), missing=names(missing))


def check_can(game: AnyGame, hints: bool) -> None:
    """Refuse a coach where nothing may be advised, or nobody can judge a turn."""
    if not hints:
        raise Denied("not_understood", "coach.no_hints")
    if not has_judge(game):
        raise Denied("not_understood", "coach.no_judge", title=game.TITLE)


def check_may(table: Table) -> None:
    """Refuse to switch the coach where there can be none."""
    check_can(table.game, table.charter.hints)


def question(table: Table, sender: Sender, order: Consider) -> Turn:
    """Return what the coach is to consider; raise Denied where it has nothing to say."""
    seat = table.seat(order.seat)
    if seat not in sender.seats:
        raise Denied("not_your_key", "key.seat", seat=order.seat)
    coach = now(table)
    if coach is None or not coach.on:
        raise Denied("not_understood", "coach.not_agreed")
    if order.seen < table.changed or order.seen > table.n:
        raise Denied("stale", "seen.behind", seen=order.seen, changed=table.changed)
    if table.actor != seat or table.actor == CHANCE or not table.seats[seat].steered:
        raise Denied("not_your_decision", "decision.not_yours", seat=order.seat)
    position = table.game.format_position(table.play.state)
    return Turn(table.game.NAME, position, tuple(order.actions), table.charter.preview)


def consider(turn: Turn, seconds: float) -> Considered:
    """Return what the coach makes of a turn, whether or not it may still ask; raise a Refusal for one that is not legal."""
    game = game_named(turn.game)
    state = game.parse_position(turn.position)
    found = coached(game, state, _actions(game, state, turn.actions), seconds=seconds, by_clock=True)
    reasons = [line(one.code, one.facts) for one in found.reasons if turn.preview or one.code in BEFOREHAND]
    return Considered(id="", asks=found.asks and game.begins_turn(state), loss=round(found.loss, 3), reasons=reasons)


def _actions(game: AnyGame, state: Any, texts: Sequence[str]) -> list[Any]:
    """Return the actions of a turn, up to where chance or somebody else decides in it."""
    seat, found = game.actor(state), list[Any]()
    for text in texts:
        found.append(game.parse_action(state, text))
        state, _ = game.apply(state, found[-1])
        if game.actor(state) != seat or game.begins_turn(state):
            break
    return found

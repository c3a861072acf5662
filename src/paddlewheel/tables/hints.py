"""Hints: what a computer captain would do in somebody's place, and why."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from paddlewheel.captains import CAPTAINS, hire
from paddlewheel.captains.advice import advice_data
from paddlewheel.captains.judgement import with_chances
from paddlewheel.captains.officer import CAPTAIN, Officer
from paddlewheel.engine.contract import CHANCE
from paddlewheel.games import game_named
from paddlewheel.tables.automatic import LUCK, Ask
from paddlewheel.tables.decisions import known_captain
from paddlewheel.tables.errors import Denied
from paddlewheel.tables.protocol import Advice, Hint, Prospect
from paddlewheel.tables.table import Sender, Table
from paddlewheel.words.reasons import reasons

CHANCE_SECONDS: Final = 0.1
"""How long it may take to tell the chance of a turn, besides the captain's own time."""


def question(table: Table, sender: Sender, order: Hint) -> Ask:
    """Return the question for a captain; raise Denied where there is nothing to ask."""
    seat, actor = table.seat(order.seat), table.actor
    if seat not in sender.seats:
        raise Denied("not_your_key", "key.seat", seat=order.seat)
    if actor != seat or actor == CHANCE:
        raise Denied("not_your_decision", "decision.not_yours", seat=order.seat)
    if not table.charter.hints:
        raise Denied("not_understood", "hint.off")
    captain = known_captain(order.captain or CAPTAIN)
    if captain not in advisers():
        raise Denied("not_understood", "hint.no_reasons", captain=captain, captains=advisers())
    return Ask(table.game.NAME, table.game.format_position(table.play.state), seat, captain, table.changed)


def advisers() -> list[str]:
    """Return the captains who can say why."""
    return [name for name in CAPTAINS if isinstance(hire(name, Random(0)), Officer)]


def advise(asked: Ask, budget: float | None = None) -> dict[str, Any]:
    """Return what a captain would do and why, as plain data. This takes as long as it thinks."""
    game = game_named(asked.game)
    state = game.parse_position(asked.position)
    captain = hire(asked.captain, LUCK, budget, by_clock=True)
    assert isinstance(captain, Officer), "only those who can say why are asked"
    return advice_data(game, state, with_chances(game, state, captain.advise(game, state), CHANCE_SECONDS, by_clock=True))


def advice(order: Hint, asked: Ask, data: dict[str, Any]) -> Advice:
    """Return the answer to a hint."""
    second = data["next_best"]
    return Advice(
        id=order.id,
        seat=order.seat,
        captain=asked.captain,
        best=_prospect(data["best"]),
        next_best=None if second is None else _prospect(second),
        compared=data["compared"],
    )


def _prospect(data: dict[str, Any]) -> Prospect:
    return Prospect(**data, reasons=reasons(data["gains"]))

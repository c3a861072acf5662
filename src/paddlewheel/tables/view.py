"""How things stand at a table, as everybody is told it."""

from __future__ import annotations

from typing import Any

from paddlewheel.engine import options
from paddlewheel.engine.contract import CHANCE, AnyGame, Seat, outcome_data
from paddlewheel.engine.data_types import Data
from paddlewheel.tables import clock, coach
from paddlewheel.tables.protocol import (
    ClockInfo,
    LessonNow,
    Listed,
    Moment,
    Proposal,
    Result,
    SeatInfo,
    Situation,
    TableInfo,
    Turns,
)
from paddlewheel.tables.table import Table


def table_info(table: Table) -> TableInfo:
    """Return what is played here, by whom, on which terms."""
    return TableInfo(
        table=table.name,
        title=table.charter.title,
        game=table.game.NAME,
        options=options.to_data(table.game.options(table.play.begun.start)),
        seats=seat_infos(table),
        public=table.public,
        watchable=table.charter.watchable,
        clock=table.charter.clock,
        relief=table.charter.relief,
        preview=table.charter.preview,
        hints=table.charter.hints,
        created=table.charter.at,
        waiting=table.waiting,
        closed=table.closed,
        start=table.start,
        placed=table.placed,
        rematch=table.rematch,
        rules=table.rules,
        unread=table.unread,
        coach=coach.now(table),
        lesson=None if table.lesson is None else table.charter.lesson,
        daily=table.charter.daily,
    )


def seat_infos(table: Table) -> list[SeatInfo]:
    """Return who sits where."""
    return [
        SeatInfo(seat=name, by=seat.plan.by, name=seat.name, taken=seat.taken, captain=seat.captain)
        for name, seat in zip(table.names, table.seats, strict=True)
    ]


def situation(table: Table, now: int, scene: Data | None = None) -> Situation:
    """Return the position and the decision that is next; without the board under it if that is known to be `scene`."""
    game, state, actor = table.game, table.play.state, table.actor
    turn = table.play.on_turn
    decides = actor is not None and actor != CHANCE
    board = game.scene(state)
    return Situation(
        n=table.n,
        changed=table.changed,
        actions=len(table.play.actions),
        actor=seat_name(table, actor),
        on_turn=seat_name(table, turn),
        addressed=game.addressed(state) if decides else "",
        position=game.to_data(state),
        scene=None if board == scene else board,
        legal=[game.format_action(state, action) for action in game.legal(state)] if decides else [],
        free_back=None if turn is None else table.play.free_back(turn),
        result=_result(table),
        may_rank=table.may_rank,
        paused=table.paused,
        lesson=None if table.verdict is None else LessonNow(**table.verdict._asdict()),
        proposal=_proposal(table),
        clocks=_clocks(table, now),
        deadline=table.deadline,
        now=now,
    )


def moment(table: Table, at: int) -> Moment:
    """Return how the race stood after this many actions; now, if there are not this many."""
    play = table.play
    state = play.begun.start
    for action in play.actions[:at]:
        state, _ = play.game.apply(state, action)
    turn = seat_name(table, play.game.on_turn(state))
    return Moment(
        actions=min(at, len(play.actions)),
        on_turn=turn,
        position=play.game.to_data(state),
        scene=play.game.scene(state),
    )


def turns(table: Table, packed: bool = False) -> Turns:
    """Return every whole turn of the actor, one by one or written shortly."""
    return with_turns(table.game, table.play.state, turns_to_find(table), packed)


def turns_to_find(table: Table) -> Turns:
    """Return whose turns are looked for at a table, without any."""
    return Turns(changed=table.changed, actor=seat_name(table, table.actor), turns=[])


def with_turns(game: AnyGame, state: Any, told: Turns, packed: bool) -> Turns:
    """Return the same with every whole turn there is at a position, one by one or written shortly."""
    found = () if told.actor is None else game.turns(state)
    if packed and found:
        told.packed = game.turns_data(state, found)
    elif found:
        told.turns = [game.turn_data(state, turn) for turn in found]
    return told


def listed(table: Table) -> Listed:
    """Return what the public list says of a table."""
    return Listed(
        table=table.name,
        title=table.charter.title,
        game=table.game.NAME,
        seats=seat_infos(table),
        waiting=table.waiting,
        over=table.closed or table.play.actor is None,
        actions=len(table.play.actions),
        touched=table.touched,
    )


def seat_name(table: Table, seat: Seat | None) -> str | None:
    """Return how a seat is called, chance too."""
    return None if seat is None else "chance" if seat == CHANCE else table.names[seat]


def is_over(table: Table) -> bool:
    """Return whether it is known how the race ended."""
    return _result(table) is not None


def _result(table: Table) -> Result | None:
    found = outcome_data(table.names, table.play.outcome)
    return None if found is None else Result(**found)


def _proposal(table: Table) -> Proposal | None:
    question = table.question
    if question is None:
        return None
    missing = [table.names[seat] for seat in sorted(table.asked() - question.agreed)]
    return Proposal(n=question.n, seat=table.names[question.seat], keep=question.keep, missing=missing)


def _clocks(table: Table, now: int) -> dict[str, ClockInfo] | None:
    clocks = table.clocks
    if clocks is None:
        return None
    times = {name: clock.left(clocks, seat, now) for seat, name in enumerate(table.names)}
    return {name: ClockInfo(turn=turn, bank=bank) for name, (turn, bank) in times.items()}

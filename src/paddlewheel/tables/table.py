"""A table: the fold of its charter and its history. `take` is the only way anything changes; `decide` says what to take.

An entry is tried on a copy of the table first: only when it is kept does the copy become the table.
"""

from __future__ import annotations

import copy
from collections import Counter
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec

from paddlewheel.captains.daily import DailyRace
from paddlewheel.engine.contract import CHANCE, AnyGame, Seat
from paddlewheel.engine.errors import PaddlewheelError
from paddlewheel.engine.record import is_placed, parse_record
from paddlewheel.tables import clock, coach, daily, lessons
from paddlewheel.tables.clock import Clocks
from paddlewheel.tables.errors import Denied
from paddlewheel.tables.history import Action, Charter, Logged, SeatPlan, Sitting
from paddlewheel.tables.keys import lock_of
from paddlewheel.tables.protocol import (
    Answered,
    AnyEntry,
    Closed,
    Coached,
    Erased,
    HandedOver,
    Moved,
    Proposed,
    Published,
    Ranked,
    Rematched,
    Said,
    SailedOn,
    Seated,
    TookBack,
    TookOver,
    Unreadable,
)
from paddlewheel.tables.race_in_play import Play
from paddlewheel.tables.resend import Orders, kind_of, known_by, sent_by
from paddlewheel.tables.unknown_version import Unread, foreign, rules_of, unread

MOST_SAID: Final = 200
"""How many kilobytes of what each sender says are kept."""
MOST: Final = {"action": 5_000, "chat": 1_000, "order": 1_000}
"""How many actions, things said and other orders of each sender are kept: no race needs this many, and nobody can use up
what the others need. Closing a table is always possible."""


@dataclass(frozen=True, slots=True)
class SeatNow:
    """A seat as it is now."""

    plan: SeatPlan
    lock: str | None
    name: str
    taken: bool
    captain: str | None
    gone: bool = False
    """Whether the person went, or handed over, of their own accord."""

    @property
    def steered(self) -> bool:
        """Whether a person steers here."""
        return self.taken and self.captain is None

    @property
    def asked(self) -> bool:
        """Whether a person here is asked about takebacks.

        Ruling: a player who leaves by choice leaves that to the others. A person whose seat the maker handed over, or
        whose time ran out, is asked all the same and can answer without taking over: else a maker could put captains in
        everybody's place and roll the dice again. Who cannot wait for an answer can branch off from the record.
        """
        return self.taken and self.lock is not None and not self.gone


@dataclass(frozen=True, slots=True)
class Sender:
    """Someone who gives an order or watches: what the keys that were shown open."""

    seats: frozenset[Seat]
    maker: bool
    keyed: bool
    """Whether a key opens this table; else it can be watched only as long as it is public."""
    watches: bool


@dataclass(frozen=True, slots=True)
class Question:
    """A takeback that waits for answers."""

    n: int
    seat: Seat
    keep: int
    agreed: frozenset[Seat]


class Table:
    """A table: its seats, its game in play, and everything that happened, as it is told."""

    def __init__(self, name: str, charter: Charter) -> None:
        self.name, self.charter = name, charter
        self.daily: DailyRace | None = None
        """The race of a day that is sailed here."""
        try:
            begun = parse_record(charter.record) if charter.daily is None else daily.begun(charter.daily)[0]
            self.unread: Unread | None = None
            """Why this build cannot read the race, of which then only texts are known."""
        except PaddlewheelError:
            begun = foreign(charter.record, charter.names, len(charter.seats))
            self.unread = unread(charter.record)
        if charter.daily is not None and self.unread is None:
            self.daily = daily.race_of(charter.daily.game, charter.daily.day)
        self.play = Play(begun)
        self.start = len(begun.actions)
        self.names = begun.game.seats(begun.start)
        """The names of the seats."""
        self.lesson = lessons.tried(charter.lesson, begun.start)
        """The lesson that is tried here."""
        self.verdict = lessons.standing(self.lesson, ())
        """How the try stands."""
        self.placed = self.unread is None and is_placed(begun)
        self.seats = tuple(
            SeatNow(plan, plan.lock, plan.name, plan.by in ("here", "captain"), plan.captain) for plan in charter.seats
        )
        self.waiting = _waits(self.seats)
        """Whether the race waits for somebody to sit down."""
        self._may_rank: bool | None = None
        """Whether the rest can be ranked, once that was asked for; whatever happens can change it."""
        self.public, self.closed = charter.public, False
        self.sails_on = False
        """Whether somebody has let the captains sail on who are left."""
        self.rematch: str | None = None
        """The name of the table of the rematch, once there is one."""
        self.question: Question | None = None
        self.with_coach = coach.wanted_at_first(charter)
        """The seats that have switched the coach on."""
        self.clocks: Clocks | None = None
        if charter.clock is not None:
            self.clocks = clock.clocks(charter.clock.turn * 1000, charter.clock.bank * 1000, len(self.seats))
        self.n = 0
        self.changed = 0
        """The number of the last entry that changed the position."""
        self.touched = charter.at
        self.done = Orders()
        """For each sender's ids what came of that order."""
        self.used: Counter[tuple[str, str]] = Counter()
        """How many entries of each kind each sender has caused."""
        self._mind_clock(charter.at)

    def copy(self) -> Table:
        """Return a table on which something can be tried; this one stays as it is."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.play, other.done, other.used = self.play.copy(), self.done.copy(), self.used.copy()
        return other

    def settle(self) -> None:
        """Take for good what was tried: it was kept."""
        self.done.settle()

    def bare(self) -> Table:
        """Return the same without what is known of orders: for whoever only looks at the race."""
        other = copy.copy(self)
        other.done, other.used = Orders(), Counter()
        return other

    # --- what is so -------------------------------------------------------------------------------------------------------

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.play.game

    @property
    def rules(self) -> int:
        """The version of the rules that the race is sailed under."""
        return rules_of(self.charter.record)

    @property
    def turn_name(self) -> str | None:
        """Who is on turn, as a record calls them, where that is not the actor."""
        turn, actor = self.game.on_turn(self.play.state), self.play.actor
        return None if turn == actor else "chance" if turn is None else self.names[turn]

    @property
    def actor(self) -> Seat | None:
        """Whose decision is next, None also while the table waits or is closed, and after a try at a lesson."""
        tried = self.verdict is not None and self.verdict.standing != "open"
        return None if self.closed or self.waiting or tried else self.play.actor

    @property
    def open_to_all(self) -> bool:
        """Whether it can be watched without a key."""
        return self.public or self.charter.watchable

    @property
    def may_rank(self) -> bool:
        """Whether the rest can be ranked where they are: no person is racing, and the winner is home or all people are out.

        Ruling: people count whose seat the maker handed over, or whose time ran out, for the same reason as in takebacks.
        Before the winner is home those count as well who handed over of their own accord.
        """
        if self._may_rank is None:
            self._may_rank = self._rest_may_rank()
        return self._may_rank

    def _rest_may_rank(self) -> bool:
        if self.actor is None:
            return False
        state = self.play.state
        racing = set(self.game.racing(state))
        if racing & (self.people() | self.asked()):
            return False
        if self.game.standing(state).ranks.index(1) not in racing:
            return True
        return bool(self.people()) and all(self.seats[seat].plan.by == "captain" for seat in racing)

    @property
    def paused(self) -> bool:
        """Whether the captains who are left wait until somebody lets them sail on, or ranks them."""
        return self.may_rank and not self.sails_on and bool(self.people())

    def people(self) -> set[Seat]:
        """Return the seats that people steer."""
        return {number for number, seat in enumerate(self.seats) if seat.steered}

    def asked(self) -> set[Seat]:
        """Return the seats whose people are asked about takebacks."""
        return {number for number, seat in enumerate(self.seats) if seat.asked}

    def sender(self, keys: list[str]) -> Sender:
        """Return what keys open here; a key that opens nothing does not even let you watch, unless the table is public."""
        locks = {lock_of(key) for key in keys}
        held = frozenset(number for number, seat in enumerate(self.seats) if seat.lock in locks)
        maker = self.charter.maker in locks
        keyed = maker or bool(held) or self.charter.watch in locks
        return Sender(held, maker, keyed, keyed or self.open_to_all)

    def check_read(self) -> None:
        """Raise Denied where nothing can be done, because this build cannot read the race."""
        if self.unread == "rules":
            raise Denied("unknown_rules", "race.unknown_rules", version=self.rules)
        if self.unread is not None:
            raise Denied("unknown_rules", "race.unread")

    def seat(self, name: str) -> Seat:
        """Return the seat of that name."""
        if name not in self.names:
            raise Denied("not_understood", "seat.unknown", seats=list(self.names))
        return self.names.index(name)

    def due(self) -> int | None:
        """Return when the server has something to do here: 0 for now, a time for a deadline, None if people decide.

        Where nobody steers, nothing is due: captains alone go on only as long as somebody watches.
        """
        if self.actor is None or self.paused or not self.people():
            return None
        return self.deadline if self._is_up_to_a_person else 0

    @property
    def _is_up_to_a_person(self) -> bool:
        """Whether somebody decides who steers, and not chance or a captain."""
        return self.actor is not None and self.actor != CHANCE and self.seats[self.actor].steered

    @property
    def deadline(self) -> int | None:
        """When the time of the actor is used up; captains have no such time."""
        return None if self.clocks is None or not self._is_up_to_a_person else clock.deadline(self.clocks)

    # --- what happens -----------------------------------------------------------------------------------------------------

    def take(self, entry: Logged) -> AnyEntry:
        """Let an entry of the log happen, and return it as everybody is told it."""
        turn = self.game.on_turn(self.play.state)
        told = self._happen(entry)
        self.n, self.touched = entry.n, entry.at
        if (identity := getattr(entry, "id", None)) is not None:
            sender = sent_by(entry)
            self.done.add(sender, identity, known_by(entry, self.done.get(sender, identity)))
            self.used[sender, kind_of(entry)] += 1
            if isinstance(entry, Said):
                self.used[sender, "bytes"] += len(entry.text.encode())
        acted = isinstance(entry, Action)
        self._mind_clock(entry.at, turn if acted else None, same=not acted and not isinstance(entry, TookBack))
        self._may_rank = None
        return told

    def follow(self, entry: Logged) -> AnyEntry:
        """Let an entry happen that is kept already; if this build makes no sense of it, only texts are known from here."""
        if not isinstance(entry, Unreadable):
            try:
                return self.take(entry)
            except PaddlewheelError:
                if self.unread is not None:
                    raise
        if self.unread is None:
            self.play = Play(foreign(self.play.record(), list(self.names), len(self.seats)))
            self.unread = "other"
        return self.take(entry)

    def _happen(self, entry: Logged) -> AnyEntry:
        match entry:
            case Action():
                return self._move(entry)
            case TookBack():
                self.play.take_back(entry.actions)
                self.changed, self.question, self.sails_on = entry.n, None, False
                self.verdict = lessons.standing(self.lesson, self.play.actions)
            case Proposed():
                self.question = Question(entry.n, self.seat(entry.seat), entry.keep, frozenset({self.seat(entry.seat)}))
            case Answered():
                self._answer(entry)
            case Sitting():
                lock = entry.lock or self.seats[self.seat(entry.seat)].lock
                self._change(entry.seat, name=entry.name, taken=True, lock=lock)
                return Seated(n=entry.n, at=entry.at, seat=entry.seat, name=entry.name, id=entry.id)
            case HandedOver():
                own = entry.why != "time" and not entry.maker
                self._change(entry.seat, captain=entry.captain, gone=own or self.seats[self.seat(entry.seat)].gone)
            case TookOver():
                self._change(entry.seat, captain=None, gone=False)
            case Ranked():
                self.play.rank()
                self.changed, self.question = entry.n, None
            case SailedOn():
                self.sails_on = True
            case Coached():
                self.with_coach = coach.after(self.with_coach, self.seat(entry.seat), entry.on)
            case Rematched():
                self.rematch = entry.table
            case Published():
                self.public = entry.public
            case Closed():
                self.closed = True
            case Erased():
                self._erase(entry)
            case Said() | Unreadable():
                pass
        return entry

    def _erase(self, entry: Erased) -> None:
        if entry.what == "title":
            self.charter = msgspec.structs.replace(self.charter, title="")
        elif entry.seat is not None:
            self._change(entry.seat, name="")

    def _change(self, seat: str, **what: Any) -> None:
        number = self.seat(seat)
        self.seats = (*self.seats[:number], replace(self.seats[number], **what), *self.seats[number + 1 :])
        self.waiting = _waits(self.seats)

    def _move(self, entry: Action) -> Moved:
        before = self.play.state
        text = entry.action if self.unread is None else f"{entry.turn or entry.seat} {entry.action}"
        effect = self.play.attempt(text)
        self.play.do(effect)
        self.verdict = lessons.standing(self.lesson, self.play.actions)
        self.changed, self.question = entry.n, None
        return Moved(
            n=entry.n,
            at=entry.at,
            seat=entry.seat,
            action=entry.action,
            by=entry.by,
            actions=len(self.play.actions),
            events=[self.game.event_data(before, event) for event in effect.events],
            id=entry.id,
        )

    def _answer(self, entry: Answered) -> None:
        if self.question is not None and self.question.n == entry.proposal:
            agreed = self.question.agreed | {self.seat(entry.seat)}
            self.question = replace(self.question, agreed=agreed) if entry.yes else None

    def _mind_clock(self, at: int, turn: Seat | None = None, same: bool = False) -> None:
        """Let the time of the actor run; after the last action of a turn everybody's turn is settled.

        Ruling: a person's time runs on while a captain thinks to whom their seat was handed over, until it has acted: else
        handing over and taking over again would be a way to think for free. What the captain does after that
        costs no time.
        """
        if self.clocks is None:
            return
        actor = self.actor
        runs_on = same and actor == self.clocks.running
        self.clocks = clock.switch(self.clocks, actor if self._is_up_to_a_person or runs_on else None, at)
        state = self.play.state
        if turn is not None and (self.game.on_turn(state) != turn or self.game.begins_turn(state)):
            for seat in range(len(self.seats)):
                self.clocks = clock.turn_over(self.clocks, seat)


def _waits(seats: tuple[SeatNow, ...]) -> bool:
    return any(not seat.taken and seat.captain is None for seat in seats)

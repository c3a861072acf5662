"""What a client sends: on the socket, or one order at a time by HTTP."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from paddlewheel.tables.protocol.game_data import Wish
from paddlewheel.tables.protocol.kinds import (
    MOST_ACTIONS,
    PROTOCOL,
    ActionText,
    CaptainName,
    ChatText,
    Key,
    Number,
    OrderId,
    PersonName,
    SeatName,
    SteamerName,
    Strict,
)


class FromClient(Strict, tag_field="type"):
    """Something a client sends on the socket, or posts to `/api/tables/{table}/orders`."""


class Join(FromClient, tag="join"):
    """The first message on a socket: which keys you hold, and the number of the last entry you have."""

    protocol: int = PROTOCOL
    keys: Annotated[list[Key], Meta(max_length=8)] = msgspec.field(default_factory=list)
    after: Number = 0
    turns: bool = False
    """Whether whole turns shall come with each decision of your seats."""
    packed: bool = False
    """Whether they shall come written shortly, as `packed`."""


class Resume(FromClient, tag="resume"):
    """Ask for every entry after a number again, because one is missing."""

    after: Number


class Order(FromClient):
    """Something a client wants done or answered; the answer has the same id."""

    id: OrderId


class Submit(Order, tag="submit"):
    """Do the actions of a turn for a seat, or some of them; `seen` is the number of the last entry you have seen.

    All of them are kept in one step, up to where something else has to be decided first; or none, if one is not legal.
    """

    seat: SeatName
    seen: Number
    actions: Annotated[list[ActionText], Meta(max_length=MOST_ACTIONS)] = msgspec.field(default_factory=list)
    action: ActionText | None = None
    """Instead of `actions`: one alone."""

    def __post_init__(self) -> None:
        if (self.action is None) == (not self.actions):
            raise ValueError("submit takes actions, or one action")

    @property
    def wanted(self) -> list[str]:
        """The actions, however they were written."""
        return self.actions if self.action is None else [self.action]


class TakeBack(Order, tag="take_back"):
    """Go back to when `keep` actions had been done: immediately where that is free, else everyone is asked."""

    seat: SeatName
    keep: Number
    seen: Number


class Agree(Order, tag="agree"):
    """Answer the question whether to take back; `proposal` is the number of the entry that asked."""

    seat: SeatName
    proposal: Number
    yes: bool


class Sit(Order, tag="sit"):
    """Take the seat whose key you hold, or change your name there."""

    seat: SeatName
    name: PersonName


class HandOver(Order, tag="hand_over"):
    """Let a computer captain steer a seat: your own, or as the maker any."""

    seat: SeatName
    captain: CaptainName | None = None


class TakeOver(Order, tag="take_over"):
    """Steer your seat yourself again."""

    seat: SeatName


class Leave(Order, tag="leave"):
    """Go; the table's relief captain steers on, and your key still opens the seat."""

    seat: SeatName


class Say(Order, tag="say"):
    """Say something at the table."""

    seat: SeatName
    text: ChatText


class Rank(Order, tag="rank"):
    """End the race when no person is racing any more: the rest are ranked where they are."""

    seat: SeatName


class SailOn(Order, tag="sail_on"):
    """Let the computer captains sail on who pause because no person is racing any more."""

    seat: SeatName


class Coach(Order, tag="coach"):
    """Switch the coach on for a seat; it is there once everyone who races has. Or off, which ends it for all."""

    seat: SeatName
    on: bool


class Rematch(Order, tag="rematch"):
    """After the race: found a table for the same race again, at which everybody's key opens the same seat."""

    seat: SeatName


class Publish(Order, tag="publish"):
    """As the maker: show the table in the public list, or no more."""

    public: bool


class Close(Order, tag="close"):
    """As the maker: end the table. It can still be watched and its record fetched."""


class Why(Order, tag="why"):
    """Ask why an action is not legal, or why the turn cannot end as wished. Nothing is done."""

    action: ActionText | None = None
    end: Wish | None = None


class Reach(Order, tag="reach"):
    """Ask where a steamer could end if it were its turn now and everybody else stayed. Nothing is done."""

    steamer: SteamerName


class Hint(Order, tag="hint"):
    """Ask what a computer captain would do. Nothing is done."""

    seat: SeatName
    captain: CaptainName | None = None
    """One who can say why; a good one if left out."""


class Consider(Order, tag="consider"):
    """Let the coach look at a turn before it is sent; `seen` and `actions` as in `submit`. Nothing is done."""

    seat: SeatName
    seen: Number
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=MOST_ACTIONS)]


Durable: TypeAlias = (
    Submit | TakeBack | Agree | Sit | HandOver | TakeOver | Leave | Say | Rank | SailOn | Coach | Rematch | Publish | Close
)
"""Orders that change the table, and are answered once that is kept."""
Question: TypeAlias = Why | Reach | Hint | Consider
AnyOrder: TypeAlias = Durable | Question
ClientMessage: TypeAlias = Join | Resume | AnyOrder

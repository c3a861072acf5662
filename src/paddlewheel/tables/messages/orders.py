"""What a client sends: on the socket, or one order at a time by HTTP."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from paddlewheel.tables.messages.kinds import (
    PROTOCOL,
    ActionText,
    CaptainName,
    ChatText,
    Key,
    Number,
    OrderId,
    PersonName,
    SeatName,
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


class Resume(FromClient, tag="resume"):
    """Ask for every entry after a number again, because one is missing."""

    after: Number


class Order(FromClient):
    """Something a client wants done or answered; the answer has the same id."""

    id: OrderId


class Submit(Order, tag="submit"):
    """Do an action for a seat; `seen` is the number of the last entry you have seen."""

    seat: SeatName
    action: ActionText
    seen: Number


class TakeBack(Order, tag="take_back"):
    """Go back to when `keep` actions had been done: at once where that is free, else everybody is asked."""

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


class Publish(Order, tag="publish"):
    """As the maker: show the table in the public list, or no more."""

    public: bool


class Close(Order, tag="close"):
    """As the maker: end the table. It can still be watched and its record fetched."""


class Why(Order, tag="why"):
    """Ask why an action is not legal, or why the turn cannot end as wished. Nothing is done."""

    action: ActionText | None = None
    end: dict[str, Any] | None = None


class Hint(Order, tag="hint"):
    """Ask what a computer captain would do. Nothing is done."""

    seat: SeatName
    captain: CaptainName | None = None
    """One who can say why; a good one if left out."""


Durable: TypeAlias = Submit | TakeBack | Agree | Sit | HandOver | TakeOver | Leave | Say | Publish | Close
"""Orders that change the table, and are answered once that is kept."""
Question: TypeAlias = Why | Hint
AnyOrder: TypeAlias = Durable | Question
ClientMessage: TypeAlias = Join | Resume | AnyOrder

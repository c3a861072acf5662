"""Any orders by anybody, in any order: nothing ever changes without the right to it, and nothing makes the server fail."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test
from websockets.sync.client import ClientConnection

from .running import HANGS, Founded, Server, connect

SEATS = ("red", "green", "black")
PEOPLE = ("red", "green", "both", "watcher", "maker")
MAY: dict[str, frozenset[str]] = {
    "red": frozenset({"red"}),
    "green": frozenset({"green"}),
    "both": frozenset({"red", "green"}),
    "watcher": frozenset(),
    "maker": frozenset(),
}
KINDS = ("hand_over", "take_over", "leave", "rank", "rematch")
MAKERS = ("publish", "close", "hand_over", "rank", "rematch")

numbers = st.integers(0, 60) | st.integers(-5, 10**10)
seats = st.sampled_from((*SEATS, "chance", "blue"))
words = st.sampled_from(["+1", "+4", "L-2", "+20", "first=red", "die=3", "ahoy"]) | st.text(max_size=12)

values = (
    st.none() | st.booleans() | numbers | words | st.lists(words, max_size=2) | st.dictionaries(words, words, max_size=2)
)


class Anybody(RuleBasedStateMachine):
    """A table, everybody connected, and whatever they may think of."""

    server: Server

    def __init__(self) -> None:
        super().__init__()
        self.table = self.server.found("mississippi", "here", "link", "greedy", options={"rows": 5})
        keys = {
            "red": [self.table.key("red")],
            "green": [self.table.key("green")],
            "both": self.table.keys,
            "watcher": [self.table.watch],
            "maker": [self.table.maker],
        }
        self.stack = ExitStack()
        self.sockets: dict[str, ClientConnection] = {}
        self.sent = 0
        self.done: dict[str, tuple[str, dict[str, Any]]] = {}
        for who in PEOPLE:
            self.sockets[who] = self.stack.enter_context(connect(self.server.socket(self.table.name)))
            self.send(who, {"type": "join", "keys": keys[who]})
        self.ask("green", "sit", seat="green", name="Green")

    def send(self, who: str, message: object) -> None:
        self.sockets[who].send(message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode())

    def ask(self, who: str, kind: str, **fields: Any) -> dict[str, Any]:
        """Give an order and take its answer; remember what was done, and that the right person did it."""
        self.sent += 1
        order = {"type": kind, "id": f"{self.sent}", **fields}
        self.send(who, order)
        answer = self.answer(who, order["id"])
        assert answer.get("reason") != "unavailable"
        if answer["type"] == "done":
            right = fields.get("seat") in MAY[who] or (who == "maker" and kind in MAKERS)
            assert right, (who, order, answer)
            self.done[order["id"]] = (who, order)
        return answer

    def answer(self, who: str, identity: str | None) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = msgspec.json.decode(self.sockets[who].recv(timeout=HANGS))
            if message["type"] in ("done", "refused", "because", "advice") and message["id"] == identity:
                return message

    def log(self) -> dict[str, Any]:
        return dict(self.server.get(f"{self.table.path}/news", self.table.watch).data)

    def settled(self) -> dict[str, Any]:
        """Return how things stand when a person decides, somebody has asked for something back, or the race is over."""

        def still(news: dict[str, Any]) -> bool:
            captains = {seat["seat"] for seat in news["table"]["seats"] if seat["captain"]}
            stands = news["situation"]
            waits = stands["result"] is not None or stands["proposal"] is not None
            return waits or stands["actor"] not in {"chance", *captains}

        return dict(self.server.wait_until(f"{self.table.path}/news", still, self.table.watch)["situation"])

    # --- what anybody may try -----------------------------------------------------------------------------------------

    @rule(who=st.sampled_from(PEOPLE), seat=seats, action=words, seen=numbers)
    def submit_anything(self, who: str, seat: str, action: str, seen: int) -> None:
        self.ask(who, "submit", seat=seat, action=action, seen=seen)

    @rule(who=st.sampled_from(PEOPLE), seat=seats, actions=st.lists(words, max_size=3), seen=numbers)
    def submit_any_turn(self, who: str, seat: str, actions: list[str], seen: int) -> None:
        self.ask(who, "submit", seat=seat, actions=actions, seen=seen)

    @rule(who=st.sampled_from(PEOPLE), nth=st.integers(0, 30), more=st.lists(words, max_size=2))
    def submit_a_turn_and_more(self, who: str, nth: int, more: list[str]) -> None:
        """What comes after the end of a turn is not done, and the answer says so."""
        stands = self.settled()
        if stands["actor"] in SEATS and stands["legal"]:
            action = stands["legal"][nth % len(stands["legal"])]
            answer = self.ask(who, "submit", seat=stands["actor"], actions=[action, *more], seen=stands["n"])
            if answer["type"] == "done":
                assert answer["taken"] == 1
                assert (answer["stopped"] is None) == (not more)

    @rule(who=st.sampled_from(PEOPLE), nth=st.integers(0, 30))
    def submit_what_is_legal(self, who: str, nth: int) -> None:
        stands = self.settled()
        if stands["actor"] in SEATS and stands["legal"]:
            action = stands["legal"][nth % len(stands["legal"])]
            self.ask(who, "submit", seat=stands["actor"], action=action, seen=stands["n"])

    @rule(who=st.sampled_from(PEOPLE), seat=seats, keep=numbers, back=st.integers(0, 2))
    def take_back(self, who: str, seat: str, keep: int, back: int) -> None:
        stands = self.log()["situation"]
        self.ask(who, "take_back", seat=seat, keep=min(keep, max(stands["actions"] - back, 0)), seen=stands["n"])

    @rule(who=st.sampled_from(PEOPLE), seat=seats, yes=st.booleans(), number=numbers)
    def agree(self, who: str, seat: str, yes: bool, number: int) -> None:
        asked = self.log()["situation"]["proposal"]
        self.ask(who, "agree", seat=seat, proposal=asked["n"] if asked else number, yes=yes)

    @rule(
        who=st.sampled_from(PEOPLE),
        seat=seats,
        kind=st.sampled_from(["hand_over", "take_over", "leave", "rank", "rematch"]),
    )
    def hand_over(self, who: str, seat: str, kind: str) -> None:
        self.ask(who, kind, seat=seat)

    @rule(who=st.sampled_from(PEOPLE), seat=seats, text=st.text(max_size=20), kind=st.sampled_from(["say", "sit"]))
    def talk(self, who: str, seat: str, text: str, kind: str) -> None:
        self.ask(who, kind, seat=seat, **({"text": text} if kind == "say" else {"name": text}))

    @rule(who=st.sampled_from(PEOPLE), public=st.booleans())
    def publish(self, who: str, public: bool) -> None:
        self.ask(who, "publish", public=public)

    @rule(who=st.sampled_from(PEOPLE[:-1]))
    def close(self, who: str) -> None:
        self.ask(who, "close")

    @rule(who=st.sampled_from(PEOPLE), action=words)
    def ask_why(self, who: str, action: str) -> None:
        self.ask(who, "why", action=action)

    @rule(who=st.sampled_from(PEOPLE), nth=st.integers(0, 100))
    def send_again(self, who: str, nth: int) -> None:
        """A resend is answered as the first time, and by nobody else.

        Which one is a number whatever was done before: what is drawn must not depend on dice and captains.
        """
        if not self.done:
            return
        identity = sorted(self.done)[nth % len(self.done)]
        first, order = self.done[identity]
        self.send(who, order)
        answer = self.answer(who, identity)
        if who == first:
            assert answer["type"] == "done"
        elif order.get("seat") not in MAY[who] and who != "maker":
            assert answer["type"] == "refused"

    @rule(who=st.sampled_from(PEOPLE), junk=st.text(max_size=40) | st.binary(max_size=40))
    def talk_nonsense(self, who: str, junk: str | bytes) -> None:
        self.send(who, junk)
        assert self.answer(who, None)["reason"] == "not_understood"

    @rule(
        who=st.sampled_from(PEOPLE),
        kind=st.sampled_from(["submit", "say", "join", "resume", "why", "hint", "moved", "news"]),
        fields=st.dictionaries(
            st.sampled_from(["seat", "action", "actions", "seen", "text", "after", "keys", "end", "x"]),
            values,
            max_size=4,
        ),
    )
    def send_what_has_the_wrong_form(self, who: str, kind: str, fields: dict[str, Any]) -> None:
        self.send(who, {"type": kind, **fields})  # without an id it is no order

    @invariant()
    def only_what_was_acknowledged_has_happened(self) -> None:
        entries = self.log()["entries"]
        assert [entry["n"] for entry in entries] == list(range(1, len(entries) + 1))
        assert {entry["id"] for entry in entries if entry["id"]} == set(self.done)
        for entry in entries:
            if not entry["id"]:
                by_itself = entry["type"] == "moved" and entry["by"] in ("chance", "captain")
                assert by_itself or (entry["type"] == "took_back" and entry["agreed"]), entry

    def teardown(self) -> None:
        self.stack.close()


def test_nothing_changes_without_the_right_to_it(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Anybody, "server", server, raising=False)
    run_state_machine_as_test(Anybody, settings=settings(max_examples=12, stateful_step_count=40))
    assert server.get("/healthz").status == 200


def test_the_state_machine_gets_somewhere(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules above do move a race on, and not only get refused."""
    monkeypatch.setattr(Anybody, "server", server, raising=False)
    machine = Anybody()
    try:
        for nth in range(12):
            for who in PEOPLE:
                machine.submit_what_is_legal(who, nth)
        machine.only_what_was_acknowledged_has_happened()
        assert sum(order["type"] == "submit" for _, order in machine.done.values()) > 3
    finally:
        machine.teardown()


def test_a_founded_table_is_what_the_machine_takes_it_for(server: Server) -> None:
    table: Founded = server.found("mississippi", "here", "link", "greedy")
    assert [one["seat"] for one in table.created["seats"]] == list(SEATS)

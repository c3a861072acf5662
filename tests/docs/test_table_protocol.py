"""docs/table-protocol.md says what there is: its examples are messages, its lists are complete."""

from __future__ import annotations

import json
import re
import typing
from pathlib import Path

import msgspec

from paddlewheel.server.captain_processes import CaptainProcesses
from paddlewheel.server.endpoints import requests
from paddlewheel.server.limits import Gate, Limits
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.rooms import Rooms
from paddlewheel.tables.errors import Reason
from paddlewheel.tables.founding import found
from paddlewheel.tables.protocol import AnyOrder, ClientMessage, NewTable, Refused, ServerMessage

TEXT = (Path(__file__).parents[2] / "docs" / "table-protocol.md").read_text(encoding="utf-8")


def examples() -> list[str]:
    """Return every message that is shown; one may be folded over several lines."""
    shown = []
    for block in re.findall(r"```json\n(.*?)```", TEXT, re.S):
        decoder, rest = json.JSONDecoder(), block.strip()
        while rest:
            _, end = decoder.raw_decode(rest)
            shown.append(rest[:end])
            rest = rest[end:].strip()
    return shown


def test_every_example_is_a_message() -> None:
    sent = {str(kind.__struct_config__.tag) for kind in typing.get_args(ClientMessage)}
    for text in (example.replace('"KEY"', f'"{"K" * 24}"') for example in examples()):
        kind = json.loads(text).get("type")
        expected = NewTable if kind is None else ClientMessage if kind in sent else ServerMessage
        msgspec.json.decode(text, type=expected)
    assert len(examples()) >= 6


def test_the_table_of_the_example_can_be_founded() -> None:
    (text,) = [example for example in examples() if '"setup"' in example]
    found(msgspec.json.decode(text, type=NewTable), 0)


def test_the_refusal_of_the_example_is_a_whole_message() -> None:
    (text,) = [example for example in examples() if '"refused"' in example]
    assert set(json.loads(text)) == {"type", *Refused.__struct_fields__}


def test_every_order_reason_and_request_is_listed() -> None:
    listed = set(re.findall(r"`([^`]+)`", "\n".join(re.findall(r"^\|.*", TEXT, re.M))))
    assert {str(kind.__struct_config__.tag) for kind in typing.get_args(AnyOrder)} <= listed
    assert set(typing.get_args(Reason)) <= listed
    paths = {f"{one.method} {one.path}".replace("{table}", "TABLE").replace("{game}", "GAME") for one in _operations()}
    assert paths <= {entry.partition("?")[0] for entry in listed}


def _operations() -> list[typing.Any]:
    return list(requests(Rooms(CaptainProcesses(1), Metrics()), Gate(Limits())).operations)

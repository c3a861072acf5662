"""What the engine's tests share: a conversation through real JSON, and games in every kind of situation."""

from __future__ import annotations

import io
import json
from typing import Any

import msgspec

from paddlewheel.cli.commands.engine import Engine, serve

SAMPLE = """paddlewheel record 1
game: mississippi
rules: 1
options: rows=13 stop_at_winner=no turn_limit=60
seats: red green black
title: a game that has just begun

chance first=red
red    die=5 +4
green  die=2 +3
black  die=1 +3
"""
MIDDLE = "mississippi rules=1 rows=3 round=2 to_move=red | red=4:5:16 green=3:2:17 black=6:1:17"
LAST_TURN = "mississippi rules=1 rows=3 stop_at_winner=yes round=4 to_move=red | red=24:3:2 green=22:3:1 black=11:3:0"


class Talk:
    """A conversation with an engine in this process, through real JSON both ways."""

    def __init__(self, *requests: dict[str, Any]) -> None:
        self.engine = Engine()
        for request in requests:
            assert self.send(request)["ok"], request

    def line(self, line: bytes) -> dict[str, Any]:
        """Send a line as it is."""
        answer = self.engine.answer(line)
        assert answer is not None
        read = json.loads(msgspec.json.encode(answer))
        assert isinstance(read, dict)
        assert type(read["ok"]) is bool
        return read

    def send(self, request: dict[str, Any]) -> dict[str, Any]:
        """Send a request."""
        return self.line(json.dumps(request).encode())

    def ask(self, cmd: str, **fields: Any) -> dict[str, Any]:
        """Send a request that will be answered with yes."""
        answer = self.send({"cmd": cmd, **fields})
        assert answer["ok"], answer
        return answer

    def error(self, cmd: str, **fields: Any) -> dict[str, Any]:
        """Send a request that will be refused, and return the error."""
        answer = self.send({"cmd": cmd, **fields})
        assert not answer["ok"], answer
        error = answer["error"]
        assert isinstance(error, dict)
        return error

    def everything(self) -> list[dict[str, Any]]:
        """Return all that the engine says of the game it holds."""
        return [self.send({"cmd": cmd}) for cmd in ("show", "position", "record", "legal")]


def talk_from(text: str) -> Talk:
    return Talk({"cmd": "load", "text": text})


def answers_to(*lines: bytes) -> list[dict[str, Any]]:
    """Return what the engine writes when it reads these lines."""
    out = io.BytesIO()
    assert serve(io.BytesIO(b"\n".join(lines)), out) == 0
    return [json.loads(line) for line in out.getvalue().splitlines()]


def situations() -> list[Talk]:
    """Return engines in every kind of situation: before the draw, at a die, in a turn, in the middle, at the end."""
    over = talk_from(LAST_TURN)
    over.ask("apply", action="LL-1")
    draw = Talk({"cmd": "new"})
    die = Talk({"cmd": "new"}, {"cmd": "apply", "action": "first=green"})
    casting_off = Talk({"cmd": "load", "text": "mississippi to_move=red | red=ashore:3:2 green=ashore:-:20 black=1:2:20"})
    return [draw, die, casting_off, talk_from(SAMPLE), talk_from(MIDDLE), over]


def check_refused(talk: Talk, line: bytes) -> dict[str, Any]:
    """Send what will be refused, see that nothing has changed, and return the error."""
    before = talk.everything()
    answer = talk.line(line)
    assert answer["ok"] is False, line[:200]
    error = answer["error"]
    assert isinstance(error, dict)
    assert set(error) <= {"rule", "code", "facts", "where", "line", "message", "instead"}
    assert isinstance(error["message"], str)
    assert error["message"].strip()
    assert "\n" not in error["message"]
    assert error["rule"] is None or error["rule"].startswith("M")
    assert talk.everything() == before
    return error

"""`python -m paddlewheel.captains.host package.module:Class`: a class with the captain protocol as a separate program."""

from __future__ import annotations

import importlib
import sys
from random import Random
from typing import Any, BinaryIO

import msgspec

from paddlewheel.captains.captain import Captain, Hire, Timed, Watchful
from paddlewheel.games import game_named


def serve(maker: Hire, lines: BinaryIO, answers: BinaryIO) -> None:
    """Answer every question until the input ends or asks to leave."""
    captain: Captain | None = None
    for line in lines:
        request = msgspec.json.decode(line)
        if request["cmd"] == "quit":
            return
        if request["cmd"] == "new":
            captain = maker(Random(request["seed"]))
            if isinstance(captain, Timed):
                captain.budget = request["budget"]
            answer: dict[str, Any] = {"ok": True, "wants": ["events"] if isinstance(captain, Watchful) else []}
        else:
            assert captain is not None, "a race begins with new"
            if isinstance(captain, Watchful):
                for event in request["events"]:
                    captain.observe(event)
            answer = {"action": _choice(captain, request["position"])}
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


def _choice(captain: Captain, position: dict[str, Any]) -> str:
    game = game_named(position["game"])
    state = game.from_data(position)
    return game.format_action(state, captain.choose(game, state))


def _load(name: str) -> Hire:
    module, _, attribute = name.partition(":")
    maker: Hire = getattr(importlib.import_module(module), attribute)
    return maker


def main() -> None:
    """Serve the class that is named; what it prints goes to standard error, since the output is for answers."""
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr
    serve(_load(sys.argv[1]), sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()

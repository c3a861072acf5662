"""A bot that speaks the engine protocol (docs/engine-protocol.md) and nothing else: one race against drifting steamers.

    python examples/engine_client.py        a race
    python examples/engine_client.py 7      the same race every time

Only the standard library is used, and nothing of Paddlewheel is imported: the same works in any language.
"""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random
from types import TracebackType
from typing import Any

COMMAND = [sys.executable, "-m", "paddlewheel.cli.main", "engine"]  # the same as `paddlewheel engine`
LOG_WORTH = 1.2  # how many fields the bot gives for a log


class Engine:
    """The engine as a child process: a request is a line to it, an answer is a line from it."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.process.communicate()  # closes its input, which ends it

    def ask(self, cmd: str, **fields: object) -> dict[str, Any]:
        """Send a request and return the answer; what the engine refuses is an error here."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps({"cmd": cmd, **fields}), file=self.process.stdin, flush=True)
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise RuntimeError(f"{cmd}: {answer['error']['message']}")
        return answer


def worth(turn: dict[str, Any], me: str) -> float:
    """Return how good a whole turn is for me: how far it brings me, docking included, and the wood it leaves."""
    mine = turn["result"]["steamers"][me]
    if "rank" in mine:
        return 1000
    value: float = mine["field"] + LOG_WORTH * mine["wood"]
    return value


def sail(engine: Engine, me: str, luck: Random) -> dict[str, Any]:
    """Sail a race to its end, telling what happens, and return its outcome."""
    now = engine.ask("new", seats=[me, "flotsam", "jetsam"], options={"rows": 5, "stop_at_winner": True})
    while now["actor"] is not None:
        if now["actor"] == "chance":
            choices = engine.ask("legal")
            action = luck.choices(choices["actions"], choices["weights"])[0]  # or let the engine: engine.ask("roll")
        elif now["actor"] == me:
            action = max(engine.ask("turns")["turns"], key=lambda turn: worth(turn, me))["action"]
        else:
            action = luck.choice(engine.ask("legal")["actions"])
        now = engine.ask("apply", action=action)
        print(f"{now['action']:>12}  {' '.join(now['words'])}")
    outcome: dict[str, Any] = now["outcome"]
    return outcome


def main() -> None:
    """Sail one race and print the ranks."""
    luck = Random(int(sys.argv[1])) if len(sys.argv) > 1 else Random()
    with Engine(COMMAND) as engine:
        outcome = sail(engine, "bot", luck)
    for name, rank in sorted(outcome["ranks"].items(), key=lambda entry: entry[1]):
        print(f"{rank}. {name}")


if __name__ == "__main__":
    main()

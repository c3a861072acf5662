"""A complete captain in one file: a program that Paddlewheel asks for each decision (docs/captains.md).

    paddlewheel arena --captains "greedy,cmd:python3 examples/captain.py" --options rows=5 --games 20
    paddlewheel arena --game queen --captains "cmd:python3 examples/captain.py,random,random" --games 20

Only the standard library is used, and nothing of Paddlewheel is imported: captain.js does the same in another language.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

LOG_WORTH = 1.2  # how many fields of Mississippi a log is worth
COAL_WORTH = 1.5  # how many cells of Mississippi Queen a point of coal is worth


def choose(question: dict[str, Any], luck: Random) -> list[str]:
    """Return the actions of the best whole turn, or any legal action where there is none to plan."""
    turns = question["turns"]
    if not turns:
        return [luck.choice(question["legal"])]
    if question["position"]["game"] == "mississippi":
        best = max(turns, key=lambda turn: worth_on_the_course(turn, question["seat"]))
        return [best["action"]]
    best = max(turns, key=lambda turn: worth_on_the_river(turn, question["position"]))
    way: list[str] = best["way"]
    return way


def worth_on_the_course(turn: dict[str, Any], seat: str) -> float:
    """Return how far a turn of Mississippi brings a seat, docking included, and the wood it leaves."""
    mine = turn["result"]["steamers"][seat]
    return 1000.0 if "rank" in mine else float(mine["field"] + LOG_WORTH * mine["wood"])


def worth_on_the_river(turn: dict[str, Any], position: dict[str, Any]) -> float:
    """Return how far a turn of Mississippi Queen brings the steamer from where it lies, for the coal it costs."""
    q, r = position["steamers"][position["to_move"]]["cell"]
    dq, dr = turn["cell"][0] - q, turn["cell"][1] - r
    cells = max(abs(dq), abs(dr), abs(dq + dr))
    return float(cells - COAL_WORTH * turn["coal"])


def main() -> None:
    """Answer line by line until there is nothing more to answer."""
    luck = Random(0)
    for line in sys.stdin:
        request = json.loads(line)
        if request["cmd"] == "quit":
            break
        if request["cmd"] == "new":
            luck = Random(request["seed"])
            answer: dict[str, Any] = {"ok": True}
        else:
            answer = {"actions": choose(request, luck)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()

"""Race two computer captains at a table of `paddlewheel serve`, as a program: found a table, join it, act when asked.

    paddlewheel serve &
    python3 examples/table_client.py http://localhost:8026 mississippi

The protocol is described in docs/table-protocol.md. This client needs nothing but Python and the package websockets.
"""

from __future__ import annotations

import json
import random
import sys
import urllib.request
from typing import Any

from websockets.sync.client import ClientConnection, connect


def main(address: str, game: str) -> int:
    """Race to the end, and say who won."""
    captain = {"by": "captain", "captain": "greedy"}
    table = post(f"{address}/api/tables", {"game": game, "seats": [{"by": "here", "name": "Bot"}, captain, captain]})
    (seat, key) = next((seat["seat"], seat["key"]) for seat in table["seats"] if seat["key"])
    with connect(f"ws{address.removeprefix('http')}/api/tables/{table['table']}/socket") as socket:
        send(socket, type="join", keys=[key], turns=True)
        result = race(socket, seat)
    ranks = sorted((rank, seat) for seat, rank in result["ranks"].items())
    print(", ".join(f"{rank} {seat}" for rank, seat in ranks) + f"; {result['reason']}")
    return 0


def race(socket: ClientConnection, seat: str) -> dict[str, Any]:
    """Act whenever it is our turn, until the race is over; return how it ended."""
    stands: dict[str, Any] = {}
    for text in socket:
        message = json.loads(text)
        if message["type"] == "refused":
            print(message["message"], file=sys.stderr)
        elif message["type"] == "news":
            for entry in message["entries"]:
                print(*entry.get("words", []))
            stands = message["situation"] or stands
            if stands["result"]:
                return dict(stands["result"])
            if stands["paused"]:  # only captains are left, and wait for a word
                send(socket, type="sail_on", id=f"on-{stands['n']}", seat=seat)
        elif message["type"] == "turns" and message["changed"] == stands["changed"]:  # so it is our decision
            identity = f"turn-{stands['changed']}"  # the same if this has to be sent again
            actions = choose(message["turns"], stands["legal"])
            send(socket, type="submit", id=identity, seat=stands["actor"], actions=actions, seen=stands["n"])
    raise SystemExit("the server has gone")


def choose(turns: list[dict[str, Any]], legal: list[str]) -> list[str]:
    """Return the actions of a whole turn, or one action where we decide something else; a better player would think."""
    if not turns:
        return [random.choice(legal)]
    turn = random.choice(turns)
    return list(turn["way"]) if "way" in turn else [turn["action"]]


def send(socket: ClientConnection, **message: Any) -> None:
    """Send a message."""
    socket.send(json.dumps(message))


def post(address: str, body: dict[str, Any]) -> Any:
    """Make a request and return its answer."""
    with urllib.request.urlopen(urllib.request.Request(address, json.dumps(body).encode())) as answer:
        return json.load(answer)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

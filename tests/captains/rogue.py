"""A captain from outside that behaves as its argument says: well, or in one of the ways that earn a verdict."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from typing import Any


def say(answer: Any) -> None:
    print(json.dumps(answer), flush=True)


def misbehave(manner: str, question: dict[str, Any]) -> None:
    """Answer a question the wrong way."""
    match manner:
        case "crash":
            raise RuntimeError("the boiler burst")
        case "leave":
            sys.exit(0)
        case "killed":
            os.kill(os.getpid(), signal.SIGKILL)
        case "half-a-line":
            os.write(1, b'{"action"')
            os._exit(3)
        case "illegal":
            say({"action": "+900"})
        case "no-action":
            say({"action": "full steam"})
        case "garbage":
            print("ahoy!", flush=True)
        case "not-text":
            os.write(1, b"\xff\xfe\x00\n")
        case "list":
            say([question["legal"][0]])
        case "empty":
            say({})
        case "no-actions":
            say({"actions": []})
        case "number":
            say({"action": 4})
        case "overlong":
            while True:
                os.write(1, b"x" * 4096)
        case "flood":
            while True:
                say({"ahoy": True})
        case "slow":
            time.sleep(1.8)  # longer than the limit
            say({"action": question["legal"][0]})
        case "silent":
            time.sleep(600)


def main() -> None:
    manner, well = sys.argv[1], int(sys.argv[2])
    if manner == "crash-at-start":
        raise RuntimeError("no steam")
    if manner == "deaf":
        time.sleep(600)
    for line in sys.stdin:
        request = json.loads(line)
        if request["cmd"] == "quit":
            break
        if request["cmd"] == "new":
            say({"ok": True, "wants": ["everything"]} if manner == "greed" else {"ok": True, "wants": ["legal"]})
        elif well > 0 or manner == "well":
            well -= 1
            say({"action": request["legal"][0]})
        else:
            misbehave(manner, request)
    if manner == "stays":
        time.sleep(600)


if __name__ == "__main__":
    main()

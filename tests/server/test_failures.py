"""What the page reports when a part of it could not be shown: bounded, in the log, and it tells nothing of people."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from paddlewheel.server.limits import Gate, Limits
from paddlewheel.tables.errors import Denied

from .running import WIDE, Server

KEY = "Zq3-x9_Kd81mPwr5Tt0aLf7c"
FAILURE: dict[str, Any] = {
    "part": "finish",
    "error": "Error",
    "message": "each_key_duplicate",
    "stack": ["drawn TableScreen-Dsf9lS5R.js:2:4411", "index-Bb0c1d2e.js:1:20"],
    "page": "index-Bb0c1d2e.js",
}


def lines(log: Path) -> list[dict[str, Any]]:
    found = [msgspec.json.decode(line) for line in log.read_text().splitlines() if line.startswith("{")]
    return [line for line in found if line["logger"] == "paddlewheel.page"]


def test_a_failure_of_the_page_stands_in_the_log(tmp_path: Path) -> None:
    with Server(str(tmp_path / "t.db"), log=tmp_path / "log") as server:
        assert server.ask("POST", "/api/failures", FAILURE).status == 200
        assert b"paddlewheel_page_failures_total 1.0" in server.get("/metrics").body
    (line,) = lines(tmp_path / "log")
    assert line["level"] == "warning"
    assert [line[name] for name in ("part", "error", "said", "page")] == [
        "finish",
        "Error",
        FAILURE["message"],
        FAILURE["page"],
    ]
    assert line["where"] == "drawn TableScreen-Dsf9lS5R.js:2:4411 < index-Bb0c1d2e.js:1:20"


def test_no_key_gets_into_the_log_and_a_report_is_one_line(tmp_path: Path) -> None:
    with Server(str(tmp_path / "t.db"), log=tmp_path / "log") as server:
        told = {**FAILURE, "message": f"no {KEY} here\u2028and there", "stack": [f"at {KEY}:1"]}
        assert server.ask("POST", "/api/failures", told, KEY).status == 200
    assert KEY not in (tmp_path / "log").read_text()
    (line,) = lines(tmp_path / "log")
    assert (line["said"], line["where"]) == ("no … here and there", "at …:1")


@pytest.mark.parametrize(
    "wrong",
    [
        {"part": "a part"},
        {"error": "<b>"},
        {"message": "x" * 201},
        {"message": "two\nlines"},
        {"stack": ["x"] * 9},
        {"stack": ["x" * 121]},
        {"page": "/t/somewhere"},
        {"name": "Anna"},
    ],
)
def test_nothing_else_is_taken(server: Server, wrong: dict[str, Any]) -> None:
    assert server.ask("POST", "/api/failures", {**FAILURE, **wrong}).status == 422


def test_nobody_floods_the_log(tmp_path: Path) -> None:
    with Server(str(tmp_path / "t.db"), limits=f"{WIDE},failures=3", log=tmp_path / "log") as server:
        assert [server.ask("POST", "/api/failures", FAILURE).status for _ in range(6)] == [200] * 3 + [429] * 3
    assert len(lines(tmp_path / "log")) == 3


def test_nor_do_all_together() -> None:
    gate = Gate(Limits(failures=3, all_failures=5))
    for nth in range(5):
        gate.failure(f"10.0.0.{nth}")
    with pytest.raises(Denied):
        gate.failure("10.0.0.9")

"""The log: what strangers have written stays on its line, and tells no terminal what to do."""

from __future__ import annotations

import logging

import pytest

from paddlewheel.server.logs import JsonLines, PlainLines


def record(path: str) -> logging.LogRecord:
    """Return what is written down of a request for a path."""
    one = logging.makeLogRecord(
        {"name": "paddlewheel.http", "levelno": logging.INFO, "levelname": "INFO", "msg": "answered"}
    )
    one.path = path
    return one


@pytest.mark.parametrize("style", [PlainLines(), JsonLines()])
@pytest.mark.parametrize("path", ["/a\n12:00:00 error all is lost", "/\x1b[2J", "/\x9b2J", "/\u2028x", "/\r/"])
def test_a_path_neither_ends_a_line_nor_speaks_to_the_terminal(style: logging.Formatter, path: str) -> None:
    line = style.format(record(path))
    assert "answered" in line
    assert not any(sign in line for sign in "\n\r\x1b"), line
    assert isinstance(style, JsonLines) or line.isprintable()


def test_what_people_can_read_is_left_as_it_is() -> None:
    assert PlainLines().format(record("/tables/Größe ✓")).endswith("path=/tables/Größe ✓")

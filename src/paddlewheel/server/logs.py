"""The log: one JSON object a line for machines, a plain line for people at a terminal."""

from __future__ import annotations

import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final

import msgspec

REQUEST: Final[ContextVar[str | None]] = ContextVar("request", default=None)
"""The id of the request that is being answered; every line that is written meanwhile has it."""
_OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """A record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record on one line."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_extras(record),
        }
        if (request := REQUEST.get()) is not None:
            line["request"] = request
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class PlainLines(logging.Formatter):
    """A record for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record on a line, and what failed below it."""
        extras = "".join(f" {name}={on_a_line(str(value))}" for name, value in _extras(record).items())
        trace = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        said = on_a_line(record.getMessage())
        return f"{self.formatTime(record, '%H:%M:%S')} {record.levelname.lower():7} {said}{extras}{trace}"


def on_a_line(text: str) -> str:
    """Return a text, which strangers may have written, with what ends a line or speaks to a terminal as its number."""
    return text if text.isprintable() else "".join(sign if sign.isprintable() else f"\\u{ord(sign):04x}" for sign in text)


def start_logging(style: str) -> None:
    """Write the log of this process to standard error, `json` or `plain`."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else PlainLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO)
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # what strangers send wrong is counted, not written down


def _extras(record: logging.LogRecord) -> dict[str, object]:
    return {name: value for name, value in vars(record).items() if name not in _OWN}

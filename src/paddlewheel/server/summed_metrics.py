"""The metrics of several processes as those of one server: each leaves its own in a folder, whoever is asked adds them up.

What is counted is added. Of what every process measures for itself of the same thing, such as the size of the database, the
highest counts; the server is ready only if every process is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

HIGHEST: Final = frozenset({
    "paddlewheel_database_bytes",
    "paddlewheel_reports_open",
    "paddlewheel_captain_longest_wait_seconds",
    "process_max_fds",
    "process_start_time_seconds",
})  # fmt: skip
LOWEST: Final = frozenset({"paddlewheel_ready"})
EVERY: Final = 2.0
"""Seconds after which a process leaves anew what it has counted."""


class Board:
    """A folder in which each of several processes leaves what it has counted."""

    def __init__(self, folder: Path, nth: int) -> None:
        self._folder, self._mine = folder, folder / f"{nth}.prom"

    async def keep_leaving(self, text: Callable[[], bytes]) -> None:
        """Leave again and again what this process has counted."""
        while True:
            self.leave(text())
            await asyncio.sleep(EVERY)

    def leave(self, text: bytes) -> None:
        """Leave what this process has counted so far, whole."""
        new = self._mine.with_suffix(".new")
        with suppress(OSError):  # what cannot be left is left the next time
            new.write_bytes(text)
            new.replace(self._mine)

    def sum(self, text: bytes) -> bytes:
        """Return what all processes have counted, of this one as it is now."""
        others: list[bytes] = []
        for path in sorted(self._folder.glob("*.prom")):
            with suppress(OSError):
                if path != self._mine:
                    others.append(path.read_bytes())
        return summed([text, *others])


def summed(texts: Iterable[bytes]) -> bytes:
    """Return metrics as Prometheus reads them, added up over several texts of the same kind."""
    about: dict[str, list[str]] = {}
    found: dict[str, dict[str, float]] = {}
    for text in texts:
        family = ""
        for line in text.decode().splitlines():
            if line.startswith("# "):
                family = line.split(" ", 3)[2]
                known = about.setdefault(family, [])
                if line not in known:
                    known.append(line)
                continue
            sample, _, value = line.rpartition(" ")
            held = found.setdefault(family, {})
            held[sample] = _way(family)((held[sample], float(value))) if sample in held else float(value)
    lines = [
        line
        for family, said in about.items()
        for line in (*said, *(f"{sample} {value!r}" for sample, value in found.get(family, {}).items()))
    ]
    return "".join(f"{line}\n" for line in lines).encode()


def _way(family: str) -> Callable[[Iterable[float]], float]:
    return max if family in HIGHEST else min if family in LOWEST else sum

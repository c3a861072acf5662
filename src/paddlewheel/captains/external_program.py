"""A program that is asked in JSON, a line to it and a line from it, and can do no worse than earn a verdict."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Sequence
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import IO, Any, Final

import msgspec

CRASHED, ILLEGAL, GARBLED, OVERLONG, SLOW, SILENT = "crashed", "illegal", "garbled", "overlong", "slow", "silent"
VERDICTS: Final = (CRASHED, ILLEGAL, GARBLED, OVERLONG, SLOW, SILENT)
LONGEST_LINE: Final = 65_536
"""The most bytes of an answer."""
FAREWELL: Final = 1.0
"""How many seconds a program has to leave when it is told to, before it is ended."""
HEARD: Final = 16
"""How many unexpected lines are kept before the program must wait."""


class Verdict(Exception):
    """What a captain from outside did wrong: one of VERDICTS, and a sentence on this case."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(kind, detail)
        self.kind, self.detail = kind, detail

    def __str__(self) -> str:
        return f"{self.kind}: {self.detail}"


class Program:
    """A running program. Threads read and write, so that neither its silence nor its deafness can stop the race."""

    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        try:  # in a separate session: Ctrl-C is for the arena, and the program can be ended with all it started
            self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        except (OSError, ValueError) as error:
            raise Verdict(CRASHED, f"it cannot be started: {getattr(error, 'strerror', None) or error}") from error
        self.said: Queue[bytes] = Queue(HEARD)
        self.to_say: Queue[bytes | None] = Queue()
        self.complaints = b""
        self.threads = [Thread(target=work, daemon=True) for work in (self._read, self._write, self._read_complaints)]
        for thread in self.threads:
            thread.start()

    def ask(self, request: dict[str, Any], limit: float, patience: float = 0.0) -> dict[str, Any]:
        """Return the answer to a request; raise the Verdict if none comes in time that can be understood.

        After the limit it gets this much longer, to tell slow from silent.
        """
        begun = monotonic()
        self.to_say.put(msgspec.json.encode(request) + b"\n")
        line = self._next_line(limit)
        if line is None:
            line = self._next_line(patience) if patience else None
            if line is None:
                raise Verdict(SILENT, f"no answer within {limit + patience:g} s, where {limit:g} s are the limit")
            if line:
                raise Verdict(SLOW, f"the answer took {monotonic() - begun:.1f} s, where {limit:g} s are the limit")
        return self._understood(line)

    def close(self, kindly: bool = True) -> None:
        """End the program, by asking it if it deserves that, and what it started."""
        if kindly and self.process.poll() is None:
            self.to_say.put(b'{"cmd":"quit"}\n')
        self.to_say.put(None)
        try:
            self.process.wait(FAREWELL if kindly else 0)
        except subprocess.TimeoutExpired:
            self._kill()
            self.process.wait()
        self._drain()
        for thread in self.threads:
            thread.join(FAREWELL)
        for stream, thread in zip(self._streams(), self.threads, strict=True):
            if not thread.is_alive():
                _close(stream)

    def _next_line(self, limit: float) -> bytes | None:
        """Return the next line; empty if the program has ended, None if the time is up."""
        try:
            return self.said.get(timeout=limit)
        except Empty:
            return None

    def _understood(self, line: bytes) -> dict[str, Any]:
        if not line:
            raise Verdict(CRASHED, self._ending())
        if len(line) > LONGEST_LINE:
            raise Verdict(OVERLONG, f"a line has at most {LONGEST_LINE:,} bytes; it begins with {_quoted(line)}")
        try:
            answer = msgspec.json.decode(line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise Verdict(GARBLED, f"expected a line of JSON, found {_quoted(line)}") from None
        if not isinstance(answer, dict):
            raise Verdict(GARBLED, f"expected an object, found {_quoted(line)}")
        return answer

    def _ending(self) -> str:
        """Return how the program ended and the last thing it complained of."""
        try:
            code = self.process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        self.threads[2].join(FAREWELL)
        last = self.complaints.decode(errors="replace").strip().splitlines()[-1:]
        how = f"it ended with exit code {code}" if code >= 0 else f"it was ended by {_signal_name(-code)}"
        return ": ".join([how, *(line.strip()[:200] for line in last)])

    def _kill(self) -> None:
        """End the program, which has not been waited for, so that its id is its own; where there are groups, its group."""
        if hasattr(os, "killpg"):
            os.killpg(self.process.pid, signal.SIGKILL)
        else:
            self.process.kill()

    def _drain(self) -> None:
        """Make room for a reader that waits to be heard, so that it finds the end."""
        while self.threads[0].is_alive():
            if self._next_line(0.05) is None:
                return

    def _streams(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        return process.stdout, process.stdin, process.stderr

    def _read(self) -> None:
        """Hand on line by line what the program says, and at its end an empty one; an endless line is its last."""
        stream, _, _ = self._streams()
        while line := stream.readline(LONGEST_LINE + 1):
            if not line.endswith(b"\n") and len(line) <= LONGEST_LINE:
                break  # the program ended within a line
            if line.strip():
                self.said.put(line)
            if len(line) > LONGEST_LINE:
                break
        self.said.put(b"")

    def _write(self) -> None:
        """Hand the program what it is told, until it no longer listens."""
        _, stream, _ = self._streams()
        try:
            while (line := self.to_say.get()) is not None:
                stream.write(line)
                stream.flush()
        except OSError:
            return
        finally:
            _close(stream)

    def _read_complaints(self) -> None:
        """Keep the end of what the program writes to its standard error."""
        _, _, stream = self._streams()
        while piece := stream.read1(4096):  # type: ignore[attr-defined]
            self.complaints = (self.complaints + piece)[-4096:]


def _close(stream: IO[bytes]) -> None:
    """Close a stream, even one whose other end has gone with something unsaid."""
    try:
        stream.close()
    except OSError:
        return


def _quoted(line: bytes) -> str:
    text = " ".join(line[:200].decode(errors="replace").split())
    return repr(text if len(text) <= 60 else text[:60] + "…")


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"

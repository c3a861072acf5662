"""Limits: how much of everything one address, one socket, one server may have."""

from __future__ import annotations

import dataclasses
import ipaddress
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, TypeVar, cast

from paddlewheel.engine import options
from paddlewheel.engine.errors import BadData
from paddlewheel.engine.options import option
from paddlewheel.tables.errors import Denied

Numbers = TypeVar("Numbers")

FORGET_AFTER: Final = 10_000
"""How many addresses are remembered before quiet ones are forgotten."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What is allowed; each can be changed on the command line."""

    requests: int = option(50, "", "requests a second from one address", limits=(1, 10**6))
    tables: int = option(60, "", "tables founded in an hour from one address", limits=(1, 10**6))
    sockets: int = option(100, "", "sockets from one address", limits=(1, 10**6))
    all_sockets: int = option(5_000, "", "sockets in all", limits=(1, 10**6))
    watchers: int = option(500, "", "sockets at one table", limits=(1, 10**6))
    orders: int = option(20, "", "messages a second on one socket", limits=(1, 10**6))
    chat: int = option(30, "", "things said in a minute by one seat", limits=(1, 10**6))
    failures: int = option(20, "", "failures of the page that one address reports in an hour", limits=(1, 10**6))
    all_failures: int = option(500, "", "failures of the page reported in an hour in all", limits=(1, 10**6))
    body: int = option(128_000, "", "bytes in a request", limits=(1_000, 10**8))
    connections: int = option(200, "", "connections from one address", limits=(1, 10**6))
    all_connections: int = option(6_000, "", "connections in all", limits=(1, 10**6))
    head: int = option(16_384, "", "bytes in the request line and the headers", limits=(1_000, 10**6))
    path: int = option(2_000, "", "bytes in the address that is asked for", limits=(100, 10**5))
    head_seconds: int = option(10, "", "seconds in which a request line and its headers have to come", limits=(1, 3_600))
    body_seconds: int = option(20, "", "seconds in which the rest of a request has to come", limits=(1, 3_600))
    idle_seconds: int = option(15, "", "seconds for which a connection is kept without a request", limits=(1, 3_600))
    write_seconds: int = option(30, "", "seconds in which a reader has to read something", limits=(1, 3_600))
    listed: int = option(5, "", "tables of one address in the public list", limits=(1, 10**6))
    reports: int = option(10, "", "reports of one address in an hour", limits=(1, 10**6))
    backlog: int = option(4_000_000, "", "bytes that may wait for a slow reader", limits=(100_000, 10**9))


def limits_from(text: str) -> Limits:
    """Return limits with those changed that a text names: `requests=100,sockets=500`."""
    return numbers_from(Limits(), text, "limits")


def numbers_from(usual: Numbers, text: str, where: str) -> Numbers:
    """Return numbers with those changed that a text names, each within its limits."""
    wanted = options.changed(usual, text)
    for field in dataclasses.fields(cast(Any, wanted)):
        low, high = field.metadata["limits"]
        value = getattr(wanted, field.name)
        if not low <= value <= high:
            raise BadData(f"{where}.{field.name}", "value.number", low=low, high=high, found=str(value))
    return wanted


class Bucket:
    """A steady rate with room for a few together: it fills steadily, and every use takes one out."""

    def __init__(self, each: float, most: float) -> None:
        self._each, self._most = each, most
        self._left: dict[str, tuple[float, float]] = {}
        self._forget_at = FORGET_AFTER

    def take(self, who: str) -> bool:
        """Take one out for somebody; False if there is none left."""
        now = time.monotonic()
        left, then = self._left.get(who, (self._most, now))
        left = min(left + (now - then) * self._each, self._most)
        self._left[who] = (max(left - 1, 0), now) if left >= 1 else (left, now)
        if len(self._left) > self._forget_at:
            self._forget(now)
        return left >= 1

    def give_back(self, who: str) -> None:
        """Put one back that was not needed."""
        left, then = self._left.get(who, (self._most, 0.0))
        self._left[who] = (min(left + 1, self._most), then)

    def _forget(self, now: float) -> None:
        full = self._most / self._each
        self._left = {who: (left, then) for who, (left, then) in self._left.items() if now - then < full}
        self._forget_at = max(2 * len(self._left), FORGET_AFTER)  # not again for each who comes


class Gate:
    """Counts what each address does and has."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._requests = Bucket(limits.requests, limits.requests * 4)
        self._tables = Bucket(limits.tables / 3600, limits.tables)
        self._failures = Bucket(limits.failures / 3600, limits.failures)
        self._all_failures = Bucket(limits.all_failures / 3600, limits.all_failures)
        self._reports = Bucket(limits.reports / 3600, limits.reports)
        self._sockets: Counter[str] = Counter()

    def request(self, address: str) -> None:
        """Let a request in, or raise Denied."""
        if not self._requests.take(group(address)):
            raise Denied("too_much", "limit.requests", most=self.limits.requests)

    @contextmanager
    def founding(self, address: str) -> Iterator[None]:
        """Let somebody found a table, or raise Denied; what comes to nothing is not counted."""
        if not self._tables.take(group(address)):
            raise Denied("too_much", "limit.tables", most=self.limits.tables)
        try:
            yield
        except BaseException:
            self._tables.give_back(group(address))
            raise

    def failure(self, address: str) -> None:
        """Let somebody report a failure of the page, or raise Denied."""
        if not self._failures.take(group(address)) or not self._all_failures.take(""):
            raise Denied("too_much", "limit.failures", most=self.limits.failures)

    def report(self, address: str) -> None:
        """Let somebody tell the operator something, or raise Denied."""
        if not self._reports.take(group(address)):
            raise Denied("too_much", "limit.reports", most=self.limits.reports)

    def enter(self, address: str) -> None:
        """Let a socket in, or raise Denied; `leave` lets it out."""
        if self._sockets.total() >= self.limits.all_sockets:
            raise Denied("too_much", "limit.server")
        if self._sockets[group(address)] >= self.limits.sockets:
            raise Denied("too_much", "limit.sockets", most=self.limits.sockets)
        self._sockets[group(address)] += 1

    def leave(self, address: str) -> None:
        """Let a socket out."""
        self._sockets[group(address)] -= 1
        if not self._sockets[group(address)]:
            del self._sockets[group(address)]


@lru_cache(FORGET_AFTER)
def group(address: str) -> str:
    """Return what counts as one address: of IPv6 the network, for every house has one of its own."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return str(ipaddress.ip_network((known, 64), strict=False))
    return address

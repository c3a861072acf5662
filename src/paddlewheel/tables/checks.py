"""What keeps an order from being carried out at a table, whatever the rules of its game say."""

from __future__ import annotations

from paddlewheel.engine.contract import Seat
from paddlewheel.tables.errors import Denied
from paddlewheel.tables.table import Table


def check_seen(table: Table, seen: int) -> None:
    """Refuse an order of somebody who has not seen the latest position."""
    if seen > table.n:
        raise Denied("stale", "seen.ahead", seen=seen, last=table.n)
    if seen < table.changed:
        raise Denied("stale", "seen.behind", seen=seen, changed=table.changed)


def check_begun(table: Table) -> None:
    """Refuse an order at a table where seats are still open."""
    if table.waiting:
        raise Denied("waiting", "race.not_begun")


def check_sits(table: Table, seat: Seat) -> None:
    """Refuse an order for a seat that nobody has taken."""
    if not table.seats[seat].taken:
        raise Denied("waiting", "seat.sit_down")


def check_steers(table: Table, seat: Seat) -> None:
    """Refuse an order for a seat that a captain steers."""
    check_sits(table, seat)
    now = table.seats[seat]
    if now.captain is not None:
        raise Denied("handed_over", "seat.handed_over", captain=now.captain or "")

"""`paddlewheel admin`: what the operator of a server does, beside a server that runs."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

from paddlewheel.cli.language import say
from paddlewheel.cli.parameters import about, flag, whole
from paddlewheel.cli.printing import print_json
from paddlewheel.engine.errors import BadData, no_such
from paddlewheel.engine.plain_data import whole_number
from paddlewheel.words import MessageId

if TYPE_CHECKING:
    from paddlewheel.server.operator import Operator

TIMES: Final = ("at", "last_touched", "until")
DONE: Final[dict[str, MessageId]] = {
    "close": "terminal-admin-closed",
    "unlist": "terminal-admin-unlisted",
    "delete": "terminal-admin-deleted",
    "undelete": "terminal-admin-undeleted",
    "erase": "terminal-admin-erased",
    "ban": "terminal-admin-banned",
    "unban": "terminal-admin-unbanned",
    "done": "terminal-admin-report-done",
    "backup": "terminal-admin-backed-up",
    "restore": "terminal-admin-restored",
    "downgrade": "terminal-admin-downgraded",
}


def admin(
    what: Annotated[str, about("admin-what")],
    which: Annotated[str, about("admin-which")] = "",
    /,
    *,
    database: Annotated[str | None, about("database")] = None,
    config: Annotated[str | None, about("config")] = None,
    message: Annotated[int | None, whole("admin-message")] = None,
    name: Annotated[str | None, about("admin-name")] = None,
    title: Annotated[bool, flag("admin-title")] = False,
    days: Annotated[int, whole("admin-days")] = 7,
    why: Annotated[str, about("admin-why")] = "",
    json: Annotated[bool, flag("json")] = False,
) -> int:
    """Look after a server: its tables, what players write, who is shut out, backups."""
    try:
        from paddlewheel.server import backup  # noqa: PLC0415
        from paddlewheel.server.settings import gather  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise BadData("admin", "server.not_installed") from error

    place = gather({"database": database, "config": config}).settings.database
    whole_database: dict[str, Callable[[], None]] = {
        "backup": lambda: backup.back_up(place, Path(_given(which))),
        "restore": lambda: backup.restore(Path(_given(which)), place),
        "downgrade": lambda: backup.downgrade(place, whole_number(_given(which), "schema")),
    }
    if what in whole_database:
        whole_database[what]()
        _say(what, which)
        return 0
    return asyncio.run(_beside(place, _Asked(what, which, message, name, title, days, why, json)))


class _Asked(msgspec.Struct):
    """What was typed."""

    what: str
    which: str
    message: int | None
    name: str | None
    title: bool
    days: int
    why: str
    json: bool


async def _beside(place: str, asked: _Asked) -> int:
    from paddlewheel.server.operator import Deaf, Operator  # noqa: PLC0415
    from paddlewheel.server.storage import open_store  # noqa: PLC0415

    store = await open_store(place, Deaf(), alone=False)
    try:
        return await _do(Operator(store), asked)
    finally:
        await store.close()


async def _do(operator: Operator, asked: _Asked) -> int:
    lists: dict[str, Callable[[], Awaitable[list[dict[str, Any]]]]] = {
        "list": operator.tables,
        "bans": operator.bans,
        "reports": operator.reports,
    }
    shown: dict[str, Callable[[str], Awaitable[dict[str, Any]]]] = {"show": operator.show, "export": operator.export}
    done: dict[str, Callable[[str], Awaitable[object]]] = {
        "close": operator.close,
        "unlist": operator.unlist,
        "delete": operator.delete,
        "undelete": operator.bring_back,
        "erase": lambda table: operator.erase(table, *_erased(asked)),
        "ban": lambda address: operator.ban(address, asked.days, asked.why),
        "unban": operator.unban,
        "done": lambda report: operator.done(whole_number(report, "report")),
    }
    if asked.what in lists:
        _print_rows(await lists[asked.what](), asked.json)
    elif asked.what in shown:
        _print_one(await shown[asked.what](_given(asked.which)), asked.json)
    elif asked.what in done:
        result = await done[asked.what](_given(asked.which))
        if result is False:
            raise no_such(asked.what, "name", asked.which, ())
        _say(asked.what, asked.which)
    else:
        known = (*lists, *shown, *done, "backup", "restore", "downgrade")
        raise no_such("admin", "name", asked.what, known)
    return 0


def _given(which: str) -> str:
    if not which:
        raise BadData("admin", "admin.which")
    return which


def _erased(asked: _Asked) -> tuple[int | None, str | None]:
    """Return the message or the seat whose name is taken out; one thing, and not another by mistake."""
    if (asked.message is not None) + (asked.name is not None) + asked.title != 1:
        raise BadData("erase", "admin.erase")
    return asked.message, asked.name


def _print_rows(rows: Sequence[dict[str, Any]], as_json: bool) -> None:
    for row in rows:
        _print_one(row, as_json)


def _print_one(row: dict[str, Any], as_json: bool) -> None:
    """Print what is known as JSON, or as a line a fact that people can read and cut."""
    if as_json or "record" in row or "info" in row:
        print_json(row)
        return
    facts = (f"{name}={_readable(name, value)}" for name, value in row.items() if value is not None)
    sys.stdout.write("  ".join(facts) + "\n")


def _readable(name: str, value: Any) -> str:
    if name in TIMES:
        return datetime.fromtimestamp(value / 1000, UTC).isoformat(timespec="seconds")
    return msgspec.json.encode(value).decode() if isinstance(value, str) and " " in value else str(value)


def _say(what: str, which: str) -> None:
    sys.stdout.write(say(DONE[what], {"which": which}) + "\n")

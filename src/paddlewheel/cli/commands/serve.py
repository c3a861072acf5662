"""`paddlewheel serve`: tables for people and captains, in the browser."""

from __future__ import annotations

import os
from typing import Annotated

from paddlewheel.cli.arguments import entries
from paddlewheel.cli.parameters import about, flag, whole
from paddlewheel.engine.errors import BadData


def serve(
    *,
    host: Annotated[str, about("host")] = "127.0.0.1",
    port: Annotated[int, whole("port")] = 8026,
    database: Annotated[str, about("database")] = "",
    open: Annotated[bool, flag("open")] = False,  # noqa: A002
    origins: Annotated[str, about("origins")] = "",
    proxies: Annotated[str, about("proxies")] = "",
    limits: Annotated[str, about("limits")] = "",
    work: Annotated[str, about("work")] = "",
    budgets: Annotated[str, about("budgets")] = "",
    processes: Annotated[int | None, whole("processes")] = None,
    grace: Annotated[int, whole("grace")] = 30,
    keep_days: Annotated[int, whole("keep-days")] = 90,
    log: Annotated[str, about("log")] = "auto",
) -> int:
    """Seat people and computer captains at tables, in the browser: on this machine or for a whole network."""
    try:  # the engine and the terminal are installed without what this needs
        from paddlewheel.cli import http_server  # noqa: PLC0415
        from paddlewheel.server.app import Settings  # noqa: PLC0415
        from paddlewheel.server.budgets import budgets_from  # noqa: PLC0415
        from paddlewheel.server.limits import limits_from  # noqa: PLC0415
        from paddlewheel.server.long_work import work_from  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise BadData("serve", "server.not_installed") from error

    settings = Settings(
        database=database or http_server.usual_database(),
        limits=limits_from(limits),
        work=work_from(work),
        budgets=budgets_from(budgets),
        origins=frozenset(entries(origins)),
        processes=max(os.cpu_count() or 2, 2) if processes is None else processes,
        grace=grace,
        keep_days=keep_days,
    )
    return http_server.run(settings, host, port, open, http_server.log_style(log), proxies)

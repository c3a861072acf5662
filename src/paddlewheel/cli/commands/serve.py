"""`paddlewheel serve`: tables for people and captains, in the browser."""

from __future__ import annotations

from typing import Annotated

from paddlewheel.cli.parameters import about, flag, whole
from paddlewheel.engine.errors import BadData


def serve(
    *,
    host: Annotated[str | None, about("host")] = None,
    port: Annotated[int | None, whole("port")] = None,
    database: Annotated[str | None, about("database")] = None,
    open: Annotated[bool, flag("open")] = False,  # noqa: A002
    hosts: Annotated[str | None, about("hosts")] = None,
    origins: Annotated[str | None, about("origins")] = None,
    proxies: Annotated[str | None, about("proxies")] = None,
    metrics: Annotated[str | None, about("metrics")] = None,
    limits: Annotated[str | None, about("limits")] = None,
    work: Annotated[str | None, about("work")] = None,
    budgets: Annotated[str | None, about("budgets")] = None,
    servers: Annotated[int | None, whole("servers")] = None,
    processes: Annotated[int | None, whole("processes")] = None,
    grace: Annotated[int | None, whole("grace")] = None,
    keep_days: Annotated[int | None, whole("keep-days")] = None,
    archive_days: Annotated[int | None, whole("archive-days")] = None,
    least_free: Annotated[int | None, whole("least-free")] = None,
    log: Annotated[str | None, about("log")] = None,
    log_requests: Annotated[bool | None, flag("log-requests")] = None,
    config: Annotated[str | None, about("config")] = None,
    show_config: Annotated[bool, flag("show-config")] = False,
) -> int:
    """Seat people and computer captains at tables, in the browser: on this machine or for a whole network."""
    given = {name: value for name, value in locals().items() if name not in ("open", "show_config")}
    try:  # the engine and the terminal are installed without what this needs
        from paddlewheel.cli import http_server  # noqa: PLC0415
        from paddlewheel.server.settings import gather  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise BadData("serve", "server.not_installed") from error

    gathered = gather(given)
    if show_config:
        print(*gathered.lines(), sep="\n")  # noqa: T201
        return 0
    return http_server.run(gathered.settings, open)

"""What a server is started with: one typed value, from flags, the environment, a file, and what is usual, in that order.

Every setting has one name: `keep_days` is `--keep-days`, `PADDLEWHEEL_KEEP_DAYS`, and `keep_days` in a TOML file. A secret
never stands in a command line, where every user of the machine could read it.
"""

from __future__ import annotations

import dataclasses
import ipaddress
import os
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from paddlewheel.engine.errors import BadData, no_such, shortened
from paddlewheel.engine.plain_data import whole_number
from paddlewheel.server.budgets import Budgets, budgets_from
from paddlewheel.server.limits import Limits, limits_from
from paddlewheel.server.long_work import Work, work_from

PREFIX: Final = "PADDLEWHEEL_"
HIDDEN: Final = "…"
YES: Final = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}
SECRET_FILES: Final = {"database": "database_file"}
"""Settings that can be read from a file of their own, as containers and systemd hand out secrets."""

SECTIONS: Final[dict[str, Callable[[str], Any]]] = {"limits": limits_from, "work": work_from, "budgets": budgets_from}
"""Settings that have several numbers each."""


def usual_database() -> str:
    """Return where tables are kept if nobody says: in the folder for data of programs."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(home) / "paddlewheel" / "tables.db")


@dataclass(frozen=True)
class Settings:
    """What a server is started with."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8026
    hosts: tuple[str, ...] = ()
    """Further names by which the server may be called; its addresses always may."""
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    metrics: tuple[str, ...] = ("127.0.0.1", "::1")
    """The addresses and networks that may read the metrics."""
    limits: Limits = field(default_factory=Limits)
    work: Work = field(default_factory=Work)
    budgets: Budgets = field(default_factory=Budgets)
    servers: int = 0
    """How many processes serve, where PostgreSQL lets several share the tables; 0: as many as there are cores for."""
    processes: int = field(default_factory=lambda: max(os.cpu_count() or 2, 2))
    """In how many processes captains think and other long work is done."""
    grace: int = 30
    """Seconds after the start in which nobody runs out of time."""
    keep_days: int = 90
    """After this many days without an entry a table is put into the archive; 0: never."""
    archive_days: int = 30
    """After this many days there it is deleted; 0: never."""
    least_free: int = 100
    """Megabytes that have to be free on the disk for the server to say that it is ready."""
    log: str = "auto"
    log_requests: bool = False

    def __post_init__(self) -> None:
        for name in ("keep_days", "archive_days", "grace", "least_free", "servers"):
            if getattr(self, name) < 0:
                raise BadData(name.replace("_", "-"), "value.at_least", least=0, found=str(getattr(self, name)))
        if not 0 <= self.port <= 65_535:
            raise BadData("port", "value.number", low=0, high=65_535, found=str(self.port))
        if self.servers > 1 and not self.shared:
            raise BadData("servers", "servers.one_file")
        if self.log not in ("auto", "json", "plain"):
            raise BadData("log", "value.choice", choices=["json", "plain", "auto"], found=shortened(self.log))
        for name in ("proxies", "metrics"):
            for one in getattr(self, name):
                _check_network(name, one)

    @property
    def shared(self) -> bool:
        """Whether several processes can share the tables: a SQLite file has one, which alone knows what is in it."""
        return self.database.startswith(("postgresql://", "postgres://"))

    @property
    def serving(self) -> int:
        """How many processes serve; half of the cores are for captains and the database."""
        return self.servers or (max((os.cpu_count() or 2) // 2, 1) if self.shared else 1)


NAMES: Final = tuple(one.name for one in dataclasses.fields(Settings))


@dataclass(frozen=True)
class Gathered:
    """Settings, and where each of them comes from."""

    settings: Settings
    sources: dict[str, str]

    def lines(self) -> list[str]:
        """Return all of them as a TOML file that means the same, with the sources beside them; secrets are hidden."""
        shown = [
            (name, _written(_hidden(getattr(self.settings, name)) if name == "database" else getattr(self.settings, name)))
            for name in NAMES
            if name not in SECTIONS
        ]
        rows = [f"{name} = {value}  # {self.sources.get(name, 'usual')}" for name, value in shown]
        return [*rows, *(line for section in SECTIONS for line in self._section(section))]

    def _section(self, section: str) -> list[str]:
        numbers = dataclasses.asdict(getattr(self.settings, section))
        said = [f"{name} = {value}  # {self.sources.get(f'{section}.{name}', 'usual')}" for name, value in numbers.items()]
        return ["", f"[{section}]", *said]


def gather(flags: Mapping[str, Any], environment: Mapping[str, str] | None = None, database: str | None = None) -> Gathered:
    """Return the settings: flags before the environment, that before a file, that before what is usual.

    `flags` are those that were given; `config` among them names the file.
    """
    environment = os.environ if environment is None else environment
    path = flags.get("config") or environment.get(f"{PREFIX}CONFIG")
    given = {name: value for name, value in flags.items() if name != "config" and value is not None}
    if urlsplit_password(str(given.get("database", ""))):
        raise BadData("database", "database.password_shown")
    told: dict[str, Any] = {}
    sources: dict[str, str] = {}
    numbers: dict[str, dict[str, Any]] = {section: {} for section in SECTIONS}
    for source, values in (
        (str(path), _from_file(Path(path)) if path else {}),
        ("environment", _from_environment(environment)),
        ("flag", given),
    ):
        for name, value in _secrets_read(values).items():
            if name in SECTIONS:
                new = _numbers(name, value)
                numbers[name] |= new
                sources |= {f"{name}.{one}": source for one in new}
            else:
                told[name], sources[name] = _typed(name, value), source
    told.setdefault("database", database or usual_database())
    for section, read in SECTIONS.items():
        told[section] = read(",".join(f"{name}={value}" for name, value in numbers[section].items()))
    return Gathered(Settings(**told), sources)


def urlsplit_password(database: str) -> str | None:
    """Return the password in the address of a database, if there is one."""
    try:
        return urlsplit(database).password if "://" in database else None
    except ValueError:
        return None


def _from_file(path: Path) -> dict[str, Any]:
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadData("config", "config.failed", path=str(path), why=str(error)) from error
    _check_names(values)
    return values


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    known = {*NAMES, *SECRET_FILES.values()}
    found = {name.removeprefix(PREFIX).lower(): value for name, value in environment.items() if name.startswith(PREFIX)}
    return {name: value for name, value in found.items() if name in known}  # others are for the build, or for containers


def _secrets_read(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return settings with those read that stand in files of their own."""
    read = dict(values)
    for name, beside in SECRET_FILES.items():
        if (path := read.pop(beside, None)) is not None:
            try:
                read[name] = Path(path).read_text(encoding="utf-8").strip()
            except (OSError, ValueError) as error:
                raise BadData(beside.replace("_", "-"), "config.failed", path=str(path), why=str(error)) from error
    return read


def _check_names(values: Mapping[str, Any]) -> None:
    for name in values:
        if name not in NAMES and name not in SECRET_FILES.values():
            raise no_such("config", "setting", name, NAMES)


def _numbers(section: str, value: Any) -> dict[str, Any]:
    """Return the numbers that a section names, from a text or from what a file says."""
    if isinstance(value, Mapping):
        return dict(value)
    SECTIONS[section](str(value))
    return dict(pair.strip().split("=", 1) for pair in str(value).split(",") if "=" in pair)


def _typed(name: str, value: Any) -> Any:
    """Return a value of the kind that a setting has, from a text or from what a file says."""
    where = name.replace("_", "-")
    match {one.name: one.type for one in dataclasses.fields(Settings)}[name]:
        case "int":
            return whole_number(str(value), where) if not isinstance(value, int) or isinstance(value, bool) else value
        case "bool":
            if isinstance(value, bool):
                return value
            if str(value).lower() not in YES:
                raise BadData(where, "value.yes_no", found=shortened(str(value)))
            return YES[str(value).lower()]
        case "str":
            return str(value)
    entries = value if isinstance(value, list | tuple) else str(value).split(",")
    return tuple(str(entry).strip() for entry in entries if str(entry).strip())


def _check_network(name: str, text: str) -> None:
    if text == "*":
        return
    try:
        ipaddress.ip_network(text)
    except ValueError as error:
        raise BadData(name, "value.network", found=shortened(text)) from error


def _hidden(database: str) -> str:
    password = urlsplit_password(database)
    return database.replace(f":{password}@", f":{HIDDEN}@") if password else database


def _written(value: Any) -> str:
    """Return a value as TOML has it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return f"[{', '.join(_written(one) for one in value)}]"
    if isinstance(value, int):
        return str(value)
    return '"' + str(value).replace("\\", "\\\\").replace('"', '\\"') + '"'

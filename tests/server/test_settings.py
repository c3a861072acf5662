"""Every setting by flag, by environment and by file, in that order; and no secret where others can read it."""

from __future__ import annotations

import dataclasses
import inspect
import tomllib
from pathlib import Path

import pytest

from paddlewheel.cli import main as commands
from paddlewheel.cli.commands.serve import serve
from paddlewheel.cli.main import main
from paddlewheel.engine.errors import BadData
from paddlewheel.server.budgets import Budgets
from paddlewheel.server.limits import Limits
from paddlewheel.server.long_work import Work
from paddlewheel.server.settings import NAMES, SECTIONS, gather


def test_flags_go_before_the_environment_and_that_before_a_file(tmp_path: Path) -> None:
    file = tmp_path / "p.toml"
    file.write_text(
        'port = 1\ngrace = 1\nhosts = ["a.example", "b.example"]\nkeep_days = 1\n[limits]\nrequests = 7\nbody = 9000\n'
    )
    environment = {
        "PADDLEWHEEL_PORT": "2",
        "PADDLEWHEEL_GRACE": "2",
        "PADDLEWHEEL_LIMITS": "body=8000",
        "PADDLEWHEEL_COMPILE": "1",
    }
    found = gather({"config": str(file), "port": 3, "limits": "chat=5"}, environment)
    told = found.settings
    assert (told.port, told.grace, told.keep_days, told.hosts) == (3, 2, 1, ("a.example", "b.example"))
    assert (told.limits.requests, told.limits.body, told.limits.chat, told.limits.sockets) == (7, 8000, 5, Limits().sockets)
    assert found.sources["port"] == "flag"
    assert found.sources["grace"] == "environment"
    assert found.sources["keep_days"] == str(file)


def test_every_setting_is_a_flag_and_has_a_name_in_the_environment() -> None:
    flags = set(inspect.signature(serve).parameters) - {"open", "config", "show_config"}
    assert flags == set(NAMES)
    for name in set(NAMES) - {*SECTIONS, "database", "log", "log_requests", "metrics", "proxies"}:
        value = (
            "7"
            if "tuple" not in str({one.name: one.type for one in dataclasses.fields(type(gather({}, {}).settings))}[name])
            else "x"
        )
        told = gather({}, {f"PADDLEWHEEL_{name.upper()}": value}, database="postgresql://here/x").settings
        assert getattr(told, name) in (7, "7", ("x",)), name


def test_work_and_budgets_come_from_everywhere_too(tmp_path: Path) -> None:
    file = tmp_path / "p.toml"
    file.write_text("[work]\nshare = 50\nburst = 20\n[budgets]\nmemory = 1024\n")
    found = gather({"config": str(file), "work": "burst=30"}, {"PADDLEWHEEL_BUDGETS": "disk=5"})
    assert (found.settings.work, found.settings.budgets) == (Work(50, 30), Budgets(1024, 5))
    assert (found.sources["work.burst"], found.sources["budgets.disk"]) == ("flag", "environment")
    with pytest.raises(BadData, match=r"budgets\.memory"):
        gather({}, {"PADDLEWHEEL_BUDGETS": "memory=1"})


def test_the_settings_that_are_shown_are_a_file_that_means_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (
        main(
            [
                "serve",
                "--port",
                "9",
                "--hosts",
                "a.example",
                "--limits",
                "requests=7",
                "--database",
                "x.db",
                "--show-config",
            ]
        )
        == 0
    )
    shown = capsys.readouterr().out
    file = tmp_path / "shown.toml"
    file.write_text(shown)
    assert "port = 9  # flag" in shown
    assert "requests = 7  # flag" in shown
    assert "keep_days = 90  # usual" in shown
    assert set(tomllib.loads(shown)) == set(NAMES)
    again = gather({"config": str(file)}, {}).settings
    assert (again.port, again.hosts, again.limits.requests, again.database) == (9, ("a.example",), 7, "x.db")


def test_a_password_is_never_typed_and_never_shown(tmp_path: Path) -> None:
    address = "postgresql://u:s3cret@db/p"
    with pytest.raises(BadData, match=r"database.password_shown"):
        gather({"database": address}, {})
    secret = tmp_path / "url"
    secret.write_text(address + "\n")
    for environment in ({"PADDLEWHEEL_DATABASE": address}, {"PADDLEWHEEL_DATABASE_FILE": str(secret)}):
        found = gather({}, environment)
        assert found.settings.database == address
        assert "s3cret" not in "\n".join(found.lines())


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("prot = 1", "config: name.misspelt (kind=setting, found='prot', near=port"),
        ("port = 70000", "port: value.number"),
        ("port = 'many'", "text.number (key=port, found='many')"),
        ("log_requests = 'maybe'", "log-requests: value.yes_no"),
        ("proxies = ['not an address']", "proxies: value.network"),
        ("[limits]\nrequests = 0", "limits.requests: value.number"),
        ("port = ", "config: config.failed"),
    ],
)
def test_what_is_wrong_in_a_file_is_said_in_one_line(
    tmp_path: Path, text: str, code: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "cite", lambda error, _language: str(error))
    file = tmp_path / "p.toml"
    file.write_text(text)
    assert main(["serve", "--config", str(file), "--show-config"]) == 2
    said = capsys.readouterr().err
    assert code in said
    assert len(said.splitlines()) == 1

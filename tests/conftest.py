"""What every test relies on: generated examples and the language are the same everywhere, and a slow one is no failure."""

from __future__ import annotations

import os
from collections import Counter

import pytest
from builds import CHOSEN, load_chosen_build, stale
from hypothesis import HealthCheck, settings

settings.register_profile(
    "paddlewheel",
    deadline=None,
    derandomize=True,
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("paddlewheel")

os.environ["LC_ALL"] = "C.UTF-8"

load_chosen_build()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Add up what tests counted, in whichever process they ran: how much a sweep has looked at belongs to its result."""
    counted: Counter[str] = Counter()
    for report in terminalreporter.getreports("passed"):
        for name, number in report.user_properties:
            if isinstance(number, int):
                counted[name] += number
    for name, number in counted.items():
        terminalreporter.write_line(f"{number:,} {name}")


def pytest_configure() -> None:
    """Stop if the compiled kernel is older than its sources: it would be tested in their place."""
    if old := stale():
        raise pytest.UsageError(f"{', '.join(old)} changed after the kernel was compiled: run `make kernel`")


def pytest_report_header() -> str:
    return f"kernel: {CHOSEN}"

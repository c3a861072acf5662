"""What every test relies on: generated examples and the language are the same everywhere, and a slow one is no failure."""

from __future__ import annotations

import os

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


def pytest_configure() -> None:
    """Stop if the compiled kernel is older than its sources: it would be tested in their place."""
    if old := stale():
        raise pytest.UsageError(f"{', '.join(old)} changed after the kernel was compiled: run `make kernel`")


def pytest_report_header() -> str:
    return f"kernel: {CHOSEN}"

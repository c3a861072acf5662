"""What every test relies on: generated examples and the language are the same everywhere, and a slow one is no failure."""

from __future__ import annotations

import os

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

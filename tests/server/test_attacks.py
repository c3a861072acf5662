"""A short form of each attack of `benchmarks/chaos.py`: it is bounded, and nobody else is shut out by it.

How long somebody waits depends on the machine and is measured there; what must hold anywhere is said here.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[2]
CEILING: Final = 512e6
"""Bytes that a server and its processes take at most, with the budgets as shipped."""


def load_chaos() -> Any:
    spec = importlib.util.spec_from_file_location("chaos", ROOT / "benchmarks" / "chaos.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["chaos"] = module
    spec.loader.exec_module(module)
    return module


CHAOS: Final = load_chaos()


@pytest.mark.parametrize("name", list(CHAOS.ATTACKS))
def test_an_attack_stays_within_its_bounds(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CHAOS, "FIFTY", 12)
    felt = CHAOS.attacked(ROOT, name, seconds=3, seed=1, enough=5)
    assert felt.problems == []
    assert felt.memory < CEILING
    assert felt.times >= 5, "the others go on"

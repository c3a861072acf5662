"""The two builds of the kernel: PADDLEWHEEL_KERNEL=source runs the tests on its sources, even where it is compiled."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, PathFinder
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

SOURCE = Path(__file__).parents[1] / "src" / "paddlewheel"
GROUP = SOURCE.parent / f"paddlewheel__mypyc{EXTENSION_SUFFIXES[0]}"
"""The library that holds the whole compiled kernel; its modules have only a small extension each."""
COMPILED = sorted(
    path.with_name(path.name.removesuffix(EXTENSION_SUFFIXES[0]) + ".py")
    for path in SOURCE.rglob(f"*{EXTENSION_SUFFIXES[0]}")
)
"""The sources that have an extension for this Python beside them."""
CHOSEN = "source" if os.environ.get("PADDLEWHEEL_KERNEL") == "source" or not COMPILED else "compiled"


class Sources:
    """Finds the source of a module of Paddlewheel where the usual finder would take its extension."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Return the spec of a module whose extension is passed over."""
        found = PathFinder.find_spec(name, path, target) if name.startswith("paddlewheel.") else None
        if found is None or found.origin is None or not found.origin.endswith(EXTENSION_SUFFIXES[0]):
            return None
        return spec_from_file_location(name, found.origin.removesuffix(EXTENSION_SUFFIXES[0]) + ".py")


def load_chosen_build() -> None:
    """Make imports find the build that was chosen."""
    if CHOSEN == "source" and COMPILED:
        sys.meta_path.insert(0, Sources)


def stale() -> list[str]:
    """Return the sources that changed after they were compiled."""
    if CHOSEN == "source":
        return []
    return [path.name for path in COMPILED if path.stat().st_mtime > GROUP.stat().st_mtime]

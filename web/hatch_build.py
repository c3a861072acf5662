"""Builds the page into the package, for wheel and sdist; the sdist has it built, so that installing it needs no Node."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NO_PAGE = (
    "The page is not built, and npm to build it was not found: install Node 20 or newer, or run `make page` where it is."
)


class PageHook(BuildHookInterface[Any]):
    """Runs npm before a package is made, unless the page is there already or the package is for this folder alone."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the page."""
        root = Path(self.root)
        if version == "editable" or (root / "src/paddlewheel/server/page/index.html").exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError(NO_PAGE)
        for command in (["ci"], ["run", "build"]):
            subprocess.run([npm, *command], cwd=root / "web", check=True, stdout=sys.stderr)

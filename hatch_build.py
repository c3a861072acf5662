"""Builds what a package has beyond its sources: the page, by npm, and the compiled kernel, by mypyc and a C compiler.

`python hatch_build.py` compiles the kernel for this folder: the extensions are put beside their sources.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NO_PAGE = (
    "The page is not built, and npm to build it was not found: install Node 20 or newer, or run `make page` where it is."
)
NO_COMPILER = "No C compiler was found: the rules run as plain Python, which works the same but is much slower."
WISH = "PADDLEWHEEL_COMPILE"
"""The environment variable that asks for the kernel: 1 fails without a compiler, 0 never compiles."""
KERNEL = re.compile(r"^from librt\b", re.MULTILINE)
"""How a file of the kernel is known: it works on packed arrays."""
COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

built, scratch, *files = sys.argv[1:]
extensions = mypycify(["--strict", *files], opt_level="3", debug_level="0", group_name="paddlewheel", target_dir=scratch)
step = build_ext(Distribution({"name": "paddlewheel", "ext_modules": extensions}))
step.build_lib, step.build_temp = built, scratch
step.ensure_finalized()
step.run()
"""
"""Run by itself, because mypyc takes over the process; setuptools is given its work directly and reads no configuration."""


class PackageHook(BuildHookInterface[Any]):
    """Runs before a package is made, unless the package is for this folder alone."""

    def dependencies(self) -> list[str]:
        """Return what compiling takes."""
        return ["mypy>=2.4", "setuptools"] if self.target_name == "wheel" and wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page and, for a wheel, the kernel."""
        if version == "editable":
            return
        root = Path(self.root)
        build_page(root)
        if self.target_name == "wheel" and wanted():
            built = Path(tempfile.mkdtemp())
            compile_kernel(root, built)
            found = {str(path): str(path.relative_to(built)) for path in extensions(built)}
            build_data["force_include"].update(found)
            build_data.update(pure_python=False, infer_tag=True)
        elif self.target_name == "wheel":
            self.app.display_warning(NO_COMPILER)


def build_page(root: Path) -> None:
    """Build the page, unless it is there already."""
    if (root / "src/paddlewheel/server/page/index.html").exists():
        return
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeError(NO_PAGE)
    for command in (["ci"], ["run", "build"]):
        subprocess.run([npm, *command], cwd=root / "web", check=True, stdout=sys.stderr)


def wanted() -> bool:
    """Return whether to compile: as the environment asks, or else if there is a compiler."""
    return os.environ.get(WISH, "1" if has_compiler() else "0") != "0"


def has_compiler() -> bool:
    """Return whether the C compiler that built this Python, or the one that CC names, is installed."""
    if sys.platform == "win32":
        return True  # setuptools finds it, or says what is missing
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(compiler.split()[0]) is not None


def kernel_files(root: Path) -> list[Path]:
    """Return the files of the kernel."""
    return [path for path in sorted((root / "src").rglob("*.py")) if KERNEL.search(path.read_text(encoding="utf-8"))]


def compile_kernel(root: Path, built: Path) -> None:
    """Compile the kernel into a folder, as the package would have it."""
    with tempfile.TemporaryDirectory() as scratch:
        files = [str(path.relative_to(root)) for path in kernel_files(root)]
        command = [sys.executable, "-c", COMPILE, str(built), scratch, *files]
        subprocess.run(command, cwd=root, check=True, env={**os.environ, "MYPYPATH": "src"}, stdout=sys.stderr)


def extensions(folder: Path) -> list[Path]:
    """Return the compiled files in a folder."""
    return sorted(path for path in folder.rglob("*") if path.suffix in (".so", ".pyd"))


def main() -> int:
    """Compile the kernel for this folder, or say why not."""
    root = Path(__file__).parent
    for old in extensions(root / "src"):
        old.unlink()
    if wanted():
        compile_kernel(root, root / "src")
    else:
        print(NO_COMPILER)  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())

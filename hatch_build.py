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
NOT_COMPILED = (
    "The kernel of the rules is not compiled and runs as plain Python: everything works the same, only slower. "
    "Compiling takes a C compiler and the headers of Python (docs/kernel.md)."
)
WISH = os.environ.get("PADDLEWHEEL_COMPILE", "")
"""Whether to compile: 0 never does, 1 fails if it cannot be done; otherwise it is done where it can be."""
KERNEL = re.compile(r"^Kernel: mypyc compiles this file", re.MULTILINE)
"""How a file of the kernel is known: its docstring says so."""
COMPILE = """
import re, sys
from pathlib import Path
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

built, scratch, *files = sys.argv[1:]
options = ["--strict", "--follow-imports=silent", "--ignore-missing-imports"]  # what else is imported is not looked at here
extensions = mypycify([*options, *files], opt_level="3", debug_level="0", group_name="paddlewheel", target_dir=scratch)
# An index is nearly always in range, which mypyc does not tell the compiler. One below 0 counts from the end for mypyc, but
# no index of the kernel does: such a one is out of range too, so that the compiler has one value of an index to keep.
checked = r"((cpy_r_r\\d+) = \\(uint64_t\\)(\\w+) < \\(uint64_t\\)(\\w+);\\s+if \\()\\2(\\) goto \\w+;"
from_end = r"\\s+(\\w+) = \\3 \\+ \\4;\\s+\\w+ = )\\(uint64_t\\)\\6 < \\(uint64_t\\)\\4;"
for source in Path(scratch).glob("*.c"):
    told = re.sub(checked + from_end, r"\\1likely(\\2)\\g<5>0;", source.read_text(encoding="utf-8"))
    source.write_text(told, encoding="utf-8")
for extension in extensions if sys.platform != "win32" else ():  # calls within the kernel stay there and may be inlined
    extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
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
        return ["mypy>=2.4,<3", "setuptools>=77"] if self.target_name == "wheel" and to_compile() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page and, for a wheel, the kernel."""
        if version == "editable":
            return
        root = Path(self.root)
        build_page(root)
        if self.target_name != "wheel":
            return
        built = Path(tempfile.mkdtemp())  # the builder reads it after this
        if compile_kernel(root, built):
            build_data["force_include"].update({str(path): str(path.relative_to(built)) for path in extensions(built)})
            build_data.update(pure_python=False, infer_tag=True)
        else:
            self.app.display_warning(NOT_COMPILED)


def build_page(root: Path) -> None:
    """Build the page, unless it is there already."""
    if (root / "src/paddlewheel/server/page/index.html").exists():
        return
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeError(NO_PAGE)
    for command in (["ci"], ["run", "build"]):
        subprocess.run([npm, *command], cwd=root / "web", check=True, stdout=sys.stderr)


def to_compile() -> bool:
    """Return whether to compile the kernel."""
    return WISH != "0" and (WISH == "1" or can_compile())


def can_compile() -> bool:
    """Return whether there is a C compiler, the one that CC names or that built this Python, and the headers of Python."""
    if sys.platform == "win32":
        return True  # setuptools knows where to look
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(compiler.split()[0]) is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


def kernel_files(root: Path) -> list[Path]:
    """Return the files of the kernel."""
    return [path for path in sorted((root / "src").rglob("*.py")) if KERNEL.search(path.read_text(encoding="utf-8"))]


def compile_kernel(root: Path, built: Path) -> bool:
    """Compile the kernel into a folder, laid out as in the package; return whether that was wanted and went well."""
    if not to_compile():
        return False
    with tempfile.TemporaryDirectory() as scratch:
        files = [str(path.relative_to(root)) for path in kernel_files(root)]
        command = [sys.executable, "-c", COMPILE, str(built), scratch, *files]
        env = {**os.environ, "MYPYPATH": "src"}
        return subprocess.run(command, cwd=root, check=WISH == "1", env=env, stdout=sys.stderr).returncode == 0


def extensions(folder: Path) -> list[Path]:
    """Return the compiled files in a folder."""
    return sorted(path for path in folder.rglob("*") if path.suffix in (".so", ".pyd"))


def main() -> int:
    """Compile the kernel for this folder, or say that it runs without."""
    source = Path(__file__).parent / "src"
    for old in extensions(source):
        old.unlink()
    with tempfile.TemporaryDirectory() as folder:
        built = Path(folder)
        if not compile_kernel(source.parent, built):
            print(NOT_COMPILED)  # noqa: T201
        for path in extensions(built):
            shutil.copy(path, source / path.relative_to(built))
    return 0


if __name__ == "__main__":
    sys.exit(main())

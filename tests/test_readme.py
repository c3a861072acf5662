"""What the README shows works as it says."""

from __future__ import annotations

import io
import re
from contextlib import redirect_stdout
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_python_in_the_readme_prints_what_its_comments_say() -> None:
    blocks: list[str] = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        printed = io.StringIO()
        with redirect_stdout(printed):
            exec(compile(block, str(README), "exec"), {})  # the README's own code
        for said in re.findall(r"^# (.*)$", block, re.MULTILINE):
            assert said in printed.getvalue().splitlines()

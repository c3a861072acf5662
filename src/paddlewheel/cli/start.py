"""Where `paddlewheel` starts: Ctrl-C is polite even while the rest is being loaded, and so is a game that cannot be."""

from __future__ import annotations

import sys


def main() -> int:
    """Load the commands and run one."""
    try:
        from paddlewheel.engine.errors import PaddlewheelError  # noqa: PLC0415  (loading is what may be interrupted)

        try:
            from paddlewheel.cli import main as commands  # noqa: PLC0415
        except PaddlewheelError as mistake:
            from paddlewheel.words.refusals import explain  # noqa: PLC0415

            sys.stderr.write(f"paddlewheel: {explain(mistake)}\n")
            return 2
        return commands.main()
    except KeyboardInterrupt:
        return 130

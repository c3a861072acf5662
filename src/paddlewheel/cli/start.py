"""Where `paddlewheel` starts: Ctrl-C is polite even while the rest is still being loaded."""

from __future__ import annotations


def main() -> int:
    """Load the commands and run one."""
    try:
        from paddlewheel.cli import main as commands  # noqa: PLC0415  (loading is what may be interrupted)

        return commands.main()
    except KeyboardInterrupt:
        return 130

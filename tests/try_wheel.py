"""Tries a wheel as somebody who installs it does: python tests/try_wheel.py dist/paddlewheel-….whl

It is installed in an environment of its own, away from the sources. It has to be compiled, to sail races and to count. With
--here it is installed already.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

TRIAL = """
import pickle
from random import Random
import paddlewheel
from paddlewheel.engine.contract import CHANCE
from paddlewheel.games import GAMES
from paddlewheel.games.mississippi import movement
from paddlewheel.games.queen.routes import listing

for module in (movement, listing):
    assert not module.__file__.endswith(".py"), f"{module.__name__} is not compiled"
for game in GAMES.values():
    for seed in range(4):
        rng, state, turns = Random(seed), game.setup(game.OPTIONS(), game.COLOURS[:3]), 0
        while (actor := game.actor(state)) is not None and turns < 200:
            listed = [] if actor == CHANCE else game.turns(state)
            turns += bool(listed)
            assert not listed or game.legal(state), game.format_position(state)
            state, _ = game.apply(state, rng.choice(game.legal(state)))
        assert pickle.loads(pickle.dumps(state)) == state
    print(f"{game.NAME}: sailed")
"""


def main() -> int:
    """Install the wheel that is named and try it."""
    if sys.argv[1:] == ["--here"]:
        return tried(Path(sys.executable))
    (wheel,) = [Path(name).resolve() for name in sys.argv[1:]]
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        python = Path(folder) / "bin" / "python"
        install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel)]
        subprocess.run([python, *install], check=True)
        print(f"{wheel.name} is installed")
        return tried(python)


def tried(python: Path) -> int:
    """Sail with the package of a Python, and show that its command works; return how that went."""
    with tempfile.TemporaryDirectory() as away:
        for order in (["-c", TRIAL], ["-m", "paddlewheel", "perft", "--game", "mississippi", "--depth", "2"]):
            done = subprocess.run([python, *order], check=False, cwd=away)
            if done.returncode:
                return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Prove how strong the captains are: every match that docs/captains.md lists, each writing its own line there.

python benchmarks/strength.py --jobs 2              all of them: some hours on two cores
python benchmarks/strength.py --only mate --jobs 2  those of one captain
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from paddlewheel.cli.main import main as paddlewheel

RACES = ["--game mississippi", "--game queen", "--game queen --setup black-rose"]
CAPTAINS, GREEDY = "commodore,captain,captain,captain", "commodore,greedy,greedy,greedy"
ADMIRAL = "admiral,commodore,commodore,commodore"
MATCHES = {
    "stoker": ["stoker,deckhand,deckhand,deckhand"],
    "leadsman": ["leadsman,stoker,stoker,stoker"],
    "helmsman": ["helmsman,leadsman,leadsman,leadsman"],
    "mate": ["mate,helmsman,helmsman,helmsman"],
    "captain": ["captain,mate,mate,mate"],
    "commodore": [CAPTAINS, GREEDY],
    "admiral": [ADMIRAL],
}


def budget(race: str, match: str) -> list[str]:
    """Return the seconds for a decision of those who try out: less than at a table, and enough to show what they can."""
    if match not in (CAPTAINS, GREEDY, ADMIRAL):
        return []
    return ["--budget", "0.3" if match == ADMIRAL or (match == CAPTAINS and race != RACES[0]) else "0.1"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Sail the matches one after the other."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=list(MATCHES), help="the matches of one captain")
    parser.add_argument("--race", choices=range(len(RACES)), type=int, help="one kind of race: " + ", ".join(RACES))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--into", default="docs/captains.md")
    wanted = parser.parse_args(arguments)
    for captain, matches in MATCHES.items():
        for race in RACES if wanted.race is None else [RACES[wanted.race]]:
            for match in matches if wanted.only in (None, captain) else []:
                words = f"arena {race} --captains {match} --games {wanted.games} --jobs {wanted.jobs} --into {wanted.into}"
                print(f"paddlewheel {words}", file=sys.stderr)
                code = paddlewheel(words.split() + budget(race, match))
                if code:
                    return code
    return 0


if __name__ == "__main__":
    sys.exit(main())

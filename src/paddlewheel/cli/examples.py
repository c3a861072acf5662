"""Examples in the help of commands: what is typed, and the message that says what it does, where that helps."""

from __future__ import annotations

from typing import Final

from paddlewheel.cli.language import say
from paddlewheel.words import MessageId

EXAMPLES: Final[dict[str, tuple[tuple[str, MessageId | None], ...]]] = {
    "play": (
        ("paddlewheel play", "help-example-mates"),
        ("paddlewheel play --options rows=5", "help-example-short"),
        ("paddlewheel play --setup school", "help-example-school"),
        ("paddlewheel play --captains person,person,commodore,deckhand", None),
    ),
    "simulate": (
        ("paddlewheel simulate --players 4 --games 1000 --seed 7 --jobs 2", None),
        ("paddlewheel simulate --captains greedy,random,random --games 50 --json", None),
        ("paddlewheel simulate --setup school --games 10", None),
    ),
    "arena": (
        ("paddlewheel arena --captains captain,mate --games 400 --jobs 2", None),
        ("paddlewheel arena --setup school --captains greedy,random,random,random --games 100", None),
        ('paddlewheel arena --captains "greedy,cmd:python3 examples/captain.py" --options rows=5 --games 20', None),
        ("paddlewheel arena --captains examples.own_captain:Leader,greedy --options rows=5 --games 20", None),
    ),
    "hint": (
        ('paddlewheel hint "mississippi round=2 to_move=red | red=4:5:16 green=3:2:17 black=6:1:17"', None),
        ('paddlewheel hint --captain mate "queen tiles=start,red-1 to_move=red | red=0,1 green=1,1 yellow=-1,2"', None),
    ),
    "par": (
        ("paddlewheel par 7", "help-example-par"),
        ("paddlewheel par 7 --setup school --json", None),
        ('paddlewheel par --seed 3 "queen tiles=start,red-1 to_move=red | red=0,1 green=1,1 yellow=-1,2"', None),
    ),
    "daily": (
        ("paddlewheel daily", "help-example-daily"),
        ("paddlewheel daily --date 2026-11-18 --json", None),
    ),
    "puzzles": (
        ("paddlewheel puzzles --game queen", "help-example-puzzles"),
        ("paddlewheel puzzles --game mississippi --puzzle chain-1", None),
        ("paddlewheel puzzles --from races --jobs 2", None),
    ),
    "replay": (
        ("paddlewheel replay examples/sample.record", None),
        ("paddlewheel replay examples/sample.record --until 7", None),
        ("paddlewheel replay - --json < examples/sample.record", None),
    ),
    "review": (
        ("paddlewheel review examples/sample.record", None),
        ("paddlewheel review --looks 0 --json examples/sample.record", None),
    ),
    "rules": (
        ("paddlewheel rules", "help-example-book"),
        ("paddlewheel rules Q14", "help-example-rule"),
        ("paddlewheel rules --setup black-rose --players 4", None),
        ("paddlewheel rules --setup school --language de", None),
        ("paddlewheel rules --game queen --options added=coal+driftwood,steamers=2", None),
        ("paddlewheel rules B9 --rules 1", "help-example-older"),
        ("paddlewheel rules --game queen --schema", None),
    ),
    "perft": (
        ("paddlewheel perft --players 3 --depth 4", None),
        (
            'paddlewheel perft --depth 2 --position "mississippi to_move=red | red=4:5:16 green=3:2:17 black=6:1:17"',
            None,
        ),
    ),
    "serve": (
        ("paddlewheel serve --open", "help-example-browser"),
        ("paddlewheel serve --host 0.0.0.0 --port 8080 --database races.db", None),
        ("paddlewheel serve --config /etc/paddlewheel.toml --show-config", None),
    ),
    "admin": (
        ("paddlewheel admin list", None),
        ("paddlewheel admin erase k3mq7vwz2nba --message 17", None),
        ("paddlewheel admin ban 203.0.113.7 --days 3 --why spam", None),
        ("paddlewheel admin backup tables-monday.db", None),
    ),
    "engine": (("""echo '{"cmd": "new", "players": 3}' | paddlewheel engine""", None),),
}
COLUMN: Final = 40
"""Where the meanings begin."""


def examples(command: str) -> str:
    """Return the examples of a command as its help shows them."""
    lines = [f"{typed:<{COLUMN}}{'' if note is None else say(note)}".rstrip() for typed, note in EXAMPLES[command]]
    return "\n".join([say("help-examples"), "", "```", *lines, "```"])

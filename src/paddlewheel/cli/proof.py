"""`paddlewheel arena --into FILE`: what a match says about its first captain, as a line of a table in a document.

The table stands between two marks. A match that was sailed before replaces its line, so that the document says what the
command said when it was given last.
"""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from paddlewheel.arena.matches import Finish, Match, digest, standings
from paddlewheel.engine import options
from paddlewheel.engine.errors import BadData
from paddlewheel.games import game_named
from paddlewheel.words.rulebook import setup_texts

BEGIN: Final = "<!-- the arena writes from here -->"
END: Final = "<!-- to here -->"
HEAD: Final = (
    "| Captain | Against | Race | Races | Won | 95 % interval | Digest | The command |",
    "|---|---|---|---:|---:|---|---|---|",
)


def document_named(name: str) -> Path:
    """Return a document with a place for the table, or raise an error that says what is missing."""
    path = Path(name)
    if not path.is_file():
        raise BadData("--into", "file.missing", file=name)
    text = path.read_text(encoding="utf-8")
    if text.count(BEGIN) != 1 or text.count(END) != 1 or text.index(BEGIN) > text.index(END):
        raise BadData("--into", "file.no_marks", file=name, first_mark=BEGIN, last_mark=END)
    return path


def write(path: Path, match: Match, finishes: Sequence[Finish]) -> None:
    """Write the line of a match into the table of a document, in place of the one that the same command wrote before."""
    before, _, rest = path.read_text(encoding="utf-8").partition(BEGIN)
    table, _, after = rest.partition(END)
    rows = [line for line in table.splitlines() if line.startswith("|")][len(HEAD) :]
    command = command_of(match, len(finishes)).replace("|", "\\|")
    rows = [row for row in rows if f"`{command}`" not in row]
    rows.append(_row(match, finishes, command))
    path.write_text(f"{before}{BEGIN}\n\n" + "\n".join((*HEAD, *rows)) + f"\n\n{END}{after}", encoding="utf-8")


def command_of(match: Match, races: int) -> str:
    """Return the command that sails a match again."""
    words = ["paddlewheel arena", f"--game {match.game}"]
    game = game_named(match.game)
    setup = next((name for name, one in game.SETUPS.items() if one.options == match.options), None)
    if setup is None:
        words.append(f'--options "{options.to_text(match.options)}"')
    elif setup != next(iter(game.SETUPS)):
        words.append(f"--setup {setup}")
    if len(match.seats) != len(match.captains):
        words.append(f"--players {len(match.seats)}")
    words += [f"--captains {shlex.quote(','.join(match.captains))}", f"--games {races}", f"--seed {match.seed}"]
    if match.budget is not None:
        words.append(f"--budget {match.budget:g}")
    if match.rules is not None:
        words.append(f"--rules {match.rules}")
    return " ".join(words)


def _row(match: Match, finishes: Sequence[Finish], command: str) -> str:
    first = match.captains[0]
    standing = next(one for one in standings(match, finishes) if one.captain == first)
    races = f"{len(finishes):,}"
    if standing.starts != len(finishes):
        races += f" ({standing.starts:,} starts)"
    game = game_named(match.game)
    said = setup_texts(game.NAME)
    setup = next((said[name].title for name, one in game.SETUPS.items() if one.options == match.options), "own options")
    low, high = (f"{100 * share:.1f}" for share in standing.interval)
    cells = (first, _against(match), f"{game.TITLE}: {setup.lower()}", races, f"{standing.share:.1%}")
    told = " | ".join(cell.replace("|", "\\|") for cell in cells)
    return f"| {told} | {low} – {high} % | {digest(finishes)} | `{command}` |"


def _against(match: Match) -> str:
    """Return whom the first captain raced; where the captains take turns at the seats, no number is given."""
    others = [name for name in match.captains if name != match.captains[0]]
    if len(match.seats) != len(match.captains):
        return f"{' and '.join(dict.fromkeys(others)) or 'its like'}, {len(match.seats)} at a table"
    return " and ".join(f"{others.count(name)} × {name}" for name in dict.fromkeys(others)) or "its like"

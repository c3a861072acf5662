"""`paddlewheel play`: a race in the terminal, and what can be typed there besides orders."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from paddlewheel.captains import hire
from paddlewheel.captains.advice import advice_data
from paddlewheel.captains.levels import Officer
from paddlewheel.captains.words import reasons
from paddlewheel.cli.arguments import PERSON
from paddlewheel.cli.bridge import Bridge, Command, Leave, Unfit
from paddlewheel.cli.showing import examples, ranges, runs, show_board
from paddlewheel.games.game import CHANCE, AnyGame, BadData
from paddlewheel.games.record import Record, replay

ADVISER: Final = "captain"
"""Who is asked for a hint."""
"""The captain who gives hints."""
MOST_EXAMPLES: Final = 2
MOST_TURNS: Final = 20

DONE, INTERRUPTED = 0, 130


def race(
    game: AnyGame,
    options: Any,
    crew: Sequence[str],
    names: Sequence[str] | None,
    rng: Random,
    console: Console,
    ask: Callable[[str], str],
    so_far: Record | None = None,
) -> int:
    """Sail one race, from the start or on from a record, and return the exit status; a refused set-up is raised."""
    start = game.setup(options, _seats(game, crew, names)) if so_far is None else so_far.start
    captains = [None if name == PERSON else hire(name, Random(rng.getrandbits(64)), by_clock=True) for name in crew]
    bridge = Bridge(game, start, tuple(crew), captains, rng, console, ask, COMMANDS)
    if so_far is not None:
        bridge.steps = list(replay(so_far))
    try:
        bridge.sail()
    except (Leave, EOFError):
        bridge.part()
    except KeyboardInterrupt:
        bridge.part()
        return INTERRUPTED
    return DONE


def _seats(game: AnyGame, crew: Sequence[str], names: Sequence[str] | None) -> Sequence[str]:
    """Return the names given, or the usual ones; a crew too large for the game gets names too, so that it says so."""
    usual = [*game.COLOURS, *(f"seat-{nth}" for nth in range(len(game.COLOURS), len(crew)))]
    seats = usual[: len(crew)] if names is None else names
    if len(seats) != len(crew):
        raise BadData("names", f"a crew of {len(crew)} needs {len(crew)} names, not {len(seats)}")
    return seats


# --- commands: each tells whether it changed the position -----------------------------------------------------------------


def _help(bridge: Bridge, _: str) -> bool:
    """Show what can be typed, with examples and what those would do."""
    found = runs(bridge.legal_texts())
    bridge.say(f"\n{bridge.game.HOW_TO}")
    bridge.say(f"Orders: {ranges(found[:8])}{' … (legal lists all)' if len(found) > 8 else ''}. For example:")
    _show_previews(bridge, examples(found[:MOST_EXAMPLES]), in_full=False)
    _show_pairs(bridge, HELP)
    return False


def _legal(bridge: Bridge, _: str) -> bool:
    """List every legal order."""
    bridge.console.print(Padding(Text(ranges(runs(bridge.legal_texts()))), (0, 2)))
    return False


def _try(bridge: Bridge, orders: str) -> bool:
    """Tell what orders would do."""
    if not orders:
        bridge.say(f"Try what? For example: try {bridge.legal_texts()[0]}")
        return False
    try:
        bridge.console.print(Padding(bridge.story(bridge.planned(orders)), (0, 2)))
    except Unfit as why:
        bridge.say(str(why))
    return False


def _turns(bridge: Bridge, beginning: str) -> bool:
    """Tell what every order that begins so would do."""
    found = [text for text in bridge.legal_texts() if text.lower().startswith(beginning.lower())]
    if not found:
        bridge.say(f"No legal order begins with {beginning}. legal lists all.")
        return False
    _show_previews(bridge, found[:MOST_TURNS])
    if len(found) > MOST_TURNS:
        left = len(found) - MOST_TURNS
        bridge.say(f"And {left} more; give the beginning to see fewer, such as turns {found[MOST_TURNS]}")
    return False


def _hint(bridge: Bridge, _: str) -> bool:
    """Ask the mate, who thinks as a captain does."""
    mate = Officer(Random(0), ADVISER)
    mate.by_clock = True
    advice = mate.advise(bridge.game, bridge.state)
    orders = " ".join(advice_data(bridge.game, bridge.state, advice)["best"]["actions"])
    bridge.say("Your mate would say:")
    _show_previews(bridge, [orders])
    why = reasons(advice.best.gains)
    if why:
        bridge.say(f"That {', '.join(why)}.")
    return False


def _rules(bridge: Bridge, _: str) -> bool:
    """Say what the game is about."""
    bridge.say(f"\n{bridge.game.AIM}")
    return False


def _board(bridge: Bridge, _: str) -> bool:
    """Draw the board again."""
    show_board(bridge.console, bridge.game, bridge.state, bridge.page())
    return False


def _marks(bridge: Bridge, _: str) -> bool:
    """Say what the marks on the board mean."""
    _show_pairs(bridge, bridge.game.marks(bridge.state, bridge.page()))
    return False


def _cells(bridge: Bridge, _: str) -> bool:
    """Draw the board with the coordinates of every cell, or from now on without."""
    before = bridge.game.draw(bridge.state, bridge.page())
    bridge.coordinates = not bridge.coordinates
    if bridge.game.draw(bridge.state, bridge.page()) == before:
        bridge.say("The board shows all the numbers there are.")
        return False
    return _board(bridge, "")


def _undo(bridge: Bridge, _: str) -> bool:
    """Go back to before the last decision made at this keyboard, unless chance has spoken since."""
    actors = [bridge.game.actor(step.before) for step in bridge.steps]
    own = [nth for nth, seat in enumerate(actors) if seat not in (None, CHANCE) and bridge.captains[seat] is None]
    if not own:
        bridge.say("There is no decision of yours to take back yet.")
        return False
    if CHANCE in actors[own[-1] :]:
        bridge.say("Chance has spoken since your last decision, by a die or a draw, and that stays.")
        return False
    step = bridge.steps[own[-1]]
    bridge.say(f"Taken back: {bridge.game.format_action(step.before, step.action)} and all that came after it.")
    del bridge.steps[own[-1] :]
    bridge.told = len(bridge.steps)
    return True


def _save(bridge: Bridge, file: str) -> bool:
    """Write the record."""
    if file:
        bridge.save(file)
    else:
        bridge.say("Save under which name? For example: save race.record")
    return False


def _quit(_: Bridge, __: str) -> bool:
    raise Leave


def _show_pairs(bridge: Bridge, pairs: Sequence[tuple[str, str]]) -> None:
    """Print what can be typed or seen, each with what it means."""
    table = Table.grid(padding=(0, 3))
    for one, meaning in pairs:
        table.add_row(Text(one, "bold"), Text(meaning))
    bridge.console.print(Padding(table, (0, 2)))


def _show_previews(bridge: Bridge, texts: Sequence[str], in_full: bool = True) -> None:
    """Print orders with what they would do, each in full or in one line."""
    table = Table.grid(padding=(0, 2))
    room = bridge.console.width - max(map(len, texts)) - 6
    for text in texts:
        story = bridge.story(bridge.planned(text))
        if not in_full:
            story.truncate(max(room, 1), overflow="ellipsis")
        table.add_row(Text(text, "bold"), story)
    bridge.console.print(Padding(table, (0, 2)))


HELP: Final = (
    ("rules", "what the game is about, and how it is won"),
    ("try ORDER", "what an order would do, without doing it"),
    ("turns TEXT", "the same for all orders that begin with TEXT"),
    ("legal, hint", "all orders that are possible now; what your mate would do"),
    ("board, cells", "draw the board again; with the name of every cell, or no more"),
    ("marks", "what the marks on the board mean"),
    ("undo", "take your last decision back, unless chance spoke since"),
    ("save FILE, quit", "write the record of the race so far; leave the race"),
)

COMMANDS: Final[dict[str, Command]] = {
    **dict.fromkeys(("?", "help"), _help),
    **dict.fromkeys(("legal", "moves"), _legal),
    **dict.fromkeys(("quit", "exit"), _quit),
    "try": _try,
    "turns": _turns,
    "hint": _hint,
    "rules": _rules,
    "board": _board,
    "marks": _marks,
    "cells": _cells,
    "undo": _undo,
    "save": _save,
}

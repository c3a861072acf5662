"""`paddlewheel play`: a race in the terminal, and what can be typed there besides orders."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random, SystemRandom
from typing import Annotated, Any, Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from paddlewheel.captains import CAPTAINS, hire
from paddlewheel.captains.advice import advice_data
from paddlewheel.captains.levels import Officer
from paddlewheel.cli.arguments import PERSON, choose, crew_of, entries, game_for, seats_of
from paddlewheel.cli.boards import examples, ranges, runs, show_board
from paddlewheel.cli.commands import replay as records
from paddlewheel.cli.language import say, sayer, spoken
from paddlewheel.cli.parameters import about, about_game, about_setup, whole
from paddlewheel.cli.printing import INTERRUPTED, Screen
from paddlewheel.cli.race_at_terminal import Bridge, Command, Leave, Unfit
from paddlewheel.engine.contract import CHANCE, AnyGame
from paddlewheel.engine.errors import BadData
from paddlewheel.engine.record import Record, parse_record, replay
from paddlewheel.words import MessageId, known
from paddlewheel.words.about import aim_of, how_to
from paddlewheel.words.reasons import reasons, told
from paddlewheel.words.refusals import cite

ADVISER: Final = "captain"
"""Who is asked for a hint."""
MOST_EXAMPLES: Final = 2
MOST_KINDS: Final = 8
MOST_TURNS: Final = 20

DONE: Final = 0


def play(
    *,
    game: Annotated[str | None, about_game()] = None,
    setup: Annotated[str, about_setup()] = "",
    players: Annotated[int | None, whole("players")] = None,
    captains: Annotated[str, about("crew", known=tuple(CAPTAINS))] = "person,mate",
    names: Annotated[str, about("names")] = "",
    options: Annotated[str, about("options-text")] = "",
    seed: Annotated[int | None, whole("play-seed")] = None,
    record: Annotated[str, about("record")] = "",
) -> int:
    """Race in this terminal: you against computer captains, or several people at one keyboard."""
    so_far = parse_record(records.read(record)) if record else None
    if so_far is not None:
        rules, chosen, seats = so_far.game, so_far.game.options(so_far.start), so_far.game.seats(so_far.start)
    else:
        rules = game_for(game, setup)
        chosen, wanted = choose(rules, setup, options, players, max(len(entries(captains)), len(entries(names))))
        seats = tuple(seats_of(rules, wanted, names))
    crew = crew_of(captains, len(seats), [PERSON, *CAPTAINS], repeat_last=True)
    edit_lines()
    return race(rules, chosen, crew, seats, SystemRandom() if seed is None else Random(seed), Screen(), input, so_far)


def edit_lines() -> None:
    """Let the prompt remember and edit lines, where the system can."""
    try:
        import readline  # noqa: F401, PLC0415  (importing it is what changes `input`)
    except ImportError:
        return


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
    """Sail one race, from the start or on from a record, and return the exit status; a refused setup is raised."""
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
        raise BadData("names", "names.number", needed=len(crew), found=str(len(seats)))
    return seats


# --- commands: each tells whether it changed the position -----------------------------------------------------------------


def _help(bridge: Bridge, _: str) -> bool:
    """Show what can be typed, with examples and what those would do."""
    found = runs(bridge.legal_texts())
    bridge.say(f"\n{how_to(bridge.game, spoken())}")
    orders = ranges(found[:MOST_KINDS])
    more = len(found) > MOST_KINDS
    bridge.say(say("terminal-orders-more", {"orders": orders}) if more else say("terminal-orders", {"orders": orders}))
    _show_previews(bridge, examples(found[:MOST_EXAMPLES]), in_full=False)
    _show_pairs(bridge, [(say(usage) if known(usage) else usage, say(meaning)) for usage, meaning in HELP])
    return False


def _legal(bridge: Bridge, _: str) -> bool:
    """List every legal order."""
    bridge.console.print(Padding(Text(ranges(runs(bridge.legal_texts()))), (0, 2)))
    return False


def _try(bridge: Bridge, orders: str) -> bool:
    """Tell what orders would do."""
    if not orders:
        bridge.say(say("terminal-try-what", {"order": bridge.legal_texts()[0]}))
        return False
    try:
        bridge.console.print(Padding(bridge.story(bridge.planned(orders)), (0, 2)))
    except Unfit as why:
        bridge.say(str(why))
    return False


def _why(bridge: Bridge, line: str) -> bool:
    """Say what is against an order, or against something done at the end of a turn: now, or after some orders."""
    name, _, orders = line.partition(" ")
    try:
        if not line:
            bridge.say(say("terminal-why-what", {"order": bridge.legal_texts()[0]}))
        elif _is_deed(bridge, name.lower()):
            bridge.say(_against(bridge, name.lower(), orders.strip()))
        else:
            bridge.planned(line)
            bridge.say(say("terminal-nothing-against", {"what": line}))
    except Unfit as why:
        bridge.say(str(why))
    return False


def _is_deed(bridge: Bridge, name: str) -> bool:
    """Return whether a word names something that can be done at the end of a turn of this game."""
    try:
        bridge.game.why_not(bridge.state, {"deed": name})
    except BadData:
        return False
    return True


def _against(bridge: Bridge, deed: str, orders: str) -> str:
    """Return what is against a deed, as everybody lies now or would lie after some orders."""
    wish = {"deed": deed}
    state = bridge.state
    if orders:
        wish["steamer"] = bridge.game.to_data(state)["to_move"]
        state = bridge.planned(orders)[-1].after
    no = bridge.game.why_not(state, wish)
    if no is not None:
        return cite(no, spoken())
    if orders:
        return say("terminal-nothing-against-after", {"what": deed, "done": orders})
    return say("terminal-nothing-against", {"what": deed})


def _turns(bridge: Bridge, beginning: str) -> bool:
    """Tell what every order that begins so would do."""
    found = [text for text in bridge.legal_texts() if text.lower().startswith(beginning.lower())]
    if not found:
        bridge.say(say("terminal-no-such-turns", {"found": beginning}))
        return False
    _show_previews(bridge, found[:MOST_TURNS])
    if len(found) > MOST_TURNS:
        left = len(found) - MOST_TURNS
        bridge.say(say("terminal-more-turns", {"count": left, "order": found[MOST_TURNS]}))
    return False


def _hint(bridge: Bridge, _: str) -> bool:
    """Ask a computer captain."""
    officer = Officer(Random(0), ADVISER)
    officer.by_clock = True
    advice = officer.advise(bridge.game, bridge.state)
    orders = " ".join(advice_data(bridge.game, bridge.state, advice)["best"]["actions"])
    bridge.say(say("terminal-advice", {"captain": ADVISER}))
    _show_previews(bridge, [orders])
    if reasons(advice.best.gains):
        bridge.say(told(advice.best.gains, "advice-reasons", {}, spoken()))
    return False


def _rules(bridge: Bridge, _: str) -> bool:
    """Say what the game is about."""
    bridge.say(f"\n{aim_of(bridge.game, spoken())}")
    return False


def _board(bridge: Bridge, _: str) -> bool:
    """Draw the board again."""
    show_board(bridge.console, bridge.game, bridge.state, bridge.page())
    return False


def _marks(bridge: Bridge, _: str) -> bool:
    """Say what the marks on the board mean."""
    _show_pairs(bridge, bridge.game.marks(bridge.state, sayer(), bridge.page()))
    return False


def _cells(bridge: Bridge, _: str) -> bool:
    """Draw the board with the coordinates of every cell, or from now on without."""
    before = bridge.game.draw(bridge.state, sayer(), bridge.page())
    bridge.coordinates = not bridge.coordinates
    if bridge.game.draw(bridge.state, sayer(), bridge.page()) == before:
        bridge.say(say("terminal-board-complete"))
        return False
    return _board(bridge, "")


def _undo(bridge: Bridge, _: str) -> bool:
    """Go back to before the last decision made at this keyboard, unless chance has spoken since."""
    actors = [bridge.game.actor(step.before) for step in bridge.steps]
    own = [nth for nth, seat in enumerate(actors) if seat not in (None, CHANCE) and bridge.captains[seat] is None]
    if not own:
        bridge.say(say("terminal-undo-nothing"))
        return False
    if CHANCE in actors[own[-1] :]:
        bridge.say(say("terminal-undo-chance"))
        return False
    step = bridge.steps[own[-1]]
    bridge.say(say("terminal-undone", {"action": bridge.game.format_action(step.before, step.action)}))
    del bridge.steps[own[-1] :]
    bridge.told = len(bridge.steps)
    return True


def _save(bridge: Bridge, file: str) -> bool:
    """Write the record."""
    if file:
        bridge.save(file)
    else:
        bridge.say(say("terminal-save-what"))
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


HELP: Final[tuple[tuple[str, MessageId], ...]] = (
    ("rules, marks", "terminal-help-rules"),
    ("terminal-usage-try", "terminal-help-try"),
    ("terminal-usage-turns", "terminal-help-turns"),
    ("terminal-usage-why", "terminal-help-why"),
    ("legal, hint", "terminal-help-legal"),
    ("board, cells", "terminal-help-board"),
    ("undo", "terminal-help-undo"),
    ("terminal-usage-save", "terminal-help-save"),
)
"""What can be typed, as it is or as a message, and what it does."""

COMMANDS: Final[dict[str, Command]] = {
    **dict.fromkeys(("?", "help"), _help),
    **dict.fromkeys(("legal", "moves"), _legal),
    **dict.fromkeys(("quit", "exit"), _quit),
    "try": _try,
    "why": _why,
    "turns": _turns,
    "hint": _hint,
    "rules": _rules,
    "board": _board,
    "marks": _marks,
    "cells": _cells,
    "undo": _undo,
    "save": _save,
}

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
from paddlewheel.captains.officer import Officer
from paddlewheel.cli.arguments import PERSON, choose, crew_of, entries, game_for, seats_of
from paddlewheel.cli.boards import examples, ranges, runs, show_board
from paddlewheel.cli.coach_at_terminal import CoachAtTerminal
from paddlewheel.cli.commands import replay as records
from paddlewheel.cli.language import say, sayer, spoken
from paddlewheel.cli.parameters import about, about_game, about_setup, flag, whole
from paddlewheel.cli.printing import INTERRUPTED, Screen
from paddlewheel.cli.race_at_terminal import Command, Leave, RaceAtTerminal, Unfit
from paddlewheel.engine.contract import CHANCE, AnyGame
from paddlewheel.engine.errors import BadData
from paddlewheel.engine.record import Record, parse_record, replay
from paddlewheel.tables.coach import check_can
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
    coach: Annotated[bool, flag("play-coach")] = False,
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
    if coach:
        check_can(rules, hints=True)
    rng = SystemRandom() if seed is None else Random(seed)
    return sail_race(rules, chosen, crew, seats, rng, Screen(), input, so_far, coach)


def edit_lines() -> None:
    """Let the prompt remember and edit lines, where the system can."""
    try:
        import readline  # noqa: F401, PLC0415  (importing it is what changes `input`)
    except ImportError:
        return


def sail_race(
    game: AnyGame,
    options: Any,
    crew: Sequence[str],
    names: Sequence[str] | None,
    rng: Random,
    console: Console,
    ask: Callable[[str], str],
    so_far: Record | None = None,
    coach: bool = False,
) -> int:
    """Sail one race, from the start or on from a record, and return the exit status; a refused setup is raised."""
    start = game.setup(options, _seats(game, crew, names)) if so_far is None else so_far.start
    captains = [None if name == PERSON else hire(name, Random(rng.getrandbits(64)), by_clock=True) for name in crew]
    race = RaceAtTerminal(game, start, tuple(crew), captains, rng, console, ask, COMMANDS)
    race.coach = CoachAtTerminal() if coach else None
    if so_far is not None:
        race.steps = list(replay(so_far))
    try:
        race.sail()
    except (Leave, EOFError):
        race.part()
    except KeyboardInterrupt:
        race.part()
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


def _help(race: RaceAtTerminal, _: str) -> bool:
    """Show what can be typed, with examples and what those would do."""
    found = runs(race.legal_texts())
    race.say(f"\n{how_to(race.game, spoken())}")
    orders = ranges(found[:MOST_KINDS])
    more = len(found) > MOST_KINDS
    race.say(say("terminal-orders-more", {"orders": orders}) if more else say("terminal-orders", {"orders": orders}))
    _show_previews(race, examples(found[:MOST_EXAMPLES]), in_full=False)
    _show_pairs(race, [(say(usage) if known(usage) else usage, say(meaning)) for usage, meaning in HELP])
    return False


def _legal(race: RaceAtTerminal, _: str) -> bool:
    """List every legal order."""
    race.console.print(Padding(Text(ranges(runs(race.legal_texts()))), (0, 2)))
    return False


def _try(race: RaceAtTerminal, orders: str) -> bool:
    """Tell what orders would do."""
    if not orders:
        race.say(say("terminal-try-what", {"order": race.legal_texts()[0]}))
        return False
    try:
        race.console.print(Padding(race.story(race.planned(orders)), (0, 2)))
    except Unfit as why:
        race.say(str(why))
    return False


def _why(race: RaceAtTerminal, line: str) -> bool:
    """Say what is against an order, or against something done at the end of a turn: now, or after some orders."""
    name, _, orders = line.partition(" ")
    try:
        if not line:
            race.say(say("terminal-why-what", {"order": race.legal_texts()[0]}))
        elif _is_end_action(race, name.lower()):
            race.say(_against(race, name.lower(), orders.strip()))
        else:
            race.planned(line)
            race.say(say("terminal-nothing-against", {"what": line}))
    except Unfit as why:
        race.say(str(why))
    return False


def _is_end_action(race: RaceAtTerminal, name: str) -> bool:
    """Return whether a word names something that can be done at the end of a turn of this game."""
    try:
        race.game.why_not(race.state, {"then": name})
    except BadData:
        return False
    return True


def _against(race: RaceAtTerminal, action: str, orders: str) -> str:
    """Return what is against an end action, as everybody lies now or would lie after some orders."""
    wish = {"then": action}
    state = race.state
    if orders:
        wish["steamer"] = race.game.to_data(state)["to_move"]
        state = race.planned(orders)[-1].after
    no = race.game.why_not(state, wish)
    if no is not None:
        return cite(no, spoken())
    if orders:
        return say("terminal-nothing-against-after", {"what": action, "done": orders})
    return say("terminal-nothing-against", {"what": action})


def _turns(race: RaceAtTerminal, beginning: str) -> bool:
    """Tell what every order that begins so would do."""
    found = [text for text in race.legal_texts() if text.lower().startswith(beginning.lower())]
    if not found:
        race.say(say("terminal-no-such-turns", {"found": beginning}))
        return False
    _show_previews(race, found[:MOST_TURNS])
    if len(found) > MOST_TURNS:
        left = len(found) - MOST_TURNS
        race.say(say("terminal-more-turns", {"count": left, "order": found[MOST_TURNS]}))
    return False


def _hint(race: RaceAtTerminal, _: str) -> bool:
    """Ask a computer captain."""
    officer = Officer(Random(0), ADVISER)
    officer.by_clock = True
    advice = officer.advise(race.game, race.state)
    orders = " ".join(advice_data(race.game, race.state, advice)["best"]["actions"])
    race.say(say("terminal-advice", {"captain": ADVISER}))
    _show_previews(race, [orders])
    if reasons(advice.best.gains):
        race.say(told(advice.best.gains, "advice-reasons", {}, spoken()))
    return False


def _rules(race: RaceAtTerminal, _: str) -> bool:
    """Say what the game is about."""
    race.say(f"\n{aim_of(race.game, spoken())}")
    return False


def _board(race: RaceAtTerminal, _: str) -> bool:
    """Draw the board again."""
    show_board(race.console, race.game, race.state, race.page())
    return False


def _marks(race: RaceAtTerminal, _: str) -> bool:
    """Say what the marks on the board mean."""
    _show_pairs(race, race.game.marks(race.state, sayer(), race.page()))
    return False


def _cells(race: RaceAtTerminal, _: str) -> bool:
    """Draw the board with the coordinates of every cell, or from now on without."""
    before = race.game.draw(race.state, sayer(), race.page())
    race.coordinates = not race.coordinates
    if race.game.draw(race.state, sayer(), race.page()) == before:
        race.say(say("terminal-board-complete"))
        return False
    return _board(race, "")


def _undo(race: RaceAtTerminal, _: str) -> bool:
    """Go back to before the last decision made at this keyboard, unless chance has spoken since."""
    actors = [race.game.actor(step.before) for step in race.steps]
    own = [nth for nth, seat in enumerate(actors) if seat not in (None, CHANCE) and race.captains[seat] is None]
    if not own:
        race.say(say("terminal-undo-nothing"))
        return False
    if CHANCE in actors[own[-1] :]:
        race.say(say("terminal-undo-chance"))
        return False
    step = race.steps[own[-1]]
    race.say(say("terminal-undone", {"action": race.game.format_action(step.before, step.action)}))
    del race.steps[own[-1] :]
    race.told = len(race.steps)
    return True


def _save(race: RaceAtTerminal, file: str) -> bool:
    """Write the record."""
    if file:
        race.save(file)
    else:
        race.say(say("terminal-save-what"))
    return False


def _quit(_: RaceAtTerminal, __: str) -> bool:
    raise Leave


def _show_pairs(race: RaceAtTerminal, pairs: Sequence[tuple[str, str]]) -> None:
    """Print what can be typed or seen, each with what it means."""
    table = Table.grid(padding=(0, 3))
    for one, meaning in pairs:
        table.add_row(Text(one, "bold"), Text(meaning))
    race.console.print(Padding(table, (0, 2)))


def _show_previews(race: RaceAtTerminal, texts: Sequence[str], in_full: bool = True) -> None:
    """Print orders with what they would do, each in full or in one line."""
    table = Table.grid(padding=(0, 2))
    room = race.console.width - max(map(len, texts)) - 6
    for text in texts:
        story = race.story(race.planned(text))
        if not in_full:
            story.truncate(max(room, 1), overflow="ellipsis")
        table.add_row(Text(text, "bold"), story)
    race.console.print(Padding(table, (0, 2)))


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

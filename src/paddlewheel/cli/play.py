"""A race in the terminal: people at one keyboard, against each other and against computer captains."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any, Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from paddlewheel.captains import hire
from paddlewheel.captains.captain import Captain
from paddlewheel.captains.race import roll
from paddlewheel.cli.showing import seat_styles, show_board, show_events, telling
from paddlewheel.games.game import CHANCE, AnyGame, BadData, BadInput, Refusal, Seat
from paddlewheel.games.record import FIRST_LINE, Record, Step, format_record

PERSON: Final = "person"
MATE: Final = "greedy"
"""The captain who gives hints."""

MOST_EXAMPLES: Final = 4
MOST_TURNS: Final = 20
NUMBERED: Final = re.compile(r"(.*?)(\d{1,9})")

DONE, INTERRUPTED = 0, 130


class Unfit(Exception):
    """Orders that cannot be carried out; says why and what could be typed. Nothing has changed."""


class Leave(Exception):
    """Somebody at the keyboard leaves the race."""


def race(
    game: AnyGame,
    options: Any,
    crew: Sequence[str],
    names: Sequence[str] | None,
    rng: Random,
    console: Console,
    ask: Callable[[str], str],
) -> int:
    """Sail one race and return the exit status; what the rules do not allow at set-up is raised as it is."""
    start = game.setup(options, _seats(game, crew, names))
    captains = [None if name == PERSON else hire(name, Random(rng.getrandbits(64))) for name in crew]
    bridge = Bridge(game, start, tuple(crew), captains, rng, console, ask)
    try:
        bridge.sail()
    except (Leave, EOFError):
        bridge.say("\nYou leave the race. Fair winds!")
    except KeyboardInterrupt:
        bridge.say("\n\nYou leave the race. Fair winds!")
        return INTERRUPTED
    return DONE


def _seats(game: AnyGame, crew: Sequence[str], names: Sequence[str] | None) -> Sequence[str]:
    """Return the names given, or the usual ones; a crew too large for the game gets names too, so that it says so."""
    usual = [*game.COLOURS, *(f"seat-{nth}" for nth in range(len(game.COLOURS), len(crew)))]
    seats = usual[: len(crew)] if names is None else names
    if len(seats) != len(crew):
        raise BadData("names", f"a crew of {len(crew)} needs {len(crew)} names, not {len(seats)}")
    return seats


@dataclass
class Bridge:
    """A race in progress and the terminal it is sailed in; a captain that is None is a person."""

    game: AnyGame
    start: Any
    crew: tuple[str, ...]
    captains: list[Captain | None]
    rng: Random
    console: Console
    ask: Callable[[str], str]
    steps: list[Step] = field(default_factory=list)
    told: int = 0
    """How many of the steps people have been told of."""

    @property
    def state(self) -> Any:
        """The position now."""
        return self.steps[-1].after if self.steps else self.start

    def sail(self) -> None:
        """Go on from decision to decision until the race is over."""
        self.welcome()
        while (seat := self.game.actor(self.state)) is not None:
            if seat != CHANCE and self.captains[seat] is None:
                self.decide(seat)
            else:
                self.take(self.chosen(seat))
                if len(list(self.news())) > len(self.crew):
                    self.tell_news()
        self.finish()

    def decide(self, seat: Seat) -> None:
        """Show a person the board and the news, then ask until an order changes the position."""
        self.console.print()
        show_board(self.console, self.game, self.state)
        self.tell_news()
        while not self.obey(self.ask(self.prompt(seat))):
            pass

    def obey(self, line: str) -> bool:
        """Carry out a line; tell whether the position has changed. An order comes before a command of the same name."""
        name, _, rest = line.strip().partition(" ")
        command = COMMANDS.get(name.lower())
        if command is not None and not self.is_legal(line):
            return command(self, rest.strip())
        try:
            self.steps += self.planned(line)
        except Unfit as why:
            self.say(str(why))
            return False
        return True

    def chosen(self, seat: Seat) -> Any:
        """Return what chance or a computer captain does."""
        captain = None if seat == CHANCE else self.captains[seat]
        if captain is None:
            return roll(self.game, self.state, self.rng)
        with self.console.status(f"{self.name(seat)} is thinking …"):
            return captain.choose(self.game, self.state)

    def take(self, action: Any) -> None:
        """Append a legal action."""
        self.steps.append(self.step(self.state, action))

    def step(self, before: Any, action: Any) -> Step:
        """Return an action with what it does; raise the Refusal if it is not legal."""
        after, events = self.game.apply(before, action)
        return Step(len(self.steps) + 1, before, action, after, events)

    # --- orders -----------------------------------------------------------------------------------------------------------

    def planned(self, line: str) -> list[Step]:
        """Return what a line of one or several orders would do; raise Unfit if not all of it can be done."""
        state, seat = self.state, self.game.actor(self.state)
        steps: list[Step] = []
        for word in self.orders(line):
            if self.game.actor(state) != seat:
                raise Unfit(
                    f"What comes before {word} ends the decision, so nothing was done. Give the rest when it is time."
                )
            try:
                steps.append(self.step(state, self.game.parse_action(state, word)))
            except Refusal as no:
                instead = "" if no.instead is None else f" Possible: {self.game.format_action(state, no.instead)}"
                raise Unfit(f"{no}.{instead}") from no
            except BadInput as unclear:
                raise Unfit(f"{unclear}. ? shows what you can type.") from unclear
            state = steps[-1].after
        return steps

    def orders(self, line: str) -> list[str]:
        """Return a line as orders: as a whole if the game can read it so, or else word by word."""
        try:
            self.game.parse_action(self.state, line)
        except BadInput:
            return line.split() or [line]
        return [line]

    def is_legal(self, line: str) -> bool:
        """Tell whether a line is one legal order."""
        try:
            return self.game.refusal(self.state, self.game.parse_action(self.state, line)) is None
        except BadInput:
            return False

    def legal_texts(self) -> list[str]:
        """Return every legal order as its short text."""
        return [self.game.format_action(self.state, action) for action in self.game.legal(self.state)]

    def preview(self, steps: Sequence[Step]) -> Text:
        """Return in words what steps that are not taken would do."""
        return Text(" ").join(telling(self.game, step.before, step.events) for step in steps)

    def record(self) -> Record:
        """Return the race so far."""
        return Record(self.game, self.start, tuple(step.action for step in self.steps), (("crew", " ".join(self.crew)),))

    # --- what people read -------------------------------------------------------------------------------------------------

    def welcome(self) -> None:
        """Say who races whom and how to begin."""
        self.console.rule(self.game.TITLE, characters="~")
        self.say(f"{' '.join(self.roles())}")
        if None not in self.captains:
            return
        self.say("When it is your turn, the prompt names orders you can type. ? shows all there is to type,")
        self.say("try ORDER tells what an order would do, hint asks your mate, quit leaves the race.")

    def roles(self) -> list[str]:
        """Return who commands which steamer, in sentences."""
        people = [self.name(seat) for seat, captain in enumerate(self.captains) if captain is None]
        others = [f"{self.name(seat)} ({name})" for seat, name in enumerate(self.crew) if name != PERSON]
        you = [f"You command {_listed(people)}."] if people else []
        return you + ([f"{_listed(others)} {'sails' if len(others) == 1 else 'sail'} by computer."] if others else [])

    def prompt(self, seat: Seat) -> str:
        """Return the question for a decision, with examples."""
        examples = _examples(runs(self.legal_texts())[:3])
        turn = self.game.on_turn(self.state)
        whose = "" if turn in (None, seat) else f" in {self.name(turn)}'s turn"
        return f"\n{self.name(seat)}, your orders{whose}? ({', '.join(examples)} … or ?) > "

    def news(self) -> Iterator[tuple[Any, list[Any]]]:
        """Yield what has not been told yet, turn by turn: the state before, and the events."""
        for _, turn in groupby(self.steps[self.told :], key=lambda step: self.game.on_turn(step.before)):
            steps = list(turn)
            yield steps[0].before, [event for step in steps for event in step.events]

    def tell_news(self) -> None:
        """Tell what has happened since people were told last, a paragraph for each turn."""
        self.console.print()
        for before, events in self.news():
            show_events(self.console, self.game, before, events)
        self.told = len(self.steps)

    def finish(self) -> None:
        """Show the last position, the places and why the race is over, and offer to save the record."""
        self.console.print()
        show_board(self.console, self.game, self.state)
        self.tell_news()
        self.show_places()
        if None in self.captains and (file := self.ask("\nSave the record? (a file name, or just Enter) > ").strip()):
            _save(self, file)

    def show_places(self) -> None:
        """Print who came in where."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        self.say(f"\nThe places ({outcome.rule}: {outcome.reason}):")
        styles = seat_styles(self.game.seats(self.state))
        for place, seat in sorted((place, seat) for seat, place in enumerate(outcome.places)):
            self.console.print(Text.assemble(f"  {place}  ", (f" {self.name(seat)} ", styles[seat]), f" {self.crew[seat]}"))

    def name(self, seat: Seat) -> str:
        """Return a seat's name as sentences have it."""
        return self.game.seats(self.start)[seat].capitalize()

    def say(self, sentence: str) -> None:
        """Print a sentence as it is."""
        self.console.print(Text(sentence))


def runs(texts: Sequence[str]) -> list[list[str]]:
    """Return texts in groups whose members count up by one at their end: +1 +2 +3, then L+1 L+2."""
    found: list[list[str]] = []
    for text in texts:
        if found and _follows(found[-1][-1], text):
            found[-1].append(text)
        else:
            found.append([text])
    return found


def _follows(text: str, after: str) -> bool:
    one, two = NUMBERED.fullmatch(text), NUMBERED.fullmatch(after)
    return one is not None and two is not None and one[1] == two[1] and int(one[2]) + 1 == int(two[2])


def _examples(found: Sequence[Sequence[str]]) -> list[str]:
    """Return one text of each group, not the smallest if there are several."""
    return [run[min(2, len(run) - 1)] for run in found]


def _listed(names: Sequence[str]) -> str:
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


# --- commands: each tells whether it changed the position -----------------------------------------------------------------


def _help(bridge: Bridge, _: str) -> bool:
    """Show what can be typed, with examples and what those would do."""
    found = runs(bridge.legal_texts())
    bridge.say(f"\nOrders: {_ranges(found[:8])}{' … (legal lists all)' if len(found) > 8 else ''}. For example:")
    _show_previews(
        bridge, [run[min(2, len(run) - 1)] for run in found[:: max(1, len(found) // MOST_EXAMPLES)]][:MOST_EXAMPLES]
    )
    table = Table.grid(padding=(0, 3))
    for usage, meaning in HELP:
        table.add_row(Text(usage, "bold"), meaning)
    bridge.say("Besides:")
    bridge.console.print(Padding(table, (0, 2)))
    return False


def _legal(bridge: Bridge, _: str) -> bool:
    """List every legal order."""
    bridge.console.print(Padding(Text(_ranges(runs(bridge.legal_texts()))), (0, 2)))
    return False


def _try(bridge: Bridge, orders: str) -> bool:
    """Tell what orders would do."""
    if not orders:
        bridge.say(f"Try what? For example: try {bridge.legal_texts()[0]}")
        return False
    try:
        bridge.console.print(Padding(bridge.preview(bridge.planned(orders)), (0, 2)))
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
    """Ask the mate."""
    action = hire(MATE, Random(0)).choose(bridge.game, bridge.state)
    bridge.say("Your mate would say:")
    _show_previews(bridge, [bridge.game.format_action(bridge.state, action)])
    return False


def _board(bridge: Bridge, _: str) -> bool:
    """Draw the board again."""
    show_board(bridge.console, bridge.game, bridge.state)
    return False


def _undo(bridge: Bridge, _: str) -> bool:
    """Go back to before the last decision made at this keyboard, unless a die was rolled since."""
    actors = [bridge.game.actor(step.before) for step in bridge.steps]
    own = [nth for nth, seat in enumerate(actors) if seat not in (None, CHANCE) and bridge.captains[seat] is None]
    if not own:
        bridge.say("There is no decision of yours to take back yet.")
        return False
    if CHANCE in actors[own[-1] :]:
        bridge.say("A die was rolled since your last decision, and what it showed stays.")
        return False
    step = bridge.steps[own[-1]]
    bridge.say(f"Taken back: {bridge.game.format_action(step.before, step.action)} and all that came after it.")
    del bridge.steps[own[-1] :]
    bridge.told = len(bridge.steps)
    return True


def _save(bridge: Bridge, file: str) -> bool:
    """Write the record, over an older record if need be but over nothing else."""
    if not file:
        bridge.say("Save under which name? For example: save race.txt")
        return False
    path = Path(file).expanduser()
    try:
        if path.exists() and not path.read_bytes().startswith(FIRST_LINE.encode()):
            bridge.say(f"{file} is there already and is not a record, so it stays as it is. Give another name.")
            return False
        path.write_text(format_record(bridge.record()), encoding="utf-8")
    except (OSError, ValueError) as problem:
        bridge.say(f"{file} cannot be written: {getattr(problem, 'strerror', None) or problem}. Give another name.")
        return False
    bridge.say(f"The record of {len(bridge.steps)} actions is in {file}.")
    return False


def _quit(_: Bridge, __: str) -> bool:
    raise Leave


def _ranges(found: Sequence[Sequence[str]]) -> str:
    return "  ".join(run[0] if len(run) == 1 else f"{run[0]}…{run[-1]}" for run in found)


def _show_previews(bridge: Bridge, texts: Sequence[str]) -> None:
    """Print orders with what they would do."""
    table = Table.grid(padding=(0, 2))
    for text in texts:
        table.add_row(Text(text, "bold"), bridge.preview(bridge.planned(text)))
    bridge.console.print(Padding(table, (0, 2)))


HELP: Final = (
    ("try ORDER", "what an order would do, without doing it"),
    ("turns L", "the same for all orders that begin with L"),
    ("legal", "all orders that are possible now"),
    ("hint", "what your mate would do"),
    ("board", "draw the board again"),
    ("undo", "take your last decision back, if no die was rolled since"),
    ("save FILE", "write the record of the race so far"),
    ("quit", "leave the race"),
)

COMMANDS: Final[dict[str, Callable[[Bridge, str], bool]]] = {
    "?": _help,
    "help": _help,
    "legal": _legal,
    "moves": _legal,
    "try": _try,
    "turns": _turns,
    "hint": _hint,
    "board": _board,
    "undo": _undo,
    "save": _save,
    "quit": _quit,
    "exit": _quit,
}

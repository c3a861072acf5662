"""A race in progress in the terminal: whose decision it is, the orders that are typed, what people read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from paddlewheel.captains.captain import Captain
from paddlewheel.captains.chance import roll
from paddlewheel.cli.arguments import PERSON
from paddlewheel.cli.boards import paragraph, ranges, runs, seat_styles, show_board, telling
from paddlewheel.cli.coach_at_terminal import CoachAtTerminal
from paddlewheel.cli.language import say, sayer, spoken
from paddlewheel.engine.contract import CHANCE, AnyGame, Page, Seat
from paddlewheel.engine.errors import BadInput, Refusal
from paddlewheel.engine.record import FIRST_LINE, Record, Step, format_record
from paddlewheel.words import name_of
from paddlewheel.words.events import tell
from paddlewheel.words.refusals import cite, explain, why_over

PROMPT: Final = 2
"""The lines of the prompt, with the blank one before it."""
LEAST_BOARD: Final = 12
"""The board is never drawn in fewer lines than this, however long the news are."""

MOST_TOLD: Final = 2
"""How many events of an order are told as the reason why nothing comes after it."""
MOST_NAMED: Final = 4
"""How many kinds of orders the prompt names."""

NO: Final = ("", "n", "no", "nein", "nee", "non", "q", "quit", "exit")
AGREED: Final = ("y", "yes", "j", "ja", "o", "oui")
YES: Final = (*AGREED, "?", "help", "save")


class Unfit(Exception):
    """Orders that cannot be carried out; says why and what could be typed. Nothing has changed."""


class Leave(Exception):
    """Someone at the keyboard leaves the race."""


@dataclass
class RaceAtTerminal:
    """A race in progress and the terminal it is sailed in; a captain that is None is a person."""

    game: AnyGame
    start: Any
    crew: tuple[str, ...]
    captains: list[Captain | None]
    rng: Random
    console: Console
    ask: Callable[[str], str]
    commands: Mapping[str, Command]
    """What can be typed besides orders; each returns whether it changed the position."""
    steps: list[Step] = field(default_factory=list)
    told: int = 0
    """How many of the steps people have been told of."""
    introduced: bool = False
    """Whether people have been told how to play."""
    coach: CoachAtTerminal | None = None
    """Who asks before orders that lose much, if anybody does."""
    coordinates: bool = False
    """Whether every cell of the board shows its coordinates."""

    @property
    def state(self) -> Any:
        """The position now."""
        return self.steps[-1].after if self.steps else self.start

    def sail(self) -> None:
        """Continue from decision to decision until the race is over."""
        self.welcome()
        while (seat := self.game.actor(self.state)) is not None:
            if seat != CHANCE and self.captains[seat] is None:
                self.decide(seat)
            else:
                self.steps.append(self.step(self.state, self.chosen(seat)))
                if len(news := self.news()) > 2 * len(self.crew):  # no one at the keyboard has been asked for a while
                    self.tell(news)
        self.finish()

    def decide(self, seat: Seat) -> None:
        """Show a person the board and the news, then ask until an order changes the position."""
        self.present()
        if self.coach is not None:
            self.coach.tell(self)
        while not self.obey(self.answer(self.prompt(seat))):
            pass

    def answer(self, question: str) -> str:
        """Return the line that is typed; one that is not text counts as empty."""
        try:
            return self.ask(question).strip()
        except UnicodeDecodeError:
            return ""

    def obey(self, line: str) -> bool:
        """Carry out a line; return whether the position has changed. An order comes before a command of the same name."""
        name, _, rest = line.partition(" ")
        command = self.commands.get(name.lower())
        if command is not None and not self.is_legal(line):
            return command(self, rest.strip())
        try:
            steps = self.planned(line)
        except Unfit as why:
            self.say(str(why))
            return False
        if self.coach is not None and not self.coach.lets(self, steps, AGREED):
            return False
        self.steps += steps
        return True

    def chosen(self, seat: Seat) -> Any:
        """Return what chance or a computer captain does."""
        captain = None if seat == CHANCE else self.captains[seat]
        if captain is None:
            return roll(self.game, self.state, self.rng)
        with self.console.status(say("terminal-thinking", {"steamer": self.game.seats(self.start)[seat]})):
            return captain.choose(self.game, self.state)

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
                raise self.too_much(steps, word)
            try:
                steps.append(self.step(state, self.game.parse_action(state, word)))
            except Refusal as no:
                if steps and self.game.begins_turn(state):
                    raise self.too_much(steps, word) from no
                raise self.refused(steps, state, no) from no
            except BadInput as unclear:
                raise Unfit(f"{explain(unclear, spoken())} {say('terminal-unclear')}") from unclear
            state = steps[-1].after
        return steps

    def refused(self, steps: Sequence[Step], state: Any, no: Refusal) -> Unfit:
        """Return why an order is refused, after some others perhaps, and what could be typed there instead."""
        told = [cite(no, spoken())]
        if no.instead is not None and not steps:
            told.append(say("terminal-possible", {"order": self.game.format_action(state, no.instead)}))
        elif no.instead is not None:
            facts = {"done": self.typed(steps), "order": self.game.format_action(state, no.instead)}
            told.append(say("terminal-possible-after", facts))
        return Unfit(" ".join([*told, *([say("terminal-nothing-done")] if steps else [])]))

    def too_much(self, steps: Sequence[Step], word: str) -> Unfit:
        """Return what is wrong with a word that comes after orders which end the decision by themselves."""
        last = steps[-1]
        events = (self.game.event_data(last.before, event) for event in last.events[:MOST_TOLD])
        facts = {"done": self.typed(steps), "happened": " ".join(tell(self.game, events, spoken())), "word": word}
        return Unfit(say("terminal-too-much", facts))

    def typed(self, steps: Sequence[Step]) -> str:
        """Return steps as they are typed."""
        return " ".join(self.game.format_action(step.before, step.action) for step in steps)

    def orders(self, line: str) -> list[str]:
        """Return a line as orders: as a whole if the game can read it so, or else word by word."""
        try:
            self.game.parse_action(self.state, line)
        except BadInput:
            return line.split() or [line]
        return [line]

    def is_legal(self, line: str) -> bool:
        """Return whether a line is one legal order."""
        try:
            return self.game.refusal(self.state, self.game.parse_action(self.state, line)) is None
        except BadInput:
            return False

    def legal_texts(self) -> list[str]:
        """Return every legal order as its short text."""
        return [self.game.format_action(self.state, action) for action in self.game.legal(self.state)]

    def record(self) -> Record:
        """Return the race so far."""
        return Record(self.game, self.start, tuple(step.action for step in self.steps), (("crew", " ".join(self.crew)),))

    # --- what people read -------------------------------------------------------------------------------------------------

    def welcome(self) -> None:
        """Say who races whom."""
        self.console.rule(self.game.TITLE, characters="~")
        self.say(" ".join(self.roles()))

    def introduce(self) -> None:
        """Say how to play, once, before the board is first shown."""
        if not self.introduced and None in self.captains:
            self.console.print(self.introduction())
        self.introduced = True

    def introduction(self) -> Text:
        """Return how to play, with a blank line after it."""
        return Text(f"{say('terminal-introduction')}\n")

    def roles(self) -> list[str]:
        """Return who steers which steamer, in sentences."""
        seats = self.game.seats(self.start)
        people = [seats[seat] for seat, captain in enumerate(self.captains) if captain is None]
        others = [
            say("terminal-steered-by", {"steamer": seat, "captain": name})
            for seat, name in zip(seats, self.crew, strict=True)
            if name != PERSON
        ]
        you = [say("terminal-you-steer", {"seats": people})] if people else []
        return you + ([say("terminal-computers", {"items": others})] if others else [])

    def prompt(self, seat: Seat) -> str:
        """Return the question for a decision, with examples."""
        found = runs(self.legal_texts())
        some = [ranges([run]) for run in found[:MOST_NAMED]] + (["…"] if len(found) > MOST_NAMED else [])
        turn, names = self.game.on_turn(self.state), self.game.seats(self.start)
        who = say("terminal-who", {"steamer": self.game.addressed(self.state), "seat": names[seat]})
        facts = {"who": f"{who[:1].upper()}{who[1:]}", "orders": ", ".join(some)}
        if turn is None or turn == seat:
            return f"\n{say('terminal-prompt', facts)} > "
        facts["other"] = names[turn]
        return f"\n{say('terminal-prompt-other', facts)} > "

    def present(self) -> None:
        """Show the board with the news: below it as much as the screen holds, the newest in any case; above it the rest."""
        news = self.news()
        page = self.page(self.lines(news[-1:]))
        room = self.console.height - self.around() - len(self.game.draw(self.state, sayer(), page))
        below = 1
        while below < len(news) and self.lines(news[-below - 1 :]) <= room:
            below += 1
        self.tell(news[:-below])
        self.introduce()
        show_board(self.console, self.game, self.state, page)
        self.tell(news[-below:])

    def page(self, news: int = 0) -> Page:
        """Return the room for the board on this screen, if this many lines of news stand below it."""
        lines = self.console.height - self.around() - news
        return Page(self.console.width, max(lines, LEAST_BOARD), self.coordinates)

    def around(self) -> int:
        """Return how many lines of the screen are taken by what stands around board and news."""
        if self.introduced or None not in self.captains:
            return PROMPT
        return PROMPT + len(self.console.render_lines(self.introduction()))

    def news(self) -> list[Padding]:
        """Return what has not been told yet, a paragraph for each turn."""
        turns = groupby(self.steps[self.told :], key=lambda step: self.game.on_turn(step.before))
        return [paragraph(self.game, self.start, self.story(steps)) for _, steps in turns]

    def story(self, steps: Iterable[Step]) -> Text:
        """Return in words what steps did, or would do."""
        events = [self.game.event_data(step.before, event) for step in steps for event in step.events]
        return telling(self.game, self.start, tell(self.game, events, spoken()))

    def tell(self, news: Sequence[Padding]) -> None:
        """Print news; now everything is told."""
        for turn in news:
            self.console.print(turn)
        self.told = len(self.steps)

    def lines(self, news: Sequence[Padding]) -> int:
        """Return how many lines of the screen the news fill."""
        return sum(len(self.console.render_lines(turn)) for turn in news)

    def finish(self) -> None:
        """Show the last position, the ranks and why the race is over, and offer to save the record."""
        self.present()
        self.show_ranks()
        if None in self.captains:
            self.offer_record()

    def offer_record(self) -> None:
        """Ask for a file until the record is written or declined."""
        while (file := self.answer(f"\n{say('terminal-save-offer')} > ")).lower() not in NO:
            if file.lower() in YES:
                self.say(say("terminal-save-name"))
            elif self.save(file):
                break

    def save(self, file: str) -> bool:
        """Write the record, replacing an older record if necessary but nothing else; return whether that was possible."""
        path = Path(file).expanduser()
        try:
            if path.exists() and not path.read_bytes().startswith(FIRST_LINE.encode()):
                self.say(say("terminal-save-taken", {"file": file}))
                return False
            path.write_text(format_record(self.record()), encoding="utf-8")
        except (OSError, ValueError) as problem:
            why = str(getattr(problem, "strerror", None) or problem)
            self.say(say("terminal-save-failed", {"file": file, "why": why}))
            return False
        self.say(say("terminal-saved", {"file": file, "actions": len(self.steps)}))
        return True

    def show_ranks(self) -> None:
        """Print who came in where."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        self.say(f"\n{why_over(outcome.reason, spoken())} ({outcome.rule})")
        names = [self.name(seat) for seat in range(len(self.crew))]
        styles = seat_styles(self.game.seats(self.state))
        table = Table.grid(padding=(0, 2))
        for rank, seat in sorted((rank, seat) for seat, rank in enumerate(outcome.ranks)):
            label = Text(f" {names[seat]:<{max(map(len, names))}} ", styles[seat])
            table.add_row("", Text(say("rank", {"rank": rank})), label, Text(self.role(seat)))
        self.console.print(table)

    def role(self, seat: Seat) -> str:
        """Return who steers a seat: a player, or a computer captain by its name."""
        crew = self.crew[seat]
        return say("terminal-person") if crew == PERSON else name_of("captain", crew, spoken())

    def part(self) -> None:
        """Say goodbye to someone who leaves."""
        over = self.game.actor(self.state) is None
        self.say(f"\n{say('terminal-farewell' if over else 'terminal-leave')}")

    def name(self, seat: Seat) -> str:
        """Return what a seat is called."""
        return name_of("steamer", self.game.seats(self.start)[seat], spoken())

    def say(self, sentence: str) -> None:
        """Print a sentence as it is; what no terminal can show, such as half a character in a file's name, as ?."""
        self.console.print(Text(sentence.encode("utf-8", "replace").decode("utf-8")))


Command: TypeAlias = Callable[[RaceAtTerminal, str], bool]

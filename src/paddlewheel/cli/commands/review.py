"""`paddlewheel review`: everybody's chances over a race, the costliest turns, luck and skill."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from paddlewheel.arena.workers import progress_bar
from paddlewheel.cli.commands.replay import read
from paddlewheel.cli.language import percent, say, spoken
from paddlewheel.cli.parameters import flag, told, whole
from paddlewheel.cli.printing import Screen, print_json
from paddlewheel.engine.errors import BadData
from paddlewheel.engine.record import parse_record
from paddlewheel.review import MARKS, Review, TurnReview, look, nothing_yet, passage_of, pieces
from paddlewheel.review import told as review_of
from paddlewheel.words import MessageId, name_of
from paddlewheel.words.lines import said
from paddlewheel.words.reasons import reasons

BARS: Final = "▁▂▃▄▅▆▇█"
MOST_LOOKS: Final = 50
NAMES: Final[dict[str, MessageId]] = {
    "good": "review-good",
    "inaccuracy": "review-inaccuracy",
    "mistake": "review-mistake",
    "blunder": "review-blunder",
}


def review(
    file: Annotated[str, Parameter(help=told("file"), allow_leading_hyphen=True)],
    /,
    *,
    looks: Annotated[int, whole("review-looks")] = 2,
    seed: Annotated[int, whole("review-seed")] = 1,
    json: Annotated[bool, flag("json")] = False,
) -> int:
    """Review a race: chances after each turn, what each turn lost, luck and skill."""
    return run(file, looks, seed, json)


def run(file: str, looks: int, seed: int, as_json: bool) -> int:
    """Look at a race and print what was found."""
    if not 0 <= looks <= MOST_LOOKS:
        raise BadData("--looks", "value.number", low=0, high=MOST_LOOKS, found=str(looks))
    passage = passage_of(parse_record(read(file)))
    findings = nothing_yet(passage, seed)
    with progress_bar(Screen(stderr=True)) as progress:
        for piece in progress.track([*pieces(passage, looks)], description=say("review-title")):
            look(passage, findings, piece)
    found = review_of(passage, findings, looks)
    if as_json:
        print_json(found)
    else:
        show(Screen(), found)
    return 0


def show(screen: Console, found: Review) -> None:
    """Print a review in words, with a line of bars for each seat."""
    _chart(screen, found)
    for seat in found.seats:
        own = [turn for turn in found.turns if turn.seat == seat]
        counts = Counter(turn.mark for turn in own)
        marks = [
            say("review-count", {"count": counts[mark], "mark": say(NAMES[mark])}) for mark, _ in MARKS if counts[mark]
        ]
        if marks:
            _print(screen, "\n" + say("review-summary", {"name": _called(seat), "marks": marks}), "bold")
        for nth in found.costliest:
            if found.turns[nth].seat == seat:
                _turn(screen, found.turns[nth])
    _shares(screen, found)
    _print(screen, "\n" + say("review-estimate"), "dim")


def _chart(screen: Console, found: Review) -> None:
    """Draw each seat's chance over the race as bars, as many as there is room for."""
    _print(screen, say("review-chart"), "bold")
    names = [_called(seat) for seat in found.seats]
    width = max(map(len, names))
    room = max(min(screen.width - width - 18, len(found.points)), 1)
    for seat, name in enumerate(names):
        chances = [point.chances[seat] for point in found.points]
        picked = [chances[nth * (len(chances) - 1) // max(room - 1, 1)] for nth in range(room)]
        bars = "".join(BARS[min(int(chance * len(BARS)), len(BARS) - 1)] for chance in picked)
        _print(screen, f"{name:<{width}}  {bars}  {percent(round(chances[0], 2))} → {percent(round(chances[-1], 2))}")


def _turn(screen: Console, turn: TurnReview) -> None:
    """Print what a turn lost, what it brought, and what the best would have brought."""
    cost = {"points": round(turn.loss * 100), "share": turn.chance, "best_share": turn.best_chance}
    head = f"{turn.first + 1:>4}  {' '.join(turn.actions)}  {say(NAMES[turn.mark])}"
    _print(screen, head)
    _print(screen, f"      {say('review-cost', cost)}")
    for why in said(turn.why[:1], spoken()):
        _print(screen, f"      {say('page-colon', {'what': say('coach-title'), 'said': why})}")
    if turn.gains:
        _print(screen, f"      {say('review-played', {'reasons': said(reasons(turn.gains), spoken())})}")
    if turn.best:
        _print(screen, f"      {say('review-best-turn', {'turn': ' '.join(turn.best)})}")
    if turn.best_gains:
        _print(screen, f"      {say('review-best', {'reasons': said(reasons(turn.best_gains), spoken())})}")


def _shares(screen: Console, found: Review) -> None:
    """Print what luck, the players themselves and the others did to everybody's chances."""
    table = Table(title=say("review-shares"), title_justify="left")
    table.add_column("")
    columns: tuple[MessageId, ...] = ("review-luck", "review-own", "review-others", "review-lost")
    for column in columns:
        table.add_column(say(column), justify="right")
    for share in found.shares:
        parts = [f"{round(part * 100):+d}" for part in (share.luck, share.own, share.others)]
        table.add_row(_called(share.seat), *parts, str(round(share.lost * 100)))
    screen.print()
    screen.print(table)
    _print(screen, say("review-shares-about"))


def _called(seat: str) -> str:
    return name_of("steamer", seat, spoken())


def _print(screen: Console, text: str, style: str = "") -> None:
    screen.print(Text(text), style=style, soft_wrap=True)

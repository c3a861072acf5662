"""Trials: a turn is tried out, everyone sails on as a mate would, and then it is judged how a captain stands.

Kernel: mypyc compiles this file, and it runs uncompiled too.
"""

from __future__ import annotations

from random import Random
from typing import Final

from librt.strings import BytesWriter

from paddlewheel.captains.queen.replies import best_turn, sails, small_decision
from paddlewheel.captains.queen.standing import LOST, ended, standing, time_of
from paddlewheel.captains.queen.turns_to_go import Reckoning, write_tiles
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.games.integers import i64, vec
from paddlewheel.games.queen.facts import (
    LANDING_TASK,
    SPEED_TASK,
    Race,
    act,
    captain_in,
    dump_turn,
    is_out_in,
    legal_actions,
    settle,
    ship_of,
)

TURN_TIME: Final = 0.5
"""The milliseconds that it takes on a usual machine to think of a turn in a trial and to sail it."""
KNOWN_TIME: Final = 0.1
"""The milliseconds that it takes to sail one that was thought of before."""
NEAR: Final = 8
"""Steamers farther away than this many cells make no difference to a turn."""
FAR: Final = 5
"""From how many cells on a steamer is assumed to push no one who matters."""
MOST_SHIPS: Final = 16


class OutOfTime(Exception):
    """A trial was given up because the time for the decision is over."""


class Luck:
    """Chance in a trial. It remembers whether it was asked: without luck another trial would bring the same."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.rng: Random | None = None

    def below(self, count: int) -> int:
        """Return a number from 0 on that is below a count."""
        if self.rng is None:
            self.rng = Random(self.seed)
        return self.rng.randrange(count)


class Turn:
    """What a captain would do where it was met before."""

    def __init__(self, actions: vec[i64]) -> None:
        self.actions: vec[i64] = actions


class Trials:
    """Tries out turns of one captain from one position."""

    def __init__(self, styles: list[Reckoning], ship: int, seat: int, effort: Effort) -> None:
        self.styles = styles
        """How those who race may reckon: first the captain itself, then the others, who draw theirs in each trial."""
        self.reckoning = styles[0]
        self.style_of: vec[i64] = vec[i64]([0] * MOST_SHIPS)
        """By steamer: the number of its captain's style in the trial under way."""
        self.ship: i64 = ship
        """The steamer that sails,"""
        self.seat: i64 = seat
        """and who decides for it."""
        self.effort = effort
        self.known: dict[bytes, Turn] = {}
        """What captains would do where they were met before: trials of one decision are very similar."""
        self.work: float = 0.0
        """The milliseconds that all trials so far take on a usual machine."""


def draw_styles(trials: Trials, race: Race, luck: Luck) -> None:
    """Draw the styles of the others, the same for all steamers of a captain."""
    if len(trials.styles) == 1:
        return
    for seat in range(race.rules.players):
        style: i64 = 0
        if seat != trials.seat:
            style = i64(luck.below(len(trials.styles)))
        for nth in range(race.rules.each):
            trials.style_of[seat + nth * race.rules.players] = style


def try_out(trials: Trials, race: Race, turn: list[int], rounds: int, counted: int, luck: Luck) -> float:
    """Return how well the captain stands after a turn, as the mean over the rounds that count.

    The later the round, the nearer to the end, but the more luck is in it.
    """
    draw_styles(trials, race, luck)
    carry_out(trials, race, vec[i64](turn), luck)
    total, count, last = 0.0, 0, i64(rounds)
    for nth in range(1, last + 1):
        until_next_turn(trials, race, luck)
        if race.tasks == 0:
            worth = ended(race, trials.seat)
            for _ in range(nth, last + 1):
                total += worth
                count += 1
            break
        carry_out(trials, race, next_turn(trials, race, True), luck)
        if nth >= counted:
            total += standing(trials.reckoning, race, trials.seat)
            count += 1
    return total / float(count)


def until_next_turn(trials: Trials, race: Race, luck: Luck) -> None:
    """Let the others sail until the captain sets the speed of the same steamer again, or the race is over."""
    while race.tasks and not (race.agenda[race.tasks - 1] & 15 == SPEED_TASK and is_own(trials, race)):
        sail_on(trials, race, luck)


def is_own(trials: Trials, race: Race) -> bool:
    """Return whether it is the steamer's turn, or another one's of the same captain if that steamer is gone."""
    ship = ship_of(race.agenda[race.tasks - 1])
    return ship == trials.ship or (race.at[trials.ship] < 0 and captain_in(race, ship) == trials.seat)


def sail_on(trials: Trials, race: Race, luck: Luck) -> None:
    """Carry out the next decision of chance or of a captain."""
    if race.agenda[race.tasks - 1] & 15 <= LANDING_TASK:
        actions = legal_actions(race)
        do(race, actions[i64(luck.below(len(actions)))])
    elif sails(race):
        carry_out(trials, race, next_turn(trials, race, is_near(trials, race)), luck)
    else:
        do(race, small_decision(trials.styles[style_now(trials, race)], race))


def do(race: Race, action: i64) -> None:
    """Do an action, and what follows from it by itself."""
    race.logged = 0
    act(race, action)
    settle(race)


def carry_out(trials: Trials, race: Race, actions: vec[i64], luck: Luck) -> None:
    """Carry out a turn, with what others and chance decide in between."""
    ship, tiles, done = ship_of(race.agenda[race.tasks - 1]), race.chart.count, i64(0)
    while done < len(actions) and race.tasks:
        if ship_of(race.agenda[race.tasks - 1]) != ship:
            sail_on(trials, race, luck)
        elif race.chart.count != tiles:
            break  # the river has grown under way: the rest is planned anew
        else:
            do(race, actions[done])
            done += 1


def next_turn(trials: Trials, race: Race, pushing: bool) -> vec[i64]:
    """Return the turn that the captain who decides sails next, as a mate would."""
    style = style_now(trials, race)
    here = lie_of(race, pushing, style)
    turn = trials.known.get(here)
    if turn is None:
        trials.work += TURN_TIME
        mind_the_clock(trials)
        turn = Turn(best_turn(trials.styles[style], race, pushing))
        trials.known[here] = turn
    else:
        trials.work += KNOWN_TIME
    return turn.actions


def style_now(trials: Trials, race: Race) -> i64:
    """Return the number of the style of the captain who decides."""
    captain = captain_in(race, ship_of(race.agenda[race.tasks - 1]))
    return trials.style_of[captain] if captain >= 0 else i64(0)


def mind_the_clock(trials: Trials) -> None:
    """Give the trial up if the time is over before a turn is thought of."""
    if trials.effort.is_over:
        raise OutOfTime


# --- how the steamers lie -------------------------------------------------------------------------------------------------


def is_near(trials: Trials, race: Race) -> bool:
    """Return whether the steamer that sails is near enough to the captain's own to push it; else it is in haste."""
    own, other = race.at[trials.ship], race.at[ship_of(race.agenda[race.tasks - 1])]
    return own >= 0 and other >= 0 and race.chart.distance(own, other) <= FAR


def lie_of(race: Race, pushing: bool, style: i64) -> bytes:
    """Return all that a turn depends on: the river, the steamer that sails, those near it, who waits at the stations."""
    first, chart = race.agenda[race.tasks - 1], race.chart
    own = race.at[ship_of(first)]
    writer = BytesWriter()
    writer.append(first & 15)
    writer.append(first >> 4 & 15)
    writer.append(1 if pushing else 0)
    writer.append(style)
    writer.append(chart.first_tile)
    writer.append(chart.landing + 1)
    writer.append(chart.count)
    write_tiles(writer, chart, 0, chart.count)
    for tile in range(chart.count):
        writer.append(race.waiting[tile])
    for ship in range(race.ships):
        there = race.at[ship]
        if there < 0 or race.chart.distance(there, own) > NEAR:
            writer.append(255)
        else:
            writer.append(there >> 8)
            writer.append(there & 255)
            writer.append(race.heading[ship])
            writer.append(race.speed[ship])
            writer.append(race.coal[ship])
            writer.append(race.aboard[ship])
            writer.append(race.boarded[ship] & 255)
            writer.append(race.boarded[ship] >> 8)
    if race.under_way:
        dump_turn(race, writer)
    return writer.getvalue()


# --- the turns to go of all -----------------------------------------------------------------------------------------------


def times_after(trials: Trials, race: Race, rounds: int, luck: Luck) -> list[float]:
    """Sail on for so many rounds and return the turns that each captain then has to go, LOST for who cannot be next home.

    A trial ends where the next is home, who has none to go.
    """
    draw_styles(trials, race, luck)
    racing, last = vec[bool]([rank == 0 for rank in race.ranks]), race.round + i64(rounds)
    while race.tasks and race.round < last and next_home(race, racing) < 0:
        sail_on(trials, race, luck)
    first, found = next_home(race, racing), [LOST] * int(race.rules.players)
    for seat in range(race.rules.players):
        if seat == first:
            found[int(seat)] = 0.0
        elif first < 0 and race.ranks[seat] == 0:
            found[int(seat)] = time_of(trials.reckoning, race, seat)
    return found


def next_home(race: Race, racing: vec[bool]) -> i64:
    """Return who of those who raced came first, when one is home or the race is over; -1 before."""
    best: i64 = -1
    for seat in range(race.rules.players):
        counts = race.tasks == 0 or not is_out_in(race, seat)
        if racing[seat] and race.ranks[seat] and counts and (best < 0 or race.ranks[seat] < race.ranks[best]):
            best = seat
    return best

"""Race review: chances that add up, marks by what is lost, facts from the engine, and the same again for the same seed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
import two_lanes

from paddlewheel.engine.contract import CHANCE
from paddlewheel.engine.errors import BadData
from paddlewheel.engine.record import Record, new, parse_record
from paddlewheel.engine.small_game import complete
from paddlewheel.games import GAMES, queen
from paddlewheel.review import Findings, Passage, Review, has_judge, look, mark_of, nothing_yet, passage_of, pieces, told
from paddlewheel.review.looking import judge_version

RECORDS = Path(__file__).parents[1] / "records"


def race_of(name: str, until: int | None = None) -> Passage:
    record = parse_record((RECORDS / f"{name}.record").read_text(encoding="utf-8"))
    return passage_of(Record(record.game, record.start, record.actions[:until], ranked=record.ranked and until is None))


def looked(passage: Passage, looks: int = 0, seed: int = 1) -> Findings:
    findings = nothing_yet(passage, seed)
    for piece in pieces(passage, looks):
        look(passage, findings, piece)
    return findings


def review_of(name: str, looks: int = 0, seed: int = 1, until: int | None = None) -> Review:
    race = race_of(name, until)
    return told(race, looked(race, looks, seed), looks)


@pytest.mark.parametrize(
    ("loss", "mark"),
    [
        (0.0, "good"),
        (0.0499, "good"),
        (0.05, "inaccuracy"),
        (0.0999, "inaccuracy"),
        (0.1, "mistake"),
        (0.1999, "mistake"),
        (0.2, "blunder"),
        (1.0, "blunder"),
    ],
)
def test_a_turn_is_marked_by_the_points_it_loses(loss: float, mark: str) -> None:
    assert mark_of(loss) == mark


def test_a_mark_follows_the_loss_that_is_shown_and_not_a_rounding_error_below_it() -> None:
    assert mark_of(0.3 - 0.25) == "inaccuracy"
    assert mark_of(0.7 - 0.5) == "blunder"


@pytest.mark.parametrize("name", ["mississippi-winner-home", "queen-school"])
def test_equal_seeds_give_equal_reviews_and_others_do_not(name: str) -> None:
    first = review_of(name, seed=1)
    assert first == review_of(name, seed=1)
    assert first.points != review_of(name, seed=2).points


def test_it_makes_no_difference_where_the_work_was_interrupted() -> None:
    race = race_of("mississippi-winner-home", 12)
    whole = looked(race, looks=2)
    parts = nothing_yet(race, 1)
    while parts.done < whole.done:
        for piece, _ in zip(pieces(race, 2, parts.done), range(5), strict=False):
            look(race, parts, piece)
        parts = msgspec.json.decode(msgspec.json.encode(parts), type=Findings)  # as it is kept
    assert told(race, parts) == told(race, whole)


@pytest.mark.parametrize("name", ["mississippi-usual-race", "queen-black-rose", "queen-both-home"])
def test_luck_own_turns_and_the_others_add_up_to_how_the_race_ended(name: str) -> None:
    found = review_of(name)
    for seat, share in enumerate(found.shares):
        assert share.start + share.luck + share.own + share.others == pytest.approx(share.end)
        assert share.end == pytest.approx(found.points[-1].chances[seat], abs=1e-3)
    for part in ("luck", "start", "end"):  # what one seat gains by luck the others lose
        assert sum(getattr(share, part) for share in found.shares) == pytest.approx({"luck": 0.0}.get(part, 1.0), abs=1e-6)


def test_a_race_without_chance_has_no_luck_in_it() -> None:
    found = review_of("mississippi-from-a-position")
    assert {share.luck for share in found.shares} == {0.0}


def test_chances_are_told_for_every_moment_and_the_last_one_knows_the_winner() -> None:
    race = race_of("queen-stop-at-winner")
    found = told(race, looked(race), 0)
    assert [point.at for point in found.points] == [0, *(stretch.last for stretch in race.stretches)]
    assert all(sum(point.chances) == pytest.approx(1, abs=0.002) for point in found.points)
    outcome = race.game.outcome(race.states[-1])
    assert outcome is not None
    assert found.points[-1].chances == [float(rank == 1) for rank in outcome.ranks]


def test_before_the_first_draw_nobody_of_equals_is_a_favourite() -> None:
    found = review_of("mississippi-usual-race", until=1)
    assert max(found.points[0].chances) < 0.35  # of six


def test_nobody_is_blamed_for_what_comes_after_the_win() -> None:
    race = race_of("mississippi-all-but-one-home")
    found = told(race, looked(race), 0)
    won = next(point.at for point in found.points if max(point.chances) == 1)
    assert found.turns
    assert all(turn.first < won for turn in found.turns)


def test_the_costliest_three_of_each_seat_come_first_and_no_good_turn_is_among_them() -> None:
    found = review_of("queen-school")
    for seat in found.seats:
        losses = [found.turns[nth].loss for nth in found.costliest if found.turns[nth].seat == seat]
        own = sorted((turn.loss for turn in found.turns if turn.seat == seat and turn.mark != "good"), reverse=True)
        assert losses == own[:3]


@pytest.mark.parametrize(("name", "what"), [("mississippi-usual-race", "logs"), ("queen-hazards", "coal")])
def test_what_the_best_turn_would_have_brought_is_what_the_engine_says(name: str, what: str) -> None:
    race = race_of(name)
    game, found = race.game, told(race, looked(race), 0)
    compared = 0
    for turn in (turn for turn in found.turns if turn.best_gains):
        state = before = race.states[turn.first]
        done = [game.format_action(before, race.actions[turn.first])]
        if done != turn.actions[:1]:
            continue  # most was lost in another part of the turn
        for text in turn.best:
            state, _ = game.apply(state, game.parse_action(state, text))
        field = {"logs": "wood"}.get(what, what)
        had, has = (game.to_data(one)["steamers"][turn.seat][field] for one in (before, state))
        assert turn.best_gains.get(what, 0) == has - had
        compared += 1
    assert compared


def test_a_turn_that_was_the_best_is_good_and_names_no_other() -> None:
    found = review_of("queen-black-rose")
    assert all(turn.loss > 0 for turn in found.turns if turn.best)
    assert all(turn.mark == "good" for turn in found.turns if not turn.best)


def test_every_stretch_is_of_one_actor_and_they_follow_each_other_without_a_gap() -> None:
    race = race_of("queen-for-six")
    assert [stretch.first for stretch in race.stretches] == [0, *(stretch.last for stretch in race.stretches[:-1])]
    for stretch in race.stretches:
        actors = {race.game.actor(race.states[at]) for at in range(stretch.first, stretch.last)}
        assert actors == {stretch.actor}
    assert CHANCE in {stretch.actor for stretch in race.stretches}


def test_a_game_that_nobody_can_judge_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = complete(two_lanes)
    monkeypatch.setitem(GAMES, two_lanes.NAME, game)
    assert not has_judge(game)
    with pytest.raises(BadData) as error:
        passage_of(new(game, game.OPTIONS(), game.COLOURS[:2]))
    assert error.value.code == "review.no_judge"


def test_a_race_in_which_nothing_has_happened_says_so() -> None:
    with pytest.raises(BadData) as error:
        passage_of(new(queen, queen.OPTIONS(), ["red", "green", "yellow"]))
    assert error.value.code == "review.nothing"


def test_what_another_judge_has_found_is_known_as_such() -> None:
    assert looked(race_of("queen-pushed-home")).judge == judge_version()


def test_a_costly_turn_says_why_and_in_which_round_it_was() -> None:
    found = review_of("mississippi-all-but-one-home", looks=1)
    turn = next(turn for turn in found.turns if turn.first == 9)
    assert turn.mark == "blunder"
    assert turn.why[0].id == "coach-could-finish"
    assert turn.round == 2
    assert all(not turn.why for turn in found.turns if turn.mark == "good")

"""A table: who may do what, when; what is refused changes nothing."""

from __future__ import annotations

import json

import pytest

from paddlewheel.engine.errors import BadText, PaddlewheelError, Refusal
from paddlewheel.engine.record import parse_record
from paddlewheel.tables.decisions import decide
from paddlewheel.tables.errors import Denied
from paddlewheel.tables.founding import found
from paddlewheel.tables.hints import question
from paddlewheel.tables.history import decode_charter, decode_entry, encode
from paddlewheel.tables.protocol import (
    Close,
    Durable,
    HandOver,
    Hint,
    Leave,
    Moved,
    NewSeat,
    NewTable,
    Publish,
    Say,
    Sit,
    Submit,
    TakeBack,
    TakeOver,
)
from paddlewheel.tables.resend import MAKER
from paddlewheel.tables.table import MOST, MOST_SAID, Table
from paddlewheel.tables.view import listed, situation, table_info, turns

from .sitting import EPOCH, Sitting, denied, encode_all, mississippi, queen, seats


def test_an_action_is_kept_and_told_with_what_it_did() -> None:
    sitting = mississippi()
    (told,) = sitting.submit("red", "+4")
    assert isinstance(told, Moved)
    assert (told.n, told.seat, told.action, told.by, told.actions) == (3, "red", "+4", "person", 3)
    assert told.events == [{"event": "steamed_ahead", "seat": "red", "start": 0, "end": 4, "logs": 4}]


def test_the_log_gives_the_same_table_again() -> None:
    sitting = queen("here", "here", "here")
    for _ in range(60):
        sitting.act()
    again = Table(sitting.table.name, decode_charter(encode(sitting.charter)))
    told = [again.take(decode_entry(encode(entry))) for entry in sitting.kept]
    assert told == sitting.told
    assert situation(again, EPOCH) == situation(sitting.table, EPOCH)
    assert again.done == sitting.table.done


def test_no_key_stands_in_what_is_kept_or_told() -> None:
    sitting = mississippi("here", "link", "link")
    for seat in ("green", "black"):
        sitting.give(Sit(id="a", seat=seat, name="Anna"))
    kept = b"".join([encode(sitting.charter), *(encode(entry) for entry in sitting.kept)]).decode()
    told = f"{sitting.told} {table_info(sitting.table)}"
    for key in [sitting.keys.maker, sitting.keys.watch, *(sitting.key(name) for name in sitting.table.names)]:
        assert key not in kept
        assert key not in told


def test_an_illegal_action_is_refused_with_its_rule_and_another() -> None:
    sitting = mississippi()
    before = encode_all(sitting)
    with pytest.raises(Refusal) as no:
        sitting.submit("red", "+25")
    assert (no.value.rule, no.value.brief) == ("M7", "ahead.no_wood (fields=25, wood=20, rotation=0)")
    with pytest.raises(BadText):
        sitting.submit("red", "up the creek")
    assert encode_all(sitting) == before


def test_a_seat_acts_only_with_its_own_key() -> None:
    sitting = mississippi()
    order = sitting.order("red", "+4")
    for who in ("green", "maker", "watch"):
        assert denied(sitting, order, who) == "not_your_key"
    assert denied(sitting, order, "green", "black", "maker", "watch") == "not_your_key"
    assert sitting.table.sender(["x" * 24]).watches is False
    sitting.give(order, "red", "green")


def test_one_decides_only_when_asked() -> None:
    sitting = mississippi()
    assert denied(sitting, sitting.order("green", "+4")) == "not_your_decision"
    sitting.submit("red", "+4")
    assert denied(sitting, sitting.order("green", "+4")) == "not_your_decision"  # its die is still to be rolled


def test_whoever_has_not_seen_the_last_action_is_told_so() -> None:
    sitting = mississippi()
    sitting.submit("red", "+4")
    sitting.roll()
    assert denied(sitting, sitting.order("green", "+3", seen=2)) == "stale"


def test_nobody_has_seen_what_has_not_happened() -> None:
    sitting = mississippi()
    with pytest.raises(Denied, match=r"seen.ahead \(seen=99, last=2\)") as no:
        sitting.submit("red", "+4", seen=99)
    assert no.value.reason == "stale"


def test_chat_does_not_make_an_order_stale() -> None:
    sitting = mississippi()
    seen = sitting.table.n
    sitting.give(Say(id="c", seat="green", text="hurry!"))
    sitting.submit("red", "+4", seen=seen)


@pytest.mark.parametrize("text", ["+4\n", " +4", "+04", "4"])
def test_an_action_is_kept_only_as_it_is_written_in_a_record(text: str) -> None:
    sitting = mississippi()
    with pytest.raises(Denied, match=r"action.written \(written=\+4\)"):
        sitting.submit("red", text)
    with pytest.raises(Denied, match=r"action.written \(written=2\)"):
        queen().submit("red", "speed = 2")


@pytest.mark.parametrize(
    ("kind", "order"),
    [
        ("chat", Say(id="x", seat="red", text="hello")),
        ("action", Submit(id="x", seat="red", action="+4", seen=2)),
        ("order", Sit(id="x", seat="red", name="Anna")),
        ("order", TakeBack(id="x", seat="red", keep=1, seen=2)),
        ("order", Leave(id="x", seat="red")),
    ],
)
def test_of_each_kind_so_much_is_kept_of_one_seat_and_the_rest_is_not_touched(kind: str, order: Durable) -> None:
    sitting = mississippi()
    sitting.table.used["red", kind] = MOST[kind]
    assert denied(sitting, order) == "too_much"
    for other in MOST:
        sitting.table.used["red", other] = 0 if other == kind else MOST[other]
    sitting.give(order)


def test_the_log_counts_what_everybody_has_caused() -> None:
    sitting = mississippi()
    for nth in range(3):
        sitting.give(Say(id=f"c{nth}", seat="red", text="hello"))
    sitting.submit("red", "+4")
    sitting.give(HandOver(id="h", seat="green"), "maker")
    sitting.give(Leave(id="l", seat="black"))
    assert sitting.table.used == {
        ("red", "chat"): 3,
        ("red", "bytes"): 15,
        ("red", "action"): 1,
        (MAKER, "order"): 1,
        ("black", "order"): 1,
    }


def test_a_table_can_always_be_closed_and_a_seat_handed_over_by_the_maker() -> None:
    sitting = mississippi()
    for kind in MOST:
        sitting.table.used["red", kind] = MOST[kind]
    sitting.give(HandOver(id="h", seat="red"), "maker")
    sitting.table.used[MAKER, "order"] = MOST["order"]
    assert denied(sitting, Publish(id="p", public=True), "maker") == "too_much"
    sitting.give(Close(id="c"), "maker")


# --- seats ----------------------------------------------------------------------------------------------------------------


def test_the_race_waits_until_everybody_has_sat_down() -> None:
    sitting = mississippi("here", "link", "greedy")
    assert (sitting.table.waiting, sitting.table.actor, sitting.table.due()) == (True, None, None)
    assert denied(sitting, sitting.order("red", "+4")) == "waiting"
    sitting.give(Sit(id="s", seat="green", name="  Anna <b> \u202e "))
    assert sitting.table.seats[1].name == "Anna <b>"
    assert (sitting.table.waiting, sitting.table.due()) == (False, 0)


def test_a_seat_can_be_handed_over_and_taken_back() -> None:
    sitting = mississippi()
    sitting.give(HandOver(id="h", seat="red", captain="greedy"))
    assert sitting.table.due() == 0
    assert denied(sitting, sitting.order("red", "+4")) == "handed_over"
    sitting.give(TakeOver(id="t", seat="red"))
    assert denied(sitting, TakeOver(id="u", seat="red")) == "not_understood"
    sitting.submit("red", "+4")


def test_a_quitter_leaves_the_seat_to_the_relief_captain() -> None:
    sitting = mississippi(relief="random")
    sitting.give(Leave(id="l", seat="red"))
    assert sitting.table.seats[0].captain == "random"
    sitting.give(TakeOver(id="t", seat="red"))


def test_the_maker_can_hand_over_any_seat_but_not_steer_it() -> None:
    sitting = mississippi("here", "link", "link")
    for seat in ("green", "black"):
        sitting.give(HandOver(id=seat, seat=seat), "maker")
    assert not sitting.table.waiting
    assert denied(sitting, TakeOver(id="t", seat="green"), "maker") == "not_your_key"
    assert denied(sitting, HandOver(id="x", seat="black"), "red") == "not_your_key"
    assert denied(sitting, HandOver(id="y", seat="red", captain="nemo")) == "not_understood"


def test_a_table_can_do_without_the_preview_of_docking() -> None:
    assert table_info(mississippi().table).preview
    plain = mississippi(preview=False)
    assert not table_info(plain.table).preview
    assert not decode_charter(encode(plain.charter)).preview


def test_a_table_can_do_without_hints() -> None:
    with_hints, without = mississippi(), mississippi(hints=False)
    order = Hint(id="h", seat="red")
    assert (table_info(with_hints.table).hints, table_info(without.table).hints) == (True, False)
    assert question(with_hints.table, with_hints.sender("red"), order).captain == "captain"
    with pytest.raises(Denied, match=r"hint.off"):
        question(without.table, without.sender("red"), order)


def test_a_table_of_before_there_was_a_choice_has_the_preview() -> None:
    kept = json.loads(encode(mississippi(preview=False).charter))
    del kept["preview"]
    assert decode_charter(json.dumps(kept).encode()).preview


def test_only_the_maker_publishes_and_closes() -> None:
    sitting = mississippi()
    assert denied(sitting, Close(id="c"), "red", "watch") == "not_your_key"
    assert denied(sitting, Publish(id="p", public=True), "red", "watch") == "not_your_key"
    sitting.give(Publish(id="p", public=True), "maker")
    assert sitting.table.sender([]).watches
    sitting.give(Close(id="c"), "maker")
    assert (sitting.table.actor, sitting.table.due(), listed(sitting.table).over) == (None, None, True)
    for order in (sitting.order("red", "+4"), Say(id="z", seat="red", text="bye")):
        assert denied(sitting, order) == "closed"


def test_captains_alone_have_nothing_due() -> None:
    """They go on only as long as somebody watches."""
    assert mississippi("greedy", "greedy", "random").table.due() is None


def test_a_seat_that_is_not_there_is_no_seat() -> None:
    sitting = mississippi()
    assert denied(sitting, Submit(id="a", seat="chance", action="+4", seen=2), "red") == "not_understood"


# --- founding -------------------------------------------------------------------------------------------------------------


def test_a_table_goes_on_from_a_record_or_branches_off() -> None:
    first = mississippi()
    first.submit("red", "+4")
    text = first.table.play.record()
    assert Sitting(NewTable(record=text)).table.play.record() == text
    assert Sitting(NewTable(record="\ufeff" + text)).table.play.record() == text  # as some editors save it
    branch = Sitting(NewTable(record=text, at=2, seats=seats("here", "greedy", "link")))
    assert len(branch.table.play.actions) == branch.table.start == 2
    assert parse_record(branch.table.play.record()).actions == parse_record(text).actions[:2]


@pytest.mark.parametrize(
    ("wanted", "problem"),
    [
        (NewTable(), "game: game.missing (known=mississippi,queen)"),
        (NewTable(game="chess", seats=seats("here")), "game: name.unknown (kind=game, found='chess'"),
        (NewTable(game="queen"), "seats: players.number (fewest=2, most=6, players=0)"),
        (
            NewTable(game="mississippi", setup="school", seats=seats(*["here"] * 3)),
            "setup: name.unknown (kind=setup, found='school', known=usual,short)",
        ),
        (
            NewTable(game="mississippi", options={"rows": 2}, seats=seats(*["here"] * 3)),
            "M1 options.rows (fewest=3, most=1000000, rows=2)",
        ),
        (
            NewTable(game="mississippi", options={"sails": 2}, seats=seats(*["here"] * 3)),
            "options: name.unknown (kind=option, found='sails'",
        ),
        (NewTable(game="mississippi", seats=seats("here", "here", "nemo")), "captain.unknown (captains=random,greedy"),
        (NewTable(game="mississippi", seats=[NewSeat(captain="greedy")] * 3), "seats: seat.captain"),
        (NewTable(game="mississippi", seats=[NewSeat(seat="Red!")] * 3), "seats: seat.name (found='Red!'"),
        (NewTable(game="mississippi", seats=[NewSeat(seat="red")] * 3), "seats: seat.twice (name=red)"),
        (NewTable(game="mississippi", seats=seats(*["here"] * 3), at=3), "at: table.at_without_record"),
        (
            NewTable(game="mississippi", seats=seats(*["here"] * 3), relief="nemo"),
            "captain.unknown (captains=random,greedy",
        ),
        (NewTable(record="nonsense"), "line 1: record.first_line (expected=paddlewheel record 1"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(wanted: NewTable, problem: str) -> None:
    with pytest.raises(PaddlewheelError) as no:
        found(wanted, EPOCH)
    assert problem in str(no.value)


def test_a_record_says_who_sits_where() -> None:
    text = mississippi().table.play.record()
    for wanted, problem in [
        (NewTable(record=text, game="queen"), "record: table.record_has_options"),
        (NewTable(record=text, at=3), "at: record.actions (actions=2, found=3)"),
        (NewTable(record=text, seats=seats("here")), "seats: record.seats (count=3, found=1)"),
        (NewTable(record=text, seats=[NewSeat(seat="blue")] * 3), "seats: record.seat_order (seats=red,green,black)"),
    ]:
        with pytest.raises(PaddlewheelError) as no:
            found(wanted, EPOCH)
        assert problem in str(no.value)


def test_the_keys_of_two_tables_have_nothing_in_common() -> None:
    one, other = mississippi().keys, mississippi().keys
    keys = [key for made in (one, other) for key in (made.table, made.maker, made.watch, *(s.key for s in made.seats))]
    assert len(set(keys)) == len(keys)


def test_the_situation_says_all_that_a_page_needs() -> None:
    now = situation(mississippi().table, EPOCH)
    assert (now.actor, now.on_turn, now.addressed, now.result) == ("red", "red", "red", None)
    assert "+4" in now.legal
    assert now.position["game"] == "mississippi"
    offered = turns(mississippi().table)
    assert [turn["action"] for turn in offered.turns] == now.legal


def test_decide_alone_changes_nothing() -> None:
    sitting = mississippi()
    before = encode_all(sitting)
    decide(sitting.table, sitting.sender("red"), sitting.order("red", "+4"), EPOCH)
    assert encode_all(sitting) == before


def test_what_is_tried_on_a_copy_leaves_the_table_as_it_was() -> None:
    sitting = queen()
    sitting.submit("red", "2")
    before, done = encode_all(sitting), sitting.table.done.copy()
    tried = sitting.table.copy()
    orders: list[Durable] = [
        sitting.order("red", "a", id="tried"),
        TakeBack(id="back", seat="red", keep=4, seen=sitting.table.n + 1),
        Sit(id="sit", seat="red", name="Anna"),
        TakeBack(id="ask", seat="green", keep=1, seen=sitting.table.n + 2),
        HandOver(id="hand", seat="green"),
    ]
    for order in orders:
        for entry in decide(tried, sitting.sender(order.seat), order, EPOCH):  # type: ignore[union-attr]
            tried.take(entry)
    assert tried.n == sitting.table.n + len(orders)
    assert (encode_all(sitting), sitting.table.done) == (before, done)


def test_a_copy_shares_nothing_that_can_change() -> None:
    """A list or dictionary that both had would let what was only tried happen."""
    table = queen().table
    for one, other in ((table, table.copy()), (table.play, table.copy().play)):
        shared = [
            name for name, value in vars(one).items() if isinstance(value, list | dict | set) and value is vars(other)[name]
        ]
        assert shared == []
        assert vars(one).keys() == vars(other).keys()


def test_nobody_fills_a_table_with_the_widest_letters() -> None:
    """What everybody says is counted in bytes too, for each seat by itself."""
    sitting = mississippi()
    wide = "🚢" * 500
    most = MOST_SAID * 1000 // len(wide.encode())
    for nth in range(most):
        sitting.give(Say(id=f"{nth}", seat="red", text=wide))
    with pytest.raises(Denied, match=r"full\.bytes"):
        sitting.give(Say(id="more", seat="red", text=wide))
    sitting.give(Say(id="more", seat="green", text=wide))
    sitting.submit("red", "+4")

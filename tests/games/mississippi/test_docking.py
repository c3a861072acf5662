"""M10–M13: who touches whom at the end of a move, and what the touching numbers set going."""

from __future__ import annotations

import pytest

from paddlewheel.games.mississippi.model import Advanced, DroppedBack, Event, PushedOn, PushLost, SteamedAhead, Touched

from .sailing import BLACK, GREEN, ORANGE, RED, WHITE, YELLOW, sail, steamers


def chain(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return what came after the way under steam."""
    assert isinstance(events[0], SteamedAhead | DroppedBack)
    return events[1:]


# --- M10 ------------------------------------------------------------------------------------------------------------------


def test_only_the_steamer_on_turn_docks() -> None:
    """M10: green's 5 lies at black's 2, and nothing comes of it while red moves elsewhere."""
    after, events = sail("mississippi to_move=red | red=40:1:9 green=60:5:9 black=61:5:9", "+2")
    assert chain(events) == ()
    assert steamers(after) == "red=42:1:7 green=60:5:9 black=61:5:9"


def test_nothing_docks_at_the_beginning_of_a_move() -> None:
    """M10: red lies beside green with the higher number and steams away; that contact is never looked at."""
    after, events = sail("mississippi to_move=red | red=40:5:9 green=41:5:9 black=80:1:9", "-2")
    assert events == (DroppedBack(RED, 40, 38, 2),)
    assert steamers(after).endswith("green=41:5:9 black=80:1:9")


def test_nothing_docks_on_the_way() -> None:
    """M10: red passes behind, over and ahead of green; only where it ends counts."""
    _, events = sail("mississippi to_move=red | red=35:5:9 green=38:5:9 black=80:1:9", "+5")
    assert events == (SteamedAhead(RED, 35, 41, 5),)


def test_a_move_backward_docks_like_one_forward() -> None:
    """M10: red drops back to just astern of green, and its 5 at green's 3 drives it on by two."""
    _, events = sail("mississippi to_move=red | red=30:2:9 green=22:4:9 black=80:1:9", "-8")
    assert events == (DroppedBack(RED, 30, 21, 8), Touched(RED, GREEN, 5, 3), Advanced(RED, 21, 24, 2))


def test_equal_numbers_do_nothing() -> None:
    """M10: red's 5 at green's 5."""
    after, events = sail("mississippi to_move=red | red=2:5:10 green=5:2:10 black=80:1:10", "+2")
    assert chain(events) == (Touched(RED, GREEN, 5, 5),)
    assert steamers(after) == "red=4:5:8 green=5:2:10 black=80:1:10"


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("field", [22, 29, 30, 20, 13, 12])
def test_steamers_that_lie_the_other_way_round_are_equal_wherever_they_touch(field: int, number: int) -> None:
    """M10: opposite sides add up to 7, so two steamers half a turn apart have equal numbers at every contact."""
    other = 7 - number if field in (22, 20) else number
    start = 19 if field == 20 else 20
    _, events = sail(f"mississippi to_move=red | red={start}:{number}:9 green={field}:{other}:9 black=80:1:9", "+1")
    (touched,) = chain(events)
    assert isinstance(touched, Touched)
    assert touched.number == touched.other_number


def test_every_steamer_beside_the_mover_is_looked_at_clockwise_from_it() -> None:
    """M10: five contacts at once, white's own seat being the fifth: orange first, then round to yellow."""
    position = (
        "mississippi to_move=white | red=16:6:10 green=14:5:10 black=19:1:10 yellow=18:6:10 white=9:2:10 orange=1:4:10"
    )
    _, events = sail(position, "+5")
    assert chain(events)[:5] == (
        Touched(WHITE, ORANGE, 1, 5),
        Touched(WHITE, RED, 2, 1),
        Touched(WHITE, GREEN, 5, 5),
        Touched(WHITE, BLACK, 6, 3),
        Touched(WHITE, YELLOW, 3, 5),
    )
    assert chain(events)[5:] == (Advanced(WHITE, 15, 22, 4),)


def test_steamers_two_fields_apart_do_not_touch() -> None:
    """M10: neither along the course nor across rows."""
    for other in (19, 23, 11, 14, 28, 31, 4):
        _, events = sail(f"mississippi to_move=red | red=20:1:9 green={other}:6:9 black=80:1:9", "+1")
        assert chain(events) == ()


def test_a_steamer_ashore_touches_nobody() -> None:
    """M5, M10: red comes to lie on fields 0, 1 and 16, around the start; green is still ashore, its die rolled or not."""
    for green in ("ashore:6:9", "ashore:-:9"):
        for start, action in ((3, "-3"), (3, "-2"), (15, "+1")):
            _, events = sail(f"mississippi to_move=red | red={start}:1:9 green={green} black=80:1:9", action)
            assert chain(events) == ()


def test_a_steamer_that_is_home_touches_nobody() -> None:
    """M10, M14: red ends on the last field before the goal, and below it; green has left the board."""
    for start, action in ((22, "+2"), (8, "+1")):
        _, events = sail(f"mississippi rows=3 to_move=red | red={start}:1:9 green=home:1 black=3:1:9", action)
        assert chain(events) == ()


# --- M11 ------------------------------------------------------------------------------------------------------------------


def test_the_mover_with_the_higher_number_advances_by_the_difference_over_an_occupied_field() -> None:
    """M11, the book's first example: 5 at 3 is two fields, and the one where green lies is not counted."""
    after, events = sail("mississippi to_move=red | red=2:5:10 green=5:4:10 black=80:1:10", "+2")
    assert chain(events) == (Touched(RED, GREEN, 5, 3), Advanced(RED, 4, 7, 2))
    assert steamers(after) == "red=7:5:8 green=5:4:10 black=80:1:10"


def test_a_negative_difference_is_ignored_beside_a_positive_one() -> None:
    """M11, the book's fourth example: 4 at 1 is three fields ahead; the 3 at black's 4 moves nobody."""
    after, events = sail("mississippi to_move=red | red=2:4:10 green=5:6:10 black=3:4:10", "+1")
    assert chain(events) == (Touched(RED, GREEN, 4, 1), Touched(RED, BLACK, 3, 4), Advanced(RED, 4, 8, 3))
    assert steamers(after) == "red=8:4:9 green=5:6:10 black=3:4:10"


def test_positive_differences_add_up() -> None:
    """M11, the book's fifth example: 6 at 3 and another three are six fields."""
    after, events = sail("mississippi to_move=red | red=18:6:10 green=20:4:10 black=14:1:10", "+1")
    assert chain(events) == (Touched(RED, GREEN, 6, 3), Touched(RED, BLACK, 5, 2), Advanced(RED, 19, 26, 6))
    assert steamers(after) == "red=26:1:9 green=20:4:10 black=14:1:10"


def test_only_the_positive_ones_of_many_differences_count() -> None:
    """M11: -2, -1, +3 and -1 together are three."""
    after, events = sail(
        "mississippi to_move=green | red=5:2:10 green=2:2:10 black=11:4:10 yellow=13:1:10 white=21:4:10", "+8"
    )
    assert chain(events) == (
        Touched(GREEN, BLACK, 2, 4),
        Touched(GREEN, YELLOW, 5, 6),
        Touched(GREEN, WHITE, 4, 1),
        Touched(GREEN, RED, 3, 4),
        Advanced(GREEN, 12, 16, 3),
    )
    assert steamers(after) == "red=5:2:10 green=16:5:2 black=11:4:10 yellow=13:1:10 white=21:4:10"


def test_four_positive_differences_add_up() -> None:
    """M11: 1, 2, 1 and 2 together are six, after a move astern, over the occupied field 19."""
    position = "mississippi to_move=black | red=19:6:10 green=15:4:10 black=20:2:10 yellow=16:3:10 white=17:3:10"
    _, events = sail(position, "-1")
    assert events == (
        DroppedBack(BLACK, 20, 18, 1),
        Touched(BLACK, YELLOW, 6, 5),
        Touched(BLACK, WHITE, 5, 3),
        Touched(BLACK, RED, 2, 1),
        Touched(BLACK, GREEN, 3, 1),
        Advanced(BLACK, 18, 25, 6),
    )


def test_an_advance_costs_no_wood() -> None:
    """M11: only the way under steam was paid for."""
    after, _ = sail("mississippi to_move=red | red=18:6:10 green=20:4:10 black=14:1:10", "+1")
    assert (after.wood, after.box) == ((9, 10, 10), 31)


def test_the_mover_docks_again_where_it_lands() -> None:
    """M11, M13: black is driven on from red to green, and by green once more."""
    after, events = sail("mississippi to_move=black | red=9:3:14 green=15:6:14 black=6:1:17", "R+2")
    assert events[2:] == (
        Touched(BLACK, RED, 6, 1),
        Advanced(BLACK, 8, 14, 5),
        Touched(BLACK, GREEN, 3, 1),
        Advanced(BLACK, 14, 17, 2),
    )
    assert steamers(after) == "red=9:3:14 green=15:6:14 black=17:4:15"


def test_a_contact_that_goes_on_is_compared_again() -> None:
    """M11, M13: green overtakes black by one, pushes it on by one, and gains five from it across the bend."""
    after, events = sail("mississippi to_move=green | red=13:3:10 green=3:4:10 black=7:4:10", "+3")
    assert [event.by for event in events if isinstance(event, Advanced | PushedOn)] == [1, 1, 5]
    assert steamers(after) == "red=13:3:10 green=15:3:7 black=9:3:10"


# --- M12 ------------------------------------------------------------------------------------------------------------------


def test_the_other_steamer_with_the_higher_number_advances_instead() -> None:
    """M12, the book's second example: red's 2 at green's 6 pushes green on by four."""
    after, events = sail("mississippi to_move=red | red=2:2:10 green=5:1:10 black=80:1:10", "+2")
    assert chain(events) == (Touched(RED, GREEN, 2, 6), PushedOn(GREEN, 5, 9, 4))
    assert steamers(after) == "red=4:2:8 green=9:6:10 black=80:1:10"


def test_a_push_costs_no_wood() -> None:
    """M12: neither the mover's nor the pushed steamer's."""
    after, _ = sail("mississippi to_move=red | red=2:2:10 green=5:1:10 black=80:1:10", "+2")
    assert (after.wood, after.box) == ((8, 10, 10), 32)


def test_each_advances_by_its_own_difference() -> None:
    """M12, the book's sixth example: 2 at green's 6 and 1 at black's 3 push green on by four, then black by two."""
    after, events = sail("mississippi to_move=red | red=3:2:10 green=5:1:10 black=12:6:10", "+1")
    assert chain(events) == (
        Touched(RED, GREEN, 2, 6),
        Touched(RED, BLACK, 1, 3),
        PushedOn(GREEN, 5, 9, 4),
        PushedOn(BLACK, 12, 14, 2),
    )
    assert steamers(after) == "red=4:2:9 green=9:6:10 black=14:6:10"


def test_pushes_go_clockwise_from_the_mover_round_the_table() -> None:
    """M12: black is on turn, so yellow goes first, then red, then green; who goes first also decides who skips whom."""
    after, events = sail("mississippi to_move=black | red=11:5:10 green=5:5:10 black=9:6:10 yellow=4:1:10", "+2")
    assert chain(events) == (
        Touched(BLACK, YELLOW, 3, 4),
        Touched(BLACK, RED, 1, 5),
        Touched(BLACK, GREEN, 2, 3),
        PushedOn(YELLOW, 4, 6, 1),
        PushedOn(RED, 11, 16, 4),
        PushedOn(GREEN, 5, 7, 1),
    )
    assert steamers(after) == "red=16:5:10 green=7:5:10 black=12:6:8 yellow=6:1:10"


def test_a_pushed_steamer_skips_occupied_fields() -> None:
    """M12: the mover itself and black lie on green's way, and green goes four free fields."""
    after, events = sail("mississippi to_move=red | red=2:5:10 green=3:6:10 black=6:1:10", "+1")
    assert chain(events) == (Touched(RED, GREEN, 2, 6), PushedOn(GREEN, 3, 9, 4))
    assert steamers(after) == "red=4:5:9 green=9:1:10 black=6:1:10"


def test_a_pushed_steamer_that_gives_the_mover_more_drives_it_on_at_once() -> None:
    """M12, the book's seventh example: red is pushed on by four to just ahead of green, whose 5 at its 3 then gains two."""
    after, events = sail("mississippi to_move=green | red=15:3:10 green=20:5:10 black=60:3:10", "-1")
    assert chain(events) == (
        Touched(GREEN, RED, 1, 5),
        PushedOn(RED, 15, 20, 4),
        Touched(GREEN, RED, 5, 3),
        Advanced(GREEN, 19, 22, 2),
    )
    assert steamers(after) == "red=20:4:10 green=22:5:11 black=60:3:10"


def test_what_was_still_to_come_of_the_pushes_is_then_dropped() -> None:
    """M12: yellow's push gives black three at once; red and green, which were waiting, stay where they are."""
    after, events = sail("mississippi to_move=black | red=10:4:10 green=23:3:10 black=8:3:10 yellow=5:5:10", "+2")
    assert chain(events) == (
        Touched(BLACK, YELLOW, 5, 6),
        Touched(BLACK, RED, 3, 4),
        Touched(BLACK, GREEN, 2, 5),
        PushedOn(YELLOW, 5, 6, 1),
        Touched(BLACK, YELLOW, 6, 3),
        PushLost(RED, 1),
        PushLost(GREEN, 3),
        Advanced(BLACK, 11, 14, 3),
    )
    assert steamers(after) == "red=10:4:10 green=23:3:10 black=14:4:8 yellow=6:5:10"


def test_the_last_of_the_pushes_can_drive_the_mover_on_too() -> None:
    """M12: red was pushed on first and stays there; then green, pushed on, gives black five."""
    after, events = sail("mississippi to_move=black | red=5:6:10 green=22:5:10 black=8:5:10", "+3")
    assert chain(events) == (
        Touched(BLACK, RED, 1, 3),
        Touched(BLACK, GREEN, 3, 4),
        PushedOn(RED, 5, 7, 2),
        PushedOn(GREEN, 22, 23, 1),
        Touched(BLACK, GREEN, 6, 1),
        Advanced(BLACK, 11, 16, 5),
    )
    assert steamers(after) == "red=7:6:10 green=23:5:10 black=16:2:7"


def test_a_pushed_steamer_that_touches_again_with_more_waits_for_the_next_look() -> None:
    """M12: green still has the higher number after its push; black is pushed first, then all is looked at anew."""
    after, events = sail("mississippi to_move=red | red=19:4:10 green=6:6:10 black=11:2:10", "-8")
    assert chain(events) == (
        Touched(RED, GREEN, 2, 3),
        Touched(RED, BLACK, 3, 5),
        PushedOn(GREEN, 6, 7, 1),
        PushedOn(BLACK, 11, 13, 2),
        Touched(RED, GREEN, 1, 2),
        PushedOn(GREEN, 7, 8, 1),
    )
    assert steamers(after) == "red=10:3:18 green=8:6:10 black=13:2:10"


def test_an_equal_contact_beside_a_negative_one_stops_nothing() -> None:
    """M10, M12: black is pushed on although red's number is equal, and red's is looked at again afterwards."""
    after, events = sail("mississippi to_move=green | red=11:5:10 green=18:5:10 black=21:5:10 yellow=16:3:10", "+3")
    assert chain(events) == (
        Touched(GREEN, BLACK, 2, 5),
        Touched(GREEN, RED, 4, 4),
        PushedOn(BLACK, 21, 25, 3),
        Touched(GREEN, RED, 4, 4),
    )
    assert steamers(after) == "red=11:5:10 green=22:5:7 black=25:5:10 yellow=16:3:10"


# --- M13 ------------------------------------------------------------------------------------------------------------------


def test_a_chain_goes_on_until_no_unequal_contact_is_left() -> None:
    """M13, the book's chain of four: red is pushed on, green gains one, red is pushed on, and green gains five."""
    after, events = sail("mississippi to_move=green | red=5:4:10 green=13:3:10 black=4:5:10", "-7")
    assert chain(events) == (
        Touched(GREEN, RED, 3, 4),
        PushedOn(RED, 5, 7, 1),
        Touched(GREEN, RED, 4, 3),
        Advanced(GREEN, 6, 8, 1),
        Touched(GREEN, RED, 3, 4),
        PushedOn(RED, 7, 9, 1),
        Touched(GREEN, RED, 6, 1),
        Advanced(GREEN, 8, 14, 5),
    )
    assert steamers(after) == "red=9:3:10 green=14:3:17 black=4:5:10"


def test_contacts_between_two_other_steamers_never_matter() -> None:
    """M13: green is pushed on to lie beside black, its 6 at black's 1, and stays there."""
    after, events = sail("mississippi to_move=red | red=3:2:10 green=5:1:10 black=10:6:10", "+1")
    assert chain(events) == (Touched(RED, GREEN, 2, 6), PushedOn(GREEN, 5, 9, 4))
    assert steamers(after) == "red=4:2:9 green=9:6:10 black=10:6:10"


def test_the_next_captain_can_use_a_contact_that_was_left_over_only_by_moving() -> None:
    """M10, M13: green's turn begins beside black with the higher number; moving away, it gains nothing from it."""
    state, _ = sail("mississippi to_move=red | red=3:2:10 green=5:1:10 black=10:6:10", "+1")
    _, events = sail(state, "-1")
    assert events == (DroppedBack(GREEN, 9, 8, 1),)


def test_a_pushed_steamer_may_overtake_and_be_pushed_on_again() -> None:
    """M12, M13: green goes round red by five and is pushed on by three more."""
    after, events = sail("mississippi to_move=green | red=5:6:10 green=11:1:10 black=80:5:10", "-5")
    assert chain(events) == (
        Touched(GREEN, RED, 1, 6),
        PushedOn(RED, 5, 11, 5),
        Touched(GREEN, RED, 2, 5),
        PushedOn(RED, 11, 14, 3),
    )
    assert steamers(after) == "red=14:1:10 green=6:6:15 black=80:5:10"

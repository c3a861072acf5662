"""Who goes next: one share for an address, cheap before dear, and nobody waits for ever. No clock is needed to say so."""

from __future__ import annotations

import pytest

from paddlewheel.server.fair_queue import Claim, FairQueue


def order_of(queue: FairQueue[str], most: int = 10**6) -> list[str]:
    """Take everything, each done for its price before the next."""
    names: list[str] = []
    while len(names) < most and (place := queue.take()) is not None:
        names.append(place.item)
        queue.done(place, place.claim.price)
    return names


def test_what_is_cheap_goes_before_what_is_dear() -> None:
    queue: FairQueue[str] = FairQueue()
    for address, price in (("a", 1.0), ("b", 0.25), ("c", 0.02)):
        queue.put(Claim(address, address, price), address)
    assert order_of(queue) == ["c", "b", "a"]


def test_an_address_has_one_share_however_many_tables_it_has() -> None:
    """Fifty tables of one address wait already: two others that come then are among the next three."""
    queue: FairQueue[str] = FairQueue()
    for nth in range(50):
        queue.put(Claim("many", f"t{nth}", 1.0), "many")
    first = queue.take()
    assert first is not None
    queue.put(Claim("one", "x", 1.0), "one")
    queue.put(Claim("two", "y", 1.0), "two")
    queue.done(first, 1.0)
    assert sorted(order_of(queue)[:3]) == ["many", "one", "two"]


def test_two_addresses_get_as_much_if_one_has_ten_times_the_tables() -> None:
    """Whoever was served asks again at once, for ever: both get half of the time."""
    queue: FairQueue[str] = FairQueue()
    tables = {f"many {nth}": "many" for nth in range(10)} | {"one": "one"}
    for table, address in tables.items():
        queue.put(Claim(address, table, 0.1), table)
    served: list[str] = []
    for _ in range(2_000):
        place = queue.take()
        assert place is not None
        served.append(tables[place.item])
        queue.done(place, 0.1)
        queue.put(place.claim, place.item)
    assert 0.4 < served.count("one") / len(served) < 0.6


def test_tables_of_one_address_share_what_it_has() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in "abc":
        queue.put(Claim("one", table, 0.1), table)
    served: list[str] = []
    for _ in range(300):
        place = queue.take()
        assert place is not None
        served.append(place.item)
        queue.done(place, 0.1)
        queue.put(place.claim, place.item)
    assert {table: served.count(table) for table in "abc"} == {"a": 100, "b": 100, "c": 100}


def test_nobody_waits_for_ever() -> None:
    """However many cheap thoughts come, a dear one has its turn once they have had as much as it will take."""
    queue: FairQueue[str] = FairQueue()
    queue.put(Claim("dear", "d", 1.0), "dear")
    served: list[str] = []
    for _ in range(200):
        queue.put(Claim("cheap", "c", 0.02), "cheap")
        place = queue.take()
        assert place is not None
        served.append(place.item)
        queue.done(place, place.claim.price)
    assert served.index("dear") == 49


def test_what_took_longer_than_its_price_is_paid_for() -> None:
    """Whoever says their work is cheap, and it is not, stands further behind the next time."""
    queue: FairQueue[str] = FairQueue()
    for nth in range(20):  # so that there is always somebody
        queue.put(Claim("others", f"{nth}", 5.0), "others")
    liar = queue.put(Claim("liar", "l", 0.01), "liar")
    assert queue.take() is liar
    queue.done(liar, 2.0)
    queue.put(Claim("liar", "l", 0.01), "liar")
    queue.put(Claim("honest", "h", 1.0), "honest")
    assert order_of(queue)[:2] == ["honest", "liar"]


def test_who_no_longer_waits_leaves_nothing_behind() -> None:
    queue: FairQueue[str] = FairQueue()
    place = queue.put(Claim("a", "t", 1.0), "a")
    queue.drop(place)
    assert (len(queue), queue.seconds, queue.shares("a"), queue.take()) == (0, 0, 0, None)
    assert queue._marks == {}


def test_only_what_is_cheap_enough_is_taken() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(Claim("a", "t", 1.0), "dear")
    assert queue.take(0.3) is None
    queue.put(Claim("b", "u", 0.3), "cheap")
    place = queue.take(0.3)
    assert place is not None
    assert place.item == "cheap"


def test_what_is_too_dear_for_one_process_keeps_its_place_for_another() -> None:
    queue: FairQueue[str] = FairQueue()
    for name, price in (("x", 0.5), ("y", 0.6), ("z", 0.2)):
        queue.put(Claim(name, name, price), name)
    queue.put(Claim("w", "w", 0.9), "w")
    cheap = queue.take(0.3)
    assert cheap is not None
    assert cheap.item == "z"
    assert queue.take(0.3) is None
    assert order_of(queue) == ["x", "y", "w"]


def test_who_no_longer_waits_is_neither_counted_nor_taken() -> None:
    queue: FairQueue[str] = FairQueue()
    gone, _ = queue.put(Claim("a", "a", 0.1), "a"), queue.put(Claim("b", "b", 0.2), "b")
    queue.drop(gone)
    assert len(queue) == 1
    assert queue.seconds == pytest.approx(0.2)
    assert order_of(queue) == ["b"]
    assert (len(queue), queue.seconds) == (0, 0)

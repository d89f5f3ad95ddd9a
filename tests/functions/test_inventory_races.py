"""Devices that change an inventory at the same moment: nothing is lost, nothing is counted twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from functions.common.settings import Settings
from functions.inventory.repository import writing
from tests.functions.calls import Reply
from tests.functions.harness import Harness
from tests.functions.inventory_harness import Collector, InventoryHarness, all_ids
from tests.functions.pda_harness import ABEBE, ADRIANNE, ALACRITY
from tests.functions.test_decks_races import at_once

pytestmark = pytest.mark.slow

CLIENTS, CALLS = 6, 10
CARDS: dict[str, Callable[[int], str]] = {
    "one card": lambda _client: ADRIANNE,
    "one bucket": lambda client: [card for card in all_ids() if int(card) % 32 == 7][client],
    "others": lambda client: all_ids()[client],
}
"""Which card each device adds, besides one that all of them add."""


def until_accepted(call: Callable[[], Reply]) -> Reply:
    """Repeat a call while the server is busy, as the site does."""
    for _ in range(20):
        reply = call()
        if reply.status != 503:
            break
    return reply


@pytest.mark.parametrize("which", CARDS)
def test_all_additions_of_six_devices_count(real_table: Settings, which: str) -> None:
    cards = list(map(CARDS[which], range(CLIENTS)))
    inventories = InventoryHarness(Harness(real_table))
    inventories.accounts.clock.run()
    theo = inventories.collector()
    statuses: Counter[int] = Counter()

    def client(number: int) -> Callable[[], None]:
        device = theo.again()

        def add() -> None:
            for call in range(CALLS):
                adding = partial(device.add, {cards[number]: 1, ABEBE: 2}, f"device-{number}-{call}")
                statuses[until_accepted(adding).status] += 1

        return add

    at_once([client(number) for number in range(CLIENTS)])
    assert statuses == {200: CLIENTS * CALLS}
    expected = Counter({card: CALLS * times for card, times in Counter(cards).items()})
    expected[ABEBE] += 2 * CLIENTS * CALLS
    assert theo.copies() == expected
    assert theo.see()["revs"][int(ABEBE) % 32] >= CLIENTS * CALLS


def test_one_key_adds_once_even_for_calls_at_the_same_moment(real_table: Settings) -> None:
    inventories = InventoryHarness(Harness(real_table))
    inventories.accounts.clock.run()
    theo = inventories.collector()
    replies: list[Reply] = []

    def client(device: Collector) -> Callable[[], None]:
        return lambda: replies.append(until_accepted(lambda: device.add({ADRIANNE: 3}, "one-key-for-all")))

    at_once([client(theo.again()) for _ in range(CLIENTS)])
    assert [reply.json["cards"] for reply in replies] == [{ADRIANNE: 3}] * CLIENTS
    assert theo.copies() == {ADRIANNE: 3}


def test_of_several_new_share_keys_one_is_left(real_table: Settings) -> None:
    inventories = InventoryHarness(Harness(real_table))
    inventories.accounts.clock.run()
    theo, keys = inventories.collector(), list[str]()

    def client(device: Collector) -> Callable[[], None]:
        def share() -> None:
            reply = until_accepted(lambda: device.browser.call("PUT", "/api/inventory/key"))
            keys.append(reply.json["key"])

        return share

    at_once([client(theo.again()) for _ in range(4)])
    assert len(set(keys)) == 4
    stranger = inventories.stranger()
    assert sorted(stranger.open(key).status for key in keys) == [200, 401, 401, 401]
    assert stranger.open(theo.see()["key"]).status == 200


def meanwhile(monkeypatch: pytest.MonkeyPatch, happens: Callable[[], Any], name: str = "write") -> None:
    """Let something happen once between the read of an inventory and the write of a change."""
    write, waiting = getattr(writing, name), [happens]

    def after_that(*change: Any) -> None:
        if waiting:
            at_once([waiting.pop()])
        write(*change)

    monkeypatch.setattr(writing, name, after_that)


Making = Callable[[Collector], Any]
CASES: dict[str, tuple[Making, Making, dict[str, int]]] = {
    "two additions": (lambda it: it.add({ADRIANNE: 2}), lambda it: it.add({ADRIANNE: 1}), {ADRIANNE: 6}),
    "addition, then setting": (
        lambda it: it.add({ADRIANNE: 2}),
        lambda it: it.put({ADRIANNE: {"q": 1}}),
        {ADRIANNE: 1},
    ),
    "setting, then addition": (
        lambda it: it.put({ADRIANNE: {"q": 1}}),
        lambda it: it.add({ADRIANNE: 2}),
        {ADRIANNE: 3},
    ),
    "removal of all, then addition": (
        lambda it: it.remove(),
        lambda it: it.add({ADRIANNE: 2}),
        {ADRIANNE: 2},
    ),
    "addition, then removal of all": (lambda it: it.add({ADRIANNE: 2}), lambda it: it.remove(), {}),
    "note, then addition": (
        lambda it: it.put({ADRIANNE: {"t": "x"}}),
        lambda it: it.add({ADRIANNE: 1}),
        {ADRIANNE: 4},
    ),
    "another card of the same call": (
        lambda it: it.add({ALACRITY: 1}),
        lambda it: it.add({ADRIANNE: 1, ALACRITY: 1}),
        {ADRIANNE: 4, ALACRITY: 2},
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_change_counts_after_the_one_it_meets(
    each_harness: Harness, monkeypatch: pytest.MonkeyPatch, case: str
) -> None:
    first, second, copies = CASES[case]
    each_harness.clock.run()
    theo = InventoryHarness(each_harness).collector()
    theo.add({ADRIANNE: 3})
    other = theo.again()
    meanwhile(monkeypatch, lambda: first(other))
    assert second(theo).status == 200
    assert theo.copies() == copies


def test_of_two_bodies_with_one_key_one_counts(
    each_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    each_harness.clock.run()
    theo = InventoryHarness(each_harness).collector()
    theo.add({ADRIANNE: 1, ALACRITY: 1})
    other, key = theo.again(), "for-one-body-only"
    meanwhile(monkeypatch, lambda: other.add({ALACRITY: 1}, key))
    assert theo.add({ADRIANNE: 1}, key).code == "invalid"
    assert theo.copies() == {ADRIANNE: 1, ALACRITY: 2}


@pytest.mark.parametrize("stored", [True, False])
def test_flag_and_key_changed_at_the_same_moment_both_stay(
    each_harness: Harness, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    each_harness.clock.run()
    theo = InventoryHarness(each_harness).collector()
    if stored:
        theo.add({ADRIANNE: 1})
    other, keys = theo.again(), list[str]()
    meanwhile(monkeypatch, lambda: keys.append(other.share()), "write_meta")
    assert theo.put({"isFrozen": True}).status == 200
    assert theo.see()["isFrozen"] is True
    assert [theo.see()["key"]] == keys


def test_the_maximum_holds_for_additions_at_the_same_moment(
    each_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    each_harness.clock.run()
    theo = InventoryHarness(each_harness).collector()
    theo.add({ADRIANNE: 9998})
    other = theo.again()
    meanwhile(monkeypatch, lambda: other.add({ADRIANNE: 1}))
    assert theo.add({ADRIANNE: 1}).status == 422
    assert theo.copies() == {ADRIANNE: 9999}


def test_an_inventory_that_keeps_changing_is_busy(
    each_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    each_harness.clock.run()
    theo = InventoryHarness(each_harness).collector()
    other, write = theo.again(), writing.write
    changing: list[int] = []

    def after_another(change: Any) -> None:
        if not changing:
            changing.append(1)
            at_once([lambda: other.add({ADRIANNE: 1})])
            changing.clear()
        write(change)

    monkeypatch.setattr(writing, "write", after_another)
    reply = theo.add({ADRIANNE: 100}, "busy-call")
    assert (reply.status, reply.code) == (503, "busy")
    monkeypatch.undo()
    before = theo.copies()[ADRIANNE]
    assert theo.add({ADRIANNE: 100}, "busy-call").json["cards"] == {ADRIANNE: before + 100}

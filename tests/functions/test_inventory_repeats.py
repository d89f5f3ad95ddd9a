"""Repeated calls: adding twice by accident is impossible (docs/rules/inventory.md §4)."""

from __future__ import annotations

import pytest

from tests.functions.harness import Harness
from tests.functions.inventory_harness import InventoryHarness
from tests.functions.pda_harness import ADRIANNE, ALACRITY
from tests.functions.test_deletion import items

KEY = "one-key-for-one-call"


@pytest.fixture
def inventories(harness: Harness) -> InventoryHarness:
    return InventoryHarness(harness)


def test_the_same_key_adds_once(each_harness: Harness) -> None:
    theo = InventoryHarness(each_harness).collector()
    replies = [theo.add({ADRIANNE: 2, ALACRITY: 1}, KEY).json for _ in range(3)]
    assert replies[0] == replies[1] == replies[2]
    assert theo.copies() == {ADRIANNE: 2, ALACRITY: 1}


def test_the_order_of_the_cards_does_not_matter(inventories: InventoryHarness) -> None:
    theo = inventories.collector()
    theo.add({ADRIANNE: 2, ALACRITY: 1}, KEY)
    assert theo.add({ALACRITY: 1, ADRIANNE: 2}, KEY).json["cards"] == {ADRIANNE: 2, ALACRITY: 1}


def test_a_repeated_call_is_answered_with_the_present_state(inventories: InventoryHarness) -> None:
    theo = inventories.collector()
    theo.add({ADRIANNE: 2}, KEY)
    now = theo.again().put({ADRIANNE: {"q": 7}}).json
    assert theo.add({ADRIANNE: 2}, KEY).json == now
    theo.remove()
    assert theo.add({ADRIANNE: 2}, KEY).json["cards"] == {ADRIANNE: None}


@pytest.mark.parametrize("body", [{ADRIANNE: 3}, {ALACRITY: 2}, {ADRIANNE: 2, ALACRITY: 1}])
def test_the_same_key_with_another_body_is_refused(
    inventories: InventoryHarness, body: dict[str, int]
) -> None:
    theo = inventories.collector()
    theo.add({ADRIANNE: 2}, KEY)
    reply = theo.add(body, KEY)
    assert (reply.status, reply.code) == (422, "invalid")
    assert reply.json["error"]["details"][0]["field"] == "Idempotency-Key"
    assert theo.copies() == {ADRIANNE: 2}


@pytest.mark.parametrize(("days", "copies"), [(29.9, 2), (30.1, 4)])
def test_a_key_is_known_for_thirty_days(inventories: InventoryHarness, days: float, copies: int) -> None:
    """The database may delete an expired item later than that."""
    browser = inventories.accounts.browser()
    browser.register()
    browser.log_in(remember=True)
    theo = inventories.same_user(browser)
    theo.add({ADRIANNE: 2}, KEY)
    for _ in range(3):
        inventories.accounts.clock.forward(days=days / 3)
        assert theo.see()
    assert theo.add({ADRIANNE: 2}, KEY).json["cards"] == {ADRIANNE: copies}


def test_the_item_of_a_key_expires_and_names_neither_key_nor_user(inventories: InventoryHarness) -> None:
    theo = inventories.collector()
    theo.add({ADRIANNE: 2}, KEY)
    [call] = [item for item in items() if item["pk"]["S"].startswith("CALL#")]
    assert set(call) == {"pk", "sk", "body", "ttl"}
    begun = inventories.accounts.clock.now.timestamp()
    assert int(call["ttl"]["N"]) == int(begun) + 30 * 24 * 60 * 60
    assert KEY not in str(call)


def test_a_refused_call_does_not_use_up_its_key(inventories: InventoryHarness) -> None:
    theo = inventories.collector()
    theo.put({"isFrozen": True})
    assert theo.add({ADRIANNE: 2}, KEY).status == 409
    theo.put({"isFrozen": False})
    assert theo.add({ADRIANNE: 2}, KEY).json["cards"] == {ADRIANNE: 2}

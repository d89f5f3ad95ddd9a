"""What the inventory refuses: wrong values, too much at once, cards that do not exist, strangers."""

from __future__ import annotations

from typing import Any

import pytest

from functions.inventory import limits
from functions.inventory.items import BucketItem
from tests.functions.harness import Harness
from tests.functions.inventory_harness import Collector, InventoryHarness, all_ids
from tests.functions.pda_harness import ADRIANNE, ALACRITY
from tests.functions.test_deletion import user_of
from tests.functions.test_inventory_calls import ENGLISH, FIXED, IN_TESTING, UNKNOWN

CARD = f"{ADRIANNE}."
IN_LIBRARY_TESTING = "110001"
BAT, KANJI = "\N{BAT}", "\N{CJK UNIFIED IDEOGRAPH-672C}"


@pytest.fixture
def theo(harness: Harness) -> Collector:
    collector = InventoryHarness(harness).collector()
    collector.add({ADRIANNE: 3})
    return collector


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({ADRIANNE: 0}, ADRIANNE),
        ({ADRIANNE: 1.5}, ADRIANNE),
        ({ADRIANNE: "1"}, ADRIANNE),
        ({ADRIANNE: True}, ADRIANNE),
        ({ADRIANNE: None}, ADRIANNE),
        ({ADRIANNE: 10000}, ADRIANNE),
        ({ADRIANNE: -10000}, ADRIANNE),
        ({ADRIANNE: 9997}, ADRIANNE),
        ({"x": 1}, "x"),
        ({"300000": 1}, "300000"),
        ({UNKNOWN: 1}, UNKNOWN),
        ({IN_TESTING: 1}, IN_TESTING),
        ({IN_LIBRARY_TESTING: 1}, IN_LIBRARY_TESTING),
        ({}, "body"),
        ([], "body"),
        ({str(100000 + number): 1 for number in range(limits.MAX_CARDS_PER_CALL + 1)}, "body"),
    ],
)
def test_deltas_that_are_refused(theo: Collector, body: Any, field: str) -> None:
    reply = theo.add(body)
    assert (reply.status, reply.code) == (422, "invalid")
    assert reply.json["error"]["details"][0]["field"] == field
    assert theo.copies() == {ADRIANNE: 3}


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "body"),
        ({ADRIANNE: {}}, "body"),
        ({ADRIANNE: {"q": None}}, "body"),
        ({ADRIANNE: {"q": 10000}}, f"{CARD}q"),
        ({ADRIANNE: {"q": "1"}}, f"{CARD}q"),
        ({ADRIANNE: {"q": 1, "x": 1}}, f"{CARD}x"),
        ({ADRIANNE: {"t": "x" * 2001}}, f"{CARD}t"),
        ({ADRIANNE: {"t": BAT * 1501}}, f"{CARD}t"),
        ({ADRIANNE: {"t": "a\x00b"}}, f"{CARD}t"),
        ({ADRIANNE: {"t": "\ud800"}}, f"{CARD}t"),
        ({ADRIANNE: {"target": {"mode": "fixed"}}}, f"{CARD}target.value"),
        ({ADRIANNE: {"target": {"mode": "some", "value": 1}}}, f"{CARD}target.mode"),
        ({ADRIANNE: {"target": {"mode": "fixed", "value": -1}}}, f"{CARD}target.value"),
        ({ADRIANNE: {"target": {"mode": "fixed", "value": 10000}}}, f"{CARD}target.value"),
        ({ADRIANNE: {"printings": [{**ENGLISH, "copies": 4}]}}, f"{CARD}printings"),
        ({ADRIANNE: {"printings": [ENGLISH, ENGLISH]}}, f"{CARD}printings"),
        ({ADRIANNE: {"q": 1, "printings": [ENGLISH]}}, f"{CARD}printings"),
        ({ADRIANNE: {"printings": [{**ENGLISH, "copies": 0}]}}, f"{CARD}printings.0.copies"),
        ({ADRIANNE: {"printings": [{**ENGLISH, "set": "F/N"}]}}, f"{CARD}printings.0.set"),
        ({ADRIANNE: {"printings": [{**ENGLISH, "language": "EN"}]}}, f"{CARD}printings.0.language"),
        ({ADRIANNE: {"printings": [{**ENGLISH, "copies": 1}] * 31}}, f"{CARD}printings"),
        ({ALACRITY: {"printings": [ENGLISH]}}, f"{ALACRITY}.printings"),
        ({UNKNOWN: {"t": "x"}}, UNKNOWN),
        ({UNKNOWN: {"target": FIXED}}, UNKNOWN),
        ({IN_TESTING: {"q": 0}}, IN_TESTING),
        ({"isFrozen": 1}, "isFrozen"),
        ({"isFrozen": True, ADRIANNE: {"q": 1}}, ADRIANNE),
        ([], "body"),
    ],
)
def test_values_that_are_refused(theo: Collector, body: Any, field: str) -> None:
    reply = theo.put(body)
    assert (reply.status, reply.code) == (422, "invalid")
    assert reply.json["error"]["details"][0]["field"] == field
    assert theo.copies() == {ADRIANNE: 3}
    assert theo.all("printings") == theo.all("targets") == theo.all("notes") == {}


@pytest.mark.parametrize("text", ["x" * 2000, KANJI * 2000, BAT * 1500, "two\nlines\tand a tab"])
def test_notes_of_the_maximum_length(theo: Collector, text: str) -> None:
    assert theo.put({ADRIANNE: {"t": text}}).status == 200
    assert theo.notes(ADRIANNE) == {ADRIANNE: text}


def test_at_most_fifty_notes_in_one_call(theo: Collector) -> None:
    cards = all_ids()[: limits.MAX_NOTES_PER_CALL + 1]
    assert theo.put({card: {"t": "x" * 2000} for card in cards}).json["error"]["details"][0]["field"] == "t"
    assert theo.put({card: {"t": "x" * 2000} for card in cards[:-1]}).status == 200
    assert len(theo.notes(*cards)) == limits.MAX_NOTES_PER_CALL


@pytest.mark.parametrize("key", [None, "short", "x" * 129])
def test_a_change_of_deltas_needs_a_key(theo: Collector, key: str | None) -> None:
    headers = {"idempotency_key": key} if key else {}
    reply = theo.browser.call("PATCH", "/api/inventory", {ADRIANNE: 1}, **headers)
    assert (reply.status, reply.json["error"]["details"][0]["field"]) == (422, "Idempotency-Key")
    assert theo.copies() == {ADRIANNE: 3}


def test_a_card_that_vanished_from_the_card_data_can_be_changed(harness: Harness) -> None:
    inventories = InventoryHarness(harness, facts=None)
    theo = inventories.collector()
    theo.add({UNKNOWN: 2})
    known = InventoryHarness(harness).same_user(theo.browser)
    assert known.add({UNKNOWN: 1}).json["cards"] == {UNKNOWN: 3}
    assert known.put({UNKNOWN: {"t": "vanished"}}).status == 200
    assert known.put({UNKNOWN: {"q": -1}}).status == 200
    assert known.add({UNKNOWN: -1}).status == 200


@pytest.mark.parametrize("have", ["1", "x", ".".join(["1"] * 33), "-1" + ".0" * 31])
def test_versions_of_the_wrong_form(theo: Collector, have: str) -> None:
    assert theo.look(have).code == "invalid"


@pytest.mark.parametrize("ids", [["x"], [ADRIANNE] * 501, [1], ADRIANNE])
def test_requests_of_notes_that_are_refused(theo: Collector, ids: Any) -> None:
    assert theo.browser.call("POST", "/api/inventory/notes/batch", {"ids": ids}).code == "invalid"


def test_a_bucket_has_a_maximum_size(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("functions.inventory.apply_change.MAX_BUCKET_BYTES", 110)
    theo = InventoryHarness(harness).collector()
    bucket = [card for card in all_ids() if int(card) % 32 == 7]
    assert theo.add(dict.fromkeys(bucket[:5], 1)).status == 200
    assert theo.add({bucket[5]: 1}).status == 422
    assert theo.add({bucket[4]: -1}).status == 200


def test_only_cards_with_something_are_stored(harness: Harness) -> None:
    inventories = InventoryHarness(harness)
    browser = harness.browser()
    browser.register()
    theo = inventories.same_user(browser)
    theo.put({ADRIANNE: {"q": 3, "t": "x", "target": FIXED, "printings": [ENGLISH]}})
    theo.put({ADRIANNE: {"q": -1, "t": "", "target": None}})
    item = BucketItem.get(f"USER#{user_of(harness, browser)}", f"INV#{int(ADRIANNE) % 32:02}")
    assert set(item.serialize()) == {"pk", "sk", "q", "rev"}
    assert item.copies == {}

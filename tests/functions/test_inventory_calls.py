"""The calls of the inventory, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.functions.harness import Harness
from tests.functions.inventory_harness import InventoryHarness
from tests.functions.pda_harness import ABEBE, ADRIANNE, ALACRITY, ALEXANDRA

UNKNOWN, IN_TESTING = "209999", "210001"
SURPLUS, FIXED = {"mode": "surplus", "value": 2}, {"mode": "fixed", "value": 40}
ENGLISH = {"set": "FN", "language": "en", "copies": 2}
SPANISH = {"set": "POD", "language": "es", "copies": 1}


@pytest.fixture
def inventories(harness: Harness) -> InventoryHarness:
    return InventoryHarness(harness)


def test_an_empty_inventory(each_harness: Harness) -> None:
    theo = InventoryHarness(each_harness).collector()
    assert theo.see() == {"isFrozen": False, "key": None, "revs": [0] * 32, "buckets": {}}


def test_copies_are_added_and_taken(each_harness: Harness) -> None:
    theo = InventoryHarness(each_harness).collector()
    reply = theo.add({ADRIANNE: 3, ALACRITY: 2})
    assert reply.json == {
        "success": True,
        "cards": {ADRIANNE: 3, ALACRITY: 2},
        "revs": {str(int(ADRIANNE) % 32): 1, str(int(ALACRITY) % 32): 1},
        "isFrozen": False,
    }
    assert theo.add({ADRIANNE: -1, ALACRITY: 5}).json["cards"] == {ADRIANNE: 2, ALACRITY: 7}
    assert theo.copies() == {ADRIANNE: 2, ALACRITY: 7}


@pytest.mark.parametrize("delta", [-3, -4])
def test_a_card_of_which_nothing_is_left_is_taken_out(inventories: InventoryHarness, delta: int) -> None:
    theo = inventories.collector()
    theo.add({ADRIANNE: 3})
    theo.put({ADRIANNE: {"t": "lent to Anna", "target": FIXED, "printings": [ENGLISH]}})
    assert theo.add({ADRIANNE: delta}).json["cards"] == {ADRIANNE: None}
    assert theo.copies() == theo.all("printings") == {}
    assert theo.all("targets") == {ADRIANNE: FIXED}
    assert theo.notes(ADRIANNE) == {ADRIANNE: "lent to Anna"}


def test_taking_a_card_that_is_not_owned_changes_nothing(inventories: InventoryHarness) -> None:
    theo = inventories.collector()
    theo.add({ALACRITY: 1})
    before = theo.see()
    reply = theo.add({ADRIANNE: -1}, "one-call")
    assert (reply.status, reply.json["cards"]) == (200, {ADRIANNE: None})
    assert theo.see() == before
    theo.add({ADRIANNE: 2})
    assert theo.add({ADRIANNE: -1}, "one-call").json["cards"] == {ADRIANNE: 2}, "the call is done"


@pytest.mark.parametrize(
    ("quantity", "copies"),
    [(5, {ADRIANNE: 5}), (0, {ADRIANNE: 0}), (-1, {}), (-9999, {}), (9999, {ADRIANNE: 9999})],
)
def test_a_quantity_is_set(inventories: InventoryHarness, quantity: int, copies: dict[str, int]) -> None:
    theo = inventories.collector()
    theo.add({ADRIANNE: 3})
    reply = theo.put({ADRIANNE: {"q": quantity}})
    assert reply.json["cards"] == {ADRIANNE: copies.get(ADRIANNE)}
    assert theo.copies() == copies


def test_a_value_that_is_not_sent_stays(inventories: InventoryHarness) -> None:
    theo = inventories.collector()
    everything = {"q": 4, "t": "signed", "target": SURPLUS, "printings": [SPANISH, ENGLISH]}
    theo.put({ADRIANNE: everything})
    for value in ({"q": 4}, {"t": "signed by the artist"}, {"target": FIXED}, {"printings": [ENGLISH]}):
        assert theo.put({ADRIANNE: value}).status == 200
    assert theo.copies() == {ADRIANNE: 4}
    assert theo.notes(ADRIANNE) == {ADRIANNE: "signed by the artist"}
    assert theo.all("targets") == {ADRIANNE: FIXED}
    assert theo.all("printings") == {ADRIANNE: [ENGLISH]}


def test_null_removes_targets_and_printings_and_an_empty_text_the_note(inventories: InventoryHarness) -> None:
    theo = inventories.collector()
    theo.put({ADRIANNE: {"q": 4, "t": "signed", "target": SURPLUS, "printings": [ENGLISH]}})
    theo.put({ADRIANNE: {"q": None, "t": "", "target": None, "printings": None}})
    assert theo.copies() == {ADRIANNE: 4}
    assert theo.notes(ADRIANNE) == theo.all("targets") == theo.all("printings") == theo.all("notes") == {}


def test_a_note_needs_no_copy(inventories: InventoryHarness) -> None:
    theo = inventories.collector()
    reply = theo.put({ADRIANNE: {"t": "look out for it"}, ALACRITY: {"target": FIXED}})
    assert reply.json["cards"] == {ADRIANNE: None, ALACRITY: None}
    assert (theo.copies(), theo.notes(ADRIANNE)) == ({}, {ADRIANNE: "look out for it"})
    assert theo.all("targets") == {ALACRITY: FIXED}


def test_a_note_written_again_never_has_an_old_version(inventories: InventoryHarness) -> None:
    theo = inventories.collector()
    versions: list[int] = []
    for text in ("one", "", "two", "two", "", "three"):
        theo.put({ADRIANNE: {"t": text}})
        versions += theo.all("notes").values()
    assert len(set(versions)) == 4
    reply = theo.browser.call("POST", "/api/inventory/notes/batch", {"ids": [ADRIANNE, ALACRITY]})
    assert reply.json == {"notes": {ADRIANNE: {"t": "three", "rev": versions[-1]}}, "left": []}


def test_removing_a_note_that_does_not_exist_changes_nothing(inventories: InventoryHarness) -> None:
    theo = inventories.collector()
    before = theo.see()
    assert theo.put({ADRIANNE: {"t": ""}}).json["revs"] == {str(int(ADRIANNE) % 32): 0}
    assert theo.see() == before


@pytest.mark.parametrize(
    ("copies", "printings"),
    [
        (4, [SPANISH, ENGLISH]),
        (3, [SPANISH, ENGLISH]),
        (2, [SPANISH, {**ENGLISH, "copies": 1}]),
        (1, [SPANISH]),
        (0, None),
        (-1, None),
    ],
)
def test_printings_shrink_with_the_copies(
    inventories: InventoryHarness, copies: int, printings: list[Any] | None
) -> None:
    expected = {ADRIANNE: printings} if printings else {}
    theo, anna = inventories.collector(), inventories.collector("Anna")
    for collector in (theo, anna):
        collector.put({ADRIANNE: {"q": 5, "printings": [SPANISH, ENGLISH]}})
    theo.put({ADRIANNE: {"q": copies}})
    anna.add({ADRIANNE: max(0, copies) - 5})
    assert theo.all("printings") == anna.all("printings") == expected


def test_printings_of_one_set_and_language_are_one(inventories: InventoryHarness) -> None:
    theo = inventories.collector()
    theo.put({ADRIANNE: {"q": 5, "printings": [ENGLISH, SPANISH, ENGLISH]}})
    assert theo.all("printings") == {ADRIANNE: [{**ENGLISH, "copies": 4}, SPANISH]}


def test_several_cards_are_changed_together_or_not_at_all(inventories: InventoryHarness) -> None:
    theo = inventories.collector()
    assert theo.put({ADRIANNE: {"q": 1}, ABEBE: {"printings": [ENGLISH]}}).status == 422
    assert theo.add({ADRIANNE: 1, UNKNOWN: 1}).status == 422
    theo.add({ABEBE: 9999})
    assert theo.add({ADRIANNE: 1, ABEBE: 1}).status == 422
    assert theo.copies() == {ABEBE: 9999}


def test_all_cards_are_removed_and_notes_stay(each_harness: Harness) -> None:
    theo = InventoryHarness(each_harness).collector()
    key = theo.share()
    theo.put({ADRIANNE: {"q": 4, "t": "signed", "printings": [ENGLISH]}, ALEXANDRA: {"target": SURPLUS}})
    reply = theo.remove()
    assert reply.json["success"] is True
    assert reply.json["cards"] == {}
    assert theo.copies() == theo.all("targets") == theo.all("printings") == {}
    assert theo.notes(ADRIANNE) == {ADRIANNE: "signed"}
    assert theo.see()["key"] == key
    assert {int(number): theo.see()["revs"][int(number)] for number in reply.json["revs"]} == {
        int(number): version for number, version in reply.json["revs"].items()
    }
    assert theo.remove().json["revs"] == {}, "nothing is left to remove"


def test_another_user_has_another_inventory(inventories: InventoryHarness) -> None:
    theo, anna = inventories.collector(), inventories.collector("Anna")
    theo.put({ADRIANNE: {"q": 4, "t": "signed"}})
    anna.add({ADRIANNE: 1}, "one-call-for-both")
    assert theo.add({ADRIANNE: 1}, "one-call-for-both").json["cards"] == {ADRIANNE: 5}
    assert anna.copies() == {ADRIANNE: 1}
    assert anna.notes(ADRIANNE) == {}


def test_the_account_has_nothing_of_the_inventory(inventories: InventoryHarness) -> None:
    browser = inventories.accounts.browser()
    before = browser.register().json
    theo = inventories.same_user(browser)
    theo.put({ADRIANNE: {"q": 4, "t": "signed"}})
    theo.share()
    assert browser.call("GET", "/api/account").json == before


def test_bounds_hold_without_card_data(harness: Harness) -> None:
    theo = InventoryHarness(harness, facts=None).collector()
    assert theo.add({UNKNOWN: 1}).status == 200
    assert theo.add({IN_TESTING: 1}).status == 422

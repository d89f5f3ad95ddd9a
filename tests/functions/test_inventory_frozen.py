"""A frozen inventory: every change of cards is refused on every route (docs/rules/inventory.md §2.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from functions.inventory.repository import writing
from tests.functions.calls import Reply
from tests.functions.harness import Harness
from tests.functions.inventory_harness import Collector, InventoryHarness
from tests.functions.pda_harness import ADRIANNE, ALACRITY
from tests.functions.test_decks_races import at_once
from tests.functions.test_inventory_calls import ENGLISH, FIXED

Changing = Callable[[Collector], Reply]
REFUSED: dict[str, Changing] = {
    "add": lambda theo: theo.add({ADRIANNE: 1}),
    "take": lambda theo: theo.add({ADRIANNE: -1}),
    "take what is not owned": lambda theo: theo.add({ALACRITY: -1}),
    "quantity": lambda theo: theo.put({ADRIANNE: {"q": 5}}),
    "the same quantity": lambda theo: theo.put({ADRIANNE: {"q": 3}}),
    "remove": lambda theo: theo.put({ADRIANNE: {"q": -1}}),
    "target": lambda theo: theo.put({ALACRITY: {"target": FIXED}}),
    "no target": lambda theo: theo.put({ADRIANNE: {"target": None}}),
    "printings": lambda theo: theo.put({ADRIANNE: {"printings": [ENGLISH]}}),
    "no printings": lambda theo: theo.put({ADRIANNE: {"printings": None}}),
    "note and quantity": lambda theo: theo.put({ADRIANNE: {"q": 5, "t": "signed"}}),
    "note and another card": lambda theo: theo.put({ADRIANNE: {"t": "x"}, ALACRITY: {"q": 1}}),
    "all": lambda theo: theo.remove(),
}
FREEZE, THAW = {"isFrozen": True}, {"isFrozen": False}


@pytest.fixture
def theo(harness: Harness) -> Collector:
    harness.clock.run()
    collector = InventoryHarness(harness).collector()
    collector.put({ADRIANNE: {"q": 3, "t": "lent", "target": FIXED, "printings": [ENGLISH]}})
    return collector


@pytest.mark.parametrize("change", REFUSED)
def test_changes_of_cards_are_refused(theo: Collector, change: str) -> None:
    assert theo.put(FREEZE).json == {"success": True, "cards": {}, "revs": {}, "isFrozen": True}
    before = theo.see()
    reply = REFUSED[change](theo)
    assert (reply.status, reply.code) == (409, "frozen-inventory")
    assert theo.see() == before
    assert theo.notes(ADRIANNE) == {ADRIANNE: "lent"}
    assert theo.put(THAW).json["isFrozen"] is False
    assert REFUSED[change](theo).status == 200


def test_notes_and_the_share_key_can_be_changed(theo: Collector) -> None:
    theo.put(FREEZE)
    assert theo.put({ADRIANNE: {"t": "lent to Anna"}, ALACRITY: {"t": "burnt"}}).json["isFrozen"] is True
    assert theo.put({ALACRITY: {"t": ""}}).status == 200
    assert theo.notes(ADRIANNE, ALACRITY) == {ADRIANNE: "lent to Anna"}
    assert theo.open(theo.share()).json == {"cards": {ADRIANNE: 3}}
    assert theo.browser.call("DELETE", "/api/inventory/key").status == 200
    assert theo.see()["isFrozen"] is True


def test_freezing_twice_is_harmless(theo: Collector) -> None:
    tags = []
    for flag in (FREEZE, FREEZE, THAW, THAW):
        assert theo.put(flag).status == 200
        tags.append(theo.look().headers["etag"])
    assert tags[0] == tags[1] != tags[2] == tags[3]


def test_a_repeated_call_is_answered_although_the_inventory_is_frozen(theo: Collector) -> None:
    first = theo.add({ADRIANNE: 1}, "call-before")
    theo.put(FREEZE)
    again = theo.add({ADRIANNE: 1}, "call-before")
    assert again.json == {**first.json, "isFrozen": True}


def test_an_inventory_without_cards_can_be_frozen(harness: Harness) -> None:
    theo = InventoryHarness(harness).collector()
    assert theo.put(FREEZE).status == 200
    assert theo.add({ADRIANNE: 1}).code == "frozen-inventory"
    assert theo.put({ADRIANNE: {"t": "none yet"}}).status == 200


@pytest.mark.parametrize("owned", [0, 3])
def test_a_change_that_meets_the_freezing_is_refused(
    each_harness: Harness, monkeypatch: pytest.MonkeyPatch, owned: int
) -> None:
    each_harness.clock.run()
    theo = InventoryHarness(each_harness).collector()
    if owned:
        theo.add({ADRIANNE: owned})
    write, waiting = writing.write, [lambda: theo.again().put(FREEZE)]

    def after_freezing(change: Any) -> None:
        if waiting:
            at_once([waiting.pop()])
        write(change)

    monkeypatch.setattr(writing, "write", after_freezing)
    assert theo.add({ADRIANNE: 1}).code == "frozen-inventory"
    assert theo.copies() == ({ADRIANNE: owned} if owned else {})

"""An inventory and its account: what is exported, and that nothing is left (docs/rules/inventory.md §7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from functions.account import repository, user_items
from functions.inventory.repository import writing
from tests.functions.calls import Browser, Reply
from tests.functions.harness import Harness
from tests.functions.inventory_harness import Collector, InventoryHarness, all_ids
from tests.functions.pda_harness import ABEBE, ADRIANNE, ALACRITY
from tests.functions.test_decks_races import at_once
from tests.functions.test_deletion import BODY, items, settle, user_of
from tests.functions.test_inventory_calls import ENGLISH, FIXED


@pytest.fixture
def browser(each_harness: Harness) -> Browser:
    signed_in = each_harness.browser()
    signed_in.register()
    return signed_in


@pytest.fixture
def theo(each_harness: Harness, browser: Browser) -> Collector:
    collector = InventoryHarness(each_harness).same_user(browser)
    changes = {
        ADRIANNE: {"q": 4, "t": "signed", "target": FIXED, "printings": [ENGLISH]},
        ABEBE: {"t": "lent"},
    }
    assert collector.put(changes).status == 200
    return collector


def kinds() -> set[str]:
    """The kinds of items that are stored but sessions, accounts, and calls, which expire."""
    return {item["pk"]["S"].partition("#")[0] for item in items()} - {"CALL"}


def test_the_export_has_buckets_notes_and_the_share_key(browser: Browser, theo: Collector) -> None:
    key = theo.share()
    other = browser.call("GET", "/api/account/export?after=other/").json["other"]
    bucket, of_note = int(ADRIANNE) % 32, int(ABEBE) % 32
    exported = {item.pop("kind"): item for item in other}
    assert exported == {
        f"INV#{bucket:02}": {
            "q": {ADRIANNE: 4},
            "targets": {ADRIANNE: "f40"},
            "printings": {ADRIANNE: ["FN/en/2"]},
            "notes": {ADRIANNE: 1},
            "rev": 1,
        },
        f"INV#{of_note:02}": {"q": {}, "notes": {ABEBE: 1}, "rev": 1},
        "INV#META": {
            "isFrozen": False,
            "shareKey": key,
            "revs": {str(bucket): 1, str(of_note): 1},
            "rev": 2,
        },
        f"NOTE#{ADRIANNE}": {"t": "signed", "rev": 1},
        f"NOTE#{ABEBE}": {"t": "lent", "rev": 1},
    }


def test_the_preview_counts_the_cards(browser: Browser, theo: Collector) -> None:
    theo.add({ALACRITY: 3})
    assert browser.call("GET", "/api/account/deletion").json["inventoryCards"] == 7


def test_nothing_is_left_of_a_deleted_account(
    each_harness: Harness, browser: Browser, theo: Collector
) -> None:
    stranger = InventoryHarness(each_harness).stranger()
    anna = InventoryHarness(each_harness).collector("Anna")
    anna.put({ADRIANNE: {"q": 1, "t": "hers"}})
    of_anna, of_theo = anna.share(), theo.share()
    theo.add(dict.fromkeys(all_ids()[:200], 1))
    assert browser.call("DELETE", "/api/account", BODY).json["done"]
    assert stranger.open(of_theo).code == "unknown-key"
    settle(each_harness)
    assert stranger.open(of_anna).json == {"cards": {ADRIANNE: 1}}
    owners = {item["uid"]["S"] for item in items() if item["pk"]["S"].startswith("SHARE#")}
    assert len(owners) == 1
    assert {item["pk"]["S"] for item in items() if item["pk"]["S"].startswith("USER#")} == {
        f"USER#{one}" for one in owners
    }


@pytest.mark.slow
def test_a_whole_collection_is_deleted(harness: Harness) -> None:
    browser = harness.browser()
    browser.register()
    theo = InventoryHarness(harness).same_user(browser)
    theo.add(dict.fromkeys(all_ids(), 1))
    for start in range(0, 250, 50):
        harness.clock.forward(minutes=1)
        assert theo.put({card: {"t": "x"} for card in all_ids()[start : start + 50]}).status == 200
    theo.share()
    harness.clock.forward(minutes=1)
    assert browser.call("DELETE", "/api/account", BODY).json["done"]
    settle(harness)
    assert kinds() == set()


def test_an_interrupted_deletion_never_leaves_the_key(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = harness.browser()
    browser.register()
    theo = InventoryHarness(harness).same_user(browser)
    theo.add({ADRIANNE: 1})
    key = theo.share()

    def die(_row: Any) -> Any:
        raise TimeoutError

    with monkeypatch.context() as patch:
        patch.setattr(user_items, "_item", die)
        assert browser.call("DELETE", "/api/account", BODY).status == 500
    assert InventoryHarness(harness).stranger().open(key).code == "unknown-key"
    harness.clock.forward(minutes=6)
    settle(harness)
    settle(harness)
    assert kinds() == set()


CHANGES: dict[str, Callable[[Collector], Reply]] = {
    "add": lambda theo: theo.add({ADRIANNE: 1}),
    "note": lambda theo: theo.put({ADRIANNE: {"t": "x"}}),
    "remove": lambda theo: theo.remove(),
    "freeze": lambda theo: theo.put({"isFrozen": True}),
    "share": lambda theo: theo.browser.call("PUT", "/api/inventory/key"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_that_meets_the_deletion_is_refused(
    each_harness: Harness, browser: Browser, theo: Collector, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    account = repository.find(user_of(each_harness, browser))
    assert account is not None
    waiting = [lambda: repository.mark_deleting(account, each_harness.clock())]

    def after_that(write: Callable[..., None]) -> Callable[..., None]:
        def wrapped(*arguments: Any) -> None:
            if waiting:
                at_once([waiting.pop()])
            write(*arguments)

        return wrapped

    monkeypatch.setattr(writing, "write", after_that(writing.write))
    monkeypatch.setattr(writing, "write_meta", after_that(writing.write_meta))
    before = items()
    reply = CHANGES[change](theo)
    assert (reply.status, reply.code) == (401, "signed-out")
    keys = ("INV#", "NOTE#")
    assert [item for item in items() if item["sk"]["S"].startswith(keys)] == [
        item for item in before if item["sk"]["S"].startswith(keys)
    ]


def test_the_shared_inventory_of_an_account_being_deleted_is_closed(
    each_harness: Harness, browser: Browser, theo: Collector
) -> None:
    key = theo.share()
    account = repository.find(user_of(each_harness, browser))
    assert account is not None
    repository.mark_deleting(account, each_harness.clock())
    assert InventoryHarness(each_harness).stranger().open(key).code == "unknown-key"

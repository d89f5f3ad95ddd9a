"""Share keys: who has one sees the copies, and nobody guesses one (docs/rules/inventory.md §5)."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

import pytest
from botocore.client import BaseClient

from functions.common.inventory_items import share_item
from functions.inventory.repository import writing
from functions.inventory.services import reading
from functions.inventory.share_key import is_share_key, random_share_key
from tests.functions.harness import Harness
from tests.functions.inventory_harness import NOBODYS_KEY, InventoryHarness
from tests.functions.pda_harness import ABEBE, ADRIANNE, ALACRITY, ALEXANDRA
from tests.functions.test_deletion import items
from tests.functions.test_inventory_calls import ENGLISH, FIXED


@pytest.fixture
def inventories(harness: Harness) -> InventoryHarness:
    return InventoryHarness(harness)


def lookups() -> list[str]:
    """The keys of all lookup items."""
    return [item["pk"]["S"].partition("#")[2] for item in items() if item["pk"]["S"].startswith("SHARE#")]


def test_anyone_with_the_key_sees_the_copies_only(each_harness: Harness) -> None:
    inventories = InventoryHarness(each_harness)
    theo = inventories.collector()
    theo.put({ADRIANNE: {"q": 3, "t": "lent", "target": FIXED, "printings": [ENGLISH]}})
    theo.put({ABEBE: {"q": 0}, ALEXANDRA: {"t": "none"}, ALACRITY: {"q": 1, "target": FIXED}})
    key = theo.share()
    assert theo.see()["key"] == key
    reply = inventories.stranger().open(key)
    assert (reply.status, reply.json) == (200, {"cards": {ADRIANNE: 3, ALACRITY: 1}})
    assert reply.headers["cache-control"] == "no-store"


def test_the_key_of_an_empty_inventory_works(inventories: InventoryHarness) -> None:
    assert inventories.stranger().open(inventories.collector().share()).json == {"cards": {}}


def test_an_older_key_stops_working_at_once(each_harness: Harness) -> None:
    inventories = InventoryHarness(each_harness)
    theo, stranger = inventories.collector(), inventories.stranger()
    keys = [theo.share() for _ in range(3)]
    assert len(set(keys)) == 3
    assert [stranger.open(key).status for key in keys] == [401, 401, 200]
    assert lookups() == keys[-1:]
    assert theo.browser.call("DELETE", "/api/inventory/key").json == {"success": True}
    assert theo.browser.call("DELETE", "/api/inventory/key").json == {"success": True}
    refused = stranger.open(keys[-1])
    assert (refused.status, refused.code) == (401, "unknown-key")
    assert theo.see()["key"] is None
    assert lookups() == []


def test_changes_are_seen_at_once(inventories: InventoryHarness) -> None:
    theo, stranger = inventories.collector(), inventories.stranger()
    key = theo.share()
    theo.add({ADRIANNE: 3})
    assert stranger.open(key).json == {"cards": {ADRIANNE: 3}}
    theo.remove()
    assert stranger.open(key).json == {"cards": {}}


def test_a_key_has_more_than_sixty_random_bits() -> None:
    keys = {random_share_key() for _ in range(200)}
    assert len(keys) == 200
    assert all(is_share_key(key) and key.isalnum() and key.isascii() for key in keys)
    assert len(set("".join(keys))) == 62, "letters and digits"
    assert 12 * math.log2(62) > 60


@pytest.mark.parametrize(
    "key",
    ["x", "key", "A1b2C3d4E5f", "A1b2C3d4E5f6g", "A1b2C3d4E5f-", "A1b2C3d4E5f%0A", "A1b2C3d4E5f%D9%A6"],
)
def test_a_malformed_key_never_reaches_the_database(
    inventories: InventoryHarness, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    stranger, called = inventories.stranger(), list[str]()

    def call(_client: BaseClient, operation: str, _arguments: Any) -> None:
        called.append(operation)

    monkeypatch.setattr(BaseClient, "_make_api_call", call)
    reply = stranger.open(key)
    assert (reply.status, reply.code) == (401, "unknown-key")
    assert called == []


def test_keys_cannot_be_guessed(inventories: InventoryHarness) -> None:
    key = inventories.collector().share()
    guesser, other = inventories.stranger(), inventories.stranger("198.51.100.10")
    statuses = [guesser.open(random_share_key()).status for _ in range(reading.WRONG_KEYS.limit + 5)]
    assert Counter(statuses) == {401: reading.WRONG_KEYS.limit, 429: 5}
    refused = guesser.open(key)
    assert (refused.status, refused.code) == (429, "throttled")
    assert int(refused.headers["retry-after"]) <= reading.WRONG_KEYS.seconds
    assert other.open(key).status == 200
    inventories.accounts.clock.forward(hours=1)
    assert guesser.open(key).status == 200


def test_the_right_key_is_never_counted_as_a_guess(inventories: InventoryHarness) -> None:
    key, stranger = inventories.collector().share(), inventories.stranger()
    statuses = [stranger.open(key).status for _ in range(reading.WRONG_KEYS.limit + 5)]
    assert set(statuses) == {200}
    assert stranger.open(NOBODYS_KEY).status == 401


def test_a_network_counts_as_a_whole(inventories: InventoryHarness) -> None:
    statuses = Counter(
        inventories.stranger(f"2001:db8:7:{number:x}::1").open(NOBODYS_KEY).status for number in range(250)
    )
    assert statuses == {401: 240, 429: 10}


def test_a_taken_key_is_replaced_by_another(
    inventories: InventoryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    theo, anna = inventories.collector(), inventories.collector("Anna")
    taken = theo.share()
    keys = iter([taken, NOBODYS_KEY])
    monkeypatch.setitem(vars(inventories.ports), "new_share_key", lambda: next(keys))
    assert anna.share() == NOBODYS_KEY
    theo.add({ADRIANNE: 1})
    assert inventories.stranger().open(taken).json == {"cards": {ADRIANNE: 1}}


def test_a_lookup_item_that_was_left_opens_nothing(
    inventories: InventoryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    theo = inventories.collector()
    key = theo.share()
    with monkeypatch.context() as patch:
        patch.setattr(writing, "share_item", lambda _key, user="": share_item("other", user))
        assert theo.browser.call("DELETE", "/api/inventory/key").status == 200
    assert lookups() == [key]
    assert inventories.stranger().open(key).code == "unknown-key"


@pytest.mark.parametrize("method", ["PUT", "DELETE"])
def test_other_sites_cannot_change_the_key(inventories: InventoryHarness, method: str) -> None:
    theo = inventories.collector()
    key: Any = theo.share()
    reply = theo.browser.call(method, "/api/inventory/key", origin="https://evil.example")
    assert (reply.status, reply.code) == (403, "cross-origin")
    assert theo.see()["key"] == key

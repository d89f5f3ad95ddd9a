"""What calls cost the database, and that callers pay for it (docs/rules/inventory.md §6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from botocore.client import BaseClient

from functions.common.capacity import READS, WRITES
from functions.inventory.inventory import Bucket, Meta, Printing, Target
from functions.inventory.repository.item_mapping import item_of
from functions.inventory.repository.writing import Change
from functions.inventory.services import cost
from functions.inventory.size import bucket_bytes
from tests.functions.calls import Reply
from tests.functions.harness import Harness
from tests.functions.inventory_harness import Collector, InventoryHarness, all_ids
from tests.functions.pda_harness import ADRIANNE
from tests.functions.test_inventory_sync import own_everything

KNOWN = {"BatchGetItem": "read", "GetItem": "read", "Query": "read"}


@dataclass
class Meter:
    """Sums up the capacity units that the database reports, but for throttles and sessions."""

    units: Counter[str] = field(default_factory=Counter)
    calls: Counter[str] = field(default_factory=Counter)

    def reset(self) -> None:
        self.units.clear()
        self.calls.clear()


@pytest.fixture
def meter(monkeypatch: pytest.MonkeyPatch) -> Meter:
    """Asks the database for the units of each call."""
    metered, call = Meter(), BaseClient._make_api_call

    def measured(client: BaseClient, operation: str, arguments: dict[str, Any]) -> Any:
        text = str(arguments)
        if "THR#" in text or "SESS#" in text or operation in ("CreateTable", "DescribeTable"):
            return call(client, operation, arguments)
        response = call(client, operation, {**arguments, "ReturnConsumedCapacity": "TOTAL"})
        consumed = response["ConsumedCapacity"]
        total = sum(one["CapacityUnits"] for one in (consumed if isinstance(consumed, list) else [consumed]))
        metered.units[KNOWN.get(operation, "write")] += total
        metered.calls[operation] += 1
        return response

    monkeypatch.setattr(BaseClient, "_make_api_call", measured)
    return metered


@pytest.fixture
def theo(harness: Harness) -> Collector:
    harness.clock.run()
    return InventoryHarness(harness).collector()


def click(theo: Collector, meter: Meter) -> tuple[dict[str, int], dict[str, int]]:
    """Add a copy of a card; return units and calls."""
    meter.reset()
    assert theo.add({ADRIANNE: 1}).status == 200
    return dict(meter.units), dict(meter.calls)


@pytest.mark.slow
def test_a_click_costs_the_same_whatever_is_owned(theo: Collector, meter: Meter) -> None:
    same_bucket = [card for card in all_ids() if int(card) % 32 == int(ADRIANNE) % 32]
    theo.add(dict.fromkeys(same_bucket, 1))
    theo.put({card: {"target": {"mode": "fixed", "value": 4}} for card in same_bucket})
    of_one_bucket = click(theo, meter)
    own_everything(theo)
    of_everything = click(theo, meter)
    assert of_one_bucket == of_everything
    units, calls = of_everything
    assert calls == {"BatchGetItem": 1, "TransactWriteItems": 1}
    assert units["read"] <= 4
    assert units["write"] <= 16


@pytest.mark.slow
def test_reading_costs_what_has_changed(theo: Collector, meter: Meter) -> None:
    own_everything(theo)
    have, tag = theo.have(), theo.look().headers["etag"]
    meter.reset()
    assert theo.look(have, if_none_match=tag).status == 304
    assert meter.units["read"] <= 1
    theo.again().add({ADRIANNE: 1})
    meter.reset()
    assert len(theo.see(have)["buckets"]) == 1
    assert meter.units["read"] <= 3
    meter.reset()
    assert len(theo.see()["buckets"]) == 32
    assert meter.units["read"] <= 40
    assert meter.calls == {"GetItem": 1, "BatchGetItem": 1}


@pytest.mark.slow
def test_the_charge_of_a_change_is_its_cost(theo: Collector, meter: Meter) -> None:
    """A unit of the budget is four write units of the database."""
    charged: list[int] = []
    spend = cost.charge_change

    def recorded(ports: Any, change: Change) -> None:
        charged.append(cost.units_of_change(change))
        spend(ports, change)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cost, "charge_change", recorded)
        changes: list[dict[str, Any]] = [
            {card: {"q": 1} for card in all_ids()},
            {card: {"target": {"mode": "fixed", "value": 40}} for card in all_ids()},
            {ADRIANNE: {"t": "x" * 2000}},
            {ADRIANNE: {"q": 2}},
        ]
        for change in changes:
            meter.reset()
            assert theo.put(change).status == 200
            assert meter.units["write"] <= 4 * charged[-1] <= 2 * meter.units["write"] + 4


def test_a_click_of_a_small_inventory_is_charged_two_units(harness: Harness) -> None:
    theo = InventoryHarness(harness).collector()
    harness.clock.forward(minutes=1)
    statuses = [theo.add({ADRIANNE: 1}).status for _ in range(15)]
    assert Counter(statuses) == {200: WRITES.per_second // 2, 429: 15 - WRITES.per_second // 2}
    refused = theo.put({ADRIANNE: {"t": "x"}})
    assert (refused.code, refused.headers["retry-after"]) == ("throttled", "1")
    assert theo.remove().status == theo.put({"isFrozen": True}).status == 429
    assert theo.browser.call("PUT", "/api/inventory/key").status == 429
    assert theo.see()["isFrozen"] is False
    harness.clock.forward(seconds=1)
    assert theo.add({ADRIANNE: 1}).status == 200


@pytest.mark.slow
def test_reading_is_limited_by_its_cost(harness: Harness) -> None:
    harness.clock.run()
    inventories = InventoryHarness(harness)
    theo, stranger = inventories.collector(), inventories.stranger()
    own_everything(theo)
    key = theo.share()
    harness.clock.step *= 0
    looks: list[Callable[[], Reply]] = [theo.look, lambda: stranger.open(key)]
    for look in looks:
        harness.clock.forward(minutes=1)
        statuses = [look().status for _ in range(30)]
        assert statuses == sorted(statuses)
        assert READS.per_second // 70 <= Counter(statuses)[200] <= READS.per_second // 32 + 1


@pytest.mark.slow
def test_notes_are_charged_by_their_size(harness: Harness) -> None:
    harness.clock.run()
    theo = InventoryHarness(harness).collector()
    cards = all_ids()[:40]
    for start in range(0, 40, 10):
        text = "\N{CJK UNIFIED IDEOGRAPH-672C}" * 2000
        assert theo.put({card: {"t": text} for card in cards[start : start + 10]}).status == 200
    harness.clock.step *= 0
    harness.clock.forward(minutes=1)
    body = {"ids": cards}
    statuses = [theo.browser.call("POST", "/api/inventory/notes/batch", body).status for _ in range(8)]
    assert Counter(statuses) == {200: 7, 429: 1}, "two units each"


def test_the_estimated_size_is_that_of_the_item() -> None:
    cards = [card for card in all_ids() if int(card) % 32 == 7]
    bucket = Bucket(
        7,
        12,
        copies=dict.fromkeys(cards, 12),
        targets=dict.fromkeys(cards, Target("fixed", 12)),
        printings=dict.fromkeys(cards, (Printing("FN", "en", 2), Printing("Gehenna", "es", 10))),
        notes=dict.fromkeys(cards, 1234),
    )
    for one in (bucket, Bucket(7, 1, copies={cards[0]: 1}), Bucket(7, 1, notes=bucket.notes)):
        actual = stored_bytes(item_of("0" * 24, one).serialize())
        assert 0.8 * bucket_bytes(one) <= actual <= bucket_bytes(one)
    assert cost.units_of_change(Change("", Meta(), [Bucket(7, 1)])) == 2


def stored_bytes(item: dict[str, Any]) -> int:
    """The size of an item as the database documents it: names, and values by their types."""
    return sum(len(name) + _value_bytes(*next(iter(value.items()))) for name, value in item.items())


def _value_bytes(kind: str, value: Any) -> int:
    if kind == "M":
        return 3 + sum(1 + len(name) + _value_bytes(*next(iter(one.items()))) for name, one in value.items())
    if kind == "L":
        return 3 + sum(1 + _value_bytes(*next(iter(one.items()))) for one in value)
    return 1 + (len(value) + 1) // 2 if kind == "N" else len(value)

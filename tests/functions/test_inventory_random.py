"""Random changes by two devices whose responses get lost, against a model of a few lines."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from functions.common.settings import Settings
from tests.functions.calls import Reply
from tests.functions.databases import new_table
from tests.functions.harness import Harness
from tests.functions.inventory_harness import Collector, InventoryHarness
from tests.functions.pda_harness import ABEBE, ADRIANNE, ALACRITY, ALEXANDRA

pytestmark = pytest.mark.slow

CARDS = [ADRIANNE, str(int(ADRIANNE) + 32), ALEXANDRA, ABEBE, ALACRITY]
"""Two of them are in one bucket."""


@dataclass
class Model:
    """An inventory as simple as possible."""

    copies: dict[str, int] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)
    targets: dict[str, Any] = field(default_factory=dict)
    done: set[str] = field(default_factory=set)
    frozen: bool = False

    def add(self, key: str, deltas: dict[str, int]) -> int:
        if key in self.done:
            return 200
        if self.frozen:
            return 409
        totals = {card: self.copies.get(card, 0) + delta for card, delta in deltas.items()}
        if max(totals.values()) > 9999:
            return 422
        self.done.add(key)
        for card, total in totals.items():
            self._set(card, total if total > 0 else -1)
        return 200

    def put(self, changes: dict[str, Any]) -> int:
        if "isFrozen" in changes:
            self.frozen = changes["isFrozen"]
            return 200
        if self.frozen and any(set(change) - {"t"} for change in changes.values()):
            return 409
        for card, change in changes.items():
            self._set(card, change.get("q", self.copies.get(card, -1)))
            if "target" in change:
                self.targets[card] = change["target"]
            if "t" in change:
                self.notes[card] = change["t"]
        self.notes = {card: text for card, text in self.notes.items() if text}
        self.targets = {card: target for card, target in self.targets.items() if target}
        return 200

    def remove(self) -> int:
        if self.frozen:
            return 409
        self.copies, self.targets = {}, {}
        return 200

    def _set(self, card: str, copies: int) -> None:
        self.copies[card] = copies
        self.copies = {card: copies for card, copies in self.copies.items() if copies >= 0}


cards = st.sampled_from(CARDS)
texts = st.sampled_from(["", "lent", "signed"])
targets = st.sampled_from([None, {"mode": "fixed", "value": 4}, {"mode": "surplus", "value": 0}])
deltas = st.dictionaries(cards, st.sampled_from([-9999, -3, -1, 1, 2, 5, 9999]), min_size=1)
changes = st.dictionaries(
    cards,
    st.fixed_dictionaries({}, optional={"q": st.integers(-1, 6), "t": texts, "target": targets}).filter(bool),
    min_size=1,
)
steps = st.lists(
    st.tuples(
        st.integers(0, 1),
        st.one_of(
            st.tuples(st.just("add"), deltas),
            st.tuples(st.just("put"), changes),
            st.tuples(st.just("put"), st.fixed_dictionaries({"isFrozen": st.booleans()})),
            st.tuples(st.just("remove"), st.none()),
        ),
        st.integers(0, 2),
        st.booleans(),
    ),
    max_size=20,
)
"""Each step: which device, which call, how many of its responses get lost, and whether the other device makes
its next call between the tries."""


@dataclass
class Device:
    """A device that asks for changed buckets only, and the calls it has not had a response to."""

    collector: Collector
    buckets: dict[str, Any] = field(default_factory=dict)
    revs: list[int] = field(default_factory=lambda: [0] * 32)

    def sync(self) -> None:
        """Read what has changed."""
        found = self.collector.see(".".join(map(str, self.revs)))
        self.buckets |= found["buckets"]
        self.revs = found["revs"]

    def known(self, kind: str) -> dict[str, Any]:
        """What the device shows."""
        return {card: value for bucket in self.buckets.values() for card, value in bucket[kind].items()}


def call(device: Device, kind: str, body: Any, key: str) -> Reply:
    if kind == "add":
        return device.collector.add(body, key)
    return device.collector.put(body) if kind == "put" else device.collector.remove()


def expect(model: Model, kind: str, body: Any, key: str) -> int:
    if kind == "add":
        return model.add(key, body)
    return model.put(body) if kind == "put" else model.remove()


@settings(
    max_examples=60,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(steps)
def test_two_devices_with_lost_responses_agree_with_the_model(
    dynoxide_endpoint: str, scenario: list[Any]
) -> None:
    table: Settings = new_table(dynoxide_endpoint)
    inventories = InventoryHarness(Harness(table))
    inventories.accounts.clock.run()
    theo = inventories.collector()
    devices = [Device(theo), Device(theo.again())]
    model = Model()
    late: list[tuple[Device, str, Any, str]] = []
    for number, (which, (kind, body), lost, waits) in enumerate(scenario):
        device, key = devices[which], f"call-number-{number}"
        for _ in range(lost + 1):
            assert call(device, kind, body, key).status == expect(model, kind, body, key)
        if waits and kind == "add":
            late.append((device, kind, body, key))
        if not waits:
            device.sync()
    for device, kind, body, key in late:
        assert call(device, kind, body, key).status == expect(model, kind, body, key)
    assert theo.copies() == model.copies
    assert theo.notes(*CARDS) == model.notes
    for device in devices:
        device.sync()
        assert device.known("q") == model.copies
        assert device.known("targets") == model.targets
        assert set(device.known("notes")) == set(model.notes)
        assert device.revs == theo.see()["revs"]

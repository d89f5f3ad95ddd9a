"""Public decks are charged like others: a copy of a large deck costs by its size."""

from __future__ import annotations

from collections import Counter

import pytest

from functions.common.capacity import READS
from tests.functions.harness import Harness
from tests.functions.pda_harness import PdaHarness, Player

LARGE = "x" * 16_000
"""Five units to read, ten to write."""


@pytest.fixture
def theo(harness: Harness) -> Player:
    return PdaHarness(harness).player()


def test_favourites_of_a_large_deck_are_counted_by_its_size(theo: Player, harness: Harness) -> None:
    _, child = theo.published(description=LARGE)
    harness.clock.forward(minutes=1)
    pairs = [(theo.favor(child), theo.withdraw(child)) for _ in range(10)]
    statuses = [reply.status for pair in pairs for reply in pair]
    assert statuses == [200] * 2 + [429] * 18


def test_copies_are_counted_with_the_edits(theo: Player, harness: Harness) -> None:
    deck, child = theo.published(description=LARGE)
    other = theo.decks.make(name="Other")
    harness.clock.forward(minutes=1)
    for number in range(20):
        assert theo.decks.change(other, name=f"Other {number}").status == 200
    assert theo.decks.change(deck, name="Other").status == 429
    assert [reply.status for reply in (theo.remove(child), theo.favor(child))] == [429, 429]


def test_reading_public_decks_is_bounded(theo: Player, harness: Harness) -> None:
    _, child = theo.published(description=LARGE)
    harness.clock.forward(minutes=1)
    statuses = [theo.look(child).status for _ in range(110)]
    assert statuses == sorted(statuses)
    assert Counter(statuses)[200] == READS.per_second // 5
    assert theo.browser.call("GET", "/api/pda/mine").status == 429

"""Public decks are charged like others: a copy of a large deck costs by its size."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from functions.common.capacity import READS, Payer
from functions.common.deck_items import DeckItem, deck_key, user_key
from functions.common.favorites import FavoriteItem, favorite_key
from functions.common.tables import MainItem
from functions.decks import limits
from tests.functions.harness import Harness
from tests.functions.pda_harness import PdaHarness, Player

LARGE = "x" * 16_000
"""Five units to read, ten to write."""
LONG_TAGS = ["🦇" * limits.MAX_TAG_LENGTH] * limits.MAX_TAGS
"""6.4 KB of a deck in the index of its owner."""
EMPTY: dict[str, Any] = {
    "name": "",
    "author": "",
    "description": "",
    "cards": {},
    "crypt_count": 0,
    "library_count": 0,
    "hidden": False,
    "locked": False,
    "version": 1,
    "created": "2026-11-20T12:00:00Z",
    "updated": "2026-11-20T12:00:00Z",
}


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


def private_decks(user: str, count: int) -> None:
    with MainItem.batch_write() as batch:
        for deck in (f"D{number:08}" for number in range(count)):
            key = deck_key(deck)
            batch.save(DeckItem(key, "META", gsi1pk=user_key(user), gsi1sk=key, **EMPTY, tags=LONG_TAGS))


def favourites(user: str, count: int) -> None:
    with MainItem.batch_write() as batch:
        for number in range(count):
            batch.save(FavoriteItem(user_key(user), favorite_key(f"D{number:08}")))


@pytest.mark.usefixtures("dynoxide_endpoint")
@pytest.mark.parametrize(
    ("give", "count", "units"),
    [pytest.param(private_decks, 50, 40, id="decks"), pytest.param(favourites, 1000, 10, id="favourites")],
)
def test_the_own_part_of_the_archive_costs_what_is_read_for_it(
    theo: Player, harness: Harness, give: Callable[[str, int], None], count: int, units: int
) -> None:
    """All decks of the user are read to find the public ones. Only dynoxide reports the units of a query."""
    user = theo.browser.cookies["session"].partition(".")[0]
    give(user, count)
    left = READS.portion
    harness.ports.capacity.spend(READS, READS.per_second - left, Payer(user=user))
    calls = left // units + 2
    statuses = [theo.browser.call("GET", "/api/pda/mine").status for _ in range(calls)]
    assert statuses == sorted(statuses)
    assert (statuses[0], statuses[-1]) == (200, 429)

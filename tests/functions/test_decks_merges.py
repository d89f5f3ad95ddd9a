"""Edits of cards: each sets the number of copies, and edits of different cards never conflict."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from functions.common.deck_cards import crypt_count, library_count, merged
from tests.functions.deck_harness import DeckHarness
from tests.functions.harness import Harness

pytestmark = pytest.mark.slow

CARD = st.sampled_from(["100000", "100029", "199999", "200001", "200517", "299999"])
CARDS = st.dictionaries(CARD, st.integers(0, 9))
CHANGES = st.dictionaries(CARD, st.integers(-2, 9), min_size=1)
NUMBER = count()


@given(cards=CARDS, one=CHANGES, other=CHANGES)
def test_merging(cards: Mapping[str, int], one: Mapping[str, int], other: Mapping[str, int]) -> None:
    after = merged(cards, one)
    assert merged(after, one) == after, "a second try changes nothing"
    assert all(after.get(card, -1) == max(copies, -1) for card, copies in one.items())
    assert {card: copies for card, copies in after.items() if card not in one} == {
        card: copies for card, copies in cards.items() if card not in one
    }
    apart = {card: copies for card, copies in other.items() if card not in one}
    assert merged(merged(cards, one), apart) == merged(merged(cards, apart), one), "in any order"


@given(cards=CARDS)
def test_every_copy_is_in_the_crypt_or_the_library(cards: Mapping[str, int]) -> None:
    assert crypt_count(cards) + library_count(cards) == sum(cards.values())
    assert crypt_count(cards) == sum(copies for card, copies in cards.items() if int(card) > 200000)


@settings(max_examples=25, suppress_health_check=list(HealthCheck))
@given(cards=CARDS, edits=st.lists(CHANGES, min_size=1, max_size=4))
def test_the_database_merges_like_the_rule(
    harness: Harness,
    cards: dict[str, int],
    edits: list[dict[str, int]],
) -> None:
    decks = DeckHarness(harness)
    theo = decks.builder(f"Builder {next(NUMBER)}")
    deckid = theo.make(cards=cards)
    wanted: Mapping[str, int] = cards
    for number, edit in enumerate(edits):
        assert theo.change(deckid, cards=edit).json["rev"] == number + 2
        wanted = merged(wanted, edit)
    assert theo.cards(deckid) == wanted
    [listed] = theo.listed()
    assert (listed["cryptCount"], listed["libraryCount"]) == (crypt_count(wanted), library_count(wanted))

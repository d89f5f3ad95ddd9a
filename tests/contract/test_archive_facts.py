"""Archive facts: the shared vectors hold for the official cards and for a second reading of the rules.

The site is tested with the same files.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from functools import cache
from typing import Any

import pytest
from card_pipeline.facts.archive import archive_facts
from card_pipeline.facts.cards import CardFacts
from card_pipeline.facts.copies import UnknownCardsError
from card_pipeline.facts.deck_columns import decode_columns
from card_pipeline.facts.read import read_card_facts
from card_pipeline.model.archive import TwdArchive
from hypothesis import given
from hypothesis import strategies as st

from tests.contract.archive_facts_vectors import CARDS, VECTORS, cards, vectors
from tests.contract.deck_facts_vectors import published_facts
from tests.contract.naive import archive_facts as naive
from tests.pipeline.whole_build import columns_of, crypt, library, whole_build
from tests.pipeline.whole_build import decks as products

Facts = dict[str, Any]
WRITTEN: list[Facts] = json.loads(VECTORS.read_text(encoding="utf-8"))


@cache
def all_cards() -> CardFacts:
    return read_card_facts(published_facts())


def ours(deck: Mapping[int, int]) -> Facts:
    return {name: fact for name, fact in asdict(archive_facts(deck, all_cards())).items() if fact is not None}


def in_lower_case(facts: Facts) -> Facts:
    shown = {key: facts[key].lower() for key in ("clan", "sect") if key in facts}
    return facts | shown | {"types": {name.lower(): copies for name, copies in facts["types"].items()}}


def test_the_files_equal_the_output_of_the_script() -> None:
    assert vectors() == WRITTEN
    assert cards() == json.loads(CARDS.read_text(encoding="utf-8"))


@pytest.mark.parametrize("vector", WRITTEN, ids=lambda vector: vector["deck"])
def test_our_facts_are_the_vector(vector: Facts) -> None:
    assert ours({int(card): copies for card, copies in vector["cards"].items()}) == vector["facts"]


def test_the_vectors_see_both_sides_of_every_rule() -> None:
    """A vector that no rule decides would prove nothing."""
    for fact in ("star", "monoclan"):
        assert {vector["facts"][fact] for vector in WRITTEN} == {True, False}
    for fact in ("clan", "sect"):
        assert {fact in vector["facts"] for vector in WRITTEN} == {True, False}
    assert {name for vector in WRITTEN for name in vector["facts"]["types"]} >= {"Master", "Event", "Ally"}


@pytest.mark.parametrize("code", sorted(products()))
def test_both_readings_agree_on_every_product(code: str) -> None:
    assert in_lower_case(ours(products()[code])) == naive.archive_facts(products()[code])


def test_both_readings_agree_on_our_sample_archive() -> None:
    archive = whole_build().shapes["twd"]
    assert isinstance(archive, TwdArchive)
    for deck in decode_columns(columns_of(archive.decks)):
        assert in_lower_case(ours(deck.cards)) == naive.archive_facts(deck.cards)


@given(
    st.dictionaries(st.sampled_from([*crypt()]), st.integers(0, 12), max_size=12),
    st.dictionaries(st.sampled_from([*library()]), st.integers(0, 20), max_size=15),
)
def test_both_readings_agree_on_any_deck(vampires: dict[int, int], others: dict[int, int]) -> None:
    assert in_lower_case(ours(vampires | others)) == naive.archive_facts(vampires | others)


def test_the_mean_capacity_leaves_converts_out() -> None:
    convert, theo, octane = 200076, 201613, 201635
    assert crypt()[theo].capacity == 8
    assert archive_facts({convert: 6, theo: 1}, all_cards()).capacity == 8
    assert archive_facts({convert: 6}, all_cards()).capacity == 0
    mean = archive_facts({theo: 2, octane: 1}, all_cards()).capacity
    assert mean == pytest.approx((16 + crypt()[octane].capacity) / 3)


def test_cards_that_do_not_exist_are_named() -> None:
    with pytest.raises(UnknownCardsError, match="no such card: 299999"):
        archive_facts({299999: 1}, all_cards())

"""Deck facts: the shared vectors hold for the official cards and for a second reading of the rules.

The site is tested with the same files (``site/src/domain/deck/facts/deck-facts.test.ts``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from functools import cache
from typing import Any

import pytest
from card_pipeline.facts.cards import CardFacts
from card_pipeline.facts.copies import UnknownCardsError
from card_pipeline.facts.deck import deck_facts
from card_pipeline.facts.read import read_card_facts
from hypothesis import given
from hypothesis import strategies as st
from pydantic.alias_generators import to_camel

from tests.contract.deck_facts_vectors import decks, official_cards, published_facts, written_cards
from tests.contract.naive import deck_facts as naive
from tests.pipeline.whole_build import crypt, library
from tests.pipeline.whole_build import decks as products

Facts = dict[str, Any]
DECKS = decks()
NAMES_OF_GAME = ("clan", "sect", "type")


@cache
def all_cards() -> CardFacts:
    return read_card_facts(published_facts())


def ours(deck: Mapping[int, int]) -> Facts:
    """Our facts in the form of the vectors."""
    found = deck_facts(deck, all_cards())
    facts = camel(asdict(found))
    for written, one in zip(facts["disciplines"], found.disciplines, strict=True):
        written |= {"copies": one.copies, "weighted": one.weighted}
    return {name: fact for name, fact in facts.items() if fact is not None}


def camel(value: Any) -> Any:
    if isinstance(value, dict):
        return {to_camel(key): camel(inner) for key, inner in value.items()}
    return [camel(inner) for inner in value] if isinstance(value, list) else value


def in_lower_case(facts: Any) -> Any:
    """Names of clans, sects and types in lower case, as the second reading has them."""
    if isinstance(facts, dict):
        return {
            key: value.lower() if key in NAMES_OF_GAME else in_lower_case(value)
            for key, value in facts.items()
        }
    return [in_lower_case(each) for each in facts] if isinstance(facts, list) else facts


def cards_of(deck: Facts) -> dict[int, int]:
    return {int(card): copies for card, copies in deck["cards"].items()}


def test_the_cards_of_the_vectors_are_the_official_ones() -> None:
    assert written_cards() == official_cards()


def test_the_decks_that_are_products_are_the_published_ones() -> None:
    named = {deck["precon"]: cards_of(deck) for deck in DECKS if "precon" in deck}
    assert len(named) >= 10
    assert named == {code: products()[code] for code in named}


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck["deck"])
def test_a_second_reading_of_the_rules_gives_the_vector(deck: Facts) -> None:
    assert naive.deck_facts(cards_of(deck)) == in_lower_case(deck["facts"])


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck["deck"])
def test_our_facts_are_the_vector(deck: Facts) -> None:
    assert ours(cards_of(deck)) == deck["facts"]


@pytest.mark.parametrize("code", sorted(products()))
def test_both_readings_agree_on_every_product(code: str) -> None:
    assert in_lower_case(ours(products()[code])) == naive.deck_facts(products()[code])


@given(
    st.dictionaries(st.sampled_from([*crypt()]), st.integers(0, 12), max_size=12),
    st.dictionaries(st.sampled_from([*library()]), st.integers(-1, 20), max_size=15),
)
def test_both_readings_agree_on_any_deck(vampires: dict[int, int], others: dict[int, int]) -> None:
    deck = vampires | others
    assert in_lower_case(ours(deck)) == naive.deck_facts(deck)


def test_every_card_counts_for_the_tags_of_the_second_reading() -> None:
    facts = all_cards()
    assert {id_: list(card.tags) for id_, card in facts.crypt.items()} == {
        id_: naive.crypt_tags(card) for id_, card in naive.crypt_by_id().items()
    }
    assert {id_: list(card.tags) for id_, card in facts.library.items()} == {
        id_: naive.library_tags(card) for id_, card in naive.library_by_id().items()
    }


def test_cards_that_do_not_exist_are_named() -> None:
    with pytest.raises(UnknownCardsError, match="no such card: 100000, 299999") as raised:
        deck_facts({299999: 1, 200076: 2, 100000: 0}, all_cards())
    assert raised.value.cards == [100000, 299999]

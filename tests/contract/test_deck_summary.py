"""The summary that functions store with a deck equals its facts."""

from __future__ import annotations

from collections.abc import Mapping

from card_pipeline.facts.deck import deck_facts
from hypothesis import given
from hypothesis import strategies as st

from functions.common.deck_summary import Summary, summary
from tests.contract.deck_facts_vectors import decks
from tests.contract.test_deck_facts import all_cards

DECKS = decks()


def check(deck: Mapping[int, int]) -> None:
    facts = deck_facts(deck, all_cards())
    cards = {str(card): copies for card, copies in deck.items() if copies >= 0}
    assert summary(cards, all_cards()) == Summary(facts.crypt, facts.library, facts.clan)
    unknown = {**cards, "299999": 0, "100000": 0}
    assert summary(unknown, all_cards()).main_clan == facts.clan, "a card that is no more counts nowhere"


def test_the_decks_of_the_vectors() -> None:
    assert DECKS
    for deck in DECKS:
        check({int(card): copies for card, copies in deck["cards"].items()})


@given(st.data())
def test_any_deck(data: st.DataObject) -> None:
    ids = sorted(all_cards().crypt)
    check(data.draw(st.dictionaries(st.sampled_from(ids), st.integers(0, 9), max_size=12)))

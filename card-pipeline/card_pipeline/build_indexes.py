"""The last stage: indexes computed from the cards, so that browser and functions need not read texts."""

from __future__ import annotations

from card_pipeline.build_output import BuildOutput, Cards
from card_pipeline.index import card_facts, crypt, library, names
from card_pipeline.model.search_index import NameIndex


def make_indexes(output: BuildOutput, cards: Cards) -> None:
    """Add the search indexes of crypt and library, the name index and the card facts."""
    output.add("search-crypt", crypt.build(cards.crypt, cards.sets, cards.numbers(cards.crypt)))
    output.add("search-library", library.build(cards.library, cards.sets, cards.numbers(cards.library)))
    entries = names.entries(cards.crypt, cards.library)
    output.add("names", NameIndex(cards=entries, twd=cards.numbers(entries)), len(entries))
    facts = card_facts.build(cards.crypt, cards.library)
    output.add("card-facts", facts, len(facts.crypt) + len(facts.library))

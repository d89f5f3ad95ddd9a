"""The last stage: what is worked out from the cards, so that browser and functions need not read texts."""

from __future__ import annotations

from card_pipeline.index import card_facts, crypt, library, names
from card_pipeline.made import Cards, Made
from card_pipeline.model.search_index import NameIndex


def make_indexes(made: Made, cards: Cards) -> None:
    """Add the search indexes of crypt and library, the name index and the card facts."""
    made.add("search-crypt", crypt.build(cards.crypt, cards.sets, cards.numbers(cards.crypt)))
    made.add("search-library", library.build(cards.library, cards.sets, cards.numbers(cards.library)))
    entries = names.entries(cards.crypt, cards.library)
    made.add("names", NameIndex(cards=entries, twd=cards.numbers(entries)), len(entries))
    facts = card_facts.build(cards.crypt, cards.library)
    made.add("card-facts", facts, len(facts.crypt) + len(facts.library))

"""The published facts of all cards."""

from __future__ import annotations

from card_pipeline.facts.cards import CardFacts
from card_pipeline.facts.read import read_card_facts

from functions.common.files import Files
from functions.common.ports import Clock
from functions.common.published import Latest, published_at

FACTS = "card-facts"


def card_data(location: str, clock: Clock) -> Latest[CardFacts]:
    """Return the source of card facts; `location`: a URL, a folder, or empty."""
    return facts_of(published_at(location), clock)


def facts_of(published: Files | None, clock: Clock) -> Latest[CardFacts]:
    """Return the source of card facts in these data."""
    return Latest(published, clock, FACTS, read_card_facts)

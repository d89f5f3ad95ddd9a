"""The public content of a deck, and the conditions for publishing it."""

from __future__ import annotations

from card_pipeline.facts.cards import CardFacts, is_playtest
from card_pipeline.facts.copies import deck_copies
from card_pipeline.facts.tags import tags

from functions.common.deck_summary import summary
from functions.common.errors import BusyError
from functions.pda.errors import PlaytestCardsError, PublicSizeError
from functions.pda.ports import Ports
from functions.pda.public_deck import Content, Source

CRYPT = range(12, 35 + 1)
LIBRARY = range(60, 90 + 1)


def content(ports: Ports, source: Source) -> Content:
    """Build the public content of a deck. Wrong groups and banned cards do not prevent publication.

    Raises PlaytestCardsError, PublicSizeError, or BusyError while the card facts cannot be read, from which
    the tags are computed.
    """
    cards = {card: copies for card, copies in source.cards.items() if copies > 0}
    if any(is_playtest(int(card)) for card in cards):
        raise PlaytestCardsError
    facts = ports.card_facts()
    summed = summary(cards, facts)
    if summed.crypt not in CRYPT or summed.library not in LIBRARY:
        raise PublicSizeError
    if facts is None:
        raise BusyError
    known = deck_copies(_known(cards, facts), facts)
    return Content(
        name=source.name,
        author=source.author,
        description=source.description,
        cards=cards,
        tags=tags(known.crypt, known.library),
        summary=summed,
    )


def _known(cards: dict[str, int], facts: CardFacts) -> dict[int, int]:
    """Drop cards that no longer exist: a deck may outlive the card data it was built with."""
    return {int(card): copies for card, copies in cards.items() if int(card) in facts}

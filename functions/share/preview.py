"""What a link preview says about a deck."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from card_pipeline.facts.cards import CRYPT_THRESHOLD, CardFacts
from card_pipeline.facts.image_file import image_file

from functions.common.deck_cards import crypt_count, library_count
from functions.share.card_names import CardName
from functions.share.shared_deck import SharedDeck


@dataclass(frozen=True)
class Preview:
    """Texts and picture."""

    title: str
    description: str
    """``Deck of Theo · Brujah · groups 4 and 5 · 12 crypt and 77 library cards``"""
    picture: str | None
    """Image file of the crypt card with most copies."""


def preview(deck: SharedDeck, facts: CardFacts | None, names: Mapping[int, CardName] | None) -> Preview:
    """Describe a deck; what the published data do not tell is left out."""
    crypt = crypt_order(deck, facts)
    counted = {str(card): copies for card, copies in deck.cards.items()}
    parts = [
        f"Deck of {deck.author}" if deck.author else "Deck",
        deck.main_clan or "",
        _groups(crypt, facts),
        f"{crypt_count(counted)} crypt and {library_count(counted)} library cards",
    ]
    return Preview(
        title=deck.name,
        description=" · ".join(filter(None, parts)),
        picture=_picture(crypt, facts, names),
    )


def crypt_order(deck: SharedDeck, facts: CardFacts | None) -> list[int]:
    """List the crypt: most copies first, then the highest capacity, then the oldest card."""

    def order(card: int) -> tuple[int, int, int]:
        known = facts.crypt.get(card) if facts else None
        return -deck.cards[card], -(known.capacity if known else 0), card

    return sorted(
        (card for card, copies in deck.cards.items() if card > CRYPT_THRESHOLD and copies), key=order
    )


def _groups(crypt: list[int], facts: CardFacts | None) -> str:
    known = (facts.crypt.get(card) for card in crypt) if facts else ()
    groups = sorted({one.group for one in known if one and one.group is not None})
    if not groups:
        return ""
    return f"group {groups[0]}" if len(groups) == 1 else f"groups {groups[0]} to {groups[-1]}"


def _picture(crypt: list[int], facts: CardFacts | None, names: Mapping[int, CardName] | None) -> str | None:
    for card in crypt:
        known, name = facts.crypt.get(card) if facts else None, names.get(card) if names else None
        if known and name:
            return name.image or image_file(name.ascii, known.group or "any", advanced=name.advanced)
    return None

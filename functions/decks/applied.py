"""What a deck is after an edit."""

from __future__ import annotations

from dataclasses import replace

from functions.common.deck_cards import merged
from functions.decks.deck import Deck, Edit, InventoryType


def applied(deck: Deck, edit: Edit) -> Deck:
    """Give the deck with an edit done; what counts changes stays as it is."""
    cards = dict(edit.replace_cards) if edit.replace_cards is not None else merged(deck.cards, edit.cards)
    return replace(
        deck,
        name=deck.name if edit.name is None else edit.name,
        author=deck.author if edit.author is None else edit.author,
        description=deck.description if edit.description is None else edit.description,
        tags=deck.tags if edit.tags is None else edit.tags,
        branch_name=deck.branch_name if edit.branch_name is None else edit.branch_name,
        inventory_type=edit.inventory_type or deck.inventory_type,
        markers=_markers(deck, edit, cards),
        hidden=deck.hidden if edit.hidden is None else edit.hidden,
        locked=deck.locked if edit.locked is None else edit.locked,
        cards=cards,
    )


def _markers(deck: Deck, edit: Edit, cards: dict[str, int]) -> dict[str, InventoryType]:
    """Cards that are taken out take their markers along."""
    before = {} if edit.inventory_type else deck.markers
    after = {**before, **edit.markers}
    return {card: marker for card, marker in after.items() if marker is not None and card in cards}

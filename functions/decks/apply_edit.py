"""Applying an edit to a deck."""

from __future__ import annotations

from dataclasses import dataclass, replace

from functions.common.deck_cards import merged
from functions.decks.deck import Deck, Edit, InventoryType


@dataclass(frozen=True)
class AppliedEdit:
    """An edit with the deck before and after it."""

    edit: Edit
    before: Deck
    """As it was read."""
    after: Deck
    """With the version and time of the deck before."""
    versions: int = 1
    """How far the version moves. An edit that was translated counts twice: the page, which expects one, then
    fetches the deck."""


def apply_edit(deck: Deck, edit: Edit, versions: int = 1) -> AppliedEdit:
    """Compute the deck after an edit that moves its version so far."""
    cards = dict(edit.replace_cards) if edit.replace_cards is not None else merged(deck.cards, edit.cards)
    after = replace(deck, **edit.values, cards=cards, markers=_markers(deck, edit, cards))
    return AppliedEdit(edit, deck, after, versions)


def _markers(deck: Deck, edit: Edit, cards: dict[str, int]) -> dict[str, InventoryType]:
    """Compute the markers; a removed card loses its marker."""
    before = {} if edit.inventory_type else deck.markers
    after = {**before, **edit.markers}
    return {card: marker for card, marker in after.items() if marker is not None and card in cards}

"""Keeps the sums of a list in step with the cards: both change in one write."""

from __future__ import annotations

from collections.abc import Iterator

from pynamodb.expressions.condition import And, Condition
from pynamodb.expressions.update import Action

from functions.common.deck_cards import crypt_count, library_count
from functions.common.deck_items import DeckItem
from functions.common.deck_summary import Summary
from functions.decks.applied import applied
from functions.decks.deck import Deck, Edit
from functions.decks.repository.actions import actions_of_summary

_FEW = 20
"""Cards: the database bounds the length of a condition."""


def changes_few(edit: Edit) -> bool:
    """Whether the cards of an edit can be compared one by one with what was read."""
    return len(edit.cards) <= _FEW


def actions_of_counts(deck: Deck, edit: Edit, summary: Summary) -> list[Action]:
    """Write the sums after an edit; few cards as what they add, so that those of others at once count too."""
    if not changes_few(edit):
        return actions_of_summary(summary)
    *_, clan = actions_of_summary(summary)
    return [*_additions(deck, edit), clan]


def cards_as_read(deck: Deck, edit: Edit, condition: Condition) -> Condition:
    """Add to a condition that the cards of an edit are as they were read; of many, that the deck is."""
    if not changes_few(edit):
        return And(condition, DeckItem.rev == deck.rev - (deck.family.rev if deck.family else 0))
    for card in edit.cards:
        place = DeckItem.cards[card]
        condition &= place == deck.cards[card] if card in deck.cards else place.does_not_exist()
    return condition


def _additions(deck: Deck, edit: Edit) -> Iterator[Action]:
    before = {card: copies for card, copies in deck.cards.items() if card in edit.cards}
    after = {card: copies for card, copies in applied(deck, edit).cards.items() if card in edit.cards}
    crypt = crypt_count(after) - crypt_count(before)
    library = library_count(after) - library_count(before)
    if crypt:
        yield DeckItem.crypt_count.add(crypt)
    if library:
        yield DeckItem.library_count.add(library)

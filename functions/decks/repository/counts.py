"""Updates the counts of a list with the cards: both change in one write."""

from __future__ import annotations

from collections.abc import Iterator

from pynamodb.expressions.condition import And, Condition
from pynamodb.expressions.update import Action

from functions.common.deck_cards import crypt_count, library_count
from functions.common.deck_items import DeckItem
from functions.common.deck_summary import Summary
from functions.decks.apply_edit import AppliedEdit
from functions.decks.deck import Edit
from functions.decks.repository.update_expression import actions_of_summary

_FEW = 20
"""Cards: the database bounds the length of a condition."""


def changes_few(edit: Edit) -> bool:
    """Whether the cards of an edit can be compared one by one with those that were read."""
    return len(edit.cards) <= _FEW


def actions_of_counts(applied: AppliedEdit, summary: Summary) -> list[Action]:
    """Write the counts after an edit; for few cards as differences, so that concurrent edits count too."""
    if not changes_few(applied.edit):
        return actions_of_summary(summary)
    *_, clan = actions_of_summary(summary)
    return [*_additions(applied), clan]


def cards_as_read(applied: AppliedEdit, condition: Condition) -> Condition:
    """Require also that the edited cards are as they were read; for many cards, that the deck is."""
    deck = applied.before
    if not changes_few(applied.edit):
        return And(condition, DeckItem.version == deck.version - (deck.group.version if deck.group else 0))
    for card in applied.edit.cards:
        path = DeckItem.cards[card]
        condition &= path == deck.cards[card] if card in deck.cards else path.does_not_exist()
    return condition


def _additions(applied: AppliedEdit) -> Iterator[Action]:
    edited = applied.edit.cards
    before = {card: copies for card, copies in applied.before.cards.items() if card in edited}
    after = {card: copies for card, copies in applied.after.cards.items() if card in edited}
    crypt = crypt_count(after) - crypt_count(before)
    library = library_count(after) - library_count(before)
    if crypt:
        yield DeckItem.crypt_count.add(crypt)
    if library:
        yield DeckItem.library_count.add(library)

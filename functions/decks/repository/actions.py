"""An edit of a deck in the words of the database."""

from __future__ import annotations

from collections.abc import Iterator

from pynamodb.expressions.condition import And, Condition, size
from pynamodb.expressions.update import Action

from functions.common.deck_cards import merged
from functions.common.deck_items import DeckItem, user_key
from functions.common.deck_summary import Summary
from functions.decks.applied import applied
from functions.decks.deck import Deck, Edit
from functions.decks.limits import MAX_CARDS, MAX_CHANGES


def actions_of(deck: Deck, edit: Edit, moment: str | None) -> list[Action]:
    """Write an edit of a deck as it was read; cards and markers one by one, so that those of others stay."""
    actions = [*_texts_and_flags(edit), *_cards(edit), *_markers(deck, edit), DeckItem.rev.add(1)]
    if moment is not None:
        actions.append(DeckItem.updated.set(moment))
    return actions


def actions_of_summary(summary: Summary) -> list[Action]:
    """Write what a list shows of the cards."""
    clan: Action = (
        DeckItem.main_clan.set(summary.main_clan) if summary.main_clan else DeckItem.main_clan.remove()
    )
    return [DeckItem.crypt_count.set(summary.crypt), DeckItem.library_count.set(summary.library), clan]


def as_read(deck: Deck, edit: Edit, rev: int | None) -> Condition:
    """Tell what must still be as it was read for an edit to be right. `rev`: the only revision it is for."""
    condition: Condition = (
        same_owner(deck) & (DeckItem.locked == deck.locked) & DeckItem.public_parent.does_not_exist()
    )
    condition &= (
        DeckItem.family == deck.family.id if deck.family is not None else DeckItem.family.does_not_exist()
    )
    if rev is not None:
        condition &= DeckItem.rev == rev - (deck.family.rev if deck.family else 0)
    if any(copies >= 0 for copies in edit.cards.values()):
        condition &= size(DeckItem.cards) <= _room(deck, edit)
    if _markers_are_written_whole(deck, edit):
        condition &= DeckItem.markers.does_not_exist() | (size(DeckItem.markers) == len(deck.markers))
    return condition


def same_owner(deck: Deck) -> Condition:
    """Tell that a deck is there and still the same user's, or nobody's."""
    there: Condition = DeckItem.pk.exists()
    if deck.owner is None:
        return And(there, DeckItem.gsi1pk.does_not_exist())
    return And(there, DeckItem.gsi1pk == user_key(deck.owner))


def _room(deck: Deck, edit: Edit) -> int:
    """Give how many cards a deck may have before an edit: a few too many do not hinder one that adds none."""
    growth = len(merged(deck.cards, edit.cards)) - len(deck.cards)
    return MAX_CARDS - growth if growth > 0 else MAX_CARDS + MAX_CHANGES


def _texts_and_flags(edit: Edit) -> Iterator[Action]:
    texts = (
        (DeckItem.name, edit.name),
        (DeckItem.author, edit.author),
        (DeckItem.description, edit.description),
        (DeckItem.branch_name, edit.branch_name),
        (DeckItem.inventory_type, edit.inventory_type),
    )
    flags = ((DeckItem.hidden, edit.hidden), (DeckItem.locked, edit.locked))
    yield from (attribute.set(text) for attribute, text in texts if text is not None)
    yield from (attribute.set(flag) for attribute, flag in flags if flag is not None)
    if edit.tags is not None:
        yield DeckItem.tags.set(edit.tags)


def _cards(edit: Edit) -> Iterator[Action]:
    for card, copies in edit.cards.items():
        place = DeckItem.cards[card]
        yield place.set(copies) if copies >= 0 else place.remove()
    if edit.replace_cards is not None:
        yield DeckItem.cards.set(dict(edit.replace_cards))


def _markers(deck: Deck, edit: Edit) -> Iterator[Action]:
    if _markers_are_written_whole(deck, edit):
        yield DeckItem.markers.set(dict(applied(deck, edit).markers))
        return
    for card, marker in edit.markers.items():
        place = DeckItem.markers[card]
        yield place.set(marker) if marker is not None else place.remove()
    for card, copies in edit.cards.items():
        if copies < 0 and card in deck.markers and card not in edit.markers:
            yield DeckItem.markers[card].remove()


def _markers_are_written_whole(deck: Deck, edit: Edit) -> bool:
    """Whether the map itself is written: one that is empty may not be there and has no places."""
    all_at_once = edit.inventory_type is not None or (edit.replace_cards is not None and deck.markers)
    return bool(all_at_once or (edit.markers and not deck.markers))

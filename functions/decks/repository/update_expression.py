"""Maps an edit to an update expression and its condition."""

from __future__ import annotations

from collections.abc import Iterator

from pynamodb.expressions.condition import And, Condition, size
from pynamodb.expressions.update import Action

from functions.common.deck_items import DeckItem, user_key
from functions.common.deck_summary import Summary
from functions.decks.apply_edit import AppliedEdit
from functions.decks.deck import Deck
from functions.decks.limits import MAX_CARDS, MAX_CHANGES


def actions_of(applied: AppliedEdit, moment: str | None) -> list[Action]:
    """Write an edit; cards and markers one by one, so that edits of others at the same time stay."""
    values = [getattr(DeckItem, name).set(value) for name, value in applied.edit.values.items()]
    actions = [*values, *_cards(applied), *_markers(applied), DeckItem.version.add(applied.versions)]
    if moment is not None:
        actions.append(DeckItem.updated.set(moment))
    return actions


def actions_of_summary(summary: Summary) -> list[Action]:
    """Write the part of the cards that lists show."""
    clan: Action = (
        DeckItem.main_clan.set(summary.main_clan) if summary.main_clan else DeckItem.main_clan.remove()
    )
    return [DeckItem.crypt_count.set(summary.crypt), DeckItem.library_count.set(summary.library), clan]


def as_read(applied: AppliedEdit, version: int | None) -> Condition:
    """Require what must be unchanged for an edit to be right. `version`: the only one it applies to."""
    deck, edit = applied.before, applied.edit
    group = deck.group
    condition: Condition = (
        same_owner(deck) & (DeckItem.locked == deck.locked) & DeckItem.public_parent.does_not_exist()
    )
    condition &= (
        DeckItem.group == deck.group.id if deck.group is not None else DeckItem.group.does_not_exist()
    )
    if version is not None:
        condition &= DeckItem.version == version - (group.version if group else 0)
    if any(copies >= 0 for copies in edit.cards.values()):
        condition &= size(DeckItem.cards) <= _max_cards_before(applied)
    if _markers_are_written_whole(applied):
        condition &= DeckItem.markers.does_not_exist() | (size(DeckItem.markers) == len(deck.markers))
    return condition


def same_owner(deck: Deck) -> Condition:
    """Require that a deck exists and still has the same owner, or still none."""
    exists: Condition = DeckItem.pk.exists()
    if deck.owner is None:
        return And(exists, DeckItem.gsi1pk.does_not_exist())
    return And(exists, DeckItem.gsi1pk == user_key(deck.owner))


def _max_cards_before(applied: AppliedEdit) -> int:
    """Return how many cards a deck may have before an edit: a few too many allow an edit that adds none."""
    growth = len(applied.after.cards) - len(applied.before.cards)
    return MAX_CARDS - growth if growth > 0 else MAX_CARDS + MAX_CHANGES


def _cards(applied: AppliedEdit) -> Iterator[Action]:
    for card, copies in applied.edit.cards.items():
        path = DeckItem.cards[card]
        yield path.set(copies) if copies >= 0 else path.remove()
    if applied.edit.replace_cards is not None:
        yield DeckItem.cards.set(applied.after.cards)


def _markers(applied: AppliedEdit) -> Iterator[Action]:
    edit, before = applied.edit, applied.before
    if _markers_are_written_whole(applied):
        yield DeckItem.markers.set(dict(applied.after.markers))
        return
    for card, marker in edit.markers.items():
        path = DeckItem.markers[card]
        yield path.set(marker) if marker is not None else path.remove()
    for card, copies in edit.cards.items():
        if copies < 0 and card in before.markers and card not in edit.markers:
            yield DeckItem.markers[card].remove()


def _markers_are_written_whole(applied: AppliedEdit) -> bool:
    """Whether the map itself is written: an empty map may not exist, so that it has no paths."""
    edit, before = applied.edit, applied.before
    all_at_once = edit.inventory_type is not None or (edit.replace_cards is not None and before.markers)
    return bool(all_at_once or (edit.markers and not before.markers))

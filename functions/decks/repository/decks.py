"""Writes decks: each change is one write, or one transaction of a few items.

The owner's item counts their decks and is part of each creation and removal, so that concurrent calls never
exceed the maximum.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime

from pynamodb.expressions.condition import Condition
from pynamodb.expressions.operand import Path
from pynamodb.expressions.update import Action
from pynamodb.transactions import TransactWrite

from functions.common.conditions import write_alone, write_together
from functions.common.deck_items import DeckItem, RevisionGroupItem, deck_key, revision_group_key, user_key
from functions.common.deck_summary import Summary
from functions.common.errors import LostRaceError
from functions.common.public_items import tombstone
from functions.decks.apply_edit import AppliedEdit
from functions.decks.deck import Deck, RevisionGroup
from functions.decks.items import CreatedItem, OwnerItem
from functions.decks.limits import MAX_DECKS
from functions.decks.repository.counts import actions_of_counts, cards_as_read
from functions.decks.repository.item_mapping import creation_item_key, deck_of, item_of_new_deck
from functions.decks.repository.update_expression import actions_of, actions_of_summary, as_read, same_owner

Summarise = Callable[[Mapping[str, int], str | None], Summary]
"""Sums up cards; the second argument is the main clan before."""


@dataclass(frozen=True)
class Creation:
    """How a retry finds the deck that the first try has created."""

    creator: str
    """User id, empty without an account."""
    key: str
    body: str
    """Hash of the request: another body is another creation."""
    ends: int
    """Until when, in seconds since the epoch."""
    now: int


def create(deck: Deck, summary: Summary, creation: Creation | None) -> None:
    """Store a new deck.

    Raises LostRaceError when the id or the key is taken, the owner's account is deleted or being deleted, or
    the owner has too many decks.
    """

    def fill(transaction: TransactWrite) -> None:
        put_deck(transaction, deck, summary, creation)

    write_together(fill)


def change(applied: AppliedEdit, version: int | None, moment: str | None, summarise: Summarise) -> Deck:
    """Write an edit of a deck and return the deck as stored afterwards.

    Cards are written one by one, with the counts for lists: concurrent edits of other cards stay. `version`:
    the only one the edit applies to; `moment`: the time of the change, None for flags alone.
    Raises LostRaceError when the deck is deleted, its owner, lock or publication have changed, or it has too
    many cards.
    """
    deck, edit, group = applied.before, applied.edit, applied.before.group
    if group is not None and moment is not None and (group.current != deck.id or edit.renames):
        return _change_with_group(applied, group, moment, summarise)
    item = DeckItem(deck_key(deck.id), "META")
    actions, condition = actions_of(applied, moment), as_read(applied, version)
    if edit.replace_cards is not None:
        actions += actions_of_summary(summarise(applied.after.cards, deck.main_clan))
    if edit.cards:
        actions += actions_of_counts(applied, summarise(applied.after.cards, deck.main_clan))
        condition = cards_as_read(applied, condition)
    write_alone(lambda: item.update(actions, condition=condition))
    if edit.cards:
        _repair_summary(item, summarise)
    return deck_of(item, group)


def remove(deck: Deck, now: datetime) -> None:
    """Delete a deck without revisions, and its public copy.

    Raises LostRaceError when it has changed since it was read.
    """

    def fill(transaction: TransactWrite) -> None:
        delete_deck(transaction, deck, now)

    write_together(fill)


def renew_repair(deck: Deck, token_hash: str) -> None:
    """Replace the secret that permits editing an anonymous deck. Raises LostRaceError when it is deleted."""
    item = DeckItem(deck_key(deck.id), "META")
    write_alone(
        lambda: item.update([DeckItem.repair_hash.set(token_hash)], condition=DeckItem.repair_hash.exists())
    )


def put_deck(transaction: TransactWrite, deck: Deck, summary: Summary, creation: Creation | None) -> None:
    """Add a new deck to a transaction, with the count of its owner and its creation."""
    transaction.save(item_of_new_deck(deck, summary), condition=DeckItem.pk.does_not_exist())
    if deck.owner is not None:
        exists = OwnerItem.pk.exists() & OwnerItem.deleting.does_not_exist()
        below_maximum = OwnerItem.decks.does_not_exist() | (OwnerItem.decks < MAX_DECKS)
        _count(transaction, deck.owner, 1, exists & below_maximum)
    if creation is not None:
        key = creation_item_key(creation.creator, creation.key)
        unused = CreatedItem.pk.does_not_exist() | (CreatedItem.ttl <= creation.now)
        created = CreatedItem(key, "D", deck=deck.id, body=creation.body, ttl=creation.ends)
        transaction.save(created, condition=unused)


def delete_deck(transaction: TransactWrite, deck: Deck, now: datetime) -> None:
    """Add the deletion of a deck and its public copy to a transaction; the copy leaves a tombstone."""
    owner = deck.owner or ""
    unpublished = DeckItem.public_parent.does_not_exist() & (
        DeckItem.public_child == deck.public_child
        if deck.public_child is not None
        else DeckItem.public_child.does_not_exist()
    )
    group = DeckItem.group == deck.group.id if deck.group else DeckItem.group.does_not_exist()
    transaction.delete(DeckItem(deck_key(deck.id), "META"), condition=same_owner(deck) & unpublished & group)
    if deck.public_child is not None:
        its_copy = DeckItem.pk.does_not_exist() | (DeckItem.public_parent == deck.id)
        transaction.delete(DeckItem(deck_key(deck.public_child), "META"), condition=its_copy)
        transaction.save(tombstone(deck.public_child, now))
    _count(transaction, owner, -1, OwnerItem.pk.exists())


def _count(transaction: TransactWrite, owner: str, more: int, condition: Condition) -> None:
    transaction.update(
        OwnerItem(user_key(owner), "PROFILE"),
        [OwnerItem.decks.add(more)],
        condition=condition,
    )


def _change_with_group(applied: AppliedEdit, group: RevisionGroup, moment: str, summarise: Summarise) -> Deck:
    """Write an edit that makes its revision the current one, or changes what all revisions share.

    Name and author are stored in the item of the group alone: one write renames any number of revisions.
    """
    deck, edit, after = applied.before, applied.edit, applied.after
    summary = summarise(after.cards, deck.main_clan)
    pointer: list[Action] = [RevisionGroupItem.current.set(deck.id)]
    if edit.renames:
        pointer += [
            RevisionGroupItem.name.set(after.name),
            RevisionGroupItem.author.set(after.author),
            RevisionGroupItem.version.add(1),
        ]
    actions = [*actions_of(applied, moment), *actions_of_summary(summary)]
    unchanged = Path("members").contains(deck.id) & (RevisionGroupItem.version == group.version)

    def fill(transaction: TransactWrite) -> None:
        transaction.update(
            RevisionGroupItem(revision_group_key(group.id), "META"), pointer, condition=unchanged
        )
        transaction.update(
            DeckItem(deck_key(deck.id), "META"), actions, condition=as_read(applied, deck.version)
        )

    write_together(fill)
    renamed = 1 if edit.renames else 0
    return replace(
        after,
        version=deck.version + applied.versions + renamed,
        updated=moment,
        main_clan=summary.main_clan,
        group=replace(
            group, current=deck.id, name=after.name, author=after.author, version=group.version + renamed
        ),
    )


def _repair_summary(item: DeckItem, summarise: Summarise) -> None:
    """Rewrite the counts of a deck just written where concurrent edits or an old fault left them wrong."""
    summary = summarise(item.cards, item.main_clan)
    if summary == Summary(int(item.crypt_count), int(item.library_count), item.main_clan):
        return
    try:
        write_alone(
            lambda: DeckItem(item.pk, item.sk).update(
                actions_of_summary(summary), condition=DeckItem.version == item.version
            )
        )
    except LostRaceError:
        return  # A later edit rewrites them.

"""Writes revision groups: which decks are revisions of one deck, and which of them is current."""

from __future__ import annotations

from datetime import datetime

from pynamodb.expressions.condition import And, Condition
from pynamodb.expressions.update import Action
from pynamodb.transactions import TransactWrite

from functions.common.conditions import write_together
from functions.common.deck_items import DeckItem, RevisionGroupItem, deck_key, revision_group_key, user_key
from functions.common.deck_summary import Summary
from functions.decks.deck import Deck, RevisionGroup
from functions.decks.repository.decks import Creation, delete_deck, put_deck
from functions.decks.repository.update_expression import same_owner

FIRST_LABEL = "#0"


def begin(
    deck: Deck, group: RevisionGroup, revision: Deck, summary: Summary, creation: Creation | None
) -> None:
    """Store the group of a deck and its second revision.

    Raises LostRaceError when the deck has changed since it was read.
    """
    item = RevisionGroupItem(
        revision_group_key(group.id),
        "META",
        gsi1pk=user_key(deck.owner or ""),
        gsi1sk=revision_group_key(group.id),
        current=group.current,
        members=group.members,
        name=group.name,
        author=group.author,
        version=0,
        numbered=group.numbered,
    )
    actions: list[Action] = [DeckItem.group.set(group.id), DeckItem.version.add(1)]
    if not deck.revision_label:
        actions.append(DeckItem.revision_label.set(FIRST_LABEL))
    as_read = (
        same_owner(deck)
        & DeckItem.group.does_not_exist()
        & DeckItem.public_parent.does_not_exist()
        & (DeckItem.name == deck.name)
        & (DeckItem.author == deck.author)
    )

    def fill(transaction: TransactWrite) -> None:
        transaction.save(item, condition=RevisionGroupItem.pk.does_not_exist())
        transaction.update(DeckItem(deck_key(deck.id), "META"), actions, condition=as_read)
        put_deck(transaction, revision, summary, creation)

    write_together(fill)


def add(group: RevisionGroup, revision: Deck, summary: Summary, creation: Creation | None) -> None:
    """Store a new revision of a group. Raises LostRaceError when the group has changed since it was read."""
    actions: list[Action] = [
        RevisionGroupItem.members.set([*group.members, revision.id]),
        RevisionGroupItem.numbered.set(group.numbered + 1),
    ]

    def fill(transaction: TransactWrite) -> None:
        members, numbered = RevisionGroupItem.members, RevisionGroupItem.numbered
        unchanged = (members == group.members) & (numbered == group.numbered)
        transaction.update(_item(group), actions, condition=unchanged)
        put_deck(transaction, revision, summary, creation)

    write_together(fill)


def remove(deck: Deck, group: RevisionGroup, now: datetime) -> None:
    """Delete a revision. After the current one the last of the rest is current; a single rest has no group.

    Raises LostRaceError when deck or group have changed since they were read.
    """
    rest = [member for member in group.members if member != deck.id]
    if len(rest) > 1:
        _shrink(deck, group, rest, now)
    else:
        _end(deck, group, rest, now)


def _shrink(deck: Deck, group: RevisionGroup, rest: list[str], now: datetime) -> None:
    current = group.current if group.current in rest else rest[-1]
    actions: list[Action] = [RevisionGroupItem.members.set(rest), RevisionGroupItem.current.set(current)]

    def fill(transaction: TransactWrite) -> None:
        delete_deck(transaction, deck, now)
        transaction.update(_item(group), actions, condition=_unchanged(group))

    write_together(fill)


def _end(deck: Deck, group: RevisionGroup, rest: list[str], now: datetime) -> None:
    """Delete the group; its only other revision takes over its name, author and version."""
    actions: list[Action] = [
        DeckItem.group.remove(),
        DeckItem.revision_label.set(""),
        DeckItem.name.set(group.name),
        DeckItem.author.set(group.author),
        DeckItem.version.add(group.version + 1),
    ]

    def fill(transaction: TransactWrite) -> None:
        delete_deck(transaction, deck, now)
        transaction.delete(_item(group), condition=_unchanged(group))
        for left in rest:
            transaction.update(
                DeckItem(deck_key(left), "META"), actions, condition=DeckItem.group == group.id
            )

    write_together(fill)


def _item(group: RevisionGroup) -> RevisionGroupItem:
    return RevisionGroupItem(revision_group_key(group.id), "META")


def _unchanged(group: RevisionGroup) -> Condition:
    members: Condition = RevisionGroupItem.members == group.members
    return And(
        members, (RevisionGroupItem.current == group.current) & (RevisionGroupItem.version == group.version)
    )

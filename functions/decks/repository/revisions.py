"""Writes families: which decks are revisions of one deck, and which of them is the master."""

from __future__ import annotations

from datetime import datetime

from pynamodb.expressions.condition import And, Condition
from pynamodb.expressions.update import Action
from pynamodb.transactions import TransactWrite

from functions.common.conditions import write_together
from functions.common.deck_items import DeckItem, FamilyItem, deck_key, family_key, user_key
from functions.common.deck_summary import Summary
from functions.decks.deck import Deck, Family
from functions.decks.repository.actions import same_owner
from functions.decks.repository.decks import Creation, delete_deck, put_deck

FIRST_NAME = "#0"


def begin(deck: Deck, family: Family, branch: Deck, summary: Summary, creation: Creation | None) -> None:
    """Make a family of a deck and its first other revision.

    Raises LostRaceError when the deck is not as it was read.
    """
    item = FamilyItem(
        family_key(family.id),
        "META",
        gsi1pk=user_key(deck.owner or ""),
        gsi1sk=family_key(family.id),
        master=family.master,
        members=family.members,
        name=family.name,
        author=family.author,
        rev=0,
        numbered=family.numbered,
    )
    actions: list[Action] = [DeckItem.family.set(family.id), DeckItem.rev.add(1)]
    if not deck.branch_name:
        actions.append(DeckItem.branch_name.set(FIRST_NAME))
    as_read = (
        same_owner(deck)
        & DeckItem.family.does_not_exist()
        & DeckItem.public_parent.does_not_exist()
        & (DeckItem.name == deck.name)
        & (DeckItem.author == deck.author)
    )

    def fill(transaction: TransactWrite) -> None:
        transaction.save(item, condition=FamilyItem.pk.does_not_exist())
        transaction.update(DeckItem(deck_key(deck.id), "META"), actions, condition=as_read)
        put_deck(transaction, branch, summary, creation)

    write_together(fill)


def add(family: Family, branch: Deck, summary: Summary, creation: Creation | None) -> None:
    """Store a new revision of a family as it was read. Raises LostRaceError when that has been changed."""
    actions: list[Action] = [
        FamilyItem.members.set([*family.members, branch.id]),
        FamilyItem.numbered.set(family.numbered + 1),
    ]

    def fill(transaction: TransactWrite) -> None:
        transaction.update(
            FamilyItem(family_key(family.id), "META"),
            actions,
            condition=(FamilyItem.members == family.members) & (FamilyItem.numbered == family.numbered),
        )
        put_deck(transaction, branch, summary, creation)

    write_together(fill)


def remove(deck: Deck, family: Family, now: datetime) -> None:
    """Remove a revision. The last of the rest follows a master; one that is alone then has no family.

    Raises LostRaceError when deck or family are no longer as they were read.
    """
    rest = [member for member in family.members if member != deck.id]
    if len(rest) > 1:
        _shrink(deck, family, rest, now)
    else:
        _end(deck, family, rest, now)


def _shrink(deck: Deck, family: Family, rest: list[str], now: datetime) -> None:
    master = family.master if family.master in rest else rest[-1]
    actions: list[Action] = [FamilyItem.members.set(rest), FamilyItem.master.set(master)]

    def fill(transaction: TransactWrite) -> None:
        delete_deck(transaction, deck, now)
        transaction.update(FamilyItem(family_key(family.id), "META"), actions, condition=_unchanged(family))

    write_together(fill)


def _end(deck: Deck, family: Family, rest: list[str], now: datetime) -> None:
    """Give the one that is left what the family had of it."""
    actions: list[Action] = [
        DeckItem.family.remove(),
        DeckItem.branch_name.set(""),
        DeckItem.name.set(family.name),
        DeckItem.author.set(family.author),
        DeckItem.rev.add(family.rev + 1),
    ]

    def fill(transaction: TransactWrite) -> None:
        delete_deck(transaction, deck, now)
        transaction.delete(FamilyItem(family_key(family.id), "META"), condition=_unchanged(family))
        for left in rest:
            transaction.update(
                DeckItem(deck_key(left), "META"), actions, condition=DeckItem.family == family.id
            )

    write_together(fill)


def _unchanged(family: Family) -> Condition:
    members: Condition = FamilyItem.members == family.members
    return And(members, (FamilyItem.master == family.master) & (FamilyItem.rev == family.rev))

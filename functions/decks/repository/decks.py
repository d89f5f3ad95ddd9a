"""Writes decks: each change is one write, or one transaction of a few items.

The owner's item counts his decks: it goes along when one is made or removed, so that calls at the same moment
never bring more than there may be.
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
from functions.common.deck_items import DeckItem, FamilyItem, deck_key, family_key, user_key
from functions.common.deck_summary import Summary
from functions.common.errors import LostRaceError
from functions.common.public_items import gone
from functions.decks.applied import applied
from functions.decks.deck import Deck, Edit, Family
from functions.decks.items import CreatedItem, OwnerItem
from functions.decks.limits import MAX_DECKS
from functions.decks.repository.actions import actions_of, actions_of_summary, as_read, same_owner
from functions.decks.repository.counts import actions_of_counts, cards_as_read
from functions.decks.repository.rows import deck_of, made_key

Summarise = Callable[[Mapping[str, int], str | None], Summary]
"""Sums up cards; told what the main clan was before."""


@dataclass(frozen=True)
class Creation:
    """By what a second try finds the deck that the first has made."""

    creator: str
    """User id, empty for somebody without an account."""
    key: str
    body: str
    """Hash of what was asked for: another body is another creation."""
    ends: int
    """Until when, in seconds since the epoch."""
    now: int


def create(deck: Deck, summary: Summary, creation: Creation | None) -> None:
    """Store a new deck.

    Raises LostRaceError when the id or the key is taken, the owner's account is gone or going, or he has too
    many decks.
    """

    def fill(transaction: TransactWrite) -> None:
        put_deck(transaction, deck, summary, creation)

    write_together(fill)


def change(deck: Deck, edit: Edit, rev: int | None, moment: str | None, summarise: Summarise) -> Deck:
    """Write an edit of a deck as it was read, and give the deck as it is afterwards.

    Cards are written one by one, with the sums of a list: edits of other cards at the same moment stay.
    `rev`: the only revision the edit is for; `moment`: when the deck was changed, None for its flags alone.
    Raises LostRaceError when the deck is gone, its owner, lock or publication are no longer as they were, or
    its cards are too many.
    """
    family = deck.family
    if family is not None and moment is not None and (family.master != deck.id or edit.renames):
        return _change_with_family(deck, family, edit, moment, summarise)
    item = DeckItem(deck_key(deck.id), "META")
    actions, condition = actions_of(deck, edit, moment), as_read(deck, edit, rev)
    if edit.replace_cards is not None:
        actions += actions_of_summary(summarise(edit.replace_cards, deck.main_clan))
    if edit.cards:
        summary = summarise(applied(deck, edit).cards, deck.main_clan)
        actions += actions_of_counts(deck, edit, summary)
        condition = cards_as_read(deck, edit, condition)
    write_alone(lambda: item.update(actions, condition=condition))
    if edit.cards:
        _sum_up(item, summarise)
    return deck_of(item, family)


def remove(deck: Deck, now: datetime) -> None:
    """Remove a deck without revisions, and its public copy.

    Raises LostRaceError when it is not as it was read.
    """

    def fill(transaction: TransactWrite) -> None:
        delete_deck(transaction, deck, now)

    write_together(fill)


def renew_repair(deck: Deck, token_hash: str) -> None:
    """Let another secret open the repair of a deck that nobody owns. Raises LostRaceError when it is gone."""
    item = DeckItem(deck_key(deck.id), "META")
    write_alone(
        lambda: item.update([DeckItem.repair_hash.set(token_hash)], condition=DeckItem.repair_hash.exists())
    )


def put_deck(transaction: TransactWrite, deck: Deck, summary: Summary, creation: Creation | None) -> None:
    """Store a new deck, with all that goes along."""
    item = DeckItem(
        deck_key(deck.id),
        "META",
        gsi1pk=user_key(deck.owner) if deck.owner else None,
        gsi1sk=deck_key(deck.id) if deck.owner else None,
        ttl=deck.ends,
        name=deck.name,
        author=deck.author,
        description=deck.description,
        tags=deck.tags,
        cards=deck.cards,
        branch_name=deck.branch_name,
        family=deck.family.id if deck.family else None,
        main_clan=summary.main_clan,
        inventory_type=deck.inventory_type,
        markers=dict(deck.markers),
        review_of=deck.review_of,
        repair_hash=deck.repair.token_hash if deck.repair else None,
        repair_until=deck.repair.until if deck.repair else None,
        crypt_count=summary.crypt,
        library_count=summary.library,
        hidden=deck.hidden,
        locked=deck.locked,
        rev=deck.rev,
        created=deck.created,
        updated=deck.updated,
    )
    transaction.save(item, condition=DeckItem.pk.does_not_exist())
    if deck.owner is not None:
        there = OwnerItem.pk.exists() & OwnerItem.deleting.does_not_exist()
        room = OwnerItem.decks.does_not_exist() | (OwnerItem.decks < MAX_DECKS)
        _count(transaction, deck.owner, 1, there & room)
    if creation is not None:
        key = made_key(creation.creator, creation.key)
        unused = CreatedItem.pk.does_not_exist() | (CreatedItem.ttl <= creation.now)
        made = CreatedItem(key, "D", deck=deck.id, body=creation.body, ttl=creation.ends)
        transaction.save(made, condition=unused)


def delete_deck(transaction: TransactWrite, deck: Deck, now: datetime) -> None:
    """Remove a deck, with all that goes along; of a public copy it is remembered that it is gone."""
    owner = deck.owner or ""
    unpublished = DeckItem.public_parent.does_not_exist() & (
        DeckItem.public_child == deck.public_child
        if deck.public_child is not None
        else DeckItem.public_child.does_not_exist()
    )
    family = DeckItem.family == deck.family.id if deck.family else DeckItem.family.does_not_exist()
    transaction.delete(DeckItem(deck_key(deck.id), "META"), condition=same_owner(deck) & unpublished & family)
    if deck.public_child is not None:
        its_copy = DeckItem.pk.does_not_exist() | (DeckItem.public_parent == deck.id)
        transaction.delete(DeckItem(deck_key(deck.public_child), "META"), condition=its_copy)
        transaction.save(gone(deck.public_child, now))
    _count(transaction, owner, -1, OwnerItem.pk.exists())


def _count(transaction: TransactWrite, owner: str, more: int, condition: Condition) -> None:
    transaction.update(
        OwnerItem(user_key(owner), "PROFILE"),
        [OwnerItem.decks.add(more)],
        condition=condition,
    )


def _change_with_family(deck: Deck, family: Family, edit: Edit, moment: str, summarise: Summarise) -> Deck:
    """Write an edit that makes its revision the master, or changes what all revisions share.

    Name and author of a family lie in the family's item alone, whatever the number of revisions: one write
    renames all of them.
    """
    after = applied(deck, edit)
    summary = summarise(after.cards, deck.main_clan)
    pointer: list[Action] = [FamilyItem.master.set(deck.id)]
    if edit.renames:
        pointer += [
            FamilyItem.name.set(after.name),
            FamilyItem.author.set(after.author),
            FamilyItem.rev.add(1),
        ]
    actions = [*actions_of(deck, edit, moment), *actions_of_summary(summary)]
    still = Path("members").contains(deck.id) & (FamilyItem.rev == family.rev)

    def fill(transaction: TransactWrite) -> None:
        transaction.update(FamilyItem(family_key(family.id), "META"), pointer, condition=still)
        transaction.update(
            DeckItem(deck_key(deck.id), "META"), actions, condition=as_read(deck, edit, deck.rev)
        )

    write_together(fill)
    renamed = 1 if edit.renames else 0
    return replace(
        after,
        rev=deck.rev + 1 + renamed,
        updated=moment,
        main_clan=summary.main_clan,
        family=replace(
            family, master=deck.id, name=after.name, author=after.author, rev=family.rev + renamed
        ),
    )


def _sum_up(item: DeckItem, summarise: Summarise) -> None:
    """Sum up a deck just written where edits at the same moment, or a fault long ago, left its sums wrong."""
    summary = summarise(item.cards, item.main_clan)
    if summary == Summary(int(item.crypt_count), int(item.library_count), item.main_clan):
        return
    try:
        write_alone(
            lambda: DeckItem(item.pk, item.sk).update(
                actions_of_summary(summary), condition=DeckItem.rev == item.rev
            )
        )
    except LostRaceError:
        return  # A later edit does.

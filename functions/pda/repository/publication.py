"""Writes public copies: each with what it says of it on the deck that it was made of, or not at all."""

from __future__ import annotations

from datetime import datetime

from pynamodb.expressions.condition import And, Condition
from pynamodb.expressions.update import Action
from pynamodb.transactions import TransactWrite

from functions.common.conditions import write_together
from functions.common.deck_items import DeckItem, FamilyItem, deck_key, family_key, user_key
from functions.common.ports import iso
from functions.common.public_items import gone, moved_ahead, public_keys
from functions.pda.items import OwnerItem
from functions.pda.public_deck import Content, Source


def publish(source: Source, child: str, content: Content, now: datetime) -> None:
    """Make a deck public, as it was read.

    Raises LostRaceError when it has been changed since, the id of the copy is taken, or the owner's account
    is gone or going.
    """
    owner = user_key(source.owner or "")
    partition, place = public_keys(child, now)
    copy = DeckItem(
        deck_key(child),
        "META",
        gsi1pk=owner,
        gsi1sk=deck_key(child),
        gsi3pk=partition,
        gsi3sk=place,
        name=content.name,
        author=content.author,
        description=content.description,
        tags=[*content.tags.superior, *content.tags.base],
        superior_tags=content.tags.superior,
        cards=content.cards,
        main_clan=content.summary.main_clan,
        crypt_count=content.summary.crypt,
        library_count=content.summary.library,
        hidden=False,
        locked=False,
        public_parent=source.id,
        favorites=0,
        rev=1,
        created=iso(now),
        updated=iso(now),
    )
    there = OwnerItem.pk.exists() & OwnerItem.deleting.does_not_exist()

    def fill(transaction: TransactWrite) -> None:
        transaction.condition_check(OwnerItem, owner, "PROFILE", condition=there)
        transaction.save(copy, condition=DeckItem.pk.does_not_exist())
        transaction.update(
            DeckItem(deck_key(source.id), "META"),
            [DeckItem.public_child.set(child), DeckItem.rev.add(1)],
            condition=_as_read(source) & DeckItem.public_child.does_not_exist(),
        )
        _check_family(transaction, source)

    write_together(fill)


def sync(source: Source, child: str, content: Content, now: datetime) -> None:
    """Let a copy follow its deck, as that was read; favourites and the day of publishing stay.

    Raises LostRaceError when the deck has been changed since or is public no more.
    """
    clan: Action = (
        DeckItem.main_clan.set(content.summary.main_clan)
        if content.summary.main_clan
        else DeckItem.main_clan.remove()
    )
    actions: list[Action] = [
        DeckItem.name.set(content.name),
        DeckItem.author.set(content.author),
        DeckItem.description.set(content.description),
        DeckItem.tags.set([*content.tags.superior, *content.tags.base]),
        DeckItem.superior_tags.set(content.tags.superior),
        DeckItem.cards.set(content.cards),
        DeckItem.crypt_count.set(content.summary.crypt),
        DeckItem.library_count.set(content.summary.library),
        clan,
        DeckItem.updated.set(iso(now)),
        DeckItem.rev.add(1),
        *moved_ahead(child, now),
    ]

    def fill(transaction: TransactWrite) -> None:
        transaction.condition_check(
            DeckItem,
            deck_key(source.id),
            "META",
            condition=_as_read(source) & (DeckItem.public_child == child),
        )
        transaction.update(
            DeckItem(deck_key(child), "META"), actions, condition=DeckItem.public_parent == source.id
        )
        _check_family(transaction, source)

    write_together(fill)


def remove(parent: str, child: str, now: datetime) -> None:
    """Take a copy out of the archive; the deck stays. Raises LostRaceError when there is no such copy."""

    def fill(transaction: TransactWrite) -> None:
        transaction.delete(DeckItem(deck_key(child), "META"), condition=DeckItem.public_parent == parent)
        transaction.update(
            DeckItem(deck_key(parent), "META"),
            [DeckItem.public_child.remove(), DeckItem.rev.add(1)],
            condition=DeckItem.public_child == child,
        )
        transaction.save(gone(child, now))

    write_together(fill)


def _as_read(source: Source) -> Condition:
    owned: Condition = DeckItem.gsi1pk == user_key(source.owner or "")
    family = DeckItem.family == source.family if source.family else DeckItem.family.does_not_exist()
    return And(owned, (DeckItem.rev == source.rev) & DeckItem.public_parent.does_not_exist() & family)


def _check_family(transaction: TransactWrite, source: Source) -> None:
    """Name and author of a revision are its family's."""
    if source.family is not None:
        transaction.condition_check(
            FamilyItem, family_key(source.family), "META", condition=FamilyItem.rev == source.family_rev
        )

"""Writes public copies, together with the attribute of the deck that names its copy."""

from __future__ import annotations

from datetime import datetime

from pynamodb.expressions.condition import And, Condition
from pynamodb.expressions.update import Action
from pynamodb.transactions import TransactWrite

from functions.common.conditions import write_together
from functions.common.deck_items import DeckItem, RevisionGroupItem, deck_key, revision_group_key, user_key
from functions.common.ports import iso
from functions.common.public_items import moved_ahead, public_keys, tombstone
from functions.pda.items import OwnerItem
from functions.pda.public_deck import Content, Source


def publish(source: Source, child: str, content: Content, now: datetime) -> None:
    """Publish a deck.

    Raises LostRaceError when it has changed since it was read, the id of the copy is taken, or the owner's
    account is deleted or being deleted.
    """
    owner = user_key(source.owner or "")
    partition, sort_key = public_keys(child, now)
    copy = DeckItem(
        deck_key(child),
        "META",
        gsi1pk=owner,
        gsi1sk=deck_key(child),
        gsi3pk=partition,
        gsi3sk=sort_key,
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
        version=1,
        created=iso(now),
        updated=iso(now),
    )
    has_account = OwnerItem.pk.exists() & OwnerItem.deleting.does_not_exist()

    def fill(transaction: TransactWrite) -> None:
        transaction.condition_check(OwnerItem, owner, "PROFILE", condition=has_account)
        transaction.save(copy, condition=DeckItem.pk.does_not_exist())
        transaction.update(
            DeckItem(deck_key(source.id), "META"),
            [DeckItem.public_child.set(child), DeckItem.version.add(1)],
            condition=_as_read(source) & DeckItem.public_child.does_not_exist(),
        )
        _check_group(transaction, source)

    write_together(fill)


def sync(source: Source, child: str, content: Content, now: datetime) -> None:
    """Update a copy from its deck; favourites and the date of publication stay.

    Raises LostRaceError when the deck has changed since it was read, or is no longer public.
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
        DeckItem.version.add(1),
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
        _check_group(transaction, source)

    write_together(fill)


def remove(parent: str, child: str, now: datetime) -> None:
    """Delete a copy; the deck stays. Raises LostRaceError when there is no such copy."""

    def fill(transaction: TransactWrite) -> None:
        transaction.delete(DeckItem(deck_key(child), "META"), condition=DeckItem.public_parent == parent)
        transaction.update(
            DeckItem(deck_key(parent), "META"),
            [DeckItem.public_child.remove(), DeckItem.version.add(1)],
            condition=DeckItem.public_child == child,
        )
        transaction.save(tombstone(child, now))

    write_together(fill)


def _as_read(source: Source) -> Condition:
    owned: Condition = DeckItem.gsi1pk == user_key(source.owner or "")
    group = DeckItem.group == source.group if source.group else DeckItem.group.does_not_exist()
    return And(owned, (DeckItem.version == source.version) & DeckItem.public_parent.does_not_exist() & group)


def _check_group(transaction: TransactWrite, source: Source) -> None:
    """Require that the group, which has the name and author of a revision, is as it was read."""
    if source.group is not None:
        transaction.condition_check(
            RevisionGroupItem,
            revision_group_key(source.group),
            "META",
            condition=RevisionGroupItem.version == source.group_version,
        )

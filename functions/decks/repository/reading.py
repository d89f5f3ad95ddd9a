"""Reads decks, revision groups, creations and the number of a user's decks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from functions.common.deck_items import DeckItem, RevisionGroupItem, deck_key, revision_group_key, user_key
from functions.common.tables import MainItem, connection
from functions.decks.deck import Deck, ListedDeck, RevisionGroup
from functions.decks.items import CreatedItem, OwnerItem
from functions.decks.repository.item_mapping import (
    Row,
    creation_item_key,
    deck_of,
    group_of,
    listed_group_of,
    listed_of,
)

_READS = 3


@dataclass(frozen=True)
class Created:
    """The deck that was created with an idempotency key."""

    deck: str
    body: str | None
    """Hash of the request; None for creations that did not store it."""


@dataclass(frozen=True)
class Owned:
    """The decks of a user."""

    decks: list[ListedDeck]
    groups: list[RevisionGroup]


def find(deck: str, now: int) -> Deck | None:
    """Read a deck by its id, unless it has expired; `now` in seconds since the epoch.

    A revision and its group are two items. When they contradict each other, one was read before and the other
    after a change of both, and they are read again.
    """
    for _ in range(_READS):
        try:
            item = DeckItem.get(deck_key(deck), "META", consistent_read=True)
        except DeckItem.DoesNotExist:
            return None
        if item.ttl is not None and item.ttl <= now:
            return None
        group = _group(item.group) if item.group else None
        if item.group is None or (group and deck in group.members):
            break
    return deck_of(item, group)


def find_all(decks: Iterable[str], now: int) -> list[Deck]:
    """Read those of the decks that exist, in any order."""
    keys = [(deck_key(deck), "META") for deck in decks]
    items = [
        item for item in DeckItem.batch_get(keys, consistent_read=True) if not item.ttl or item.ttl > now
    ]
    wanted = {revision_group_key(item.group) for item in items if item.group}
    found = RevisionGroupItem.batch_get([(key, "META") for key in sorted(wanted)], consistent_read=True)
    groups = {item.pk: group_of(item) for item in found}
    return [deck_of(item, groups.get(revision_group_key(item.group or ""))) for item in items]


def of_owner(owner: str) -> Owned:
    """List the decks of a user from the index, which is eventually consistent.

    It may contain only one of two items that were written together: a group consists of the listed revisions.
    """
    rows = list(_index(owner))
    groups = {group.id: group for group in _listed_groups(rows)}
    decks = [
        listed_of(row, groups.get(row.get("family", {}).get("S", "")))
        for row in rows
        if row["pk"]["S"].startswith("DECK#")
    ]
    listed: dict[str, list[str]] = {}
    for deck in decks:
        if deck.group is not None:
            listed.setdefault(deck.group, []).append(deck.id)
    return Owned(decks, [_limited_to(groups[name], ids) for name, ids in listed.items()])


def find_created(creator: str, key: str, now: int) -> Created | None:
    """Find the deck that was created with this key; `now` in seconds since the epoch."""
    try:
        item = CreatedItem.get(creation_item_key(creator, key), "D", consistent_read=True)
    except CreatedItem.DoesNotExist:
        return None
    return Created(item.deck, item.body) if (item.ttl or 0) > now else None


def number_of_decks(owner: str) -> int | None:
    """Count the decks of a user; None when the account is deleted or being deleted."""
    try:
        item = OwnerItem.get(user_key(owner), "PROFILE", consistent_read=True)
    except OwnerItem.DoesNotExist:
        return None
    return None if item.deleting else int(item.decks or 0)


def _group(group: str) -> RevisionGroup | None:
    try:
        return group_of(RevisionGroupItem.get(revision_group_key(group), "META", consistent_read=True))
    except RevisionGroupItem.DoesNotExist:
        return None


def _listed_groups(rows: list[Row]) -> Iterator[RevisionGroup]:
    """Read the groups; an index created before there were groups lacks some of their attributes."""
    missing: list[tuple[str, str]] = []
    for row in rows:
        if row["pk"]["S"].startswith("FAM#"):
            group = listed_group_of(row)
            if group is not None:
                yield group
            else:
                missing.append((row["pk"]["S"], "META"))
    yield from map(group_of, RevisionGroupItem.batch_get(missing, consistent_read=True) if missing else ())


def _limited_to(group: RevisionGroup, ids: list[str]) -> RevisionGroup:
    members = [member for member in group.members if member in ids]
    members += [one for one in ids if one not in members]
    return replace(group, members=members, current=group.current if group.current in ids else members[-1])


def _index(owner: str) -> Iterator[Row]:
    """Read raw rows, without an object for each: a thousand decks may be listed at every sign-in."""
    client, start = connection().client, dict[str, Any]()
    while True:
        response = client.query(
            TableName=MainItem.Meta.table_name,
            IndexName="gsi1",
            KeyConditionExpression="gsi1pk = :owner",
            ExpressionAttributeValues={":owner": {"S": user_key(owner)}},
            **start,
        )
        yield from response["Items"]
        if "LastEvaluatedKey" not in response:
            return
        start = {"ExclusiveStartKey": response["LastEvaluatedKey"]}

"""Reads decks and what there is to know before one is written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from functions.common.deck_items import DeckItem, FamilyItem, deck_key, family_key, user_key
from functions.common.tables import MainItem, connection
from functions.decks.deck import Deck, Family, ListedDeck
from functions.decks.items import CreatedItem, OwnerItem
from functions.decks.repository.rows import (
    Row,
    deck_of,
    family_of,
    listed_family_of,
    listed_of,
    made_key,
)

_LOOKS = 3


@dataclass(frozen=True)
class Created:
    """What a key has made."""

    deck: str
    body: str | None
    """Hash of what was asked for; None where it is not known."""


@dataclass(frozen=True)
class Owned:
    """The decks of a user."""

    decks: list[ListedDeck]
    families: list[Family]


def find(deck: str, now: int) -> Deck | None:
    """Give a deck by its id; `now` in seconds since the epoch: one whose end has come is none.

    A revision and its family are two items: where they do not fit, one was read before a change of both and
    the other after it, and they are looked at again.
    """
    for _ in range(_LOOKS):
        try:
            item = DeckItem.get(deck_key(deck), "META", consistent_read=True)
        except DeckItem.DoesNotExist:
            return None
        if item.ttl is not None and item.ttl <= now:
            return None
        family = _family(item.family) if item.family else None
        if item.family is None or (family and deck in family.members):
            break
    return deck_of(item, family)


def find_all(decks: Iterable[str], now: int) -> list[Deck]:
    """Give those of the decks that there are, in any order."""
    keys = [(deck_key(deck), "META") for deck in decks]
    items = [
        item for item in DeckItem.batch_get(keys, consistent_read=True) if not item.ttl or item.ttl > now
    ]
    wanted = {family_key(item.family) for item in items if item.family}
    found = FamilyItem.batch_get([(key, "META") for key in sorted(wanted)], consistent_read=True)
    families = {item.pk: family_of(item) for item in found}
    return [deck_of(item, families.get(family_key(item.family or ""))) for item in items]


def of_owner(owner: str) -> Owned:
    """List the decks of a user by their ids. The index follows a moment after a change.

    As it may have one of two items that were written together and not yet the other, a family consists of the
    revisions that are there.
    """
    rows = list(_index(owner))
    families = {family.id: family for family in _listed_families(rows)}
    decks = [
        listed_of(row, families.get(row.get("family", {}).get("S", "")))
        for row in rows
        if row["pk"]["S"].startswith("DECK#")
    ]
    there: dict[str, list[str]] = {}
    for deck in decks:
        if deck.family is not None:
            there.setdefault(deck.family, []).append(deck.id)
    return Owned(decks, [_of_those_there(families[name], ids) for name, ids in there.items()])


def find_created(creator: str, key: str, now: int) -> Created | None:
    """Give the deck that a creation with this key has made, `now` in seconds since the epoch."""
    try:
        item = CreatedItem.get(made_key(creator, key), "D", consistent_read=True)
    except CreatedItem.DoesNotExist:
        return None
    return Created(item.deck, item.body) if (item.ttl or 0) > now else None


def number_of_decks(owner: str) -> int | None:
    """Count the decks of a user; None when the account is gone or going."""
    try:
        item = OwnerItem.get(user_key(owner), "PROFILE", consistent_read=True)
    except OwnerItem.DoesNotExist:
        return None
    return None if item.deleting else int(item.decks or 0)


def _family(family: str) -> Family | None:
    try:
        return family_of(FamilyItem.get(family_key(family), "META", consistent_read=True))
    except FamilyItem.DoesNotExist:
        return None


def _listed_families(rows: list[Row]) -> Iterator[Family]:
    """Read the families; an index that was made before there were any does not hold enough of them."""
    missing: list[tuple[str, str]] = []
    for row in rows:
        if row["pk"]["S"].startswith("FAM#"):
            family = listed_family_of(row)
            if family is not None:
                yield family
            else:
                missing.append((row["pk"]["S"], "META"))
    yield from map(family_of, FamilyItem.batch_get(missing, consistent_read=True) if missing else ())


def _of_those_there(family: Family, ids: list[str]) -> Family:
    members = [member for member in family.members if member in ids]
    members += [one for one in ids if one not in members]
    return replace(family, members=members, master=family.master if family.master in ids else members[-1])


def _index(owner: str) -> Iterator[Row]:
    """Read the index without an object for each row: a list of a thousand decks is read at every sign-in."""
    client, start = connection().client, dict[str, Any]()
    while True:
        answer = client.query(
            TableName=MainItem.Meta.table_name,
            IndexName="gsi1",
            KeyConditionExpression="gsi1pk = :owner",
            ExpressionAttributeValues={":owner": {"S": user_key(owner)}},
            **start,
        )
        yield from answer["Items"]
        if "LastEvaluatedKey" not in answer:
            return
        start = {"ExclusiveStartKey": answer["LastEvaluatedKey"]}

"""Reads public decks and the decks they are copies of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from card_pipeline.facts.tags import Tags

from functions.common.deck_items import DeckItem, RevisionGroupItem, deck_key, revision_group_key, user_key
from functions.common.favorites import PREFIX
from functions.common.tables import MainItem, connection
from functions.pda.items import OwnerItem
from functions.pda.public_deck import PublicDeck, Source


def find(deck: str) -> PublicDeck | None:
    """Read a public deck; None for any other."""
    item = _item(deck)
    return None if item is None else _public(item)


def find_all(decks: Iterable[str]) -> list[PublicDeck]:
    """Read those of the decks that are public, in any order."""
    items = DeckItem.batch_get([(deck_key(deck), "META") for deck in decks], consistent_read=True)
    return [deck for deck in map(_public, items) if deck is not None]


def find_source(deck: str) -> Source | None:
    """Read a deck to publish; None as well when its group was deleted meanwhile."""
    item = _item(deck)
    if item is None:
        return None
    group = _group(item.group) if item.group else None
    if item.group is not None and group is None:
        return None
    return Source(
        id=deck,
        owner=item.gsi1pk.removeprefix("USER#") if item.gsi1pk else None,
        name=group.name if group else item.name,
        author=group.author if group else item.author,
        description=item.description,
        cards=item.cards,
        version=int(item.version),
        group=item.group,
        group_version=int(group.version) if group else None,
        child=item.public_child,
        parent=item.public_parent,
    )


def own(owner: str) -> tuple[dict[str, str], float]:
    """Map the ids of a user's public decks to their last change, from the eventually consistent index.

    The second value is the read units that it cost: those of all decks of the user.
    """
    rows, units = _query(
        IndexName="gsi1",
        KeyConditionExpression="gsi1pk = :owner AND begins_with(gsi1sk, :deck)",
        FilterExpression="attribute_exists(publicParent)",
        ProjectionExpression="pk, updated",
        ExpressionAttributeValues={":owner": {"S": user_key(owner)}, ":deck": {"S": deck_key("")}},
    )
    return {row["pk"]["S"].removeprefix(deck_key("")): row["updated"]["S"] for row in rows}, units


def favorites(user: str) -> tuple[list[str], float]:
    """List the ids of a user's favourites, of which some may no longer be public; and the read units."""
    rows, units = _query(
        ConsistentRead=True,
        KeyConditionExpression="pk = :user AND begins_with(sk, :favorite)",
        ExpressionAttributeValues={":user": {"S": user_key(user)}, ":favorite": {"S": PREFIX}},
    )
    return [row["sk"]["S"].removeprefix(PREFIX) for row in rows], units


def has_account(user: str) -> bool:
    """Whether a user's account exists and is not being deleted."""
    try:
        item = OwnerItem.get(user_key(user), "PROFILE", consistent_read=True)
    except OwnerItem.DoesNotExist:
        return False
    return item.deleting is None


def _query(**query: Any) -> tuple[list[dict[str, dict[str, str]]], float]:
    """Read all pages of a query, and sum up the read units that the database reports."""
    client, start, units = connection().client, dict[str, Any](), 0.0
    rows: list[dict[str, dict[str, str]]] = []
    while True:
        response = client.query(
            TableName=MainItem.Meta.table_name, ReturnConsumedCapacity="TOTAL", **query, **start
        )
        rows += response["Items"]
        units += response.get("ConsumedCapacity", {}).get("CapacityUnits", 1)
        if "LastEvaluatedKey" not in response:
            return rows, units
        start = {"ExclusiveStartKey": response["LastEvaluatedKey"]}


def _item(deck: str) -> DeckItem | None:
    try:
        return DeckItem.get(deck_key(deck), "META", consistent_read=True)
    except DeckItem.DoesNotExist:
        return None


def _group(group: str) -> RevisionGroupItem | None:
    try:
        return RevisionGroupItem.get(revision_group_key(group), "META", consistent_read=True)
    except RevisionGroupItem.DoesNotExist:
        return None


def _public(item: DeckItem) -> PublicDeck | None:
    if item.public_parent is None or item.gsi1pk is None:
        return None
    superior = item.superior_tags or []
    return PublicDeck(
        id=item.pk.removeprefix(deck_key("")),
        owner=item.gsi1pk.removeprefix("USER#"),
        parent=item.public_parent,
        name=item.name,
        author=item.author,
        description=item.description,
        cards=item.cards,
        tags=Tags(superior, [tag for tag in item.tags if tag not in superior]),
        favorites=int(item.favorites or 0),
        created=item.created,
        updated=item.updated,
    )

"""Reads the public index.

It is eventually consistent, and the clocks of writers differ a little: the newest changes may be missing.
Decks only move forward in the index, and it is read in that direction: a deck that moves meanwhile is read
twice, and the later row counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime, timedelta
from typing import Any

from functions.common.deck_items import deck_key
from functions.common.ports import iso
from functions.common.public_items import TOMBSTONE_PREFIX, month_key
from functions.common.tables import MainItem, connection
from functions.publisher.archive import Changes, PublicDeck, Span

FIRST_MONTH = datetime(2026, 11, 1)
"""No deck was published before."""
_AHEAD = timedelta(days=1)
"""More than any clock is wrong: a month that begins tomorrow is read as well."""
_DECK = deck_key("")
_SHOWN = "pk, gsi3sk, #name, author, cards, created, updated, favorites"

Row = Mapping[str, Mapping[str, Any]]
"""An item as the database sends it: ``{"name": {"S": "Stanislava"}, "favorites": {"N": "7"}}``."""


def read_changes(span: Span) -> Changes:
    """Read all public decks that changed in a span of time, and the ids of those no longer public."""
    decks: dict[str, PublicDeck] = {}
    removed = set[str]()
    for row in _rows(span):
        key: str = row["pk"]["S"]
        if key.startswith(TOMBSTONE_PREFIX):
            removed.add(key.removeprefix(TOMBSTONE_PREFIX))
        elif key.startswith(_DECK):
            deck = _shown(row)
            decks[deck.id] = deck
    return Changes([deck for deck in decks.values() if deck.id not in removed], sorted(removed))


def _rows(span: Span) -> Iterator[Row]:
    since = iso(span.since) if span.since else ""
    for month in _months(span):
        yield from _month(month, since)


def _months(span: Span) -> Iterator[str]:
    first, last = span.since or FIRST_MONTH, span.now + _AHEAD
    year, month = first.year, first.month
    while (year, month) <= (last.year, last.month):
        yield month_key(datetime(year, month, 1))
        year, month = (year, month + 1) if month < 12 else (year + 1, 1)


def _month(partition: str, since: str) -> Iterator[Row]:
    """Read the raw rows of a month, without an object for each: a whole archive has very many."""
    client, start = connection().client, dict[str, Any]()
    while True:
        response = client.query(
            TableName=MainItem.Meta.table_name,
            IndexName="gsi3",
            KeyConditionExpression="gsi3pk = :month AND gsi3sk >= :since",
            ProjectionExpression=_SHOWN,
            ExpressionAttributeNames={"#name": "name"},
            ExpressionAttributeValues={":month": {"S": partition}, ":since": {"S": since or " "}},
            **start,
        )
        yield from response["Items"]
        if "LastEvaluatedKey" not in response:
            return
        start = {"ExclusiveStartKey": response["LastEvaluatedKey"]}


def _shown(row: Row) -> PublicDeck:
    return PublicDeck(
        id=row["pk"]["S"].removeprefix(_DECK),
        name=row["name"]["S"],
        author=row["author"]["S"],
        cards={int(card): int(copies["N"]) for card, copies in row["cards"]["M"].items()},
        created=row["created"]["S"],
        updated=row["updated"]["S"],
        favorites=int(row["favorites"]["N"]),
    )

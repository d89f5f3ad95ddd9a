"""Everything a user owns, found by its keys alone: kinds of items that come later are found as well.

Decks and the families of their revisions lie in the owner index (gsi1), each with all its items under its own
key; the rest lies under the user's key.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Any

from functions.account.plain_items import plain
from functions.common.favorites import PREFIX, withdraw
from functions.common.public_items import gone
from functions.common.tables import MainItem, connection

Row = dict[str, Any]
"""An item or a projection of one: ``{"pk": "DECK#A1b2c3d4e", "sk": "META", "name": "…", …}``."""

PAGE = 100


def decks(user: str) -> Iterator[list[Row]]:
    """Give the rows of the owner index page by page: a thousand decks are ten pages."""
    return _pages(IndexName="gsi1", KeyConditionExpression="gsi1pk = :key", key=f"USER#{user}")


def personal(user: str) -> Iterator[list[Row]]:
    """Give what lies under the user's own key, page by page, the profile left out."""
    for page in _pages(KeyConditionExpression="pk = :key", key=f"USER#{user}"):
        yield [row for row in page if row["sk"] != "PROFILE"]


def whole(rows: Iterable[Row]) -> list[Row]:
    """Give the whole items of one page of index rows."""
    table, client = _table()
    wanted: dict[str, Any] = {table: {"Keys": [_key(row) for row in rows], "ConsistentRead": True}}
    found: list[Row] = []
    while wanted.get(table, {}).get("Keys"):
        answer = client.batch_get_item(RequestItems=wanted)
        found += [plain(item) for item in answer["Responses"].get(table, [])]
        wanted = answer.get("UnprocessedKeys") or {}
    return found


def remove_decks(rows: Iterable[Row], now: datetime) -> None:
    """Remove decks with every item under their keys; of public copies it is remembered that they are gone."""
    listed = list(rows)
    with MainItem.batch_write() as batch:
        for row in listed:
            if "publicParent" in row:
                batch.save(gone(row["pk"].partition("#")[2], now))
    with MainItem.batch_write() as batch:
        for name in sorted({row["pk"] for row in listed}):
            for page in _pages(KeyConditionExpression="pk = :key", key=name):
                for row in page:
                    batch.delete(_item(row))


def remove_personal(user: str, now: datetime) -> None:
    """Remove what lies under the user's own key, the profile left out; favourites go with their counts."""
    for page in personal(user):
        favorites = [row for row in page if row["sk"].startswith(PREFIX)]
        for row in favorites:
            withdraw(user, row["sk"].removeprefix(PREFIX), now)
        with MainItem.batch_write() as batch:
            for row in page:
                if row not in favorites:
                    batch.delete(_item(row))


def _pages(*, key: str, **query: str) -> Iterator[list[Row]]:
    table, client = _table()
    start: dict[str, Any] = {}
    while True:
        answer = client.query(
            TableName=table, Limit=PAGE, ExpressionAttributeValues={":key": {"S": key}}, **query, **start
        )
        yield [plain(item) for item in answer["Items"]]
        if "LastEvaluatedKey" not in answer:
            return
        start = {"ExclusiveStartKey": answer["LastEvaluatedKey"]}


def _table() -> tuple[str, Any]:
    return MainItem.Meta.table_name, connection().client


def _key(row: Row) -> dict[str, dict[str, str]]:
    return {"pk": {"S": row["pk"]}, "sk": {"S": row["sk"]}}


def _item(row: Row) -> MainItem:
    return MainItem(row["pk"], row["sk"])

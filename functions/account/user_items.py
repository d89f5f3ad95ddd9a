"""All items of a user, found by their keys alone, so that future kinds of items are found as well.

Decks and revision groups are in the owner index (gsi1), each with all its items under its own partition key;
everything else is under the user's partition key.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import orjson

from functions.account.plain_items import plain
from functions.common.capacity import UNIT_BYTES, units_of
from functions.common.favorites import PREFIX, withdraw
from functions.common.inventory_items import META, SHARE_KEY, share_item
from functions.common.playtest_items import REPORT, TESTERS, copy_keys
from functions.common.public_items import tombstone
from functions.common.tables import MainItem, connection

Row = dict[str, Any]
"""An item or a projection of one: ``{"pk": "DECK#A1b2c3d4e", "sk": "META", "name": "…", …}``."""

PAGE = 100
"""Rows of an index per query."""
AT_ONCE = 20
"""Whole items per request: the largest decks are about 50 KB."""


def decks(user: str) -> Iterator[list[Row]]:
    """Yield the rows of the owner index by page: a thousand decks are ten pages."""
    return _pages(IndexName="gsi1", KeyConditionExpression="gsi1pk = :key", key=f"USER#{user}")


def personal(user: str) -> Iterator[list[Row]]:
    """Yield the items under the user's own key by page, without the profile."""
    for page in _pages(KeyConditionExpression="pk = :key", key=f"USER#{user}"):
        yield [row for row in page if row["sk"] != "PROFILE"]


@dataclass(frozen=True)
class Found:
    """Some of the items of a user, in the order of their keys."""

    items: list[Row]
    last: str | None
    """Key of the last one if there may be more, else None."""
    units: int
    """Read units that were spent."""


def decks_after(user: str, after: str, enough: int) -> Found:
    """Read whole decks and groups after a key of the owner index, until `enough` units are spent."""
    condition = "gsi1pk = :key AND gsi1sk > :after" if after else "gsi1pk = :key"
    found: list[Row] = []
    units = 0
    for page in _pages(IndexName="gsi1", KeyConditionExpression=condition, key=f"USER#{user}", after=after):
        units += listing_units(page)
        for start in range(0, len(page), AT_ONCE):
            rows = page[start : start + AT_ONCE]
            items = whole(rows)
            found += sorted(items, key=lambda item: item.get("gsi1sk", ""))
            units += whole_units(items)
            if units >= enough:
                return Found(found, rows[-1]["gsi1sk"], units)
    return Found(found, None, units)


def personal_after(user: str, after: str, enough: int) -> Found:
    """Read items under the user's own key after a sort key, until `enough` units are spent."""
    condition = "pk = :key AND sk > :after" if after else "pk = :key"
    found: list[Row] = []
    units = 0
    for page in _pages(KeyConditionExpression=condition, key=f"USER#{user}", after=after):
        found += [row for row in page if row["sk"] != "PROFILE"]
        units += listing_units(page)
        if units >= enough:
            return Found(found, page[-1]["sk"], units)
    return Found(found, None, units)


def tester(user: str) -> list[Row]:
    """Read what the playtest stores about a user: one item, or none."""
    return whole([{"pk": TESTERS, "sk": user}])


def revision_groups(names: Iterable[str]) -> dict[str, Row]:
    """Read revision groups by their ids."""
    found = whole([{"pk": f"FAM#{name}", "sk": "META"} for name in sorted(set(names))])
    return {item["pk"].partition("#")[2]: item for item in found}


def whole(rows: Iterable[Row]) -> list[Row]:
    """Read the whole items of index rows, in any order, without those that are deleted."""
    table, client = _table()
    keys = [_key(row) for row in rows]
    found: list[Row] = []
    while keys:
        asked, keys = keys[:AT_ONCE], keys[AT_ONCE:]
        wanted = {table: {"Keys": asked, "ConsistentRead": True}}
        response = client.batch_get_item(RequestItems=wanted)
        found += [plain(item) for item in response["Responses"].get(table, [])]
        keys += (response.get("UnprocessedKeys") or {}).get(table, {}).get("Keys", [])
    return found


def remove_decks(rows: Iterable[Row], now: datetime) -> None:
    """Delete decks with every item under their keys; public copies leave tombstones."""
    listed = list(rows)
    with MainItem.batch_write() as batch:
        for row in listed:
            if "publicParent" in row:
                batch.save(tombstone(row["pk"].partition("#")[2], now))
    with MainItem.batch_write() as batch:
        for name in sorted({row["pk"] for row in listed}):
            for page in _pages(KeyConditionExpression="pk = :key", key=name):
                for row in page:
                    batch.delete(_item(row))


def remove_personal(user: str, page: list[Row], now: datetime) -> None:
    """Delete a page of the items under the user's own key; favourites are uncounted.

    What a share key is found by goes before the item that names the key, and the copy of a playtest report
    before the report: an interrupted deletion finds both.
    """
    with MainItem.batch_write() as batch:
        for key in (row[SHARE_KEY] for row in page if row["sk"] == META and SHARE_KEY in row):
            batch.delete(share_item(key))
        for report in (row["sk"] for row in page if row["sk"].startswith(REPORT)):
            batch.delete(MainItem(*copy_keys(user, report)))
    favorites = [row for row in page if row["sk"].startswith(PREFIX)]
    for row in favorites:
        withdraw(user, row["sk"].removeprefix(PREFIX), now)
    with MainItem.batch_write() as batch:
        for row in page:
            if row not in favorites:
                batch.delete(_item(row))


def remove_tester(user: str) -> None:
    """Delete what the playtest stores about a user."""
    MainItem(TESTERS, user).delete()


def whole_units(items: Iterable[Row]) -> int:
    """Return the read units of whole items in a consistent read."""
    return sum(units_of(_bytes(item)) for item in items)


def listing_units(page: Iterable[Row]) -> int:
    """Return the read units of a page of an eventually consistent query, which costs half."""
    return max(1, -(-sum(map(_bytes, page)) // (2 * UNIT_BYTES)))


def _bytes(item: Row) -> int:
    return len(orjson.dumps(item))


def _pages(*, key: str, after: str = "", **query: str) -> Iterator[list[Row]]:
    table, client = _table()
    values = {":key": {"S": key}} | ({":after": {"S": after}} if after else {})
    start: dict[str, Any] = {}
    while True:
        response = client.query(
            TableName=table, Limit=PAGE, ExpressionAttributeValues=values, **query, **start
        )
        yield [plain(item) for item in response["Items"]]
        if "LastEvaluatedKey" not in response:
            return
        start = {"ExclusiveStartKey": response["LastEvaluatedKey"]}


def _table() -> tuple[str, Any]:
    return MainItem.Meta.table_name, connection().client


def _key(row: Row) -> dict[str, dict[str, str]]:
    return {"pk": {"S": row["pk"]}, "sk": {"S": row["sk"]}}


def _item(row: Row) -> MainItem:
    return MainItem(row["pk"], row["sk"])

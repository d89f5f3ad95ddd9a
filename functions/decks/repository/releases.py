"""Stores which playtest cards were released, and reads and rewrites the decks that have them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pynamodb.expressions.condition import Condition

from functions.common.capacity import units_of
from functions.common.conditions import write_alone
from functions.common.deck_items import DeckItem, deck_key
from functions.common.deck_size import deck_bytes
from functions.common.deck_summary import Summary
from functions.common.tables import MainItem, connection
from functions.decks.deck import Deck
from functions.decks.items import ReleasesItem
from functions.decks.released_cards import Releases, Rewritten
from functions.decks.repository.item_mapping import deck_of, texts_of
from functions.decks.repository.update_expression import actions_of_summary

_RELEASES = ("PT#RELEASED", "M")
_PAGE = 100
"""Items per read: a page of decks is rarely more than 25 units."""
_WRITE_UNITS = 4
"""A write costs this many units where a read costs one."""
_INVENTORY = ("INV#", "NOTE#")
_DECKS_AND_INVENTORIES = "begins_with(pk, :deck) OR begins_with(sk, :inventory) OR begins_with(sk, :note)"


@dataclass(frozen=True)
class Page:
    """Some items of the table."""

    decks: list[Deck]
    inventory_cards: list[str]
    """Ids of the cards that inventories have, or have notes about."""
    units: float
    """Read units that the page cost."""


def find_releases() -> dict[str, str | None]:
    """Read all releases."""
    item = _find()
    return {card: str(to) if to else None for card, to in item.cards.items()} if item else {}


def store_releases(releases: Releases, now: int) -> int:
    """Add releases to those that are stored, and return since when they are there, in seconds like `now`.

    Raises LostRaceError when another run adds some meanwhile.
    """
    before = _find()
    cards = {**(before.cards if before else {}), **{card: int(to or 0) for card, to in releases.items()}}
    if before is not None and cards == before.cards:
        return int(before.changed)
    number = int(before.version) if before else 0
    unchanged: Condition = ReleasesItem.pk.does_not_exist()
    if before is not None:
        unchanged = ReleasesItem.version == number
    item = ReleasesItem(*_RELEASES, cards=cards, changed=now, version=number + 1)
    write_alone(lambda: item.save(condition=unchanged))
    return now


def pages() -> Iterator[Page]:
    """Read all decks and inventories, page by page; revisions without their group."""
    client, start = connection().client, dict[str, Any]()
    while True:
        response = client.scan(
            TableName=MainItem.Meta.table_name,
            Limit=_PAGE,
            FilterExpression=_DECKS_AND_INVENTORIES,
            ExpressionAttributeValues={":deck": {"S": deck_key("")}, **_values(":inventory", ":note")},
            ReturnConsumedCapacity="TOTAL",
            **start,
        )
        yield _page(response)
        if "LastEvaluatedKey" not in response:
            return
        start = {"ExclusiveStartKey": response["LastEvaluatedKey"]}


def find_stored(deck: str) -> Deck | None:
    """Read a deck; a revision without its group."""
    try:
        return deck_of(DeckItem.get(deck_key(deck), "META", consistent_read=True), None)
    except DeckItem.DoesNotExist:
        return None


def rewrite(deck: Deck, after: Rewritten, summary: Summary) -> float:
    """Write the cards of a deck after a release, and return the write units that it cost.

    Time, lock and current revision stay as they are. Raises LostRaceError when the deck has changed since it
    was read.
    """
    actions = [
        DeckItem.cards.set(after.cards),
        DeckItem.markers.set(dict(after.markers)),
        DeckItem.released.set([texts_of(one) for one in (*deck.released, *after.released)]),
        *actions_of_summary(summary),
        DeckItem.version.add(1),
    ]
    unchanged = DeckItem.version == deck.version
    write_alone(lambda: DeckItem(deck_key(deck.id), "META").update(actions, condition=unchanged))
    return _WRITE_UNITS * units_of(deck_bytes((deck.description,), deck.cards, deck.markers))


def _find() -> ReleasesItem | None:
    try:
        return ReleasesItem.get(*_RELEASES, consistent_read=True)
    except ReleasesItem.DoesNotExist:
        return None


def _values(*names: str) -> dict[str, dict[str, str]]:
    return {name: {"S": prefix} for name, prefix in zip(names, _INVENTORY, strict=True)}


def _page(response: dict[str, Any]) -> Page:
    decks, cards = [], list[str]()
    for row in response["Items"]:
        key = row["sk"]["S"]
        if key == "META" and row["pk"]["S"].startswith(deck_key("")):
            decks.append(deck_of(DeckItem.from_raw_data(row), None))
        elif key.startswith("NOTE#"):
            cards.append(key.removeprefix("NOTE#"))
        else:
            cards += [
                card for name in ("q", "targets", "printings") for card in row.get(name, {}).get("M", {})
            ]
    consumed = response.get("ConsumedCapacity", {}).get("CapacityUnits")
    return Page(decks, cards, consumed or max(1, response.get("ScannedCount", 1)))

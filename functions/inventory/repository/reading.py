"""Reads inventories, notes, calls that have been done, and whose inventory a key opens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from functions.common.deck_items import user_key
from functions.common.inventory_items import META, ShareItem, share_item
from functions.common.tables import MainItem, connection
from functions.inventory.inventory import Bucket, Meta, Note
from functions.inventory.items import BucketItem, CallItem, MetaItem, NoteItem, OwnerItem
from functions.inventory.repository.item_mapping import bucket_key, bucket_of, call_key, meta_of, note_key

_Key = tuple[str, str]
_PROFILE = "PROFILE"


@dataclass(frozen=True)
class State:
    """The part of an inventory that a change needs, read in one call."""

    meta: Meta
    buckets: dict[int, Bucket]
    done: str | None = None
    """Hash of the request that was done with the idempotency key; None for none."""


def state(user: str, buckets: Iterable[int], key: str | None, now: int) -> State:
    """Read the inventory as a whole, some buckets and a call; `now` in seconds since the epoch."""
    numbers = sorted(set(buckets))
    calls = [(call_key(user, key), "C")] if key else []
    of_user = [META, *map(bucket_key, numbers)]
    found = _read([*calls, *((user_key(user), name) for name in of_user)])
    call = CallItem.from_raw_data(found[calls[0]]) if calls and calls[0] in found else None
    done = call.body if call is not None and (call.ttl or 0) > now else None
    return State(_meta(found, user), {number: _bucket(found, user, number) for number in numbers}, done)


def find_meta(user: str) -> Meta:
    """Read what belongs to the inventory as a whole."""
    try:
        return meta_of(MetaItem.get(user_key(user), META, consistent_read=True))
    except MetaItem.DoesNotExist:
        return Meta()


def find_buckets(user: str, numbers: Iterable[int]) -> list[Bucket]:
    """Read buckets, in the given order."""
    wanted = list(numbers)
    found = _read([(user_key(user), bucket_key(number)) for number in wanted])
    return [_bucket(found, user, number) for number in wanted]


def find_notes(user: str, cards: Iterable[str]) -> dict[str, Note]:
    """Read the notes about at most 100 cards, as far as there are any."""
    keys = {card: (user_key(user), note_key(card)) for card in cards}
    found = _read(list(keys.values()))
    items = {card: NoteItem.from_raw_data(found[key]) for card, key in keys.items() if key in found}
    return {card: Note(item.text, int(item.version)) for card, item in items.items()}


def find_shared(key: str) -> tuple[str, Meta] | None:
    """Find the user whose inventory a key opens now, and its meta data.

    The inventory must name the same key, and its account must not be deleted or being deleted.
    """
    named = share_item(key)
    found = _read([(named.pk, named.sk)])
    if not found:
        return None
    user = ShareItem.from_raw_data(found[named.pk, named.sk]).uid
    of_user = _read([(user_key(user), META), (user_key(user), _PROFILE)])
    meta = _meta(of_user, user)
    return (user, meta) if meta.share_key == key and _is_open(of_user, user) else None


def has_account(user: str) -> bool:
    """Whether a user's account exists and is not being deleted."""
    return _is_open(_read([(user_key(user), _PROFILE)]), user)


def _is_open(found: Mapping[_Key, Any], user: str) -> bool:
    raw = found.get((user_key(user), _PROFILE))
    return raw is not None and OwnerItem.from_raw_data(raw).deleting is None


def _meta(found: Mapping[_Key, Any], user: str) -> Meta:
    raw = found.get((user_key(user), META))
    return meta_of(MetaItem.from_raw_data(raw)) if raw else Meta()


def _bucket(found: Mapping[_Key, Any], user: str, number: int) -> Bucket:
    raw = found.get((user_key(user), bucket_key(number)))
    return bucket_of(BucketItem.from_raw_data(raw)) if raw else Bucket(number)


def _read(keys: list[_Key]) -> dict[_Key, Any]:
    """Read at most 100 items of any kind, as the database has them."""
    table, client = MainItem.Meta.table_name, connection().client
    waiting = [{"pk": {"S": pk}, "sk": {"S": sk}} for pk, sk in keys]
    found: dict[_Key, Any] = {}
    while waiting:
        response = client.batch_get_item(RequestItems={table: {"Keys": waiting, "ConsistentRead": True}})
        found |= {(raw["pk"]["S"], raw["sk"]["S"]): raw for raw in response["Responses"].get(table, [])}
        waiting = (response.get("UnprocessedKeys") or {}).get(table, {}).get("Keys", [])
    return found

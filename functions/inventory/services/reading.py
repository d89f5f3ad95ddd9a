"""Reading an inventory: the user's own, what others share, and notes (docs/rules/inventory.md §3, §5)."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from functions.common.batch_read import read_in_batches
from functions.common.capacity import Payer
from functions.common.throttle import Rule
from functions.inventory.errors import UnknownKeyError
from functions.inventory.inventory import BUCKETS, Bucket, Meta, Note
from functions.inventory.ports import Ports
from functions.inventory.repository import reading
from functions.inventory.services import cost
from functions.inventory.share_key import is_share_key
from functions.inventory.size import note_bytes

WRONG_KEYS = Rule("share-key", 60, 60 * 60)
"""Of an IP address; keys that open an inventory are not counted."""
RESPONSE_BYTES = 500_000
"""Bytes of notes after which a response is full."""
NOTES_READ_AT_ONCE = 100


@dataclass(frozen=True)
class Inventory:
    """The inventory of a user, as far as the caller does not have it yet."""

    meta: Meta
    buckets: list[Bucket]
    """Those with another version than the caller's."""
    versions: list[int]
    """Of all buckets."""


@dataclass(frozen=True)
class Notes:
    """Several notes at once."""

    notes: dict[str, Note]
    left: list[str]
    """Cards whose notes did not fit into the response and must be requested again."""


def own(ports: Ports, user: str, have: Sequence[int] | None, tags: str) -> tuple[str, Inventory | None]:
    """Return the tag of the inventory as it is now, and its changed buckets; None when `tags` has the tag.

    `have`: the versions of all buckets that the caller has. Raises ThrottledError.
    """
    payer = Payer(user=user)
    cost.begin_reading(ports, payer)
    meta = reading.find_meta(user)
    tag = _tag(meta)
    if tag in tags:
        return tag, None
    stored = [meta.versions.get(number, 0) for number in range(BUCKETS)]
    known = have or [0] * BUCKETS
    buckets = reading.find_buckets(user, [one for one in range(BUCKETS) if stored[one] != known[one]])
    cost.end_reading(ports, payer, buckets)
    newest = {bucket.number: bucket.version for bucket in buckets}
    versions = [newest.get(number, version) for number, version in enumerate(stored)]
    return tag, Inventory(meta, buckets, versions)


def shared(ports: Ports, address: str, key: str) -> dict[str, int]:
    """Return the copies in the inventory that a key opens, for anyone.

    Raises ThrottledError, or UnknownKeyError; a key of another form is not looked up.
    """
    if not is_share_key(key):
        raise UnknownKeyError
    payer = Payer(address=address)
    cost.begin_reading(ports, payer, 3)
    tries = ports.throttle.take_from(WRONG_KEYS, address)
    found = reading.find_shared(key)
    if found is None:
        raise UnknownKeyError
    ports.throttle.give_back(*tries)
    user, meta = found
    buckets = reading.find_buckets(user, sorted(meta.versions))
    cost.end_reading(ports, payer, buckets)
    return {card: copies for bucket in buckets for card, copies in bucket.copies.items() if copies > 0}


def notes(ports: Ports, user: str, cards: Sequence[str]) -> Notes:
    """Read notes, until the response is full or the budget is spent.

    Raises ThrottledError when the budget was spent before.
    """
    payer = Payer(user=user)
    found: dict[str, Note] = {}

    def read(requested: list[str]) -> int:
        cost.begin_reading(ports, payer, len(requested))
        some = reading.find_notes(user, requested)
        texts = [note.text for note in some.values()]
        cost.end_reading_notes(ports, payer, texts)
        found.update(some)
        return sum(map(note_bytes, texts))

    left = read_in_batches(cards, NOTES_READ_AT_ONCE, RESPONSE_BYTES, read)
    return Notes(found, left)


def _tag(meta: Meta) -> str:
    """Return an entity tag, which changes with every change of the inventory."""
    versions = ".".join(str(meta.versions.get(number, 0)) for number in range(BUCKETS))
    state = f"{versions}/{meta.version}"
    return f'W/"{hashlib.sha256(state.encode()).hexdigest()[:24]}"'

"""Maps items to buckets and back, and names their keys."""

from __future__ import annotations

import hashlib

from functions.common.deck_items import user_key
from functions.inventory.inventory import Bucket, Meta, Printing, Target, TargetMode
from functions.inventory.items import BucketItem, MetaItem

_MODES: dict[str, TargetMode] = {"f": "fixed", "s": "surplus"}


def bucket_key(number: int) -> str:
    """Return the sort key of a bucket."""
    return f"INV#{number:02}"


def note_key(card: str) -> str:
    """Return the sort key of a note."""
    return f"NOTE#{card}"


def call_key(user: str, key: str) -> str:
    """Return the partition key of a call: two users may use the same key."""
    digest = hashlib.sha256(f"{user}\0{key}".encode("utf-8", "surrogatepass")).hexdigest()
    return f"CALL#{digest}"


def meta_of(item: MetaItem) -> Meta:
    """Map the item of an inventory as a whole."""
    versions = {int(number): version for number, version in item.versions.items()}
    return Meta(
        exists=True,
        is_frozen=item.is_frozen,
        share_key=item.share_key,
        versions=versions,
        version=int(item.version),
    )


def bucket_of(item: BucketItem) -> Bucket:
    """Map the item of a bucket."""
    return Bucket(
        number=int(item.sk.removeprefix("INV#")),
        version=int(item.version),
        copies=item.copies,
        targets={card: _target(text) for card, text in (item.targets or {}).items()},
        printings={card: tuple(map(_printing, texts)) for card, texts in (item.printings or {}).items()},
        notes=item.notes or {},
    )


def item_of(user: str, bucket: Bucket) -> BucketItem:
    """Map a bucket to its item."""
    targets = {card: f"{target.mode[0]}{target.value}" for card, target in bucket.targets.items()}
    printings = {
        card: [f"{one.set}/{one.language}/{one.copies}" for one in printings]
        for card, printings in bucket.printings.items()
    }
    return BucketItem(
        user_key(user),
        bucket_key(bucket.number),
        copies=bucket.copies,
        targets=targets or None,
        printings=printings or None,
        notes=bucket.notes or None,
        version=bucket.version,
    )


def _target(text: str) -> Target:
    return Target(_MODES[text[0]], int(text[1:]))


def _printing(text: str) -> Printing:
    code, language, copies = text.split("/")
    return Printing(code, language, int(copies))

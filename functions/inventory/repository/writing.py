"""Writes inventories: each change is one transaction of all the items it touches, or nothing is written.

The versions of the buckets in the meta item are set in the transaction of the buckets; so both always agree.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from pynamodb.expressions.condition import Condition
from pynamodb.expressions.update import Action
from pynamodb.transactions import TransactWrite

from functions.common.conditions import write_together
from functions.common.deck_items import user_key
from functions.common.inventory_items import META, ShareItem, share_item
from functions.inventory.inventory import Bucket, Meta
from functions.inventory.items import BucketItem, CallItem, MetaItem, NoteItem, OwnerItem
from functions.inventory.repository.item_mapping import call_key, item_of, note_key


@dataclass(frozen=True)
class Call:
    """How a repetition of a call finds that it has been done."""

    key: str
    body: str
    """Hash of the request: another body is another call."""
    ends: int
    """Until when, in seconds since the epoch."""
    now: int


@dataclass(frozen=True)
class Change:
    """Everything that one call writes."""

    user: str
    meta: Meta
    """As read."""
    buckets: Iterable[Bucket] = ()
    """The changed ones, each with the version after the one read."""
    notes: Mapping[str, str] = field(default_factory=dict)
    """Card id → new text; an empty one deletes the note."""
    note_versions: Mapping[str, int] = field(default_factory=dict)
    of_notes_only: bool = False
    """Then a frozen inventory accepts it."""
    call: Call | None = None


def write(change: Change) -> None:
    """Write a change.

    Raises LostRaceError when a bucket has changed since it was read, the inventory was frozen, the call has
    been done, or the account is deleted or being deleted.
    """
    buckets = list(change.buckets)

    def fill(transaction: TransactWrite) -> None:
        _require_account(transaction, change.user)
        if change.call is not None:
            _put_call(transaction, change.user, change.call)
        for bucket in buckets:
            transaction.save(item_of(change.user, bucket), condition=_before(bucket))
        for card, text in change.notes.items():
            _put_note(transaction, change, card, text)
        if buckets:
            _put_versions(transaction, change, buckets)

    write_together(fill)


def write_meta(user: str, before: Meta, after: Meta) -> None:
    """Write flag and share key; the lookup item of an older key is deleted with it.

    Raises LostRaceError when flag or key have changed since they were read, the new key is taken, or the
    account is deleted or being deleted.
    """

    def fill(transaction: TransactWrite) -> None:
        _require_account(transaction, user)
        if before.share_key != after.share_key:
            _replace_lookup(transaction, user, before.share_key, after.share_key)
        if not before.exists:
            _create_meta(transaction, user, after)
            return
        key = MetaItem.share_key
        actions: list[Action] = [
            MetaItem.is_frozen.set(after.is_frozen),
            key.set(after.share_key) if after.share_key else key.remove(),
            MetaItem.version.add(1),
        ]
        as_read = MetaItem.version == before.version
        transaction.update(MetaItem(user_key(user), META), actions, condition=as_read)

    write_together(fill)


def _replace_lookup(transaction: TransactWrite, user: str, before: str | None, after: str | None) -> None:
    if before is not None:
        transaction.delete(share_item(before))
    if after is not None:
        transaction.save(share_item(after, user), condition=ShareItem.pk.does_not_exist())


def _require_account(transaction: TransactWrite, user: str) -> None:
    exists = OwnerItem.pk.exists() & OwnerItem.deleting.does_not_exist()
    transaction.condition_check(OwnerItem, user_key(user), "PROFILE", condition=exists)


def _put_call(transaction: TransactWrite, user: str, call: Call) -> None:
    unused = CallItem.pk.does_not_exist() | (CallItem.ttl <= call.now)
    item = CallItem(call_key(user, call.key), "C", body=call.body, ttl=call.ends)
    transaction.save(item, condition=unused)


def _before(bucket: Bucket) -> Condition:
    """Require that a bucket is as it was read."""
    if bucket.version == 1:
        return BucketItem.pk.does_not_exist()
    return BucketItem.version == bucket.version - 1


def _put_note(transaction: TransactWrite, change: Change, card: str, text: str) -> None:
    pk, sk = user_key(change.user), note_key(card)
    if text:
        transaction.save(NoteItem(pk, sk, text=text, version=change.note_versions[card]))
    else:
        transaction.delete(NoteItem(pk, sk))


def _put_versions(transaction: TransactWrite, change: Change, buckets: list[Bucket]) -> None:
    versions = {bucket.number: bucket.version for bucket in buckets}
    if not change.meta.exists:
        _create_meta(transaction, change.user, replace(change.meta, versions=versions))
        return
    condition: Condition = MetaItem.pk.exists()
    if not change.of_notes_only:
        condition &= MetaItem.is_frozen == False  # noqa: E712 (PynamoDB makes a condition of ==)
    actions: list[Action] = [
        MetaItem.versions[str(number)].set(version) for number, version in versions.items()
    ]
    transaction.update(MetaItem(user_key(change.user), META), actions, condition=condition)


def _create_meta(transaction: TransactWrite, user: str, meta: Meta) -> None:
    item = MetaItem(
        user_key(user),
        META,
        is_frozen=meta.is_frozen,
        share_key=meta.share_key,
        versions={str(number): version for number, version in meta.versions.items()},
        version=1,
    )
    transaction.save(item, condition=MetaItem.pk.does_not_exist())

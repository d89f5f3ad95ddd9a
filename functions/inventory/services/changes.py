"""Changing the cards of an inventory (docs/rules/inventory.md §2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from functions.common.errors import BusyError, InvalidError, LostRaceError, SignedOutError
from functions.common.ports import seconds
from functions.inventory.apply_change import apply_change, removed_cards
from functions.inventory.errors import FrozenInventoryError
from functions.inventory.inventory import BUCKETS, Bucket, CardChange, bucket_of
from functions.inventory.limits import MAX_NOTES_PER_CALL
from functions.inventory.ports import Ports
from functions.inventory.repository import reading, writing
from functions.inventory.repository.reading import State
from functions.inventory.repository.writing import Call, Change
from functions.inventory.services import cost, known_cards
from functions.inventory.services.done_calls import call_of, is_done

TRIES = 10
"""Changes of the same bucket at the same moment exclude each other, and each try lets one of them through."""


@dataclass(frozen=True)
class Changed:
    """The state after a change, as far as the change concerns it."""

    copies: dict[str, int | None]
    """Of the named cards; None for those that are not owned."""
    versions: dict[int, int]
    """Of the buckets of the named cards."""
    is_frozen: bool


def add(ports: Ports, user: str, deltas: Mapping[str, int], key: str) -> Changed:
    """Add copies of cards, or take them; the same key does it once.

    Raises ThrottledError, FrozenInventoryError, InvalidError, BusyError, or SignedOutError when the account
    is deleted or being deleted. Nothing is changed then.
    """
    changes = {card: CardChange(add=delta) for card, delta in deltas.items()}
    return _change(ports, user, changes, call_of(ports, key, deltas))


def put(ports: Ports, user: str, changes: Mapping[str, CardChange]) -> Changed:
    """Set copies, targets, printings and notes of cards. Raises the same errors."""
    if sum(change.note is not None for change in changes.values()) > MAX_NOTES_PER_CALL:
        raise InvalidError("t", f"at most {MAX_NOTES_PER_CALL} notes in one call")
    if any(change == CardChange() for change in changes.values()):
        raise InvalidError("body", "nothing to change")
    return _change(ports, user, changes)


def remove_cards(ports: Ports, user: str) -> Changed:
    """Remove all copies, targets and printings; notes stay.

    Raises ThrottledError, FrozenInventoryError, BusyError, SignedOutError.
    """
    cost.begin_writing(ports, user)
    for _ in range(TRIES):
        state = reading.state(user, range(BUCKETS), None, seconds(ports.clock()))
        if state.meta.is_frozen:
            raise FrozenInventoryError
        after = {number: removed_cards(bucket) for number, bucket in state.buckets.items()}
        changed = _different(state, after)
        if changed and not _is_written(ports, Change(user, state.meta, changed)):
            continue
        return Changed({}, {bucket.number: bucket.version for bucket in changed}, is_frozen=False)
    raise BusyError


def _change(ports: Ports, user: str, changes: Mapping[str, CardChange], call: Call | None = None) -> Changed:
    cost.begin_writing(ports, user)
    by_bucket: dict[int, dict[str, CardChange]] = {}
    for card, change in changes.items():
        by_bucket.setdefault(bucket_of(card), {})[card] = change
    of_notes_only = all(change.is_of_note_only for change in changes.values())
    for _ in range(TRIES):
        state = reading.state(user, by_bucket, call.key if call else None, seconds(ports.clock()))
        if is_done(call, state.done):
            return _changed(state, changes, state.buckets)
        if state.meta.is_frozen and not of_notes_only:
            raise FrozenInventoryError
        _check_new(ports, state, changes)
        after = {number: apply_change(state.buckets[number], some) for number, some in by_bucket.items()}
        buckets = _different(state, after)
        notes = _notes(state, changes)
        versions = {card: after[bucket_of(card)].version for card in notes}
        if not buckets and call is None:
            return _changed(state, changes, after)
        if _is_written(ports, Change(user, state.meta, buckets, notes, versions, of_notes_only, call)):
            return _changed(state, changes, after)
    raise BusyError


def _is_written(ports: Ports, change: Change) -> bool:
    """Write a change; False when something has changed since it was read.

    Raises ThrottledError, BusyError, or SignedOutError when the account is deleted or being deleted.
    """
    cost.charge_change(ports, change)
    try:
        writing.write(change)
    except LostRaceError:
        if not reading.has_account(change.user):
            raise SignedOutError from None
        return False
    return True


def _check_new(ports: Ports, state: State, changes: Mapping[str, CardChange]) -> None:
    """Check the cards that get something and had nothing: an inventory outlives the card data."""

    def is_new(card: str) -> bool:
        bucket = state.buckets[bucket_of(card)]
        return not any(card in kind for kind in (bucket.copies, bucket.targets, bucket.notes))

    known_cards.check(
        ports, (card for card, change in changes.items() if not change.adds_nothing and is_new(card))
    )


def _notes(state: State, changes: Mapping[str, CardChange]) -> dict[str, str]:
    """Return the notes to write: all new texts, and an empty one for each stored note to remove."""
    return {
        card: change.note
        for card, change in changes.items()
        if change.note is not None and (change.note or card in state.buckets[bucket_of(card)].notes)
    }


def _different(state: State, after: Mapping[int, Bucket]) -> list[Bucket]:
    return [bucket for number, bucket in after.items() if bucket.version != state.buckets[number].version]


def _changed(state: State, changes: Mapping[str, CardChange], after: Mapping[int, Bucket]) -> Changed:
    copies = {card: after[bucket_of(card)].copies.get(card) for card in changes}
    versions = {number: bucket.version for number, bucket in after.items()}
    return Changed(copies, versions, state.meta.is_frozen)

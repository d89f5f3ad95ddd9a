"""The share key and the flag of an inventory (docs/rules/inventory.md §5, §2.5)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from functions.common.errors import BusyError, LostRaceError, SignedOutError
from functions.inventory.inventory import Meta
from functions.inventory.ports import Ports
from functions.inventory.repository import reading, writing
from functions.inventory.services import cost

_TRIES = 5
_UNITS = 2
"""Account, meta item, and up to two lookup items, in a transaction."""


def new_key(ports: Ports, user: str) -> str:
    """Make a new share key and return it; the older one stops working.

    Raises ThrottledError, BusyError, or SignedOutError when the account is deleted or being deleted.
    """
    key = ""

    def with_key(meta: Meta) -> Meta:
        nonlocal key
        key = ports.new_share_key()
        return replace(meta, share_key=key)

    _change(ports, user, with_key)
    return key


def revoke_key(ports: Ports, user: str) -> None:
    """Revoke the share key, if there is one. Raises the same errors."""
    _change(ports, user, lambda meta: replace(meta, share_key=None))


def freeze(ports: Ports, user: str, *, is_frozen: bool) -> None:
    """Freeze the inventory, or allow changes again. Raises the same errors."""
    _change(ports, user, lambda meta: replace(meta, is_frozen=is_frozen))


def _change(ports: Ports, user: str, changed: Callable[[Meta], Meta]) -> None:
    cost.begin_writing(ports, user, _UNITS)
    for _ in range(_TRIES):
        before = reading.find_meta(user)
        after = changed(before)
        if after == before:
            return
        try:
            writing.write_meta(user, before, after)
        except LostRaceError:
            if not reading.has_account(user):
                raise SignedOutError from None
            continue  # Flag or key changed meanwhile, or the key is taken.
        return
    raise BusyError

"""Errors of inventory calls."""

from __future__ import annotations

from functions.common.errors import RefusedError


class FrozenInventoryError(RefusedError):
    """The inventory is frozen: only notes and the flag itself can be changed."""

    code = "frozen-inventory"
    message = "THE INVENTORY IS FROZEN"


class UnknownKeyError(RefusedError):
    """No inventory is shared with this key."""

    code = "unknown-key"
    message = "NO INVENTORY WITH THIS KEY"


STATUSES = {FrozenInventoryError.code: 409, UnknownKeyError.code: 401}

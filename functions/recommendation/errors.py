"""Errors of card ideas."""

from __future__ import annotations

from functions.common.errors import RefusedError


class NoModelError(RefusedError):
    """The published data cannot be read right now."""

    code = "nothing-learnt"
    message = "CONNECTION PROBLEM"


STATUSES = {NoModelError.code: 503}

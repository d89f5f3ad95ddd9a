"""Idempotency keys: a repeated call changes nothing again (docs/rules/inventory.md §4)."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from datetime import timedelta

import orjson

from functions.common.errors import InvalidError
from functions.common.ports import seconds
from functions.inventory.ports import Ports
from functions.inventory.repository.writing import Call

KEY_LIFETIME = timedelta(days=30)
"""A browser may be offline for that long before it repeats a call."""


def call_of(ports: Ports, key: str, body: Mapping[str, int]) -> Call:
    """Name a call by its key and its parsed body."""
    digest = hashlib.sha256(orjson.dumps(body, option=orjson.OPT_SORT_KEYS)).hexdigest()
    now = ports.clock()
    return Call(key, digest, ends=seconds(now + KEY_LIFETIME), now=seconds(now))


def is_done(call: Call | None, done: str | None) -> bool:
    """Whether the call has been done; `done`: hash of the request that was done with its key, if any.

    Raises InvalidError when that was another request.
    """
    if call is None or done is None:
        return False
    if done != call.body:
        raise InvalidError("Idempotency-Key", "already used with another body")
    return True

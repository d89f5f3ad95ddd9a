"""Idempotency keys: a retry of a creation finds the deck that the first try has created."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import orjson

from functions.common.errors import InvalidError
from functions.common.ports import seconds
from functions.decks.ports import Ports
from functions.decks.repository import reading
from functions.decks.repository.decks import Creation

KEY_LIFETIME = timedelta(days=30)
"""A browser may be offline for that long before it retries."""


@dataclass(frozen=True)
class CreationKey:
    """A key belongs to one creator and to one request body."""

    creator: str
    """Two creators may use the same key without meeting each other's decks."""
    key: str
    body: str
    """Hash of the request."""


def creation_key(creator: str, key: str | None, *request: Any) -> CreationKey | None:
    """Name a creation; `request`: the parsed body. None without a key."""
    if not key:
        return None
    body = orjson.dumps(request, option=orjson.OPT_SORT_KEYS)
    return CreationKey(creator, key, hashlib.sha256(body).hexdigest())


def find_created(ports: Ports, key: CreationKey | None) -> str | None:
    """Find the deck that an earlier try with this key has created.

    Raises InvalidError when the request of that try was another one.
    """
    found = reading.find_created(key.creator, key.key, seconds(ports.clock())) if key else None
    if key is None or found is None:
        return None
    if found.body is not None and found.body != key.body:
        raise InvalidError("Idempotency-Key", "already used with another body")
    return found.deck


def creation_of(ports: Ports, key: CreationKey | None) -> Creation | None:
    """Describe how a retry will find the deck."""
    now = ports.clock()
    if key is None:
        return None
    return Creation(key.creator, key.key, key.body, seconds(now + KEY_LIFETIME), seconds(now))

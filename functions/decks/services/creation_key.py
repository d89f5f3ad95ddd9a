"""What the client names a creation by, so that a second try finds the deck that the first has made."""

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

KEY_LIVES = timedelta(days=30)
"""A browser may have been offline for that long when it tries again."""


@dataclass(frozen=True)
class CreationKey:
    """A key belongs to one creator and to one body."""

    creator: str
    """Whose keys they are: nobody meets the deck of another by a key that both have made."""
    key: str
    body: str
    """Hash of what was asked for."""


def creation_key(creator: str, key: str | None, *asked: Any) -> CreationKey | None:
    """Name a creation; `asked`: what the body says, whatever its spelling. None without a key."""
    if not key:
        return None
    body = orjson.dumps(asked, option=orjson.OPT_SORT_KEYS)
    return CreationKey(creator, key, hashlib.sha256(body).hexdigest())


def made_before(ports: Ports, key: CreationKey | None) -> str | None:
    """Give the deck that an earlier try with this key has made.

    Raises InvalidError when that try asked for something else.
    """
    found = reading.find_created(key.creator, key.key, seconds(ports.clock())) if key else None
    if key is None or found is None:
        return None
    if found.body is not None and found.body != key.body:
        raise InvalidError("Idempotency-Key", "already used with another body")
    return found.deck


def creation_of(ports: Ports, key: CreationKey | None) -> Creation | None:
    """Tell by what a second try will find the deck."""
    now = ports.clock()
    if key is None:
        return None
    return Creation(key.creator, key.key, key.body, seconds(now + KEY_LIVES), seconds(now))

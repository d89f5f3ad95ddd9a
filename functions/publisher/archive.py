"""What the archive is made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class Shown:
    """A public deck as everybody sees it; whose it is, is not known here."""

    id: str
    name: str
    author: str
    cards: Mapping[int, int]
    """Card id → copies, all above 0."""
    created: str
    """ISO times."""
    updated: str
    favorites: int


@dataclass(frozen=True)
class Span:
    """From a moment on, or from the beginning, until now."""

    since: datetime | None
    now: datetime


@dataclass(frozen=True)
class Changes:
    """What has changed in a span of time."""

    decks: list[Shown]
    gone: list[str]
    """Ids of decks that are public no more."""

"""The public decks that the archive consists of, and their changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class PublicDeck:
    """A public deck as anyone sees it, without its owner."""

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
    """A span of time; without `since` from the beginning."""

    since: datetime | None
    now: datetime


@dataclass(frozen=True)
class Changes:
    """The changes in a span of time."""

    decks: list[PublicDeck]
    removed: list[str]
    """Ids of decks that are no longer public."""

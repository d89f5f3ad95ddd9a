"""Public decks and the decks they are copies of, as the services know them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from card_pipeline.facts.tags import Tags

from functions.common.deck_summary import Summary


@dataclass(frozen=True)
class Source:
    """The fields of a user's deck from which a public copy is made."""

    id: str
    owner: str | None
    name: str
    author: str
    description: str
    cards: Mapping[str, int]
    version: int
    """Of the deck itself, without that of its group."""
    group: str | None
    group_version: int | None
    child: str | None
    parent: str | None


@dataclass(frozen=True)
class Content:
    """The public content of a deck."""

    name: str
    author: str
    description: str
    cards: dict[str, int]
    """Card id → copies, all above 0: considered cards stay private."""
    tags: Tags
    summary: Summary


@dataclass(frozen=True)
class PublicDeck:
    """The public copy of a deck."""

    id: str
    owner: str
    parent: str
    name: str
    author: str
    description: str
    cards: dict[str, int]
    tags: Tags
    favorites: int
    """Number of users who have it as a favourite."""
    created: str
    """When it was published."""
    updated: str
    """When it was last updated from its deck."""

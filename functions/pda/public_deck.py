"""What a public deck is to the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from card_pipeline.facts.tags import Tags

from functions.common.deck_summary import Summary


@dataclass(frozen=True)
class Source:
    """A deck that somebody keeps, as far as a public copy is made of it."""

    id: str
    owner: str | None
    name: str
    author: str
    description: str
    cards: Mapping[str, int]
    rev: int
    """Of the deck itself, without its family's."""
    family: str | None
    family_rev: int | None
    child: str | None
    parent: str | None


@dataclass(frozen=True)
class Content:
    """What everybody sees of a deck."""

    name: str
    author: str
    description: str
    cards: dict[str, int]
    """Card id → copies, all above 0: what is only considered is nobody else's business."""
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
    """How many users have it among theirs."""
    created: str
    """When it was made public."""
    updated: str
    """When it last followed the deck that it was made of."""

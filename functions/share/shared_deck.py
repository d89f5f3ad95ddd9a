"""A stored deck as strangers see it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class SharedDeck:
    """A deck, without its owner."""

    id: str
    name: str
    author: str
    cards: Mapping[int, int]
    """Card id → copies; 0 for a card of the side lists."""
    main_clan: str | None

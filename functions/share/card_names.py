"""Names and image files of cards, from the published name index."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

_ARTICLE_LAST = re.compile(r"^(.+), (The|An|A)$")


@dataclass(frozen=True, slots=True)
class CardName:
    """What a card is called."""

    shown: str
    """``The Barrens``, ``Theo Bell (G6)``"""
    ascii: str
    advanced: bool
    image: str | None
    """Image file, where it is not named by the letters of the name."""


def read_names(content: Any) -> dict[int, CardName]:
    """Parse the index."""
    return {card["id"]: _name(card) for card in content["cards"]}


def _name(card: dict[str, Any]) -> CardName:
    name, suffix = _ARTICLE_LAST.sub(r"\2 \1", card["name"]), card.get("suffix", "")
    return CardName(
        shown=f"{name} ({suffix})" if suffix else name,
        ascii=card.get("ascii", card["name"]),
        advanced="ADV" in suffix,
        image=card.get("image"),
    )

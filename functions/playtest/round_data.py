"""The data of a round, as `make playtest` writes them (docs/rules/playtest.md §2)."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass

FILE = "playtest.json"


@dataclass(frozen=True)
class RoundData:
    """The data, and what they name."""

    content: bytes
    """JSON, sent as it is."""
    tag: str
    """ETag."""
    cards: frozenset[str]
    """Card ids."""
    precons: frozenset[str]
    """Codes."""
    images: frozenset[str]
    """File names."""


def read_round_data(content: bytes) -> RoundData:
    """Parse the file. Raises ValueError, LookupError, TypeError or AttributeError for another form."""
    parsed = json.loads(content)
    cards = {str(card["id"]) for card in (*parsed["crypt"], *parsed["library"])}
    return RoundData(
        content,
        f'"{hashlib.sha256(content).hexdigest()[:24]}"',
        frozenset(cards),
        frozenset(parsed["precons"]),
        frozenset(parsed["images"].values()),
    )

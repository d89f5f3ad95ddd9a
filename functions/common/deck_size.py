"""The size of a deck in the table, which determines the cost of reading and writing it."""

from __future__ import annotations

from collections.abc import Iterable, Sized

_BASE = 600
"""Names of attributes, keys, flags and times."""
_PER_CARD = 12
_PER_MARKER = 18


def deck_bytes(texts: Iterable[str], cards: Sized, markers: Sized = ()) -> int:
    """Estimate the bytes of a deck's item."""
    written = sum(len(text.encode("utf-8", "surrogatepass")) + 3 for text in texts)
    return _BASE + written + _PER_CARD * len(cards) + _PER_MARKER * len(markers)

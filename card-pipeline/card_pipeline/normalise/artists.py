"""Artists: one name each, in one spelling (docs/data.md §4.7)."""

from __future__ import annotations

import re
from collections.abc import Mapping

# "Ken Meyer, Jr." is one artist.
_SEPARATOR = re.compile(r"[;&]|,(?!\s*Jr\.)")


def split_artists(value: str) -> list[str]:
    """Split ``Tim Bradstreet & Grant Goleash; Mark Kelly``; white space of any kind becomes one space."""
    return [name for name in (" ".join(part.split()) for part in _SEPARATOR.split(value)) if name]


def merge_spellings(names: list[str], spellings: Mapping[str, str]) -> list[str]:
    """List the artists in their preferred spelling, once, in order of appearance."""
    return list(dict.fromkeys(spellings.get(name, name) for name in names))

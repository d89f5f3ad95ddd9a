"""Paths of enlightenment, by their full names (docs/rules/search.md §8.2)."""

from __future__ import annotations

PATHS = frozenset({"Caine", "Cathari", "Death and the Soul", "Power and the Inner Voice"})


def read_path(value: str) -> str | None:
    """Read the Path column; empty means none. Raises ValueError when unknown."""
    if value and value not in PATHS:
        raise ValueError(f'unknown path "{value}"')
    return value or None

"""Disciplines and virtues by their three-letter codes (docs/data.md §4.3)."""

from __future__ import annotations

from typing import Literal

from card_pipeline.facts.discipline_names import CODES, LIBRARY_ONLY, VIRTUES

RENAMED = {"Thaumaturgy": "Blood Sorcery"}

_VAMPIRE_CODES = frozenset(CODES.values())
_VIRTUE_CODES = frozenset(VIRTUES.values())
_REQUIRED = CODES | LIBRARY_ONLY | VIRTUES
_NONE = "-none-"

Level = Literal[1, 2]


def read_disciplines(value: str) -> dict[str, Level]:
    """Read the disciplines of a vampire: ``AUS dom`` → ``{"aus": 2, "dom": 1}``.

    Raises ValueError for an unknown code, a virtue, mixed case or a code given twice.
    """
    levels: dict[str, Level] = {}
    for code in value.split() if value != _NONE else []:
        lower = code.lower()
        if lower not in _VAMPIRE_CODES or code not in (lower, code.upper()):
            raise ValueError(f'unknown discipline "{code}"')
        if lower in levels:
            raise ValueError(f'discipline "{lower}" given twice')
        levels[lower] = 2 if code.isupper() else 1
    return levels


def read_virtues(value: str) -> dict[str, Level]:
    """Read the virtues of an imbued: ``jud viz``. Raises ValueError when one is unknown."""
    for code in value.split():
        if code not in _VIRTUE_CODES:
            raise ValueError(f'unknown virtue "{code}"')
    return dict.fromkeys(value.split(), 1)


Logic = Literal["any", "all"]


def read_discipline_requirement(value: str) -> tuple[list[str], Logic | None]:
    """Read the disciplines that a library card requires, alphabetical by their current names.

    ``Visceratika/Thaumaturgy`` → ``(["tha", "vis"], "any")``; ``Auspex & Fortitude`` → all of them.
    Raises ValueError for an unknown discipline or both signs at once.
    """
    if not value:
        return [], None
    if "/" in value and "&" in value:
        raise ValueError(f'both "/" and "&" in "{value}"')
    sign = "&" if "&" in value else "/"
    names = [part.strip() for part in value.split(sign)]
    present_source = sorted(RENAMED.get(name, name) for name in names)
    for name in present_source:
        if name not in _REQUIRED:
            raise ValueError(f'unknown discipline "{name}"')
    if len(present_source) == 1:
        return [_REQUIRED[present_source[0]]], None
    return [_REQUIRED[name] for name in present_source], "all" if sign == "&" else "any"

"""Card types (docs/rules/search.md §8.6). Reflex is an icon in the text, never a type."""

from __future__ import annotations

from typing import Literal

LIBRARY_TYPES = frozenset(
    {
        *("Master", "Action", "Political Action", "Ally", "Equipment", "Retainer", "Action Modifier"),
        *("Reaction", "Combat", "Event", "Conviction", "Power"),
    }
)

CryptType = Literal["Vampire", "Imbued"]
_CRYPT_TYPES: dict[str, CryptType] = {"Vampire": "Vampire", "Imbued": "Imbued"}


def read_crypt_type(value: str) -> CryptType:
    """Read the type of a crypt card. Raises ValueError when unknown."""
    if value not in _CRYPT_TYPES:
        raise ValueError(f'unknown crypt type "{value}"')
    return _CRYPT_TYPES[value]


def read_types(value: str) -> list[str]:
    """Read the types of a library card, in official order: ``Action Modifier/Combat``.

    Raises ValueError when one is unknown or given twice.
    """
    types = value.split("/")
    for name in types:
        if name not in LIBRARY_TYPES:
            raise ValueError(f'unknown type "{name}"')
    if len(set(types)) < len(types):
        raise ValueError(f'type given twice in "{value}"')
    return types


def is_trifle(types: list[str], text: str) -> bool:
    """Whether it is a trifle: a Master with the word in the first line of its text."""
    return types == ["Master"] and "trifle" in text.partition("\n")[0].lower()

"""Numbers on cards: costs, capacity, group, burn option (docs/data.md §4.4)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from card_pipeline.model.cards import Cost
from card_pipeline.normalise.clans import CLANS


def read_cost(value: str) -> Cost | None:
    """Read a pool, blood or conviction cost: a number, ``X``, or empty for none. Raises ValueError."""
    if not value:
        return None
    if value == "X":
        return "X"
    if not re.fullmatch(r"[1-9]", value):
        raise ValueError(f'unknown cost "{value}"')
    return int(value)


def read_crypt_capacity(value: str) -> int:
    """Read the capacity of a vampire or the life of an imbued, 1 to 11. Raises ValueError."""
    if not re.fullmatch(r"[1-9]|1[01]", value):
        raise ValueError(f'capacity "{value}" is not 1 to 11')
    return int(value)


def read_group(value: str) -> int | Literal["any"]:
    """Read the group: a number, or ``ANY``. Raises ValueError."""
    if value.upper() == "ANY":
        return "any"
    if not re.fullmatch(r"[1-9]", value):
        raise ValueError(f'unknown group "{value}"')
    return int(value)


@dataclass(frozen=True)
class LibraryCapacity:
    """The two meanings of the Capacity column of library cards."""

    created: int | None = None
    """Capacity of the vampire the card creates (0-4)."""
    change: int | None = None
    """Change of the bearer's capacity."""
    clan: str | None = None
    """A clan in this column by mistake (Praxis Seizures): ignored with a warning."""


def read_library_capacity(value: str) -> LibraryCapacity:
    """Read the Capacity column of a library card. Raises ValueError when it is none of the known forms."""
    if not value:
        return LibraryCapacity()
    if value in CLANS:
        return LibraryCapacity(clan=value)
    if re.fullmatch(r"[+-][1-9]", value):
        return LibraryCapacity(change=int(value))
    if re.fullmatch(r"\d|1[01]", value):
        return LibraryCapacity(created=int(value))
    raise ValueError(f'unknown capacity "{value}"')


def read_flag(value: str, *, words: frozenset[str]) -> bool:
    """Read a column that is empty or has one of these values for yes. Raises ValueError."""
    if value and value not in words:
        raise ValueError(f'"{value}" is not one of {", ".join(sorted(words))}')
    return bool(value)


def read_burn_option(value: str) -> bool:
    """Read the Burn Option column: ``Y`` or ``Yes``. Raises ValueError."""
    return read_flag(value, words=frozenset({"Y", "Yes"}))


def read_advanced(value: str) -> bool:
    """Read the Adv column. Raises ValueError."""
    return read_flag(value, words=frozenset({"Advanced"}))

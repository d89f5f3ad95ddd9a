"""Card names: the ASCII form, the image file name, and vampires who share a name (docs/data.md §4.1)."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

# Letters that have no decomposition, and typographic signs.
_ASCII = str.maketrans(
    {
        "ł": "l",
        "Ł": "L",
        "ø": "o",
        "Ø": "O",
        "œ": "oe",
        "Œ": "Oe",
        "æ": "ae",
        "Æ": "Ae",
        "đ": "d",
        "Đ": "D",
        "ß": "ss",
        "\N{EM DASH}": "-",
        "\N{EN DASH}": "-",
        "\N{LEFT SINGLE QUOTATION MARK}": "'",
        "\N{RIGHT SINGLE QUOTATION MARK}": "'",
        "\N{LEFT DOUBLE QUOTATION MARK}": '"',
        "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
    }
)


def ascii_name(name: str) -> str:
    """Write a name in ASCII: ``Rötschreck`` → ``Rotschreck``. Raises ValueError where that fails."""
    decomposed = unicodedata.normalize("NFKD", name.translate(_ASCII))
    plain = "".join(letter for letter in decomposed if not unicodedata.combining(letter))
    if not plain.isascii():
        strange = next(letter for letter in plain if not letter.isascii())
        raise ValueError(f'no ASCII form for "{strange}" in "{name}"')
    return plain


def image_name(name: str, group: int | str | None = None, *, advanced: bool = False) -> str:
    """Name the image file, without folder and extension: ``alashradamrofalamutg2adv``."""
    letters = re.sub(r"[^a-z0-9]", "", ascii_name(name).lower())
    return letters + (f"g{group}" if group is not None else "") + ("adv" if advanced else "")


def read_name(value: str) -> str:
    """Check that there is a name. Raises ValueError."""
    if not value:
        raise ValueError("empty name")
    return value


def read_aka(value: str) -> list[str]:
    """Split the Aka column: ``Camille Devereux; Raven``."""
    return [name.strip() for name in value.split(";") if name.strip()]


@dataclass(frozen=True)
class Version:
    """The properties that distinguish vampires of one name."""

    id: int
    name: str
    group: int | str
    advanced: bool


@dataclass(frozen=True)
class Relation:
    """Relations of a vampire to others of its name."""

    other_version: int | None = None
    """The base card of an advanced one and the other way round."""
    newer: bool = False
    """An older vampire of this name exists in another group; ids ascend with age."""


def relate(versions: Iterable[Version]) -> dict[int, Relation]:
    """Link base and advanced cards, mark newer namesakes.

    Raises ValueError when two cards cannot be distinguished or an advanced card has no base.
    """
    families: dict[str, list[Version]] = defaultdict(list)
    for version in versions:
        families[version.name].append(version)
    relations = {}
    for name, family in families.items():
        by_kind = {(one.group, one.advanced): one for one in family}
        if len(by_kind) < len(family):
            raise ValueError(f'two cards named "{name}" share group and advancement')
        for one in family:
            other = by_kind.get((one.group, not one.advanced))
            if one.advanced and other is None:
                raise ValueError(f'advanced "{name}" ({one.id}) has no base card in its group')
            newer = any(older.id < one.id and older.group != one.group for older in family)
            relations[one.id] = Relation(other.id if other else None, newer)
    return relations

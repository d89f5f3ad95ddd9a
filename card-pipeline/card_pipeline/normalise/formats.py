"""The formats in which decks are judged (docs/rules/legality.md §2)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TypeVar

from card_pipeline.build_warnings import BuildWarnings
from card_pipeline.errors import SourceError
from card_pipeline.model.sets import CardSet, Format
from card_pipeline.sources.overrides import FormatEntry

FILE = "overrides/formats.yml"

Key = TypeVar("Key", str, int)
"""A set or a card."""


def build_formats(
    entries: Mapping[str, FormatEntry],
    sets: Mapping[str, CardSet],
    cards: Collection[int],
    warnings: BuildWarnings,
) -> list[Format]:
    """Publish the formats with the sets and cards that exist; one with none of its sets is left out.

    Warns of missing sets and cards, and of sets that are younger than the day of a list's check.
    Raises SourceError for a library with more cards at least than at most.
    """
    return list(_formats(entries, sets, cards, warnings))


def _formats(
    entries: Mapping[str, FormatEntry],
    sets: Mapping[str, CardSet],
    cards: Collection[int],
    warnings: BuildWarnings,
) -> Iterator[Format]:
    for name, entry in entries.items():
        library, most = entry.library
        if library > most:
            raise SourceError(FILE, f"{library} is more than {most}", f'"{name}" → "library"')
        known = None
        if entry.sets is not None:
            known = _known(entry.sets, sets, f"{name}: set", warnings)
            _warn_of_younger_sets(name, entry, sets, warnings)
        if known == []:
            continue
        yield Format(
            id=name,
            name=entry.name,
            crypt=entry.crypt,
            library=library,
            library_max=most,
            groups=entry.groups,
            sets=known,
            allowed=_known(entry.allowed, cards, f"{name}: card", warnings) or None,
            banned=_known(entry.banned, cards, f"{name}: card", warnings) or None,
            source=str(entry.source),
            checked=entry.checked.isoformat(),
        )


def _known(
    listed: Sequence[Key], existing: Collection[Key], place: str, warnings: BuildWarnings
) -> list[Key]:
    for one in listed:
        if one not in existing:
            warnings.add("in a format and not in the card files", f"{place} {one}")
    return [one for one in listed if one in existing]


def _warn_of_younger_sets(
    name: str, entry: FormatEntry, sets: Mapping[str, CardSet], warnings: BuildWarnings
) -> None:
    checked = entry.checked.isoformat()
    for code, one in sets.items():
        if one.date and one.date > checked:
            case = f"{name}, checked {checked}: {code} of {one.date}"
            warnings.add("set younger than the check of a format's list of sets", case)

"""Requirements of library cards: sect, title, capacity (docs/rules/search.md §5)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from card_pipeline.index.postings import counted, postings
from card_pipeline.model.cards import LibraryCard
from card_pipeline.model.search_index import Postings

SECTS = ("camarilla", "sabbat", "laibon", "independent", "anarch", "imbued")

TITLES = (
    *("primogen", "prince", "justicar", "inner circle", "baron", "bishop"),
    *("archbishop", "priscus", "cardinal", "regent", "magaji"),
)
"""The titles a library card may name."""

NOT_REQUIRED = "not required"

# "Requires a ready vampire with capacity 7 or more." The wording is in the sentence of "requires".
_CAPACITY = r"requires\b[^.\n]*\b(?:of|with) (?:a )?capacity "
_AT_MOST = (
    (re.compile(_CAPACITY + r"less than (\d+)", re.I), -1),
    (re.compile(_CAPACITY + r"(\d+) or less", re.I), 0),
)
_AT_LEAST = (
    (re.compile(_CAPACITY + r"above (\d+)", re.I), 1),
    (re.compile(_CAPACITY + r"(\d+) or more", re.I), 0),
)

_Wordings = tuple[tuple[re.Pattern[str], int], ...]


def sect_postings(cards: Sequence[LibraryCard]) -> dict[str, Postings]:
    """Cards by required sect; "non-camarilla" is a requirement, but not of a sect."""
    facets = {sect: postings(cards, _requiring(sect)) for sect in SECTS}
    facets[NOT_REQUIRED] = postings(cards, lambda card: not _names_any(card, SECTS))
    return facets


def title_postings(cards: Sequence[LibraryCard]) -> dict[str, Postings]:
    """Cards by the title they require, by "titled" and "non-titled", and by naming any title or none."""
    keys = (*TITLES, "titled", "non-titled")
    facets = {key: postings(cards, _requiring(key)) for key in keys}
    facets["titled specific"] = postings(cards, lambda card: _names_any(card, TITLES))
    facets[NOT_REQUIRED] = postings(cards, lambda card: not _names_any(card, TITLES))
    return facets


def capacity_at_most(cards: Sequence[LibraryCard]) -> dict[int, Postings]:
    """Bound N → cards that require capacity ≤ N: "4 or less", "less than 5"."""
    return _by_bound(cards, _AT_MOST)


def capacity_at_least(cards: Sequence[LibraryCard]) -> dict[int, Postings]:
    """Bound N → cards that require capacity ≥ N: "6 or more", "above 5"."""
    return _by_bound(cards, _AT_LEAST)


def _requiring(value: str) -> Callable[[LibraryCard], bool]:
    """Return a test for a word of the requirement with this prefix: "prince" in "justicar,prince"."""
    sought = re.compile(rf"(?:^|[, ]){re.escape(value)}")
    return lambda card: sought.search(_requirement(card)) is not None


def _names_any(card: LibraryCard, values: Sequence[str]) -> bool:
    return any(value in _requirement(card) for value in values)


def _requirement(card: LibraryCard) -> str:
    return ",".join(card.requirement or [])


def _by_bound(cards: Sequence[LibraryCard], wordings: _Wordings) -> dict[int, Postings]:
    bounds: dict[int, list[int]] = {}
    for position, card in enumerate(cards):
        for bound in dict.fromkeys(_bounds(card, wordings)):
            bounds.setdefault(bound, []).append(position)
    return counted(bounds)


def _bounds(card: LibraryCard, wordings: _Wordings) -> Iterator[int]:
    for wording, step in wordings:
        found = wording.search(card.text)
        if found is not None:
            yield int(found.group(1)) + step

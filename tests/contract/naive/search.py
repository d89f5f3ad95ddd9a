"""Card by card: which ids does a q-JSON find?"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tests.contract.naive import printings
from tests.contract.naive.crypt import CRYPT_CRITERIA
from tests.contract.naive.crypt_traits import CRYPT_TRAITS
from tests.contract.naive.errors import BadSearchError
from tests.contract.naive.legality import in_pool, read
from tests.contract.naive.library import LIBRARY_CRITERIA
from tests.contract.naive.library_traits import LIBRARY_TRAITS
from tests.contract.naive.lists import values
from tests.contract.naive.records import Card, crypt, library
from tests.contract.naive.text_rows import check_row, row_holds

Query = Mapping[str, Any]
"""The parsed q-JSON."""


def text(card: Card, rows: Sequence[Mapping[str, object]]) -> bool:
    """ "Every row must pass." """
    return all(row_holds(card, row) for row in rows)


def in_sets(card: Card, criterion: Mapping[str, object]) -> bool:
    """ "A card passes when any chosen set passes." """
    print_, age = criterion.get("print"), criterion.get("age")
    return any(printings.in_set(card.printings, chosen, print_, age) for chosen in values(criterion))


def in_precons(card: Card, criterion: Mapping[str, object]) -> bool:
    """ "Passes when any value passes." """
    print_ = criterion.get("print")
    return any(printings.in_precon(card.printings, chosen, print_) for chosen in values(criterion))


def artist(card: Card, name: str) -> bool:
    """ "Exact member of the artist list." """
    return name in card.artists


def legal(card: Card, format_id: str) -> bool:
    """In the pool of the format and not banned; the command knows no day, so every release counts."""
    return not card.banned and in_pool(card.id, read("formats.yml")[format_id])


LONG = ("text", "set", "precon", "traits")
"""Criteria that are slow to decide."""

COMMON_CRITERIA: dict[str, Callable[..., bool]] = {
    "text": text,
    "set": in_sets,
    "precon": in_precons,
    "artist": artist,
    "legal": legal,
}


def find(kind: str, query: Query) -> list[int]:
    """Ids in ascending order of the cards for which all present keys hold.

    Raises BadSearchError for an unknown key, trait, logic or an invalid pattern.
    """
    own: Mapping[str, Callable[..., bool]] = CRYPT_CRITERIA if kind == "crypt" else LIBRARY_CRITERIA
    criteria = {**COMMON_CRITERIA, **own}
    unknown = sorted(set(query) - set(criteria))
    if unknown:
        raise BadSearchError(f"unknown criteria: {unknown}")
    for row in query.get("text", ()):
        check_row(row)
    unknown = sorted(set(query.get("traits", ())) - set(CRYPT_TRAITS if kind == "crypt" else LIBRARY_TRAITS))
    if unknown:
        raise BadSearchError(f"unknown traits: {unknown}")
    cards: Sequence[Card] = crypt() if kind == "crypt" else library()
    # One criterion after the other, fast ones first, so that fewer cards remain for the others.
    for key in sorted(query, key=LONG.__contains__):
        holds, wanted = criteria[key], query[key]
        cards = [card for card in cards if holds(card, wanted)]
    return [card.id for card in cards]

"""Name index for quick search (docs/rules/search.md §9.1, §9.2)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from card_pipeline.model.cards import Card, CryptCard, LibraryCard
from card_pipeline.model.search_index import NameEntry


def entries(crypt: Sequence[CryptCard], library: Sequence[LibraryCard]) -> list[NameEntry]:
    """List every card by ascending id."""
    found = [_entry(card.id, card, None) for card in library]
    found += [_entry(card.id, card, suffix(card)) for card in crypt]
    return sorted(found, key=lambda entry: entry.id)


def suffix(card: CryptCard) -> str | None:
    """Return the suffix that distinguishes namesakes: ``G6`` for the newer one, ``ADV``, or both."""
    parts = [f"G{card.group}" if card.newer else "", "ADV" if card.advanced else ""]
    return " ".join(filter(None, parts)) or None


def initials(ascii_name: str) -> str:
    """First letters or digits of the words: ``Govern the Unaligned`` → ``gtu``, ``.44 Magnum`` → ``4m``.

    Words end at a space or hyphen.
    """
    words = (re.sub(r"[^a-z0-9]", "", word) for word in re.split(r"[ -]", ascii_name.lower()))
    return "".join(word[0] for word in words if word)


def _entry(card_id: int, card: Card, card_suffix: str | None) -> NameEntry:
    return NameEntry(
        id=card_id,
        name=card.name,
        ascii=card.ascii,
        aka=card.aka,
        suffix=card_suffix,
        initials=initials(card.ascii or card.name),
        image=card.image,
    )

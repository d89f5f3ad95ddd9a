"""Finds cards by informal names: ``The Rack``, ``Alan Sovereign (ADV)``, ``Louhi (G4)``."""

from __future__ import annotations

import re
from collections.abc import Iterable

from card_pipeline.model.cards import CryptCard, LibraryCard
from card_pipeline.normalise.markup import Resolve, resolve_name

_SUFFIX = re.compile(r" \((?P<suffix>ADV|G\d(?: ADV)?)\)$")


def card_resolver(crypt: Iterable[CryptCard], library: Iterable[LibraryCard]) -> Resolve:
    """Return a function that finds a card by name, ignoring article and case.

    A name alone means the oldest base version; ``(ADV)`` its advanced one, ``(G6)`` the one of that group,
    ``(G6 ADV)`` both. An official name wins over another card's also-known-as and ASCII names.
    """
    official: dict[str, int] = {}
    others: dict[str, int] = {}
    for vampire in sorted(crypt, key=_oldest_base_first):
        advanced = " ADV" if vampire.advanced else ""
        plain = vampire.name.casefold()
        for suffix in ("", advanced.strip(), f"G{vampire.group}{advanced}"):
            official.setdefault(f"{plain} ({suffix})".casefold() if suffix else plain, vampire.id)
        for other in _other_names(vampire):
            others.setdefault(other, vampire.id)
    for card in library:
        official.setdefault(card.name.casefold(), card.id)
        for other in _other_names(card):
            others.setdefault(other, card.id)

    def exact(name: str) -> int | None:
        key = name.casefold()
        return official.get(key, others.get(key))

    def resolve(name: str) -> int | None:
        suffix = _SUFFIX.search(name)
        if suffix is None:
            return resolve_name(name, exact)
        plain = name[: suffix.start()]
        return resolve_name(plain, lambda form: exact(f"{form}{suffix.group()}"))

    return resolve


def _oldest_base_first(card: CryptCard) -> tuple[bool, bool, int]:
    return (card.advanced is True, card.newer is True, card.id)


def _other_names(card: CryptCard | LibraryCard) -> list[str]:
    names = [*(card.aka or []), *([card.ascii] if card.ascii else [])]
    return [name.casefold() for name in names]

"""Finds the cards of deck texts by official or other name, in any case (docs/rules/archives.md §2.4)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from card_pipeline.model.cards import CryptCard, LibraryCard


@dataclass(frozen=True)
class DeckNames:
    """Finds the cards that a deck text names."""

    _library: dict[str, int] = field(default_factory=dict)
    _crypt: dict[tuple[str, bool], dict[str, int]] = field(default_factory=dict)
    """Name and advancement → group → card."""

    def library_card(self, name: str) -> int | None:
        """Find a library card."""
        return self._library.get(name.casefold())

    def crypt_card(self, name: str, group: str, *, advanced: bool) -> int | None:
        """Find a vampire; ``group`` is ``7`` or ``ANY``."""
        return self._crypt.get((name.casefold(), advanced), {}).get(group)

    def groups(self, name: str, *, advanced: bool) -> list[str]:
        """List the groups that have a vampire of this name."""
        return sorted(self._crypt.get((name.casefold(), advanced), {}))


def deck_names(crypt: Iterable[CryptCard], library: Iterable[LibraryCard]) -> DeckNames:
    """Index the names. An official name takes precedence over another card's also-known-as."""
    names = DeckNames()
    vampires, cards = list(crypt), list(library)
    for vampire in vampires:
        _index(names, vampire, vampire.name)
    for card in cards:
        names._library.setdefault(card.name.casefold(), card.id)
    for vampire in vampires:
        for other in vampire.aka or []:
            _index(names, vampire, other)
    for card in cards:
        for other in card.aka or []:
            names._library.setdefault(other.casefold(), card.id)
    return names


def forgiving_deck_names(crypt: Iterable[CryptCard], library: Iterable[LibraryCard]) -> DeckNames:
    """Index also the spellings of other programs: ``The Barrens``, ``Rotschreck``, ``Pentex™ Subversion``."""
    vampires, cards = list(crypt), list(library)
    names = deck_names(vampires, cards)
    for vampire in vampires:
        for other in _spellings(vampire):
            _index(names, vampire, other)
    for card in cards:
        for other in _spellings(card):
            names._library.setdefault(other.casefold(), card.id)
    return names


def _spellings(card: CryptCard | LibraryCard) -> Iterable[str]:
    for name in filter(None, (card.name, card.ascii)):
        yield name
        yield name.replace("(TM)", "™")
        bare, comma, article = name.rpartition(", ")
        if comma and article in ("The", "An", "A"):
            yield f"{article} {bare}"


def _index(names: DeckNames, vampire: CryptCard, name: str) -> None:
    groups = names._crypt.setdefault((name.casefold(), vampire.advanced is True), {})
    groups.setdefault(str(vampire.group).upper(), vampire.id)

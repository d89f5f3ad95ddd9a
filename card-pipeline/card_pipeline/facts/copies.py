"""The cards of a deck with their copies."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from card_pipeline.facts.cards import CRYPT_THRESHOLD, CardFacts, CryptFacts, LibraryFacts

CryptCopies = Sequence[tuple[CryptFacts, int]]
LibraryCopies = Sequence[tuple[LibraryFacts, int]]


class UnknownCardsError(Exception):
    """The deck has cards that do not exist; `cards` are their ids, ascending."""

    def __init__(self, cards: Iterable[int]) -> None:
        self.cards = sorted(cards)
        super().__init__(f"no such card: {', '.join(map(str, self.cards))}")


@dataclass(frozen=True, slots=True)
class DeckCopies:
    """Both parts, in ascending order of id. Cards of the side lists (no copies) are not in it."""

    crypt: CryptCopies
    library: LibraryCopies


def deck_copies(deck: Mapping[int, int], cards: CardFacts) -> DeckCopies:
    """Look up the cards of a deck, card id → copies. Raises UnknownCardsError."""
    unknown = [card for card in deck if card not in cards]
    if unknown:
        raise UnknownCardsError(unknown)
    played = sorted((card, copies) for card, copies in deck.items() if copies > 0)
    return DeckCopies(
        crypt=[(cards.crypt[card], copies) for card, copies in played if card > CRYPT_THRESHOLD],
        library=[(cards.library[card], copies) for card, copies in played if card < CRYPT_THRESHOLD],
    )


def total(copies: CryptCopies | LibraryCopies) -> int:
    """Count the copies."""
    return sum(count for _, count in copies)

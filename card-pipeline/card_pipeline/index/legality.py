"""Published cards and formats as the rules of legality read them (docs/rules/legality.md §2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from card_pipeline.facts.legality import FormatRules, JudgedCard
from card_pipeline.model.cards import CryptCard, LibraryCard
from card_pipeline.model.sets import CardSet, Format, SetCatalogue

LEGAL_AT_ONCE = frozenset({"Promo", "POD"})
"""Sets whose cards are legal immediately."""


def judged_cards(cards: Iterable[CryptCard | LibraryCard], catalogue: SetCatalogue) -> dict[int, JudgedCard]:
    """Reduce cards to what the rules ask of them, by id."""
    return {card.id: _judged(card, catalogue.sets) for card in cards}


def format_rules(published: Format) -> FormatRules:
    """Convert a published format."""
    return FormatRules(
        crypt=published.crypt,
        library=published.library,
        library_max=published.library_max,
        consecutive_groups=published.groups == "consecutive",
        sets=None if published.sets is None else frozenset(published.sets),
        allowed=frozenset(published.allowed or ()),
        banned=frozenset(published.banned or ()),
    )


def _judged(card: CryptCard | LibraryCard, sets: Mapping[str, CardSet]) -> JudgedCard:
    vampire = isinstance(card, CryptCard)
    return JudgedCard(
        id=card.id,
        group=card.group if isinstance(card, CryptCard) and card.group != "any" else None,
        capacity=card.capacity if vampire and card.capacity else 0,
        banned=card.banned or "",
        legal_from=_legal_from(card, sets),
        sets=frozenset(card.sets),
    )


def _legal_from(card: CryptCard | LibraryCard, sets: Mapping[str, CardSet]) -> str:
    if not LEGAL_AT_ONCE.isdisjoint(card.sets):
        return ""
    return min(_days(card, sets), default="")


def _days(card: CryptCard | LibraryCard, sets: Mapping[str, CardSet]) -> Iterator[str]:
    """Yield the days of all printings: that of the product, else of the set."""
    for code, numbers in card.sets.items():
        one = sets[code]
        for product in numbers:
            precon = one.precons.get(product)
            yield (precon.date if precon else None) or one.legal_from or one.date or ""

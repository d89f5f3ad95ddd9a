"""Published cards and formats as the rules of legality read them (docs/rules/legality.md §2)."""

from __future__ import annotations

from collections.abc import Iterable

from card_pipeline.facts.legal_day import legal_day
from card_pipeline.facts.legality import FormatRules, JudgedCard
from card_pipeline.model.cards import CryptCard, LibraryCard
from card_pipeline.model.sets import Format


def judged_cards(cards: Iterable[CryptCard | LibraryCard]) -> dict[int, JudgedCard]:
    """Reduce cards to what the rules ask of them, by id."""
    return {card.id: _judged(card) for card in cards}


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


def _judged(card: CryptCard | LibraryCard) -> JudgedCard:
    return JudgedCard(
        id=card.id,
        group=card.group if isinstance(card, CryptCard) and card.group != "any" else None,
        capacity=card.capacity if isinstance(card, CryptCard) else 0,
        banned=card.banned or "",
        legal_from=legal_day(card.sets, card.legal_from, card.first_print),
        sets=frozenset(card.sets),
    )

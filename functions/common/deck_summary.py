"""The facts of a deck's cards that a list shows, stored with the deck."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from card_pipeline.facts.cards import CardFacts
from card_pipeline.facts.main_clan import main_clan

from functions.common.deck_cards import crypt_count, library_count


@dataclass(frozen=True)
class Summary:
    """Copies, and the clan or path of more than half of the crypt."""

    crypt: int
    library: int
    main_clan: str | None


def summary(cards: Mapping[str, int], facts: CardFacts | None, clan_before: str | None = None) -> Summary:
    """Sum up the cards of a deck. Unknown cards have no clan; without facts the clan stays what it was."""
    clan = clan_before if facts is None else _main_clan(cards, facts)
    return Summary(crypt_count(cards), library_count(cards), clan)


def _main_clan(cards: Mapping[str, int], facts: CardFacts) -> str | None:
    known = ((facts.crypt.get(int(card)), copies) for card, copies in sorted(cards.items()))
    return main_clan([(card, copies) for card, copies in known if card is not None and copies > 0])

"""``card-facts.json``: the card facts for functions."""

from __future__ import annotations

from collections.abc import Sequence

from card_pipeline.index.card_tags import crypt_tags, library_tags
from card_pipeline.model.card_facts import CardFactsFile, CryptCardFacts, LibraryCardFacts
from card_pipeline.model.cards import Cost, CryptCard, LibraryCard


def build(crypt: Sequence[CryptCard], library: Sequence[LibraryCard]) -> CardFactsFile:
    """Reduce cards to their facts, in the given order."""
    return CardFactsFile(
        crypt=[_of_crypt(card) for card in crypt], library=[_of_library(card) for card in library]
    )


def _of_crypt(card: CryptCard) -> CryptCardFacts:
    return CryptCardFacts(
        id=card.id,
        clan=card.clan,
        path=card.path,
        sect=card.sect,
        group=None if card.group == "any" else card.group,
        capacity=card.capacity,
        disciplines=card.disciplines,
        tags=crypt_tags(card) or None,
        banned=True if card.banned else None,
        base=card.other_version if card.advanced else None,
    )


def _of_library(card: LibraryCard) -> LibraryCardFacts:
    return LibraryCardFacts(
        id=card.id,
        types=card.types,
        blood=_fixed(card.blood),
        pool=_fixed(card.pool),
        clans=card.clans,
        disciplines=card.disciplines,
        discipline_logic=card.discipline_logic,
        tags=library_tags(card) or None,
        banned=True if card.banned else None,
    )


def _fixed(cost: Cost | None) -> int | None:
    return None if cost == "X" else cost

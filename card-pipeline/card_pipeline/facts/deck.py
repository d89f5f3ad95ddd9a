"""All facts of a deck."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from card_pipeline.facts.cards import CardFacts
from card_pipeline.facts.copies import deck_copies, total
from card_pipeline.facts.crypt import Capacity, Groups, capacity, groups
from card_pipeline.facts.disciplines import Discipline, disciplines, key_disciplines
from card_pipeline.facts.flags import Flag, banned, flags
from card_pipeline.facts.library import Cost, TypeShare, blood, pool, type_shares
from card_pipeline.facts.main_clan import main_clan, main_sect
from card_pipeline.facts.tags import Tags, tags


@dataclass(frozen=True, slots=True)
class DeckFacts:
    """The facts of a deck; cards without copies are not counted."""

    crypt: int
    """Copies."""
    library: int
    capacity: Capacity
    groups: Groups | None
    clan: str | None
    """Clan or path."""
    sect: str | None
    disciplines: list[Discipline]
    key_disciplines: list[str]
    types: list[TypeShare]
    blood: Cost
    pool: Cost
    tags: Tags
    flags: list[Flag]
    banned: list[int]


def deck_facts(deck: Mapping[int, int], cards: CardFacts) -> DeckFacts:
    """Compute the facts of a deck, card id → copies. Raises UnknownCardsError."""
    copies = deck_copies(deck, cards)
    return DeckFacts(
        crypt=total(copies.crypt),
        library=total(copies.library),
        capacity=capacity(copies.crypt),
        groups=groups(copies.crypt),
        clan=main_clan(copies.crypt),
        sect=main_sect(copies.crypt),
        disciplines=disciplines(copies.crypt),
        key_disciplines=key_disciplines(copies.crypt),
        types=type_shares(copies.library),
        blood=blood(copies.library),
        pool=pool(copies.library),
        tags=tags(copies.crypt, copies.library),
        flags=flags(copies),
        banned=banned(copies),
    )

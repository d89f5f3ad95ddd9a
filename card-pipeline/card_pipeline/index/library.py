"""``search-library.json``."""

from __future__ import annotations

from collections.abc import Sequence

from card_pipeline.index.postings import artist_postings, check_order, trait_postings
from card_pipeline.index.prints import print_facts
from card_pipeline.index.requirements import (
    capacity_at_least,
    capacity_at_most,
    sect_postings,
    title_postings,
)
from card_pipeline.index.text_traits import NOT_IN_TWD
from card_pipeline.index.traits_library import LIBRARY_TRAITS
from card_pipeline.model.cards import LibraryCard
from card_pipeline.model.postings import delta_coded
from card_pipeline.model.search_index import LibraryIndex
from card_pipeline.model.sets import SetCatalogue


def build(
    cards: Sequence[LibraryCard], catalogue: SetCatalogue, winning_decks: Sequence[int] | None = None
) -> LibraryIndex:
    """Index the library; `winning_decks` has the number of each card. Raises ValueError unless ids ascend."""
    check_order([card.id for card in cards])
    traits = trait_postings(cards, LIBRARY_TRAITS)
    if winning_decks is not None:
        traits[NOT_IN_TWD] = delta_coded(
            position for position, decks in enumerate(winning_decks) if not decks
        )
    return LibraryIndex(
        count=len(cards),
        traits=traits,
        titles=title_postings(cards),
        sects=sect_postings(cards),
        capacity_at_most=capacity_at_most(cards),
        capacity_at_least=capacity_at_least(cards),
        artists=artist_postings(cards),
        prints=print_facts(cards, catalogue),
    )

"""``search-crypt.json``."""

from __future__ import annotations

from collections.abc import Sequence

from card_pipeline.index.postings import artist_postings, check_order, trait_postings
from card_pipeline.index.prints import print_facts
from card_pipeline.index.text_traits import NOT_IN_TWD
from card_pipeline.index.titles import title_postings
from card_pipeline.index.traits_crypt import CRYPT_TRAITS
from card_pipeline.model.cards import CryptCard
from card_pipeline.model.postings import delta_coded
from card_pipeline.model.search_index import CryptIndex
from card_pipeline.model.sets import SetCatalogue


def build(
    cards: Sequence[CryptCard], catalogue: SetCatalogue, winning_decks: Sequence[int] | None = None
) -> CryptIndex:
    """Index the crypt; `winning_decks` has the number of each card. Raises ValueError unless ids ascend."""
    check_order([card.id for card in cards])
    traits = trait_postings(cards, CRYPT_TRAITS)
    if winning_decks is not None:
        traits[NOT_IN_TWD] = delta_coded(
            position for position, decks in enumerate(winning_decks) if not decks
        )
    return CryptIndex(
        count=len(cards),
        traits=traits,
        titles=title_postings(cards),
        artists=artist_postings(cards),
        prints=print_facts(cards, catalogue),
    )

"""``search-crypt.json``."""

from __future__ import annotations

from collections.abc import Sequence

from card_pipeline.index.postings import Trait, artist_postings, check_order, trait_postings
from card_pipeline.index.prints import print_facts
from card_pipeline.index.text_traits import NOT_IN_TWD, with_archive
from card_pipeline.index.titles import title_postings
from card_pipeline.index.traits_crypt import CRYPT_TRAITS
from card_pipeline.model.cards import CryptCard
from card_pipeline.model.search_index import CryptIndex
from card_pipeline.model.sets import SetCatalogue


def build(cards: Sequence[CryptCard], catalogue: SetCatalogue) -> CryptIndex:
    """Index the crypt. Raises ValueError unless the cards ascend by id."""
    check_order([card.id for card in cards])
    archive: tuple[Trait[CryptCard], ...] = (NOT_IN_TWD,) if with_archive(cards) else ()
    return CryptIndex(
        count=len(cards),
        traits=trait_postings(cards, (*CRYPT_TRAITS, *archive)),
        titles=title_postings(cards),
        artists=artist_postings(cards),
        prints=print_facts(cards, catalogue),
    )

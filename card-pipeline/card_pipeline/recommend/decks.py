"""The decks that the model of card ideas is trained on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from card_pipeline.facts.deck_columns import day_number
from card_pipeline.model.sets import PreconDecks, PreconKind, SetCatalogue
from card_pipeline.normalise.winning_decks import WinningDeck

PLAYABLE: frozenset[PreconKind] = frozenset({"deck", "starter", "starter-incomplete"})
"""Products that are decks; bundles and packs are collections."""


@dataclass(frozen=True, slots=True)
class TrainingDeck:
    """A deck to train on."""

    id: str
    day: int
    """Of the win or of the release, since 1990-01-01."""
    cards: Mapping[int, int]
    """Card id → copies, all above 0."""
    won: bool


def from_winners(decks: Iterable[WinningDeck]) -> Iterator[TrainingDeck]:
    """Convert winning decks."""
    return (TrainingDeck(deck.id, day_number(deck.date.isoformat()), deck.cards, won=True) for deck in decks)


def released_products(precons: PreconDecks, catalogue: SetCatalogue) -> Iterator[TrainingDeck]:
    """Convert the preconstructed decks that have a release date."""
    for key, cards in precons.decks.items():
        code, _, name = key.partition(":")
        of_set = catalogue.sets[code]
        product = of_set.precons.get(name)
        day = product and (product.date or of_set.date)
        if product and day and product.kind in PLAYABLE:
            yield TrainingDeck(key, day_number(day), cards, won=False)


def known_by(decks: Iterable[TrainingDeck], day: int) -> list[TrainingDeck]:
    """List the decks known on a day: winning ones first, newest first, decks of one day by id."""
    known = (deck for deck in decks if deck.day <= day and deck.cards)
    return sorted(known, key=lambda deck: (not deck.won, -deck.day, deck.id))

"""Features that the best vampires are ranked by: numbers that name no card, so that they outlast new data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from card_pipeline.facts.cards import CardFacts
from card_pipeline.facts.copies import DeckCopies, total

from functions.recommendation.ideas.fit import Fit
from functions.recommendation.ideas.model import Model
from functions.recommendation.ideas.nearest import Nearest
from functions.recommendation.ideas.popularity import UNPLAYED

FEATURES = (
    *("score", "score above the 20th", "pairs", "pairs above the 20th", "near", "near above the 20th"),
    *("nearest", "current wins", "wins", "copies", "time out"),
    *("fit", "clan", "capacity above the mean", "group above the mean"),
)
_COMPARED = 20


@dataclass(frozen=True, slots=True)
class Scored:
    """A deck, and what was computed for it."""

    model: Model
    facts: CardFacts
    deck: DeckCopies
    fit: Fit
    near: Nearest
    pairs: Sequence[float]
    """Card → its score by the pairs with cards of the deck."""
    crypt: Mapping[int, float]
    """Id of a vampire that may be suggested → its score."""
    library: Mapping[int, float]


def features_of(scored: Scored, cards: Sequence[int]) -> Iterator[list[float]]:
    """Yield the features of vampires, in the order of `FEATURES`."""
    crypt, copies = scored.deck.crypt, total(scored.deck.crypt)
    capacity = sum(card.capacity * count for card, count in crypt) / copies
    of_groups = [(card.group, count) for card, count in crypt if card.group is not None]
    grouped = sum(count for _, count in of_groups) or 1
    group = sum(one * count for one, count in of_groups) / grouped
    for card, features in zip(cards, _as_any_card(scored, cards), strict=True):
        facts = scored.facts.crypt[card]
        yield [
            *features,
            scored.fit.crypt(facts),
            scored.fit.clans.get(facts.clan, 0.0),
            facts.capacity - capacity,
            0.0 if facts.group is None else facts.group - group,
        ]


def _as_any_card(scored: Scored, cards: Sequence[int]) -> Iterator[list[float]]:
    model = scored.model
    indices = [model.index_of.get(card) for card in cards]
    columns = [
        [scored.crypt[card] for card in cards],
        [0.0 if index is None else scored.pairs[index] for index in indices],
        [0.0 if index is None else scored.near.shares[index] for index in indices],
    ]
    compared = [(column, _compared(column)) for column in columns]
    for row, index in enumerate(indices):
        known = UNPLAYED if index is None else model.popularity[index]
        yield [
            *chain.from_iterable((column[row], column[row] - base) for column, base in compared),
            0.0 if index is None else scored.near.nearest_shares[index],
            known.current,
            known.ever,
            known.copies,
            0.0 if index is None else model.released[index] / (model.won or 1),
        ]


def _compared(values: Sequence[float]) -> float:
    """Return the value that others are compared with: the 20th best, or the least."""
    best = sorted(values, reverse=True)[:_COMPARED]
    return best[-1] if best else 0.0

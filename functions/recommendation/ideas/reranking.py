"""Ranks the best vampires again, by trees that have learned what winners played of such vampires."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import nlargest

from functions.recommendation.ideas.features import FEATURES, Scored, features_of
from functions.recommendation.ideas.trees import kept_trees

CANDIDATES = 80
"""Vampires that are ranked again, the best by their score."""


def best_crypt(scored: Scored, count: int) -> list[int]:
    """Return the best vampires, best first."""
    cards = best_by_score(scored.crypt, max(count, CANDIDATES))
    if not is_learned(scored):
        return cards[:count]
    trees = kept_trees(FEATURES)
    scores = [trees.score(features) for features in features_of(scored, cards)]
    # Sorting is stable: of equal vampires the one with the higher score stays before.
    return [cards[row] for row in sorted(range(len(cards)), key=lambda row: -scores[row])][:count]


def is_learned(scored: Scored) -> bool:
    """Whether the trees have learned from such decks: winning ones, with cards in both parts."""
    return scored.model.from_winners and bool(scored.deck.crypt and scored.deck.library)


def best_by_score(scores: Mapping[int, float], count: int) -> list[int]:
    """Return the cards with the highest scores, highest first."""
    return nlargest(count, scores, key=lambda card: (scores[card], -card))

"""Scores of cards by the linear model: weights of pairs of cards."""

from __future__ import annotations

import math
from collections.abc import Mapping

from functions.recommendation.ideas.model import Model

MORE_COPIES = 0.3
"""Weight of the logarithm of the copies; the same as in the pipeline."""


def strength(copies: int) -> float:
    """Weigh the copies of a card."""
    return 1.0 + MORE_COPIES * math.log(copies)


def scores_of(model: Model, deck: Mapping[int, int]) -> list[float]:
    """Score each card for a deck, index → copies."""
    scores = [0.0] * len(model.cards)
    levels = model.levels
    for index, copies in deck.items():
        weight = strength(copies)
        for other, level in model.weights.pairs(index):
            scores[other] += weight * levels[level]
    return scores


def strongest_pairs(model: Model, deck: Mapping[int, int], wanted: frozenset[int]) -> dict[int, list[int]]:
    """Find, for each wanted card, the two cards of the deck with the highest weights, all by index."""
    pairs: dict[int, list[tuple[float, int]]] = {index: [] for index in wanted}
    for index, copies in deck.items():
        weight = strength(copies)
        for other, level in model.weights.pairs(index):
            if other in wanted and model.levels[level] > 0:
                pairs[other].append((-weight * model.levels[level], index))
    return {index: [card for _, card in sorted(found)[:2]] for index, found in pairs.items()}

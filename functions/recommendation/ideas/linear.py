"""What the cards of a deck say for other cards, by the weights the pipeline has learnt."""

from __future__ import annotations

import math
from collections.abc import Mapping

from functions.recommendation.ideas.learnt import Learnt

MORE_COPIES = 0.3
"""As in the pipeline: what copies beyond the first add, by their logarithm."""


def strength(copies: int) -> float:
    """Give what so many copies of a card count for."""
    return 1.0 + MORE_COPIES * math.log(copies)


def spoken_for(learnt: Learnt, deck: Mapping[int, int]) -> list[float]:
    """Give per card how much the deck, place → copies, speaks for it."""
    said = [0.0] * len(learnt.cards)
    levels = learnt.levels
    for place, copies in deck.items():
        loud = strength(copies)
        for other, level in learnt.weights.pairs(place):
            said[other] += loud * levels[level]
    return said


def speakers(learnt: Learnt, deck: Mapping[int, int], wanted: frozenset[int]) -> dict[int, list[int]]:
    """Give per card the two cards of the deck that speak for it most, all by their places."""
    said: dict[int, list[tuple[float, int]]] = {place: [] for place in wanted}
    for place, copies in deck.items():
        loud = strength(copies)
        for other, level in learnt.weights.pairs(place):
            if other in wanted and learnt.levels[level] > 0:
                said[other].append((-loud * learnt.levels[level], place))
    return {place: [speaker for _, speaker in sorted(heard)[:2]] for place, heard in said.items()}

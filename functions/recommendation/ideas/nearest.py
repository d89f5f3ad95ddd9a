"""The decks most like a deck: what they share, rare cards counting most, against what either has."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from heapq import nlargest

from functions.recommendation.ideas.learnt import Learnt

MAX_NEAREST = 60
MIN_SIMILARITY = 0.15
"""From here on a deck is called similar. Twenty of nearly every winning deck's neighbours are."""


@dataclass(frozen=True, slots=True)
class Nearest:
    """The decks and what they say."""

    similar: int
    """The winning decks among them that are similar in themselves, whatever their age; a bit for each."""
    shares: Sequence[float]
    """Card → share of the decks that have it, the nearer counting more."""


def nearest(learnt: Learnt, places: Collection[int]) -> Nearest:
    """Find the decks nearest to one with these cards."""
    length = math.sqrt(sum(learnt.rarity[place] ** 2 for place in places)) or 1.0
    shared = [0.0] * len(learnt.picks)
    for place in places:
        weight = learnt.rarity[place] ** 2 / length
        for deck in learnt.decks_of[place]:
            shared[deck] += weight
    likeness = [one / other for one, other in zip(shared, learnt.lengths, strict=True)]
    near = [one * age for one, age in zip(likeness, learnt.ages, strict=True)]
    decks = [deck for deck in nlargest(MAX_NEAREST, range(len(near)), near.__getitem__) if near[deck]]
    shares = [0.0] * len(learnt.cards)
    whole = sum(near[deck] for deck in decks)
    for deck in decks:
        share = near[deck] / whole
        for place, copies in learnt.picks.pairs(deck):
            if copies:
                shares[place] += share
    similar = (deck for deck in decks if deck < learnt.won and likeness[deck] >= MIN_SIMILARITY)
    return Nearest(sum(1 << deck for deck in similar), shares)

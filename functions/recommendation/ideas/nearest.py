"""The decks most similar to a deck, by cosine similarity with rare cards weighing more."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from heapq import nlargest

from functions.recommendation.ideas.model import Model

MAX_NEAREST = 60
SHARPNESS = 3
"""Power of a similarity: nearer decks count the more for it."""
MAX_CLOSEST = 10
"""The nearest of them, which say more of unusual decks."""
MIN_SIMILARITY = 0.15
"""A deck counts as similar from here on. Nearly every winning deck has twenty such neighbours."""


@dataclass(frozen=True, slots=True)
class Nearest:
    """The nearest decks and the cards they play."""

    similar: int
    """The winning decks among them that are similar regardless of age; one bit for each."""
    shares: Sequence[float]
    """Card → share of the decks that play it, nearer and newer decks weighing more."""
    nearest_shares: Sequence[float]
    """The same of the ten nearest."""


def nearest(model: Model, indices: Collection[int]) -> Nearest:
    """Find the decks nearest to one with these cards."""
    similarity = similarities(model, indices, model.lengths)
    near = [one**SHARPNESS * age for one, age in zip(similarity, model.ages, strict=True)]
    decks = most(near)
    similar = (deck for deck in decks if deck < model.won and similarity[deck] >= MIN_SIMILARITY)
    return Nearest(
        similar=sum(1 << deck for deck in similar),
        shares=shares(model, near, decks),
        nearest_shares=shares(model, near, decks[:MAX_CLOSEST]),
    )


def similarities(model: Model, indices: Collection[int], lengths: Sequence[float]) -> list[float]:
    """Compare each deck, whose vector has this length, with one of these cards."""
    length = math.sqrt(sum(model.rarity[index] ** 2 for index in indices)) or 1.0
    shared = [0.0] * len(model.picks)
    for index in indices:
        weight = model.rarity[index] ** 2 / length
        for deck in model.decks_of[index]:
            shared[deck] += weight
    return [one / other for one, other in zip(shared, lengths, strict=True)]


def most(near: Sequence[float]) -> list[int]:
    """List the decks with the highest weights, if any, highest first."""
    return [deck for deck in nlargest(MAX_NEAREST, range(len(near)), near.__getitem__) if near[deck]]


def shares(model: Model, near: Sequence[float], decks: Sequence[int]) -> list[float]:
    """Compute, for each card, the share of the decks that play it, by their weights."""
    found = [0.0] * len(model.cards)
    whole = sum(near[deck] for deck in decks)
    for deck in decks:
        share = near[deck] / whole
        for index, copies in model.picks.pairs(deck):
            if copies:
                found[index] += share
    return found

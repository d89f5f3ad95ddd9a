"""How cards speak for each other: a linear item model in closed form (EASE; Steck 2019).

Each card of a deck is foretold from the others by a weighted sum. The weights that do it best over all decks,
with a ridge against learning by heart, come out of one inverse of the matrix of what is played together.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from card_pipeline.recommend.decks import TaughtDeck

RIDGE = 40.0
HALF_LIFE = 6 * 365.25
"""Days after which a deck counts half."""
MORE_COPIES = 0.3
"""What copies beyond the first add, by their logarithm."""
MIN_DECKS = 2
"""A card of fewer decks has nothing to say."""
_DECIMALS = 9
"""Processors differ in the last digits: what is rounded here is told apart by none of them."""

Weights = NDArray[np.float64]


def strength(copies: int) -> float:
    """Give what so many copies of a card count for."""
    return 1.0 + MORE_COPIES * math.log(copies)


def age_weight(day: int, until: int) -> float:
    """Give what is left of the weight of a deck on the day `until`."""
    return float(0.5 ** ((until - day) / HALF_LIFE))


def learn(decks: Sequence[TaughtDeck], cards: Sequence[int], until: int) -> Weights:
    """Give the weights: row = card of a deck, column = card it speaks for, both by the place in `cards`."""
    place = {card: index for index, card in enumerate(cards)}
    played = np.zeros((len(decks), len(cards)))
    for row, deck in enumerate(decks):
        ageing = math.sqrt(age_weight(deck.day, until))
        for card, copies in deck.cards.items():
            played[row, place[card]] = ageing * strength(copies)
    told = np.flatnonzero((played > 0).sum(axis=0) >= MIN_DECKS)
    weights = np.zeros((len(cards), len(cards)))
    if told.size:
        weights[np.ix_(told, told)] = _closed_form(played[:, told])
    return weights


def _closed_form(played: Weights) -> Weights:
    together = played.T @ played
    together[np.diag_indices_from(together)] += RIDGE
    inverse = np.linalg.inv(together)
    weights: Weights = -inverse / np.diag(inverse)
    np.fill_diagonal(weights, 0.0)
    return weights.round(_DECIMALS)

"""Predicts cards from other cards: a linear item model in closed form (EASE; Steck 2019).

Each card of a deck is predicted from the others by a weighted sum. The weights that do so best over all
decks, with a ridge penalty against overfitting, follow from one inversion of the co-occurrence matrix.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from card_pipeline.recommend.decks import TrainingDeck

RIDGE = 40.0
HALF_LIFE = 6 * 365.25
"""Days after which a deck counts half."""
MORE_COPIES = 0.3
"""Weight of the logarithm of the copies."""
MIN_DECKS = 2
"""Cards of fewer decks get no weights."""
_DECIMALS = 9
"""Processors differ in the last digits; rounding makes their results equal."""

Weights = NDArray[np.float64]


def strength(copies: int) -> float:
    """Weigh the copies of a card."""
    return 1.0 + MORE_COPIES * math.log(copies)


def age_weight(day: int, until: int) -> float:
    """Weigh a deck by its age on the day `until`."""
    return float(0.5 ** ((until - day) / HALF_LIFE))


def fit(decks: Sequence[TrainingDeck], cards: Sequence[int], until: int) -> Weights:
    """Compute the weights: row = card of a deck, column = predicted card, both by their index in `cards`."""
    index_of = {card: index for index, card in enumerate(cards)}
    played = np.zeros((len(decks), len(cards)))
    for row, deck in enumerate(decks):
        ageing = math.sqrt(age_weight(deck.day, until))
        for card, copies in deck.cards.items():
            played[row, index_of[card]] = ageing * strength(copies)
    common = np.flatnonzero((played > 0).sum(axis=0) >= MIN_DECKS)
    weights = np.zeros((len(cards), len(cards)))
    if common.size:
        weights[np.ix_(common, common)] = _closed_form(played[:, common])
    return weights


def _closed_form(played: Weights) -> Weights:
    together = played.T @ played
    together[np.diag_indices_from(together)] += RIDGE
    inverse = np.linalg.inv(together)
    weights: Weights = -inverse / np.diag(inverse)
    np.fill_diagonal(weights, 0.0)
    return weights.round(_DECIMALS)

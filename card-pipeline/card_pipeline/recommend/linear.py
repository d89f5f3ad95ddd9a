"""Predicts cards from other cards: a linear item model in closed form (EASE; Steck 2019).

Each card of a deck is predicted from the others by a weighted sum. The weights that do so best over all
decks, with a ridge penalty against overfitting, follow from one inversion of the co-occurrence matrix.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from card_pipeline.facts.cards import CRYPT_THRESHOLD
from card_pipeline.recommend.decks import TrainingDeck

YEAR = 365.25
HALF_LIFE = 6 * YEAR
"""Days after which a deck counts half."""
MORE_COPIES = 0.3
"""Weight of the logarithm of the copies."""
_DECIMALS = 9
"""Processors differ in the last digits; rounding makes their results equal."""

Weights = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Regression:
    """How strongly weights are drawn to 0, and after how many days a deck counts half."""

    ridge: float
    half_life: float


FAITHFUL = Regression(10.0, HALF_LIFE)
"""Keeps what few decks show: vampires belong to few."""
CURRENT = Regression(60.0, HALF_LIFE / 2)
"""Keeps what many recent decks show."""


def strength(copies: int) -> float:
    """Weigh the copies of a card."""
    return 1.0 + MORE_COPIES * math.log(copies)


def age_weight(day: int, until: int, half_life: float = HALF_LIFE) -> float:
    """Weigh a deck by its age on the day `until`."""
    return float(0.5 ** ((until - day) / half_life))


def blend(decks: Sequence[TrainingDeck], cards: Sequence[int], until: int) -> Weights:
    """Compute the weights of the model: library cards are predicted by the mean of both regressions."""
    weights = fit(decks, cards, until, FAITHFUL)
    library = np.array([card < CRYPT_THRESHOLD for card in cards], dtype=bool)
    current = fit(decks, cards, until, CURRENT)
    weights[:, library] = (weights[:, library] + current[:, library]) / 2
    return weights


def fit(decks: Sequence[TrainingDeck], cards: Sequence[int], until: int, regression: Regression) -> Weights:
    """Compute the weights: row = card of a deck, column = predicted card, both by their index in `cards`."""
    index_of = {card: index for index, card in enumerate(cards)}
    played = np.zeros((len(decks), len(cards)))
    for row, deck in enumerate(decks):
        ageing = math.sqrt(age_weight(deck.day, until, regression.half_life))
        for card, copies in deck.cards.items():
            played[row, index_of[card]] = ageing * strength(copies)
    return _closed_form(played, regression.ridge)


def _closed_form(played: Weights, ridge: float) -> Weights:
    together = played.T @ played
    together[np.diag_indices_from(together)] += ridge
    inverse = np.linalg.inv(together)
    weights: Weights = -inverse / np.diag(inverse)
    np.fill_diagonal(weights, 0.0)
    return weights.round(_DECIMALS)

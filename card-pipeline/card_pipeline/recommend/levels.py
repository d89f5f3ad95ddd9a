"""Weights as small numbers: most are near 0, so the levels lie closer there."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from card_pipeline.recommend.linear import Weights
from card_pipeline.recommend.packing import Pairs

FAINTEST = 0.01
"""A weight nearer to 0 is left out."""
LEVELS = 127
AGAINST = 128


def scale_of(weights: Weights) -> float:
    """Give the largest weight, which all others are told by."""
    return float(np.abs(weights).max(initial=0.0)) or 1.0


def levelled(weights: Weights, scale: float) -> Iterator[Pairs]:
    """Give per row the places and levels of the weights that count."""
    for row in weights:
        kept = np.flatnonzero(np.abs(row) >= FAINTEST)
        level = np.rint(LEVELS * np.sqrt(np.abs(row[kept]) / scale)).astype(int)
        told = np.where(row[kept] < 0, AGAINST + level, level)
        yield [
            (int(place), int(number)) for place, number in zip(kept, told, strict=True) if number % AGAINST
        ]

"""Quantizes weights to a byte: most are near 0, where the levels are denser."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from card_pipeline.recommend.linear import Weights
from card_pipeline.recommend.packing import Pairs

MIN_WEIGHT = 0.015
"""Smaller weights are omitted."""
LEVELS = 127
AGAINST = 128


def max_weight(weights: Weights) -> float:
    """Return the largest weight, to which all others are relative."""
    return float(np.abs(weights).max(initial=0.0)) or 1.0


def quantize(weights: Weights, scale: float) -> Iterator[Pairs]:
    """Yield, per row, the indices and levels of the weights that are not omitted."""
    for row in weights:
        indices = np.flatnonzero(np.abs(row) >= MIN_WEIGHT)
        level = np.rint(LEVELS * np.sqrt(np.abs(row[indices]) / scale)).astype(int)
        numbers = np.where(row[indices] < 0, AGAINST + level, level)
        yield [
            (int(index), int(number))
            for index, number in zip(indices, numbers, strict=True)
            if number % AGAINST
        ]

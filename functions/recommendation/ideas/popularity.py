"""What is known of a card alone: how many winning decks play it, and with how many copies."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Popularity:
    """How often a card was played."""

    current: float
    """Logarithm of the winning decks, each by its age."""
    ever: float
    """Logarithm of the winning decks."""
    copies: float
    """Mean copies in a deck that plays it."""


UNPLAYED = Popularity(math.log(0.5), 0.0, 0.0)


def popularity(decks: Sequence[int], copies: Sequence[int], won: int, ages: Sequence[float]) -> Popularity:
    """Summarize the decks of a card, ascending; the first `won` decks are winning ones."""
    wins = decks[: bisect_left(decks, won)]
    current = sum(ages[deck] ** 2 for deck in wins)
    return Popularity(math.log(0.5 + current), math.log(1 + len(wins)), sum(copies) / (len(copies) or 1))

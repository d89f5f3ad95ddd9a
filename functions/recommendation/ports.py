"""What card ideas are given: published data and throttles."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from card_pipeline.facts.cards import CardFacts

from functions.common.throttle import Throttle
from functions.recommendation.ideas.learnt import Learnt

CardFactsNow = Callable[[], CardFacts | None]
"""Gives the facts of all published cards; None while they cannot be read."""

LearntNow = Callable[[], Learnt | None]
"""Gives what the pipeline has learnt; None while it cannot be read."""


@dataclass(frozen=True)
class Ports:
    """The world as the service sees it."""

    throttle: Throttle
    card_facts: CardFactsNow
    learnt: LearntNow

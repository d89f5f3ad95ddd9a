"""Dependencies of card ideas: published data and throttles."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from card_pipeline.facts.cards import CardFacts

from functions.common.throttle import Throttle
from functions.recommendation.ideas.model import Model

CurrentCardFacts = Callable[[], CardFacts | None]
"""Returns the facts of all published cards; None while they cannot be read."""

CurrentModel = Callable[[], Model | None]
"""Returns the model that the pipeline has trained; None while it cannot be read."""


@dataclass(frozen=True)
class Ports:
    """Everything the service depends on."""

    throttle: Throttle
    card_facts: CurrentCardFacts
    model: CurrentModel

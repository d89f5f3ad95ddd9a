"""Reads the published model."""

from __future__ import annotations

from functions.common.ports import Clock
from functions.common.published import Latest, published_at
from functions.recommendation.ideas.model import Model, read_model

RECOMMENDER = "recommender"


def model_at(location: str, clock: Clock) -> Latest[Model]:
    """Return the source of the current model; `location`: a URL, a folder, or empty."""
    return Latest(published_at(location), clock, RECOMMENDER, read_model)

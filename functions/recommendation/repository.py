"""Where what was learnt is kept: a published file."""

from __future__ import annotations

from functions.common.ports import Clock
from functions.common.published import Latest, published_at
from functions.recommendation.ideas.learnt import Learnt, read_learnt

RECOMMENDER = "recommender"


def learnt_at(place: str, clock: Clock) -> Latest[Learnt]:
    """Give what knows the newest; `place`: an address, a folder, or nowhere."""
    return Latest(published_at(place), clock, RECOMMENDER, read_learnt)

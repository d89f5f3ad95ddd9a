"""What decks with a similar crypt play, for a deck that has no library yet."""

from __future__ import annotations

from collections.abc import Collection

from functions.recommendation.ideas.model import Model
from functions.recommendation.ideas.nearest import SHARPNESS, most, shares, similarities

SAME_DISCIPLINES = 0.3
"""Weight of the same key disciplines: other vampires may play the same library."""


def shares_by_crypt(model: Model, indices: Collection[int], disciplines: frozenset[str]) -> list[float]:
    """Compute, for each card, the share of the decks nearest to a crypt with these key disciplines."""
    alike = [SAME_DISCIPLINES * _overlap(disciplines, codes) for codes in model.key_disciplines]
    near = [
        (one + alike[codes]) ** SHARPNESS * age * age
        for one, codes, age in zip(
            similarities(model, indices, model.crypt_lengths), model.disciplines_of, model.ages, strict=True
        )
    ]
    return shares(model, near, most(near))


def _overlap(one: frozenset[str], other: frozenset[str]) -> float:
    return len(one & other) / len(one | other) if one or other else 0.0

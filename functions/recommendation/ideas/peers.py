"""The winning decks that a card is rated by: of the same clan and discipline, since its release."""

from __future__ import annotations

from dataclasses import dataclass

from functions.recommendation.ideas.model import Model

MIN_DECKS = 20
"""Below this, no percentage is shown."""


@dataclass(frozen=True, slots=True)
class Peers:
    """Winning decks of the same kind."""

    clan: str | None
    discipline: str | None
    decks: int
    """One bit for each."""


@dataclass(frozen=True, slots=True)
class CopyQuartiles:
    """Quartiles of the copies in decks that play a card."""

    low: int
    middle: int
    high: int


def peers(model: Model, index: int, clan: str | None, discipline: str | None) -> Peers | None:
    """Find the most specific kind with enough decks; None when even all decks are too few."""
    out = (1 << model.released[index]) - 1
    of_clan = model.clans.get(clan or "", 0)
    of_discipline = model.disciplines.get(discipline or "", 0)
    kinds = (
        Peers(clan, discipline, of_clan & of_discipline & out),
        Peers(clan, None, of_clan & out),
        Peers(None, discipline, of_discipline & out),
        Peers(None, None, out),
    )
    return next((kind for kind in kinds if kind.decks.bit_count() >= MIN_DECKS), None)


def players(model: Model, index: int, decks: int) -> int:
    """Count the decks that play a card."""
    return sum((bits & decks).bit_count() for bits in model.by_copies(index).values())


def copy_quartiles(model: Model, index: int, decks: int) -> CopyQuartiles | None:
    """Compute the quartiles of the copies in decks that play a card; None when no deck does."""
    counts = [(copies, (bits & decks).bit_count()) for copies, bits in model.by_copies(index).items()]
    playing = sum(count for _, count in counts)
    if not playing:
        return None
    low, middle, high = (_copies_at(counts, playing * part / 4) for part in (1, 2, 3))
    return CopyQuartiles(low, middle, high)


def _copies_at(counts: list[tuple[int, int]], wanted: float) -> int:
    """Return the copies at a rank among the decks, sorted by copies."""
    passed = 0
    for copies, count in counts:
        passed += count
        if passed >= wanted:
            return copies
    return counts[-1][0]

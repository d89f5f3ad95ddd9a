"""The winning decks that a card is judged by: of the same clan, with the same discipline, since it is out."""

from __future__ import annotations

from dataclasses import dataclass

from functions.recommendation.ideas.learnt import Learnt

MIN_DECKS = 20
"""Of fewer decks no share is told."""


@dataclass(frozen=True, slots=True)
class Peers:
    """Winning decks of a kind."""

    clan: str | None
    discipline: str | None
    decks: int
    """A bit for each."""


@dataclass(frozen=True, slots=True)
class Usual:
    """How many copies those play that play a card: the middle half of them, and the middle one."""

    low: int
    middle: int
    high: int


def peers(learnt: Learnt, place: int, clan: str | None, discipline: str | None) -> Peers | None:
    """Find the most closely described kind that has enough decks; None where even all are too few."""
    out = (1 << learnt.released[place]) - 1
    of_clan = learnt.clans.get(clan or "", 0)
    of_discipline = learnt.disciplines.get(discipline or "", 0)
    kinds = (
        Peers(clan, discipline, of_clan & of_discipline & out),
        Peers(clan, None, of_clan & out),
        Peers(None, discipline, of_discipline & out),
        Peers(None, None, out),
    )
    return next((kind for kind in kinds if kind.decks.bit_count() >= MIN_DECKS), None)


def players(learnt: Learnt, place: int, decks: int) -> int:
    """Count the decks that play a card."""
    return sum((bits & decks).bit_count() for bits in learnt.by_copies(place).values())


def usual_copies(learnt: Learnt, place: int, decks: int) -> Usual | None:
    """Tell how many copies the decks play that play the card; None when none does."""
    counts = [(copies, (bits & decks).bit_count()) for copies, bits in learnt.by_copies(place).items()]
    playing = sum(count for _, count in counts)
    if not playing:
        return None
    low, middle, high = (_at(counts, playing * part / 4) for part in (1, 2, 3))
    return Usual(low, middle, high)


def _at(counts: list[tuple[int, int]], wanted: float) -> int:
    """Give the copies of the deck in this place, the decks being lined up by copies."""
    passed = 0
    for copies, count in counts:
        passed += count
        if passed >= wanted:
            return copies
    return counts[-1][0]

"""Sums up the scores of a card or a precon (docs/rules/playtest.md §5)."""

from __future__ import annotations

import statistics
from collections.abc import Iterable
from dataclasses import dataclass

from functions.playtest.limits import MAX_SCORE
from functions.playtest.report import Rating


@dataclass(frozen=True)
class ScoreSummary:
    """The scores of all testers; reports without a score are only counted."""

    reports: int
    """Reports that are not empty."""
    seen: list[int]
    """Of reporters who have seen it in play: number of reports by score, 0 to 10."""
    not_seen: list[int]
    mean: float | None
    """Of all scores; None without any, as are the other two."""
    median: float | None
    spread: float | None
    """Standard deviation of all scores."""


def sum_up(ratings: Iterable[Rating]) -> ScoreSummary:
    """Sum up reports about one subject."""
    seen, not_seen = [0] * (MAX_SCORE + 1), [0] * (MAX_SCORE + 1)
    scores: list[int] = []
    reports = 0
    for rating in ratings:
        if rating.is_empty:
            continue
        reports += 1
        (seen if rating.is_played else not_seen)[rating.score] += 1
        if rating.score > 0:
            scores.append(rating.score)
    if not scores:
        return ScoreSummary(reports, seen, not_seen, None, None, None)
    return ScoreSummary(
        reports,
        seen,
        not_seen,
        round(statistics.fmean(scores), 2),
        float(statistics.median(scores)),
        round(statistics.pstdev(scores), 2),
    )

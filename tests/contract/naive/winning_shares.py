"""Measures of winning decks, computed slowly (docs/rules/archives.md §10)."""

from __future__ import annotations

import datetime
import itertools
import math
import statistics
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from tests.contract.naive.archive_facts import TYPES
from tests.contract.naive.fold import fold

Q80 = statistics.NormalDist().inv_cdf(0.9)
"""80 % of a normal distribution are between this and its negative."""
HALF_LIFE = 182.625


@dataclass(frozen=True, slots=True, eq=False)
class Win:
    """A winning deck with its facts."""

    id: str
    day: datetime.date
    player: str
    country: str
    players: int
    """0 = unknown."""
    cards: Mapping[int, int]
    facts: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Asked:
    """A selection: criteria of the search, and how wins are weighed."""

    years: tuple[int | None, int | None]
    players: tuple[int | None, int | None]
    country: str | None
    card: int | None
    weight: str
    capped: bool
    joined: bool

    def as_json(self) -> dict[str, Any]:
        """As the site reads it."""
        q: dict[str, Any] = {}
        for name, (first, last) in (("date", self.years), ("players", self.players)):
            ends = {"from": first, "to": last}
            if first or last:
                q[name] = {key: end for key, end in ends.items() if end is not None}
        if self.country:
            q["location"] = {"country": self.country}
        if self.card:
            q["library"] = {str(self.card): {"q": 1, "m": "gt"}}
        return {"q": q, "weight": self.weight, "capped": self.capped, "joined": self.joined}


def windows(wins: Sequence[Win], asked: Asked) -> tuple[list[Win], list[Win] | None]:
    """The decks of the selection, and those of the same length of time before."""
    first, last = asked.years
    least, most = asked.players

    def matches(win: Win) -> bool:
        has_players = win.players > 0 and (least or 0) <= win.players <= (most or math.inf)
        return (
            ((not least and not most) or has_players)
            and asked.country in (None, win.country)
            and (asked.card is None or asked.card in win.cards)
        )

    kept = [win for win in wins if matches(win)]
    now = [win for win in kept if (first or 0) <= win.day.year <= (last or 9999)]
    if first is None:
        return now, None
    start = datetime.date(first, 1, 1)
    end = min(datetime.date((last or 9000) + 1, 1, 1), wins[0].day + datetime.timedelta(1))
    length = max(datetime.timedelta(0), end - start)
    return now, [win for win in kept if start - length <= win.day < start]


def similarity(one: Win, other: Win, weights: Mapping[int, int]) -> int:
    """Similarity in percent (docs/rules/archives.md §7)."""
    shared = sum(weights[card] * min(n, other.cards.get(card, 0)) for card, n in one.cards.items())
    larger = max(sum(weights[card] * n for card, n in deck.cards.items()) for deck in (one, other))
    return 100 * shared // larger if larger else 0


def card_weights(wins: Sequence[Win]) -> dict[int, int]:
    """Rare cards weigh more, crypt cards four times."""
    played = Counter(card for win in wins for card in win.cards)

    def weight(card: int, decks: int) -> int:
        rarity = math.floor(64 * math.log(1 + len(wins) / (1 + decks)) + 0.5)
        return rarity * (4 if card > 200_000 else 1) or 1

    return {card: weight(card, decks) for card, decks in played.items()}


class Reading:
    """All wins of an archive, newest first."""

    def __init__(self, wins: Sequence[Win]) -> None:
        self.wins = wins
        self.card_weights = card_weights(wins)
        self.played = Counter(card for win in wins for card in win.cards)
        self.first_win = {card: win for win in wins for card in win.cards}
        known = defaultdict(list)
        for win in wins:
            if win.players:
                known[win.day.year].append(win.players)
        self.medians = {year: statistics.median(counts) for year, counts in known.items()}
        self.median = statistics.median([win.players for win in wins if win.players])

    def counted(self, decks: Sequence[Win], asked: Asked) -> list[Win]:
        """Without wins of the same player with nearly the same deck."""
        if not asked.joined:
            return list(decks)
        kept: list[Win] = []
        of_player = defaultdict[str, list[Win]](list)
        for win in decks:
            others = of_player[fold(win.player)]
            if not any(
                (other.day - win.day).days <= 180 and similarity(other, win, self.card_weights) >= 90
                for other in others
            ):
                kept.append(win)
                others.append(win)
        return kept

    def weights(self, decks: Sequence[Win], asked: Asked) -> dict[str, float]:
        """Deck → weight."""

        def plain(win: Win) -> float:
            players = win.players or self.medians.get(win.day.year, self.median)
            return {"root": math.sqrt(players), "equal": 1, "players": players}[asked.weight]

        weights = {win.id: plain(win) for win in decks}
        return capped(decks, weights) if asked.capped else weights


def capped(decks: Sequence[Win], weights: Mapping[str, float]) -> dict[str, float]:
    """Scale too heavy countries down, by bisection for the weight that none exceeds."""
    sums: defaultdict[str, float] = defaultdict(float)
    for win in decks:
        sums[win.country] += weights[win.id]
    if not sums:
        return dict(weights)
    share = max(0.15, 1 / len(sums))
    low, high = min(sums.values()), max(sums.values())
    if len(sums) * share > 1 and max(sums.values()) <= share * sum(sums.values()):
        low = high
    for _ in range(200):
        limit = (low + high) / 2
        if limit <= share * sum(min(limit, one) for one in sums.values()):
            low = limit
        else:
            high = limit
    return {
        win.id: weights[win.id] * min(1, low / sums[win.country]) if sums[win.country] else 0.0
        for win in decks
    }


def wilson(part: float, total: float, effective: float) -> tuple[float, float, float]:
    """The share and the limits of its interval: the roots of (p - x)² = z² x (1 - x) / n."""
    if not total:
        return 0, 0, 0
    p, z = part / total, Q80 * Q80 / effective
    a, b, c = 1 + z, -(2 * p + z), p * p
    root = math.sqrt(max(0, b * b - 4 * a * c))
    return p, (-b - root) / (2 * a), (-b + root) / (2 * a)


def effective(weights: Iterable[float]) -> float:
    """(Σw)² ÷ Σw²."""
    held = list(weights)
    squares = math.fsum(one * one for one in held)
    return math.fsum(held) ** 2 / squares if squares else 0


Groups = Callable[[Win], Iterable[Any]]


def shares(
    now: Sequence[Win],
    now_weights: Mapping[str, float],
    before: Sequence[Win] | None,
    before_weights: Mapping[str, float],
    groups: Groups,
) -> dict[Any, list[Any]]:
    """Group → decks, share, interval, share before, trend."""
    sums = [defaultdict(float), defaultdict(float)]  # type: list[defaultdict[Any, float]]
    counts: Counter[Any] = Counter(group for win in now for group in groups(win))
    for part, decks, weights in ((0, now, now_weights), (1, before or (), before_weights)):
        for win in decks:
            for group in groups(win):
                sums[part][group] += weights[win.id]
    totals = [sum(now_weights.values()), sum(before_weights.values())]
    sizes = [effective(now_weights.values()), effective(before_weights.values())]
    found = {}
    for group in {*sums[0], *sums[1]}:
        p, low, high = wilson(sums[0][group], totals[0], sizes[0])
        row: list[Any] = [counts[group], p, low, high, None, None]
        if before is not None:
            q, least, most = wilson(sums[1][group], totals[1], sizes[1])
            trend = "up" if low > most else "down" if high < least else "same"
            row[4:] = [q, "few" if min(sizes) < 20 else trend]
        found[group] = row
    return found


def pairs(
    now: Sequence[Win], weights: Mapping[str, float], things: Groups, least: int
) -> dict[tuple[Any, Any], list[float]]:
    """Two things → decks, share, lift."""
    total = sum(weights.values())
    single: defaultdict[Any, float] = defaultdict(float)
    both: defaultdict[tuple[Any, Any], float] = defaultdict(float)
    counts: Counter[tuple[Any, Any]] = Counter()
    for win in now:
        held = sorted(set(things(win)))
        weight = weights[win.id]
        for thing in held:
            single[thing] += weight
        held_pairs = [*itertools.combinations(held, 2)]
        counts.update(held_pairs)
        for pair in held_pairs:
            both[pair] += weight
    return {
        pair: [
            count,
            both[pair] / total,
            both[pair] / total / (single[pair[0]] / total * single[pair[1]] / total),
        ]
        for pair, count in counts.items()
        if count >= least
    }


def means(decks: Sequence[Win], weights: Mapping[str, float]) -> dict[str, Any]:
    """Mean cards of crypt and library, mean capacity, and the mean part of each type in the library."""

    def mean(measured: Iterable[tuple[Win, float]]) -> float:
        held = list(measured)
        total = math.fsum(weights[win.id] for win, _ in held)
        return math.fsum(weights[win.id] * value for win, value in held) / total if total else 0

    facts = [(win, win.facts) for win in decks]
    return {
        "crypt": mean((win, its["crypt"]) for win, its in facts),
        "library": mean((win, its["library"]) for win, its in facts),
        "capacity": mean((win, its["capacities"] / its["counted"]) for win, its in facts if its["counted"]),
        "types": [
            mean((win, its["types"].get(name, 0) / its["library"]) for win, its in facts if its["library"])
            for name in TYPES
        ],
    }


@cache
def period(day: datetime.date) -> tuple[int, int]:
    """A year before 2008, then a quarter."""
    return (day.year, 0) if day.year < 2008 else (day.year, (day.month + 2) // 3)


@cache
def period_end(year: int, quarter: int) -> datetime.date:
    """The first day after it."""
    return datetime.date(year + (quarter in (0, 4)), 1 if quarter in (0, 4) else 3 * quarter + 1, 1)


def trailing(decks: Sequence[Win], weights: Mapping[str, float], group: set[str]) -> list[list[float]]:
    """Year, quarter, share and effective number, period by period."""
    if not decks:
        return []
    first, last = min(win.day for win in decks), max(win.day for win in decks)
    days = [first + datetime.timedelta(one) for one in range((last - first).days + 1)]
    rows = []
    for year, quarter in sorted({period(day) for day in days}):
        end = period_end(year, quarter)
        faded = {
            win.id: weights[win.id] * 0.5 ** ((end - period_end(*period(win.day))).days / HALF_LIFE)
            for win in decks
            if period(win.day) <= (year, quarter)
        }
        total = sum(faded.values())
        part = sum(weight for one, weight in faded.items() if one in group)
        rows.append([year, quarter, part / total, effective(faded.values())])
    return rows


def band_of(bands: Sequence[str], value: float) -> list[str]:
    ends = {band: tuple(map(int, band.split("-"))) for band in bands}
    return [band for band, (low, high) in ends.items() if low <= value <= high]

"""Releasing playtest cards: every deck that has them gets the released ones (docs/rules/playtest.md §9).

A run has no state but the decks themselves: killed at any moment, it can be started again, finds the decks
that are left, and ends the same.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from card_pipeline.facts.cards import CardFacts, is_playtest

from functions.common.deck_summary import summary
from functions.common.errors import BusyError, LostRaceError
from functions.common.ports import Clock, iso, seconds
from functions.decks.deck import Deck
from functions.decks.released_cards import Releases, names_released, rewritten
from functions.decks.repository import releases as stored
from functions.decks.services.release_report import ReleaseReport

CALL_SECONDS = 15
"""Longer than a call lasts: one that began before the releases were stored may write old cards so long."""
_TRIES = 20


@dataclass
class Pace:
    """Limits a run to a number of capacity units per second."""

    units_per_second: float
    sleep: Callable[[float], None] = time.sleep

    def spend(self, units: float) -> None:
        """Wait for as long as the units take."""
        self.sleep(units / self.units_per_second)


@dataclass(frozen=True)
class Release:
    """A release that was checked, and what it needs."""

    releases: Releases
    facts: CardFacts
    pace: Pace
    clock: Clock
    seen: Callable[[ReleaseReport], None] = field(default=lambda _: None)
    """Called after each page."""


def preview(release: Release) -> ReleaseReport:
    """Report what a release would change."""
    return _pass(release, go=False)


def carry_out(release: Release) -> ReleaseReport:
    """Store the releases, rewrite all decks, and report what all runs of it have changed.

    From the first write on, edits of devices that do not know of the release are translated. The last pass
    over the table begins when the calls that did not translate yet are over.
    """
    end = _store(release) + CALL_SECONDS
    while True:
        left = end - seconds(release.clock())
        report = _pass(release, go=True)
        if left <= 0 or report.is_busy:
            return report
        release.pace.sleep(max(0, end - seconds(release.clock())))


def _store(release: Release) -> int:
    for _ in range(_TRIES):
        try:
            return stored.store_releases(release.releases, seconds(release.clock()))
        except LostRaceError:
            continue  # Another run stores its own.
    raise BusyError


def _pass(release: Release, *, go: bool) -> ReleaseReport:
    report = ReleaseReport(release.releases)
    for page in stored.pages():
        release.pace.spend(page.units)
        for deck in page.decks:
            current = _rewrite(release, deck, report) if go else deck
            if current is not None:
                report.count(current)
        report.inventory_cards += sum(is_playtest(int(card)) for card in page.inventory_cards)
        release.seen(report)
    return report


def _rewrite(release: Release, deck: Deck, report: ReleaseReport) -> Deck | None:
    """Rewrite a deck, and return it as it is then, None if it is deleted. An edit that comes first stays."""
    found: Deck | None = deck
    for _ in range(_TRIES):
        if found is None or not names_released(found, release.releases):
            return found
        after = rewritten(found, release.releases, iso(release.clock()))
        try:
            units = stored.rewrite(found, after, summary(after.cards, release.facts, found.main_clan))
        except (LostRaceError, BusyError):
            found = stored.find_stored(deck.id)
            continue
        report.rewritten += 1
        release.pace.spend(units)
        return replace(found, cards=after.cards, released=[*found.released, *after.released])
    report.left.append(deck.id)
    return found

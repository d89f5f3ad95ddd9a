"""Harness of a release: decks with playtest cards, and the job without its waits."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from functions.decks.released_cards import Releases
from functions.decks.services import release
from functions.decks.services.release import Pace, Release
from functions.decks.services.release_report import ReleaseReport
from functions.playtest.services.testers import appoint
from tests.functions.deck_harness import Builder, DeckHarness
from tests.functions.harness import Harness
from tests.functions.inventory_harness import all_cards

FIRST, SECOND, THIRD = "210001", "210002", "210003"
ACTION, OTHER_ACTION = "110001", "110002"
VAMPIRE, LIBRARY_CARD = "200001", "100001"
MAP: Releases = {FIRST: VAMPIRE, SECOND: VAMPIRE, THIRD: None, ACTION: LIBRARY_CARD}


@dataclass
class ReleaseHarness:
    """Accounts, decks of testers, and releases over one table."""

    accounts: Harness
    slept: list[float] = field(default_factory=list)

    @cached_property
    def decks(self) -> DeckHarness:
        return DeckHarness(self.accounts, card_facts=all_cards)

    def tester(self, name: str = "Theo Bell") -> Builder:
        """A new user who may use playtest cards."""
        builder = self.decks.builder(name)
        appoint(self.accounts.clock, name, "tester", None)
        return builder

    def job(self, releases: Releases = MAP) -> Release:
        """A release without its waits."""
        facts = all_cards()
        assert facts is not None
        return Release(releases, facts, Pace(50, self.sleep), self.accounts.clock)

    def sleep(self, seconds: float) -> None:
        """Let the time pass."""
        self.slept.append(seconds)
        self.accounts.clock.forward(seconds=seconds)

    def preview(self, releases: Releases = MAP) -> ReleaseReport:
        return release.preview(self.job(releases))

    def carry_out(self, releases: Releases = MAP) -> ReleaseReport:
        return release.carry_out(self.job(releases))

    def without_times(self, deck: dict[str, Any]) -> list[tuple[str, str | None, int]]:
        """What was replaced in a deck as its owner sees it."""
        return [(one["card"], one["to"], one["copies"]) for one in deck["released"]]

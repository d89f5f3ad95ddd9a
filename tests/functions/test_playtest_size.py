"""A whole round: 200 testers with reports about 60 cards (docs/rules/playtest.md §5)."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any
from urllib.parse import quote

import pytest

from functions.common.playtest_items import TESTERS, copy_keys, report_key
from functions.common.tables import MainItem
from functions.playtest import items
from functions.playtest.report import Content, Report
from functions.playtest.repository.item_mapping import facts_of
from tests.functions.harness import Harness
from tests.functions.playtest_harness import ROUND, Person, PlaytestHarness

pytestmark = pytest.mark.slow

TESTERS_OF_A_ROUND, CARDS = 200, 60
TEXT = "Seen in play twice; strong with a full grip, but the cost keeps it fair. " * 6
MAX_SECONDS = 1
"""Of this process: tests share the machine."""


def fill() -> None:
    """Store what the testers have written."""
    report = Report(Content(TEXT, 7, is_played=True), 3, "2026-11-20T12:00:00Z")
    with MainItem.batch_write() as batch:
        for number in range(TESTERS_OF_A_ROUND):
            user = f"{number:024x}"
            batch.save(_tester(user, number))
            for card in range(CARDS):
                written = replace(report, content=replace(report.content, score=1 + (number + card) % 10))
                key = report_key(ROUND, "card", str(210_001 + card))
                batch.save(items.ReportItem(*copy_keys(user, key), facts=facts_of(written), text=TEXT))


def _tester(user: str, number: int) -> items.TesterItem:
    return items.TesterItem(
        TESTERS,
        user,
        username=f"Tester {number}",
        role="tester",
        is_on=True,
        added="2026-11-01",
        reports={ROUND: CARDS},
    )


def all_reports(admin: Person) -> dict[str, dict[str, Any]]:
    """Follow the pages of the export."""
    found: dict[str, dict[str, Any]] = {}
    after = ""
    while True:
        page = admin.get(f"export/card/all?after={quote(after)}")
        for card, by_name in page["reports"].items():
            found.setdefault(card, {}).update(by_name)
        if page["next"] is None:
            return found
        after = page["next"]


def test_all_reports_of_a_round_are_read_in_a_second(harness: Harness) -> None:
    admin = PlaytestHarness(harness).admin()
    fill()
    begin = time.process_time()
    found = all_reports(admin)
    seconds = time.process_time() - begin
    assert len(found) == CARDS
    assert {len(by_name) for by_name in found.values()} == {TESTERS_OF_A_ROUND}
    assert found["210001"]["Tester 4"] == {"text": TEXT, "score": 5, "isPlayed": True}
    harness.clock.forward(minutes=1)
    begin = time.process_time()
    sums = admin.get("summary")["card"]
    of_sums = time.process_time() - begin
    assert {one["reports"] for one in sums.values()} == {TESTERS_OF_A_ROUND}
    assert max(seconds, of_sums) < MAX_SECONDS

"""Maps items of the playtest to what the services know."""

from __future__ import annotations

from typing import cast

from functions.common.playtest_log import AuditItem
from functions.playtest.items import ReportItem, RoundItem, TesterItem
from functions.playtest.report import Content, Rating, Report, Round, State
from functions.playtest.tester import Entry, Event, Role, Tester


def tester_of(item: TesterItem) -> Tester:
    """Map a tester."""
    return Tester(
        user=item.sk,
        username=item.username,
        role=cast(Role, item.role),
        is_on=item.is_on,
        added=item.added,
        added_by=item.added_by,
        language=item.language or "",
        liaison=item.liaison or "",
        games=item.games or "",
        active=item.active or None,
        reports=item.reports,
    )


def round_of(item: RoundItem) -> Round:
    """Map a round."""
    return Round(item.sk, item.name, cast(State, item.state), item.opened, item.ended)


def entry_of(item: AuditItem) -> Entry:
    """Map an entry of the log."""
    return Entry(int(item.sk), item.moment, item.by, cast(Event, item.change), item.subject)


def report_of(item: ReportItem) -> Report:
    """Map a report."""
    rating, version, updated = read_facts(item.facts)
    return Report(Content(item.text or "", rating.score, rating.is_played), version, updated)


def facts_of(report: Report) -> str:
    """Encode everything of a report but its text."""
    content = report.content
    numbers = (content.score, int(content.is_played), int(bool(content.text)), report.version)
    return f"{'/'.join(map(str, numbers))}/{report.updated}"


def read_facts(facts: str) -> tuple[Rating, int, str]:
    """Decode them: rating, version, time of the last change."""
    score, is_played, has_text, version, updated = facts.split("/")
    return Rating(int(score), is_played == "1", has_text == "1"), int(version), updated

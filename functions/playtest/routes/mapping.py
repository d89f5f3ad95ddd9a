"""Maps what the services know to response bodies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict

from functions.playtest.report import Report, Round
from functions.playtest.schemas import (
    AuditEntrySchema,
    ChangedTesterResponse,
    ReportResponse,
    RoundSchema,
    TesterProfileResponse,
    TesterSchema,
)
from functions.playtest.tester import Entry, Tester

_OF_A_ROUND = {"open", "closed", "archived"}


def tester_schema(tester: Tester, testers: Mapping[str, Tester], round_: Round | None) -> TesterSchema:
    """Show a tester to admins."""
    return TesterSchema(
        username=tester.username,
        role=tester.role,
        is_on=tester.is_on,
        added=tester.added,
        added_by=_name(testers, tester.added_by),
        language=tester.language,
        liaison=tester.liaison,
        games=tester.games,
        reports=_count(tester, round_),
        active=tester.active,
    )


def changed_tester(tester: Tester) -> ChangedTesterResponse:
    """Show the role after a change."""
    return ChangedTesterResponse(username=tester.username, role=tester.role, is_on=tester.is_on)


def profile_response(tester: Tester, round_: Round | None) -> TesterProfileResponse:
    """Show testers their profile."""
    return TesterProfileResponse(
        username=tester.username,
        role=tester.role,
        language=tester.language,
        liaison=tester.liaison,
        games=tester.games,
        reports=_count(tester, round_),
        active=tester.active,
        added=tester.added,
        round=round_schema(round_) if round_ else None,
    )


def round_schema(round_: Round) -> RoundSchema:
    """Show a round."""
    return RoundSchema(**asdict(round_))


def report_response(report: Report) -> ReportResponse:
    """Show testers their report."""
    return ReportResponse(**asdict(report.content), rev=report.version, updated=report.updated)


def audit_entry(entry: Entry, testers: Mapping[str, Tester]) -> AuditEntrySchema:
    """Show a change of a role or a round."""
    return AuditEntrySchema(
        number=entry.number,
        moment=entry.moment,
        by=_name(testers, entry.by),
        event=entry.event,
        subject=entry.subject if entry.event in _OF_A_ROUND else _name(testers, entry.subject),
    )


def _name(testers: Mapping[str, Tester], user: str | None) -> str | None:
    tester = testers.get(user) if user else None
    return tester.username if tester else None


def _count(tester: Tester, round_: Round | None) -> int:
    return tester.reports.get(round_.id, 0) if round_ else 0

"""All reports of a round, for admins (docs/rules/playtest.md §5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from functions.common.errors import InvalidError
from functions.playtest.ports import Ports
from functions.playtest.report import Content, Kind
from functions.playtest.repository import reports, testers
from functions.playtest.score_summary import ScoreSummary, sum_up
from functions.playtest.services import cost
from functions.playtest.services.rounds import chosen

Target = Literal["card", "crypt", "library", "precon", "general"]
ALL = "all"
PAGE_BYTES = 4_000_000
"""Bytes of reports after which a response is full; the cloud allows six million."""
_RATING_BYTES = 120
_PREFIXES: dict[Target, str] = {
    "card": "card#",
    "crypt": "card#2",
    "library": "card#1",
    "precon": "precon#",
    "general": "general#",
}
_KINDS: dict[Target, str] = {"crypt": "card", "library": "card"}


@dataclass(frozen=True)
class Exported:
    """A page of the reports of a round."""

    round: str
    reports: dict[str, dict[str, Content]]
    """Subject → username → report."""
    next: str | None


@dataclass(frozen=True)
class Wanted:
    """A page of the reports about one subject, or about all."""

    target: Target
    subject: str
    round: str | None
    """None: the current one."""
    after: str
    """`next` of the previous page; empty for the first."""


def export(ports: Ports, admin: str, wanted: Wanted) -> Exported:
    """Return reports of a round, page by page: about one subject, or all that have a score or a text.

    Raises InvalidError, NoRoundError, ThrottledError.
    """
    cost.begin_listing(ports, admin)
    target, subject, after = wanted.target, wanted.subject, wanted.after
    prefix = _PREFIXES[target] if subject == ALL else f"{_KINDS.get(target, target)}#{subject}#"
    if after and not after.startswith(prefix):
        raise InvalidError("after", "not a page of these reports")
    one = chosen(wanted.round)
    names = {user: tester.username for user, tester in testers.programme().testers.items()}
    page = reports.page(one.id, prefix, after, PAGE_BYTES)
    cost.end_listing(ports, admin, page.bytes)
    found: dict[str, dict[str, Content]] = {}
    for report in page.reports:
        is_shown = subject != ALL or report.content.score or report.content.text
        if is_shown and report.user in names:
            found.setdefault(report.subject, {})[names[report.user]] = report.content
    return Exported(one.id, found, page.next)


def summary(
    ports: Ports, admin: str, round_id: str | None
) -> tuple[str, dict[tuple[Kind, str], ScoreSummary]]:
    """Return the round and the sums of its scores. Raises NoRoundError, ThrottledError."""
    cost.begin_listing(ports, admin)
    one = chosen(round_id)
    ratings = reports.ratings(one.id)
    cost.end_listing(ports, admin, _RATING_BYTES * sum(map(len, ratings.values())))
    return one.id, {subject: sum_up(each) for subject, each in ratings.items() if subject[0] != "general"}

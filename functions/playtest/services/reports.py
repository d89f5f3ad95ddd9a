"""The reports of a tester (docs/rules/playtest.md §3)."""

from __future__ import annotations

from dataclasses import dataclass

from card_pipeline.facts.cards import is_playtest

from functions.common.errors import BusyError, LostRaceError, NotPermittedError, SignedOutError
from functions.common.ports import iso
from functions.playtest.errors import ChangedReportError, ClosedRoundError, UnknownSubjectError
from functions.playtest.ports import Ports
from functions.playtest.report import GENERAL, Content, Kind, Report, Round
from functions.playtest.repository import reports, rounds, testers
from functions.playtest.repository.reports import Save
from functions.playtest.services import cost
from functions.playtest.services.rounds import chosen, current

_TRIES = 5
_READ_AT_ONCE = 8
"""Read units of all reports of a tester, charged before they are read."""


@dataclass(frozen=True)
class About:
    """Whose report about what."""

    user: str
    kind: Kind
    subject: str
    round: str | None
    """The round that it was written for; None from pages that do not name it."""


def own(ports: Ports, user: str) -> tuple[Round | None, dict[tuple[Kind, str], Report]]:
    """Read all own reports of the current round. Raises ThrottledError."""
    cost.begin_reading(ports, user, _READ_AT_ONCE)
    one = current(rounds.all_rounds())
    return one, reports.of_user(user, one.id) if one else {}


def read(ports: Ports, user: str, kind: Kind, subject: str) -> Report:
    """Read the user's report of the current round; an empty one if there is none. Raises ThrottledError."""
    cost.begin_reading(ports, user, 2)
    one = current(rounds.all_rounds())
    return reports.find(user, one.id, kind, subject) if one else Report()


def save(ports: Ports, about: About, content: Content, version: int | None) -> Report:
    """Store a report and return it. `version`: the only one that it may replace, 0 for none.

    A repeated call changes nothing. Raises ClosedRoundError, NoRoundError, UnknownSubjectError,
    ChangedReportError, NotPermittedError, BusyError, ThrottledError, or SignedOutError when the account is
    deleted or being deleted.
    """
    user, kind, subject = about.user, about.kind, about.subject
    cost.spend_writing(ports, user, cost.units_of_report(content.text))
    for _ in range(_TRIES):
        one = chosen(None)
        if one.state != "open" or about.round not in {None, one.id}:
            raise ClosedRoundError
        _check(ports, kind, subject)
        before = reports.find(user, one.id, kind, subject)
        if before.content == content:
            return before
        if version is not None and before.version != version:
            raise ChangedReportError
        now = iso(ports.clock())
        after = Report(content, before.version + 1, now)
        try:
            reports.write(Save(user, one.id, kind, subject, before, after, now[:10]))
        except LostRaceError:
            if not testers.has_account(user):
                raise SignedOutError from None
            if not testers.is_playtester(user):
                raise NotPermittedError from None
            continue  # The report or the round has changed meanwhile: read them again.
        return after
    raise BusyError


def _check(ports: Ports, kind: Kind, subject: str) -> None:
    """Refuse what is not part of the round. While its data cannot be read, any playtest card is accepted."""
    data = ports.files.data()
    if kind == "general":
        known = subject == GENERAL
    elif kind == "card":
        known = subject in data.cards if data else subject.isdigit() and is_playtest(int(subject))
    else:
        known = data is None or subject in data.precons
    if not known:
        raise UnknownSubjectError

"""Errors of playtest calls."""

from __future__ import annotations

from functions.common.errors import RefusedError
from functions.common.playtest_admins import LastAdminError


class UnknownUserError(RefusedError):
    """No account, or no tester, has this name."""

    code = "unknown-user"
    message = "USER DOES NOT EXIST"


class NoDataError(RefusedError):
    """The operator has published no playtest data."""

    code = "no-playtest-data"
    message = "NO PLAYTEST DATA"


class UnknownSubjectError(RefusedError):
    """The round has no such card or precon."""

    code = "unknown-subject"
    message = "NOT PART OF THIS ROUND"


class NoRoundError(RefusedError):
    """There is no such round, or none at all."""

    code = "no-round"
    message = "NO PLAYTEST ROUND"


class ClosedRoundError(RefusedError):
    """The round is closed: its reports are read only."""

    code = "closed-round"
    message = "THIS ROUND IS CLOSED"


class RoundStateError(RefusedError):
    """Another round is open, or the round is archived."""

    code = "round-state"
    message = "ANOTHER ROUND IS OPEN OR THE ROUND IS ARCHIVED"


class ChangedReportError(RefusedError):
    """The report has been changed on another device."""

    code = "changed-report"
    message = "THIS REPORT HAS BEEN CHANGED ELSEWHERE"


STATUSES = {
    UnknownUserError.code: 400,
    LastAdminError.code: 409,
    NoDataError.code: 400,
    UnknownSubjectError.code: 400,
    NoRoundError.code: 400,
    ClosedRoundError.code: 409,
    RoundStateError.code: 409,
    ChangedReportError.code: 412,
}

"""Errors of account calls (docs/rules/accounts.md §8)."""

from __future__ import annotations

from functions.common.errors import RefusedError
from functions.common.playtest_admins import LastAdminError


class UnknownUserError(RefusedError):
    """No account has this name."""

    code = "unknown-user"
    message = "USER DOES NOT EXIST"


class WrongPasswordError(RefusedError):
    """The password is not the account's."""

    code = "wrong-password"
    message = "WRONG PASSWORD"


class UserExistsError(RefusedError):
    """Another account has this name, or an equivalent one."""

    code = "user-exists"
    message = "USER ALREADY EXIST"


class ResetTokenError(RefusedError):
    """The secret of a reset mail is unknown, used or expired."""

    code = "reset-token"
    message = "THIS LINK IS NO LONGER VALID"


class CommonPasswordError(RefusedError):
    """A new password is easy to guess."""

    code = "common-password"
    message = "THIS PASSWORD IS EASY TO GUESS"

    def __init__(self, field: str) -> None:
        super().__init__(details=[{"field": field, "problem": "one of the most common passwords"}])


class ConfirmTokenError(RefusedError):
    """The secret of a confirmation mail is unknown, used or expired."""

    code = "confirm-token"
    message = "THIS LINK IS NO LONGER VALID"


class NoMailError(RefusedError):
    """The operator has set up no mail."""

    code = "no-mail"
    message = "THIS SITE SENDS NO EMAIL"


class FullSearchesError(RefusedError):
    """The user has as many saved searches as are allowed."""

    code = "full-searches"
    message = "TOO MANY SAVED SEARCHES"


class ChangedSearchesError(RefusedError):
    """The saved searches have changed since the version that the call names."""

    code = "changed-searches"
    message = "THE SAVED SEARCHES HAVE BEEN CHANGED ELSEWHERE"


STATUSES = {
    UnknownUserError.code: 400,
    WrongPasswordError.code: 401,
    UserExistsError.code: 409,
    ResetTokenError.code: 400,
    CommonPasswordError.code: 422,
    ConfirmTokenError.code: 400,
    NoMailError.code: 409,
    LastAdminError.code: 409,
    FullSearchesError.code: 409,
    ChangedSearchesError.code: 412,
}

"""Changes of the playtest's roles, which always leave an admin (docs/rules/playtest.md §1.2)."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass

from functions.common.errors import RefusedError


class LastAdminError(RefusedError):
    """The only admin cannot leave."""

    code = "last-admin"
    message = "THE LAST ADMIN CANNOT BE REMOVED"


@dataclass(frozen=True)
class Change:
    """A change of a role or a round, for the log."""

    version: int
    """Of the programme when it was decided."""
    moment: str
    by: str | None
    """User id; None for the operator."""
    event: str
    subject: str
    """User id, or round."""


def check_not_last(admins: Set[str], user: str) -> None:
    """Refuse that the last admin leaves; `admins`: user ids. Raises LastAdminError."""
    if admins == {user}:
        raise LastAdminError

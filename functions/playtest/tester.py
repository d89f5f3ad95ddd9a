"""Testers and the log of role changes, as the services know them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Role = Literal["tester", "admin"]
Language = Literal["en", "es", "fr", "pt", ""]
Games = Literal["0", "1-3", "4-6", "7+", ""]
"""Games played in the round; empty: not answered."""
Event = Literal["tester", "admin", "revoked", "open", "closed", "archived"]


@dataclass(frozen=True)
class Person:
    """An account by its name."""

    user: str
    username: str


@dataclass(frozen=True)
class Tester:
    """A user with a role, or a former one."""

    user: str
    username: str
    role: Role
    is_on: bool
    """False for a former tester, whose reports stay."""
    added: str
    added_by: str | None
    """User id; None for the operator."""
    language: str = ""
    liaison: str = ""
    games: str = ""
    active: str | None = None
    """Day of the last report or change of the profile."""
    reports: Mapping[str, int] = field(default_factory=dict)
    """Round → number of reports that are not empty."""

    @property
    def is_admin(self) -> bool:
        """Whether the user manages the playtest."""
        return self.is_on and self.role == "admin"


@dataclass(frozen=True)
class Programme:
    """All testers, as of a version."""

    testers: Mapping[str, Tester]
    """By user id."""
    version: int


@dataclass(frozen=True)
class Entry:
    """An entry of the log: a change of a role or a round."""

    number: int
    moment: str
    by: str | None
    """User id; None for the operator."""
    event: Event
    subject: str
    """User id, or round."""

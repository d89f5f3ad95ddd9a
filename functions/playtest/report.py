"""Reports and rounds, as the services know them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["card", "precon", "general"]
GENERAL = "general"
"""The only subject of the kind `general`: the opinion about the whole round."""
State = Literal["open", "closed", "archived"]


@dataclass(frozen=True)
class Content:
    """What a tester writes about a card or a precon."""

    text: str = ""
    score: int = 0
    """1 to 10, the strength; 0 for none."""
    is_played: bool = False
    """Seen in play."""

    @property
    def is_empty(self) -> bool:
        """Whether it expresses nothing."""
        return self == Content()


@dataclass(frozen=True)
class Rating:
    """A report without its text, for sums."""

    score: int
    is_played: bool
    has_text: bool

    @property
    def is_empty(self) -> bool:
        """Whether the report expresses nothing."""
        return not (self.score or self.is_played or self.has_text)


@dataclass(frozen=True)
class Report:
    """A report as it is stored."""

    content: Content = Content()
    version: int = 0
    """Counts its changes; 0 for a report that was never written."""
    updated: str | None = None


@dataclass(frozen=True)
class Round:
    """A round of the playtest."""

    id: str
    name: str
    state: State
    opened: str
    ended: str | None = None
    """When it was closed or archived."""


@dataclass(frozen=True)
class Written:
    """A report in the list of a round."""

    kind: Kind
    subject: str
    """Card id or code of the precon."""
    user: str
    content: Content

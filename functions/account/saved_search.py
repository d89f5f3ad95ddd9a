"""A saved search, as the services know it, and the limits of saved searches (docs/rules/site.md §2.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

SearchPage = Literal["crypt", "library", "twd", "pda"]
"""The page that searches."""

MAX_SEARCHES = 100
"""Of a user."""
MAX_CRITERIA_LENGTH = 4000
MAX_NAME_LENGTH = 100
MAX_MOMENT = 10**14
"""Milliseconds: far in the future, and exact in every number format."""


@dataclass(frozen=True)
class SearchKey:
    """What makes two searches the same: the page and the JSON text of the criteria."""

    page: SearchPage
    criteria: str


@dataclass(frozen=True)
class SavedSearch:
    """A search with a name."""

    key: SearchKey
    name: str
    saved: int
    """When it was saved, in milliseconds since 1970 by the clock of the device: lists are sorted by it."""


@dataclass(frozen=True)
class SearchList:
    """The facts about all saved searches of a user."""

    version: int = 0
    """Counts the changes; 0 before the first one."""
    count: int = 0

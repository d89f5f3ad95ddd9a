"""What the publisher needs of a place for its files."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

POINTER = "index"
"""Without an ending, so that nobody looks for compressed twins of it: it is exchanged as one."""
TWINS = ("", ".br", ".gz")


@dataclass(frozen=True)
class Kept:
    """A file that is there."""

    name: str
    """``base.7.3f9a0c1b2d4e.json``; its twins are told one by one: ``….json.br``."""
    written: datetime


class Store(Protocol):
    """A folder of files, one of which is the pointer."""

    def pointer(self) -> tuple[bytes | None, str]:
        """Give the pointer and its mark; None and "" where there is none."""
        ...

    def exchange(self, content: bytes, mark: str) -> None:
        """Put a new pointer in the place of the one with this mark. Raises LostRaceError for another."""
        ...

    def put(self, name: str, content: bytes) -> None:
        """Store a file, whole or not at all; the ending of a twin's name tells its encoding."""
        ...

    def has(self, name: str) -> bool:
        """Whether a file is there."""
        ...

    def kept(self) -> Iterable[Kept]:
        """List all files but the pointer."""
        ...

    def remove(self, name: str) -> None:
        """Remove a file, if it is there."""
        ...

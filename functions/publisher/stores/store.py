"""The interface of a store for the publisher's files."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

POINTER = "index"
"""Without an extension, so that no compressed variants of it are requested: it is replaced as one file."""
VARIANTS = ("", ".br", ".gz")
"""Endings of a file and its compressed variants."""


@dataclass(frozen=True)
class StoredFile:
    """A file of the store."""

    name: str
    """``base.7.3f9a0c1b2d4e.json``; its compressed variants are files of their own: ``….json.br``."""
    written: datetime


class Store(Protocol):
    """A folder of files, one of which is the pointer."""

    def pointer(self) -> tuple[bytes | None, str]:
        """Read the pointer and its mark; None and "" where there is none."""
        ...

    def exchange(self, content: bytes, mark: str) -> None:
        """Replace the pointer with this mark. Raises LostRaceError when it has another one."""
        ...

    def put(self, name: str, content: bytes) -> None:
        """Store a file, whole or not at all; the ending of its name tells its encoding."""
        ...

    def has(self, name: str) -> bool:
        """Whether a file exists."""
        ...

    def list_files(self) -> Iterable[StoredFile]:
        """List all files but the pointer."""
        ...

    def remove(self, name: str) -> None:
        """Delete a file, if it exists."""
        ...

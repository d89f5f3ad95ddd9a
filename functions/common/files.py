"""Files that a build publishes, wherever they are; each has a mark that changes with its content."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol


class Files(Protocol):
    """The location of files."""

    def changed(self, name: str, mark: str) -> tuple[bytes, str] | None:
        """Read a file and its mark; None when it has this mark. Raises OSError."""
        ...


@dataclass(frozen=True)
class Folder:
    """A local folder; time and size are the mark of a file."""

    folder: Path

    def changed(self, name: str, mark: str) -> tuple[bytes, str] | None:
        """Read a file."""
        file = self.folder / name
        state = file.stat()
        found = f"{state.st_mtime_ns}-{state.st_size}"
        return None if found == mark else (file.read_bytes(), found)

"""The store in a local folder: a file appears under its name when it is completely on disk."""

from __future__ import annotations

import fcntl
import hashlib
import os
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from functions.common.errors import LostRaceError
from functions.publisher.stores.store import POINTER, StoredFile

_LOCK = ".lock"
_UNFINISHED = ".part-"


@dataclass(frozen=True)
class FolderStore:
    """A folder, which the local gateway serves."""

    folder: Path

    def pointer(self) -> tuple[bytes | None, str]:
        """Read the pointer and its mark."""
        try:
            content = (self.folder / POINTER).read_bytes()
        except FileNotFoundError:
            return None, ""
        return content, hashlib.sha256(content).hexdigest()

    def exchange(self, content: bytes, mark: str) -> None:
        """Replace the pointer with this mark; the kernel releases the lock if the process dies."""
        with self._locked():
            if self.pointer()[1] != mark:
                raise LostRaceError
            self.put(POINTER, content)

    def put(self, name: str, content: bytes) -> None:
        """Store a file."""
        self.folder.mkdir(parents=True, exist_ok=True)
        handle, unfinished = tempfile.mkstemp(prefix=_UNFINISHED, dir=self.folder)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            os.replace(unfinished, self.folder / name)
        except BaseException:
            Path(unfinished).unlink(missing_ok=True)
            raise

    def has(self, name: str) -> bool:
        """Whether a file exists."""
        return (self.folder / name).is_file()

    def list_files(self) -> Iterable[StoredFile]:
        """List all files but the pointer, unfinished files of killed runs included."""
        for file in self.folder.iterdir() if self.folder.is_dir() else ():
            if file.name in (POINTER, _LOCK):
                continue
            try:
                written = file.stat().st_mtime
            except FileNotFoundError:
                # Another run has just renamed or deleted it.
                continue
            yield StoredFile(file.name, datetime.fromtimestamp(written, UTC))

    def remove(self, name: str) -> None:
        """Delete a file."""
        (self.folder / name).unlink(missing_ok=True)

    @contextmanager
    def _locked(self) -> Iterator[None]:
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / _LOCK).open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield

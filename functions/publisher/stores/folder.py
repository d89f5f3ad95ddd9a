"""The files in a folder of this machine: each appears whole, under its name, when it is on the disk."""

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
from functions.publisher.stores.store import POINTER, Kept

_LOCK = ".lock"
_UNFINISHED = ".part-"


@dataclass(frozen=True)
class FolderStore:
    """A folder; the local gateway answers with what is in it."""

    folder: Path

    def pointer(self) -> tuple[bytes | None, str]:
        """Give the pointer and its mark."""
        try:
            content = (self.folder / POINTER).read_bytes()
        except FileNotFoundError:
            return None, ""
        return content, hashlib.sha256(content).hexdigest()

    def exchange(self, content: bytes, mark: str) -> None:
        """Put a new pointer in the place of the one with this mark; the kernel drops the lock if we die."""
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
        """Whether a file is there."""
        return (self.folder / name).is_file()

    def kept(self) -> Iterable[Kept]:
        """List all files but the pointer; what a killed run has left unfinished is among them."""
        for file in self.folder.iterdir() if self.folder.is_dir() else ():
            if file.name in (POINTER, _LOCK):
                continue
            try:
                written = file.stat().st_mtime
            except FileNotFoundError:
                # Another run has just given it its name, or removed it.
                continue
            yield Kept(file.name, datetime.fromtimestamp(written, UTC))

    def remove(self, name: str) -> None:
        """Remove a file."""
        (self.folder / name).unlink(missing_ok=True)

    @contextmanager
    def _locked(self) -> Iterator[None]:
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / _LOCK).open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield

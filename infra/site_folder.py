"""The published files of this machine: the folder that the local gateway serves."""

from __future__ import annotations

import fcntl
import hashlib
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

from functions.common.errors import LostRaceError
from infra.site_record import SiteBusyError
from infra.stored_files import StoredFile

_PRIVATE = ("rebuild/", "last-published.json")
DATA = "data"


@dataclass(frozen=True)
class SiteFolder:
    """A folder of published files, and one for private files. The mark of a file is its hash."""

    dist: Path
    private: Path

    def put(self, file: StoredFile) -> None:
        """Store a file; one with the same bytes stays untouched."""
        content = file.path.read_bytes()
        if self.read(file.key)[0] != content:
            _write(self._at(file.key), content, mode=0o644)

    def read(self, key: str) -> tuple[bytes | None, str]:
        """Read a file and its mark."""
        try:
            content = self._at(key).read_bytes()
        except FileNotFoundError:
            return None, ""
        return content, hashlib.sha256(content).hexdigest()

    def exchange(self, key: str, content: bytes, mark: str) -> None:
        """Replace the file with this mark. Only the run that has the lock does so."""
        if self.read(key)[1] != mark:
            raise LostRaceError
        _write(self._at(key), content, mode=0o600)

    def remove(self, key: str) -> None:
        """Remove a file."""
        self._at(key).unlink(missing_ok=True)

    @contextmanager
    def locked(self, now: datetime, lease: timedelta) -> Iterator[None]:
        """Keep other runs away, also those of the pipeline; the kernel releases the lock of a killed run."""
        data = self.dist / DATA
        data.mkdir(parents=True, exist_ok=True)
        folder = os.open(data, os.O_RDONLY)
        try:
            _lock(folder)
            yield
        finally:
            os.close(folder)

    def _at(self, key: str) -> Path:
        return (self.private if key.startswith(_PRIVATE) else self.dist) / key


def _lock(folder: int) -> None:
    try:
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as problem:
        raise SiteBusyError from problem


def _write(file: Path, content: bytes, mode: int) -> None:
    """Write a file that somebody may be reading, whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(prefix=".draft-", dir=file.parent)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(content)
        os.chmod(draft, mode)
        os.replace(draft, file)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise

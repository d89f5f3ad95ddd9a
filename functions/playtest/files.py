"""Reads the published files of the round: from a folder locally, from a private bucket in the cloud."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import botocore.session
from botocore.config import Config
from botocore.exceptions import BotoCoreError, ClientError

from functions.common import log
from functions.common.ports import Clock, seconds
from functions.playtest.round_data import FILE, RoundData, read_round_data

IMAGES = "images"
REFRESH_SECONDS = 60
"""How often the bucket is asked for newer data."""
CONNECT_SECONDS, READ_SECONDS = 2, 5
_BUCKET = "s3://"
_MISSING = {"NoSuchKey", "404"}
_UNCHANGED = {"304", "NotModified"}


class Store(Protocol):
    """The location of the files."""

    @property
    def refresh_seconds(self) -> int:
        """How often it is asked for newer data."""
        ...

    def changed(self, name: str, mark: str) -> tuple[bytes, str] | None:
        """Read a file and its mark; None when it has this mark. Raises FileNotFoundError, OSError."""
        ...


@dataclass(frozen=True)
class Folder:
    """A local folder; time and size are the mark of a file."""

    folder: Path
    refresh_seconds: int = 0

    def changed(self, name: str, mark: str) -> tuple[bytes, str] | None:
        """Read a file."""
        file = self.folder / name
        state = file.stat()
        found = f"{state.st_mtime_ns}-{state.st_size}"
        return None if found == mark else (file.read_bytes(), found)


@dataclass(frozen=True)
class Bucket:
    """A private bucket; the ETag is the mark of a file."""

    client: Any
    name: str
    refresh_seconds: int = REFRESH_SECONDS

    def changed(self, name: str, mark: str) -> tuple[bytes, str] | None:
        """Fetch a file."""
        condition = {"IfNoneMatch": mark} if mark else {}
        try:
            result = self.client.get_object(Bucket=self.name, Key=name, **condition)
            return result["Body"].read(), result["ETag"]
        except ClientError as error:
            code = error.response["Error"]["Code"]
            if code in _UNCHANGED:
                return None
            raise (FileNotFoundError if code in _MISSING else OSError)(code) from error
        except BotoCoreError as error:
            raise OSError(str(error)) from error


@dataclass
class PublishedRound:
    """The files of the round, of which a process caches the data."""

    store: Store | None
    clock: Clock
    _known: RoundData | None = field(default=None, init=False)
    _mark: str = field(default="", init=False)
    _next_refresh: int = field(default=0, init=False)

    def data(self) -> RoundData | None:
        """Return the newest data. While they cannot be read, the last known ones stay in use."""
        now = seconds(self.clock())
        if self.store is not None and now >= self._next_refresh:
            self._next_refresh = now + self.store.refresh_seconds
            self._refresh(self.store)
        return self._known

    def image(self, name: str) -> bytes | None:
        """Return an image; None when it is missing or cannot be read."""
        try:
            found = self.store.changed(f"{IMAGES}/{name}", "") if self.store else None
        except OSError as error:
            log.warning("playtest-image-unreadable", error=type(error).__name__)
            return None
        return found[0] if found else None

    def _refresh(self, store: Store) -> None:
        try:
            found = store.changed(FILE, self._mark)
            if found is not None:
                self._known, self._mark = read_round_data(found[0]), found[1]
        except FileNotFoundError:
            self._known, self._mark = None, ""
        except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
            log.warning("playtest-data-unreadable", error=type(error).__name__)


def round_files(location: str, clock: Clock) -> PublishedRound:
    """Return the files at a location: ``s3://bucket``, a folder, or empty for none."""
    if location.startswith(_BUCKET):
        config = Config(connect_timeout=CONNECT_SECONDS, read_timeout=READ_SECONDS)
        client = botocore.session.get_session().create_client("s3", config=config)
        return PublishedRound(Bucket(client, location.removeprefix(_BUCKET)), clock)
    return PublishedRound(Folder(Path(location)) if location else None, clock)

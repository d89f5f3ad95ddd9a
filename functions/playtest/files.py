"""Reads the published files of the round: from a folder locally, from a private bucket in the cloud."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import botocore.session
from botocore.config import Config
from botocore.exceptions import BotoCoreError, ClientError

from functions.common import log
from functions.common.files import Files, Folder
from functions.common.ports import Clock, seconds
from functions.playtest.round_data import FILE, RoundData, read_round_data

IMAGES = "images"
REFRESH_SECONDS = 60
"""How often a bucket is asked for newer data."""
CONNECT_SECONDS, READ_SECONDS = 2, 5
_BUCKET = "s3://"
_MISSING = {"NoSuchKey", "404"}
_UNCHANGED = {"304", "NotModified"}


@dataclass(frozen=True)
class Bucket:
    """A private bucket; the ETag is the mark of a file."""

    client: Any
    name: str

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

    store: Files | None
    clock: Clock
    refresh_seconds: int = 0
    """How often the files are asked for newer data."""
    _known: RoundData | None = field(default=None, init=False)
    _mark: str = field(default="", init=False)
    _next_refresh: int = field(default=0, init=False)

    def data(self) -> RoundData | None:
        """Return the newest data. While they cannot be read, the last known ones stay in use."""
        now = seconds(self.clock())
        if self.store is not None and now >= self._next_refresh:
            self._next_refresh = now + self.refresh_seconds
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

    def _refresh(self, store: Files) -> None:
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
        return PublishedRound(Bucket(client, location.removeprefix(_BUCKET)), clock, REFRESH_SECONDS)
    return PublishedRound(Folder(Path(location)) if location else None, clock)

"""The site's bucket in S3."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import botocore.session
from botocore.config import Config
from botocore.exceptions import ClientError

from functions.common.errors import LostRaceError
from infra.site_record import UPLOADS, SiteBusyError
from infra.stored_files import StoredFile

LOCK = "rebuild/lock.json"
"""The run that is storing files: ``{"until": "2026-11-24T04:16:00+00:00"}``."""
_MISSING = {"NoSuchKey", "404"}
_LOST = {"PreconditionFailed", "ConditionalRequestConflict"}


@dataclass(frozen=True)
class SiteBucket:
    """A bucket. The mark of a file is its ETag."""

    client: Any
    name: str

    def put(self, file: StoredFile) -> None:
        """Store a file with its headers."""
        encoding = {"ContentEncoding": file.encoding} if file.encoding else {}
        self.client.put_object(
            Bucket=self.name,
            Key=file.key,
            Body=file.path.read_bytes(),
            ContentType=file.content_type,
            CacheControl=file.cache_control,
            Metadata=file.metadata,
            **encoding,
        )

    def read(self, key: str) -> tuple[bytes | None, str]:
        """Read a file and its mark."""
        try:
            found = self.client.get_object(Bucket=self.name, Key=key)
        except ClientError as error:
            if _code(error) in _MISSING:
                return None, ""
            raise
        return found["Body"].read(), found["ETag"]

    def exchange(self, key: str, content: bytes, mark: str) -> None:
        """Replace the file with this mark."""
        condition = {"IfMatch": mark} if mark else {"IfNoneMatch": "*"}
        try:
            self.client.put_object(Bucket=self.name, Key=key, Body=content, **condition)
        except ClientError as error:
            if _code(error) in _LOST:
                raise LostRaceError from error
            raise

    def remove(self, key: str) -> None:
        """Remove a file."""
        self.client.delete_object(Bucket=self.name, Key=key)

    @contextmanager
    def locked(self, now: datetime, lease: timedelta) -> Iterator[None]:
        """Keep other runs away. The lock of a killed run is taken over when its lease is over."""
        content, mark = self.read(LOCK)
        if content is not None and now < datetime.fromisoformat(json.loads(content)["until"]):
            raise SiteBusyError
        try:
            self.exchange(LOCK, json.dumps({"until": (now + lease).isoformat()}).encode(), mark)
        except LostRaceError as problem:
            raise SiteBusyError from problem
        try:
            yield
        finally:
            self.remove(LOCK)


def site_bucket(name: str, region: str | None = None) -> SiteBucket:
    """Connect to a bucket."""
    config = Config(max_pool_connections=UPLOADS)
    return SiteBucket(
        botocore.session.get_session().create_client("s3", region_name=region, config=config), name
    )


def _code(error: ClientError) -> str:
    code: str = error.response["Error"]["Code"]
    return code

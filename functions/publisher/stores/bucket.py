"""The store in the bucket of the site, beside the files of `infra.publish_site`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import botocore.session
from botocore.config import Config
from botocore.exceptions import ClientError

from functions.common.errors import LostRaceError
from functions.publisher.stores.store import POINTER, StoredFile

POINTER_CACHE = "public, max-age=20"
FILE_CACHE = "public, max-age=31536000, immutable"
"""The same as in infra/cdn-rules.yml; a test compares the two."""
_ENCODINGS = {".br": "br", ".gz": "gzip"}
_MISSING = {"NoSuchKey", "404"}
_LOST = {"PreconditionFailed", "ConditionalRequestConflict"}
CONNECT_SECONDS, READ_SECONDS = 5, 30


@dataclass(frozen=True)
class BucketStore:
    """A prefix of a bucket. The mark of the pointer is its ETag."""

    client: Any
    bucket: str
    prefix: str
    """``data/pda``"""

    def pointer(self) -> tuple[bytes | None, str]:
        """Read the pointer and its mark."""
        try:
            result = self.client.get_object(**self._at(POINTER))
        except ClientError as error:
            if _code(error) in _MISSING:
                return None, ""
            raise
        return result["Body"].read(), result["ETag"]

    def exchange(self, content: bytes, mark: str) -> None:
        """Replace the pointer with this mark."""
        condition = {"IfMatch": mark} if mark else {"IfNoneMatch": "*"}
        try:
            self._put(POINTER, content, POINTER_CACHE, **condition)
        except ClientError as error:
            if _code(error) in _LOST:
                raise LostRaceError from error
            raise

    def put(self, name: str, content: bytes) -> None:
        """Store a file."""
        encoding = next((kind for ending, kind in _ENCODINGS.items() if name.endswith(ending)), "")
        self._put(name, content, FILE_CACHE, **({"ContentEncoding": encoding} if encoding else {}))

    def has(self, name: str) -> bool:
        """Whether a file exists."""
        try:
            self.client.head_object(**self._at(name))
        except ClientError as error:
            if _code(error) in _MISSING:
                return False
            raise
        return True

    def list_files(self) -> Iterable[StoredFile]:
        """List all files but the pointer."""
        start: dict[str, str] = {}
        while True:
            page = self.client.list_objects_v2(Bucket=self.bucket, Prefix=f"{self.prefix}/", **start)
            for file in page.get("Contents", []):
                name = file["Key"].removeprefix(f"{self.prefix}/")
                if name != POINTER:
                    yield StoredFile(name, file["LastModified"])
            if not page.get("IsTruncated"):
                return
            start = {"ContinuationToken": page["NextContinuationToken"]}

    def remove(self, name: str) -> None:
        """Delete a file."""
        self.client.delete_object(**self._at(name))

    def _put(self, name: str, content: bytes, cache: str, **more: str) -> None:
        self.client.put_object(
            **self._at(name), Body=content, ContentType="application/json", CacheControl=cache, **more
        )

    def _at(self, name: str) -> dict[str, str]:
        return {"Bucket": self.bucket, "Key": f"{self.prefix}/{name}"}


def bucket_store(bucket: str, prefix: str) -> BucketStore:
    """Create the store of a bucket."""
    config = Config(connect_timeout=CONNECT_SECONDS, read_timeout=READ_SECONDS)
    return BucketStore(botocore.session.get_session().create_client("s3", config=config), bucket, prefix)


def _code(error: ClientError) -> str:
    code: str = error.response["Error"]["Code"]
    return code

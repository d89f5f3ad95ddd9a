"""Upload dist/ to the site's bucket: ``python -m infra.publish_site BUCKET``.

Files that open tabs may still request stay for thirty days after they were last part of the site.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from itertools import groupby
from pathlib import Path
from typing import Any, Protocol

import botocore.session
from botocore.config import Config
from botocore.exceptions import BotoCoreError, ClientError

from infra.cdn_rules import load_rules
from infra.stored_files import StoredFile, stored_files

RECORD = "last-published.json"
"""What is stored, by key. The rules of the CDN do not know this file."""
UPLOADS = 16
"""Files stored at the same time: each waits for the network."""
KEPT = timedelta(days=30)


@dataclass(frozen=True)
class Published:
    """A stored file."""

    day: str
    """When it was last part of the site."""
    fingerprint: str = ""
    """Of its content and headers; "" where an earlier version has stored it."""


Record = dict[str, Published]


class Bucket(Protocol):
    """The bucket of the site."""

    def record(self) -> Record:
        """Read the record of the last upload; empty the first time."""
        ...

    def put(self, file: StoredFile) -> None:
        """Store a file with its headers."""
        ...

    def put_record(self, record: Record) -> None:
        """Store the record."""
        ...

    def remove(self, key: str) -> None:
        """Remove a file."""
        ...


def publish(files: list[StoredFile], bucket: Bucket, today: date) -> tuple[int, int]:
    """Store new and changed files, then delete outdated ones. Returns the two counts.

    Safe to repeat: an interrupted upload leaves the old site with additional files.
    """
    before = bucket.record()
    fingerprints = {file.key: file.fingerprint for file in files}
    new = [file for file in files if not _is_stored(file, before.get(file.key), fingerprints[file.key])]
    with ThreadPoolExecutor(UPLOADS) as pool:
        for _, batch in groupby(new, key=lambda file: file.phase):
            # Reading the results raises the first failure; the next phase waits for all.
            list(pool.map(bucket.put, batch))
    now = {key: Published(today.isoformat(), fingerprint) for key, fingerprint in fingerprints.items()}
    record = {**before, **now}
    old = [key for key, file in record.items() if date.fromisoformat(file.day) + KEPT < today]
    bucket.put_record({key: file for key, file in sorted(record.items()) if key not in old})
    for key in old:
        bucket.remove(key)
    return len(new), len(old)


def _is_stored(file: StoredFile, last: Published | None, fingerprint: str) -> bool:
    return last is not None and (file.never_changes or last.fingerprint == fingerprint)


def read_published(entry: str | list[str]) -> Published:
    """Read an entry of the record; earlier versions wrote the day only."""
    return Published(entry) if isinstance(entry, str) else Published(*entry)


class S3Bucket:
    """The site bucket in S3."""

    def __init__(self, client: Any, name: str) -> None:
        self._client, self._name = client, name

    def record(self) -> Record:
        """Read the record of the last upload; empty the first time."""
        try:
            body = self._client.get_object(Bucket=self._name, Key=RECORD)["Body"].read()
        except ClientError as error:
            if error.response["Error"]["Code"] == "NoSuchKey":
                return {}
            raise
        return {key: read_published(entry) for key, entry in json.loads(body).items()}

    def put(self, file: StoredFile) -> None:
        """Store a file with its headers."""
        encoding = {"ContentEncoding": file.encoding} if file.encoding else {}
        self._client.put_object(
            Bucket=self._name,
            Key=file.key,
            Body=file.path.read_bytes(),
            ContentType=file.content_type,
            CacheControl=file.cache_control,
            Metadata=file.metadata,
            **encoding,
        )

    def put_record(self, record: Record) -> None:
        """Store the record."""
        entries = {key: [file.day, file.fingerprint] for key, file in record.items()}
        body = json.dumps(entries, indent=0).encode()
        self._client.put_object(Bucket=self._name, Key=RECORD, Body=body, ContentType="application/json")

    def remove(self, key: str) -> None:
        """Remove a file."""
        self._client.delete_object(Bucket=self._name, Key=key)


def main(arguments: list[str] | None = None) -> int:
    """Publish dist/. Returns 1, with the reason on stderr, when it fails."""
    parser = argparse.ArgumentParser(
        prog="infra.publish_site", description="Upload dist/ to the site's bucket"
    )
    parser.add_argument("bucket", help="SiteBucketName from the stack outputs")
    parser.add_argument("--dist", type=Path, default=Path("dist"))
    parser.add_argument("--region", help="region of the bucket (default: from the AWS configuration)")
    options = parser.parse_args(arguments)
    if not (options.dist / "index.html").is_file():
        sys.stderr.write(f"There is no site in {options.dist}: run `make package` first\n")
        return 1
    try:
        config = Config(max_pool_connections=UPLOADS)
        client = botocore.session.get_session().create_client("s3", region_name=options.region, config=config)
        files = stored_files(load_rules(), options.dist)
        if "//127.0.0.1" in (options.dist / "robots.txt").read_text(encoding="utf-8"):
            sys.stderr.write(
                "site/settings.json names no address: sitemap, feeds and searches lead nowhere\n"
            )
        stored, removed = publish(files, S3Bucket(client, options.bucket), datetime.now(UTC).date())
    except (BotoCoreError, ClientError) as error:
        sys.stderr.write(f"The bucket {options.bucket} rejected the upload: {error}\n")
        return 1
    sys.stdout.write(f"{stored} files stored, {removed} old ones removed\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

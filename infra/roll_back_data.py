"""Take published data back to a minute: ``python -m infra.roll_back_data BUCKET 2026-11-23T10:00Z``.

Every file that is made of data becomes what it was then, the manifest after the files that it names and the
pages after it. The bucket has all versions of the last 30 days. The rebuild is put on hold, because it would
publish the same data again; ``python -m infra.roll_back_data BUCKET --resume`` ends that.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from botocore.exceptions import BotoCoreError, ClientError

from infra.site_bucket import LOCK, SiteBucket, site_bucket
from infra.site_data import DATA, LATEST, PAGES, PUBLIC_DECKS
from infra.site_record import RECORD, SiteBusyError

HOLD = "rebuild/hold"
OF_DATA = (DATA, LATEST, *PAGES, RECORD, "rebuild/")
NOT_OF_DATA = (PUBLIC_DECKS, LOCK, HOLD)
POINTERS = ("data/manifest.json", "data/report.json", LATEST)
"""Files that say which files of the data are the newest."""
LEASE = timedelta(hours=1)


@dataclass(frozen=True)
class Change:
    """A file that has changed since."""

    key: str
    version: str | None
    """Version of then; None: there was no such file."""

    @property
    def order(self) -> tuple[int, str]:
        """Files that others refer to come first; what did not exist then goes last."""
        if self.version is None:
            return 4, self.key
        if self.key.startswith(POINTERS):
            return 1, self.key
        if self.key.startswith(PAGES):
            return 2, self.key
        return (0 if self.key.startswith(DATA) else 3), self.key


def is_of_data(key: str) -> bool:
    """Whether a file goes back."""
    return key.startswith(OF_DATA) and not key.startswith(NOT_OF_DATA)


def roll_back(bucket: SiteBucket, moment: datetime) -> int:
    """Restore every file made of data as it was at a moment. Returns the number of changed files."""
    changes = sorted(_changes(bucket, moment), key=lambda change: change.order)
    for change in changes:
        if change.version is None:
            bucket.remove(change.key)
        else:
            source = {"Bucket": bucket.name, "Key": change.key, "VersionId": change.version}
            bucket.client.copy_object(Bucket=bucket.name, Key=change.key, CopySource=source)
    return len(changes)


def hold(bucket: SiteBucket) -> None:
    """Stop the rebuild until `resume`."""
    bucket.client.put_object(Bucket=bucket.name, Key=HOLD, Body=b"")


def resume(bucket: SiteBucket) -> None:
    """Let the rebuild run again."""
    bucket.remove(HOLD)


def _changes(bucket: SiteBucket, moment: datetime) -> Iterator[Change]:
    for key, versions in _versions(bucket):
        newest = versions[0]
        then = next((one for one in versions if one["LastModified"] <= moment), None)
        existed = then is not None and "Size" in then
        if then is newest or (not existed and "Size" not in newest):
            continue
        yield Change(key, then["VersionId"] if then is not None and existed else None)


def _versions(bucket: SiteBucket) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Yield every key made of data with its versions, newest first; one without a size is a deletion."""
    found: dict[str, list[dict[str, Any]]] = {}
    start: dict[str, str] = {}
    while True:
        page = bucket.client.list_object_versions(Bucket=bucket.name, **start)
        for one in [*page.get("Versions", []), *page.get("DeleteMarkers", [])]:
            if is_of_data(one["Key"]):
                found.setdefault(one["Key"], []).append(one)
        if not page.get("IsTruncated"):
            break
        start = {"KeyMarker": page["NextKeyMarker"], "VersionIdMarker": page["NextVersionIdMarker"]}
    for key, versions in found.items():
        # The one that is served comes first, also of two in the same second.
        yield key, sorted(versions, key=lambda one: (one["IsLatest"], one["LastModified"]), reverse=True)


def main(arguments: list[str] | None = None) -> int:
    """Roll back, or resume. Returns 1, with the reason on stderr, when it fails."""
    parser = argparse.ArgumentParser(prog="infra.roll_back_data", description="Take published data back")
    parser.add_argument("bucket", help="SiteBucketName from the stack outputs")
    parser.add_argument("moment", nargs="?", type=_moment, help="for example 2026-11-23T10:00Z")
    parser.add_argument("--resume", action="store_true", help="let the rebuild run again")
    parser.add_argument("--region", help="region of the bucket (default: from the AWS configuration)")
    options = parser.parse_args(arguments)
    if options.resume == (options.moment is not None):
        parser.error("name a moment, or --resume")
    bucket = site_bucket(options.bucket, options.region)
    try:
        if options.resume:
            resume(bucket)
            sys.stdout.write("The rebuild runs again, at its next time\n")
            return 0
        hold(bucket)
        with bucket.locked(datetime.now(UTC), LEASE):
            changed = roll_back(bucket, options.moment)
    except SiteBusyError:
        sys.stderr.write("A rebuild is storing files; it was its last run: try again in some minutes\n")
        return 1
    except (BotoCoreError, ClientError) as error:
        sys.stderr.write(f"The bucket {options.bucket} rejected the call: {error}\n")
        return 1
    sys.stdout.write(f"{changed} files are as they were; the rebuild is on hold until --resume\n")
    return 0


def _moment(text: str) -> datetime:
    moment = datetime.fromisoformat(text)
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


if __name__ == "__main__":
    sys.exit(main())

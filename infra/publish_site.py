"""Upload dist/ to the site's bucket: ``python -m infra.publish_site BUCKET``.

Files that open tabs may still request stay for thirty days after they were replaced.
"""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

from botocore.exceptions import BotoCoreError, ClientError

from infra.cdn_rules import load_rules
from infra.site_bucket import site_bucket
from infra.site_record import SiteBusyError, publish
from infra.stored_files import stored_files

LEASE = timedelta(hours=2)
"""More than the first upload takes over a slow line."""


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
    if "//127.0.0.1" in (options.dist / "robots.txt").read_text(encoding="utf-8"):
        sys.stderr.write("site/settings.json names no address: sitemap, feeds and searches lead nowhere\n")
    try:
        stored, removed = _publish(options.dist, options.bucket, options.region)
    except SiteBusyError:
        sys.stderr.write("A rebuild of the data is storing files: try again in some minutes\n")
        return 1
    except (BotoCoreError, ClientError) as error:
        sys.stderr.write(f"The bucket {options.bucket} rejected the upload: {error}\n")
        return 1
    sys.stdout.write(f"{stored} files stored, {removed} old ones removed\n")
    return 0


def _publish(dist: Path, bucket: str, region: str | None) -> tuple[int, int]:
    store, now = site_bucket(bucket, region), datetime.now(UTC)
    with store.locked(now, LEASE):
        return publish(stored_files(load_rules(), dist), store, now.date())


if __name__ == "__main__":
    sys.exit(main())

"""Upload a playtest round to its private bucket: ``python -m infra.publish_playtest BUCKET``.

Images come first, then the data that name them: an interrupted upload leaves the last good round.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import botocore.session
from botocore.exceptions import BotoCoreError, ClientError

FILE, IMAGES = "playtest.json", "images"


def publish(folder: Path, client: Any, bucket: str) -> int:
    """Store images and data, and return the number of files. Safe to repeat."""
    files = [*sorted((folder / IMAGES).glob("*")), folder / FILE]
    for file in files:
        key = file.relative_to(folder).as_posix()
        client.put_object(Bucket=bucket, Key=key, Body=file.read_bytes())
    return len(files)


def main(arguments: list[str] | None = None) -> int:
    """Publish the round. Returns 1, with the reason on stderr, when it fails."""
    parser = argparse.ArgumentParser(
        prog="infra.publish_playtest", description="Upload a playtest round to its private bucket"
    )
    parser.add_argument("bucket", help="PlaytestBucketName from the stack outputs")
    parser.add_argument("--folder", type=Path, default=Path(".data/playtest"))
    parser.add_argument("--region", help="region of the bucket (default: from the AWS configuration)")
    options = parser.parse_args(arguments)
    if not (options.folder / FILE).is_file():
        sys.stderr.write(f"There is no round in {options.folder}: run `make playtest` first\n")
        return 1
    try:
        client = botocore.session.get_session().create_client("s3", region_name=options.region)
        stored = publish(options.folder, client, options.bucket)
    except (BotoCoreError, ClientError) as error:
        sys.stderr.write(f"The bucket {options.bucket} rejected the upload: {error}\n")
        return 1
    sys.stdout.write(f"{stored} files stored\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

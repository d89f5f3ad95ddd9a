"""Copy the main table into a file and back: ``python -m infra.table_copy export table.jsonl.gz``.

``import`` makes the table what the file says: items that the file lacks are deleted, all others are written.
Without ``--table`` both use the database of a running `make run`, where a restore can be rehearsed.
"""

from __future__ import annotations

import argparse
import base64
import gzip
import json
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from botocore.exceptions import BotoCoreError, ClientError

from functions.common.tables import MainItem, connection
from infra.operator_table import NoServiceError, add_options, connect_to_table

Item = dict[str, Any]
"""As the database sends it: ``{"pk": {"S": "DECK#…"}, …}``."""
Request = dict[str, Any]
BATCH = 25
"""Items that one call may write."""
PAUSE_SECONDS = 0.5
"""Before items that the table has refused for their number are written again."""
BINARY = "base64"


def export_table(file: Path) -> int:
    """Write all items into a file, one line of JSON each. Returns their number."""
    count = 0
    with gzip.open(file, "wt", encoding="utf-8") as lines:
        for item in _scan():
            lines.write(json.dumps(item, default=_encode) + "\n")
            count += 1
    return count


def import_table(file: Path) -> tuple[int, int]:
    """Make the table what the file says. Returns the numbers of items written and deleted."""
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        items = [json.loads(line, object_hook=_decode) for line in lines]
    known = {_key(item) for item in items}
    extra = [item for item in _scan("pk, sk") if _key(item) not in known]
    # First what is missing: a reader in between finds more items than there were, never fewer.
    _write({"PutRequest": {"Item": item}} for item in items)
    _write({"DeleteRequest": {"Key": {"pk": item["pk"], "sk": item["sk"]}}} for item in extra)
    return len(items), len(extra)


def _scan(attributes: str = "") -> Iterator[Item]:
    start: dict[str, Any] = {"ProjectionExpression": attributes} if attributes else {}
    while True:
        page = connection().client.scan(TableName=MainItem.Meta.table_name, ConsistentRead=True, **start)
        yield from page["Items"]
        if "LastEvaluatedKey" not in page:
            return
        start["ExclusiveStartKey"] = page["LastEvaluatedKey"]


def _write(requests: Iterable[Request]) -> None:
    waiting = list(requests)
    while waiting:
        batch, waiting = waiting[:BATCH], waiting[BATCH:]
        table = MainItem.Meta.table_name
        answer = connection().client.batch_write_item(RequestItems={table: batch})
        refused = answer.get("UnprocessedItems", {}).get(table, [])
        if refused:
            time.sleep(PAUSE_SECONDS)
            waiting = [*refused, *waiting]


def _key(item: Item) -> tuple[str, str]:
    return item["pk"]["S"], item["sk"]["S"]


def _encode(value: object) -> dict[str, str]:
    if isinstance(value, bytes):
        return {BINARY: base64.b64encode(value).decode()}
    raise TypeError(f"{type(value).__name__} in an item")


def _decode(value: dict[str, Any]) -> Any:
    return base64.b64decode(value[BINARY]) if value.keys() == {BINARY} else value


def main(arguments: list[str] | None = None) -> int:
    """Export or import. Returns 1, with the reason on stderr, when it fails."""
    parser = argparse.ArgumentParser(prog="infra.table_copy", description="Copy the main table")
    parser.add_argument("direction", choices=["export", "import"])
    parser.add_argument("file", type=Path, help="table.jsonl.gz")
    add_options(parser)
    options = parser.parse_args(arguments)
    try:
        connect_to_table(options)
        if options.direction == "export":
            sys.stdout.write(f"{export_table(options.file)} items exported\n")
        else:
            written, deleted = import_table(options.file)
            sys.stdout.write(f"{written} items written, {deleted} deleted\n")
    except NoServiceError as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    except (BotoCoreError, ClientError, OSError, ValueError) as error:
        sys.stderr.write(f"The copy is not complete: {error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

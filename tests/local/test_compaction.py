"""Compaction of a table that had a stream: its records are deleted, its items stay, even after a crash."""

from __future__ import annotations

import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import botocore.session
import pytest

from functions.common.tables import TTL_ATTRIBUTE, table_definition
from infra.local.compaction import compact
from infra.local.database import FILE, Database, database
from infra.local.settings import NO_CREDENTIALS, REGION, TABLE
from infra.local.tables import create_table
from tests.local.running import needs_dynoxide
from tests.local.service import ROOT

pytestmark = [needs_dynoxide, pytest.mark.slow]

ITEMS, WRITES = 50, 4
STREAM = {"StreamEnabled": True, "StreamViewType": "NEW_AND_OLD_IMAGES"}
Content = dict[str, Any]

KILLED = """
import os, signal, sqlite3, sys
from pathlib import Path
from infra.local.compaction import compact

opened, steps = sqlite3.connect, 0


def step():
    global steps
    steps += 1
    if steps == int(sys.argv[2]):
        os.kill(os.getpid(), signal.SIGKILL)


def connect(*path, **options):
    base = opened(*path, **options)
    base.set_progress_handler(step, 50)
    return base


sqlite3.connect = connect
compact(Path(sys.argv[1]))
print(steps)
"""
"""Compacts a file and kills itself at a step of SQLite's virtual machine; prints the number of steps."""


def client_of(endpoint: str) -> Any:
    return botocore.session.Session().create_client(
        "dynamodb",
        region_name=REGION,
        endpoint_url=endpoint,
        aws_access_key_id=NO_CREDENTIALS["AWS_ACCESS_KEY_ID"],
        aws_secret_access_key=NO_CREDENTIALS["AWS_SECRET_ACCESS_KEY"],
    )


def content(client: Any) -> Content:
    """All items of the table, by the table and by the owner index."""
    pages = client.get_paginator("scan").paginate(TableName=TABLE)
    items = {item["pk"]["S"]: item for page in pages for item in page["Items"]}
    owned = client.query(
        TableName=TABLE,
        IndexName="gsi1",
        KeyConditionExpression="gsi1pk = :user",
        ExpressionAttributeValues={":user": {"S": "USER#1"}},
    )
    return {"items": items, "owned": owned["Items"]}


def item(number: int, write: int) -> dict[str, Any]:
    return {
        "pk": {"S": f"DECK#{number:03}"},
        "sk": {"S": "META"},
        "gsi1pk": {"S": f"USER#{number % 3}"},
        "gsi1sk": {"S": f"DECK#{number:03}"},
        "name": {"S": f"Deck {number}, {write}"},
        "description": {"S": "x" * 40_000},
    }


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Content]:
    """A folder with the file of a table with a stream after many writes; and the items of the table."""
    folder = tmp_path_factory.mktemp("streamed")
    with database({}, ROOT, folder) as running:
        assert isinstance(running, Database)
        client = client_of(running.endpoint)
        client.create_table(**table_definition(TABLE), StreamSpecification=STREAM)
        for write in range(WRITES):
            for start in range(0, ITEMS, 25):
                puts = [{"PutRequest": {"Item": item(start + place, write)}} for place in range(25)]
                client.batch_write_item(RequestItems={TABLE: puts})
        held = content(client)
    assert len(held["items"]) == ITEMS
    assert len(held["owned"]) > ITEMS // 4
    return folder, held


@pytest.fixture
def folder(made: tuple[Path, Content], tmp_path: Path) -> Path:
    return shutil.copytree(made[0], tmp_path / "data")


def records(folder: Path) -> int:
    with closing(sqlite3.connect(folder / FILE)) as base:
        assert base.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        found: int = base.execute("SELECT count(*) FROM _stream_records").fetchone()[0]
        return found


def size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.glob(f"{FILE}*"))


def check_start(folder: Path, held: Content) -> None:
    """Start like `make run`, twice, with writes in between."""
    for _ in range(2):
        with database({}, ROOT, folder) as running:
            assert isinstance(running, Database)
            create_table(running.endpoint, table_definition(TABLE), TTL_ATTRIBUTE)
            client = client_of(running.endpoint)
            assert content(client) == held
            stream = client.describe_table(TableName=TABLE)["Table"].get("StreamSpecification", {})
            assert not stream.get("StreamEnabled")
            client.put_item(TableName=TABLE, Item=held["items"]["DECK#001"])
        assert records(folder) == 0


def test_a_start_removes_the_stream_and_keeps_every_item(
    made: tuple[Path, Content], folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert records(folder) == ITEMS * WRITES
    before = size(folder)
    check_start(folder, made[1])
    assert capsys.readouterr().err == "Compacting the database…\n", "once is enough"
    assert size(folder) < before / 3


def test_writes_do_not_make_the_file_grow(tmp_path: Path) -> None:
    with database({}, ROOT, tmp_path) as running:
        assert isinstance(running, Database)
        create_table(running.endpoint, table_definition(TABLE), TTL_ATTRIBUTE)
        client = client_of(running.endpoint)
        for write in range(200):
            client.put_item(TableName=TABLE, Item=item(1, write))
    assert size(tmp_path) < 6 * 1024 * 1024, "of 8 MB that were written"


@pytest.mark.parametrize("share", [0.01, 0.3, 0.6, 0.99])
def test_a_crash_in_the_middle_loses_nothing(made: tuple[Path, Content], folder: Path, share: float) -> None:
    rehearsal = shutil.copytree(folder, folder.parent / "rehearsal")
    steps = int(run_killed(rehearsal, 0).stdout)
    assert steps > 20
    assert run_killed(folder, max(1, round(steps * share))).returncode == -signal.SIGKILL
    check_start(folder, made[1])


def run_killed(folder: Path, step: int) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", KILLED, str(folder / FILE), str(step)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_a_file_that_cannot_be_compacted_is_reported_and_unchanged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / FILE
    compact(file)
    assert not file.exists()
    file.write_bytes(b"this is no database" * 100)
    compact(file)
    assert "could not be compacted: file is not a database" in capsys.readouterr().err
    assert file.read_bytes() == b"this is no database" * 100

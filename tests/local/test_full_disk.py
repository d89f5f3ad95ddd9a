"""A full disk refuses writes for a while, and loses no stored data."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import botocore.session
import pytest
from botocore.exceptions import ClientError

from functions.common.exhaustion import OUTAGE_SECONDS, retry_after
from functions.common.tables import TTL_ATTRIBUTE, table_definition
from infra.local import database as local
from infra.local.settings import NO_CREDENTIALS, REGION, TABLE
from infra.local.tables import create_table
from tests.local.running import needs_dynoxide
from tests.local.service import ROOT

pytestmark = [needs_dynoxide, pytest.mark.slow]

MAX_FILE_BYTES = 600_000
LIMITED = f"""
import os, resource, signal, sys
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, ({MAX_FILE_BYTES}, {MAX_FILE_BYTES}))
os.execv(sys.argv[1], sys.argv[1:])
"""
"""Starts a program with a limit of its file sizes, which acts like a full disk."""


@pytest.fixture
def small_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    made = local.make_plan

    def make_plan(*wanted: Any, memory: bool) -> local.Plan:
        plan = made(*wanted, memory=memory)
        return local.Plan([sys.executable, "-c", LIMITED, *plan.command], plan.environment)

    monkeypatch.setattr(local, "make_plan", make_plan)


@pytest.mark.usefixtures("small_disk")
def test_a_full_disk_is_an_outage_that_loses_nothing(tmp_path: Path) -> None:
    with local.database({}, ROOT, tmp_path) as running:
        assert isinstance(running, local.Database)
        create_table(running.endpoint, table_definition(TABLE), TTL_ATTRIBUTE)
        client = botocore.session.Session().create_client(
            "dynamodb",
            region_name=REGION,
            endpoint_url=running.endpoint,
            aws_access_key_id=NO_CREDENTIALS["AWS_ACCESS_KEY_ID"],
            aws_secret_access_key=NO_CREDENTIALS["AWS_SECRET_ACCESS_KEY"],
        )
        written: list[str] = []
        with pytest.raises(ClientError) as refused:
            write_until_refused(client, written)
        assert retry_after(refused.value) == OUTAGE_SECONDS
        assert len(written) > 5
        assert sorted(item["pk"]["S"] for item in client.scan(TableName=TABLE)["Items"]) == written


def write_until_refused(client: Any, written: list[str]) -> None:
    for number in range(MAX_FILE_BYTES // 10_000):
        item = {"pk": {"S": f"DECK#{number:03}"}, "sk": {"S": "META"}, "text": {"S": "x" * 10_000}}
        client.put_item(TableName=TABLE, Item=item)
        written.append(item["pk"]["S"])

"""A copied table is restored as it was, whatever has happened since."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from functions.common.settings import Settings
from functions.common.tables import MainItem, connection
from infra import operator_table
from infra.local.settings import ENDPOINT
from infra.table_copy import main

ITEMS: list[dict[str, Any]] = [
    {"pk": {"S": f"DECK#{number:03}"}, "sk": {"S": "META"}, "cards": {"M": {"200001": {"N": str(number)}}}}
    for number in range(60)
]
ODD = {"pk": {"S": "USER#1"}, "sk": {"S": "PROFILE"}, "key": {"B": b"\x00\xff"}, "tags": {"SS": ["a", "b"]}}


def put(item: dict[str, Any]) -> None:
    connection().client.put_item(TableName=MainItem.Meta.table_name, Item=item)


def items() -> dict[str, dict[str, Any]]:
    page = connection().client.scan(TableName=MainItem.Meta.table_name)
    return {item["pk"]["S"]: item for item in page["Items"]}


def test_a_restore_undoes_edits_creations_and_deletions(
    real_table: Settings,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # The running service names its database in the data folder.
    (tmp_path / ENDPOINT).write_text(real_table.database_endpoint)
    local = ["--data", str(tmp_path)]
    monkeypatch.setattr(operator_table, "TABLE", real_table.main_table)
    for item in (*ITEMS, ODD):
        put(item)
    before = items()
    assert main(["export", str(tmp_path / "table.jsonl.gz"), *local]) == 0
    assert f"{len(before)} items exported" in capsys.readouterr().out
    put({**ITEMS[0], "name": {"S": "Changed"}})
    put({"pk": {"S": "DECK#new"}, "sk": {"S": "META"}})
    gone = {"pk": ITEMS[1]["pk"], "sk": ITEMS[1]["sk"]}
    connection().client.delete_item(TableName=MainItem.Meta.table_name, Key=gone)
    assert items() != before
    assert main(["import", str(tmp_path / "table.jsonl.gz"), *local]) == 0
    assert f"{len(before)} items written, 1 deleted" in capsys.readouterr().out
    assert items() == before


def test_without_a_service_nothing_is_copied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(tmp_path / "file"), "--data", str(tmp_path)]) == 1
    assert "start `make run`" in capsys.readouterr().err

"""A copied table is restored as it was, whatever has happened since."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from functions.common.settings import Settings
from functions.common.tables import MainItem, connection
from infra.table_copy import export_table, import_table, main

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


def test_a_restore_undoes_edits_creations_and_deletions(real_table: Settings, tmp_path: Path) -> None:
    for item in (*ITEMS, ODD):
        put(item)
    before = items()
    assert export_table(tmp_path / "table.jsonl.gz") == len(before)
    put({**ITEMS[0], "name": {"S": "Changed"}})
    put({"pk": {"S": "DECK#new"}, "sk": {"S": "META"}})
    gone = {"pk": ITEMS[1]["pk"], "sk": ITEMS[1]["sk"]}
    connection().client.delete_item(TableName=MainItem.Meta.table_name, Key=gone)
    assert items() != before
    assert import_table(tmp_path / "table.jsonl.gz") == (len(before), 1)
    assert items() == before


def test_without_a_service_nothing_is_copied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(tmp_path / "file"), "--data", str(tmp_path)]) == 1
    assert "start `make run`" in capsys.readouterr().err

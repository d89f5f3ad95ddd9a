"""The tables of the cloud equal those of the code."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from functions.common.tables import TTL_ATTRIBUTE, table_definition

ROOT = Path(__file__).resolve().parents[2]


def described() -> dict[str, Any]:
    text = (ROOT / "infra" / "tables.yml").read_text(encoding="utf-8")
    properties: dict[str, Any] = yaml.safe_load(text)["Resources"]["MainTable"]["Properties"]
    return properties


def test_the_main_table_is_the_one_the_functions_know() -> None:
    cloud, code = described(), table_definition()
    shared = ("BillingMode", "AttributeDefinitions", "KeySchema", "GlobalSecondaryIndexes")
    assert {key: cloud[key] for key in shared} == {key: code[key] for key in shared}
    assert "StreamSpecification" not in cloud, "an unread stream costs a copy of every write"
    assert "StreamSpecification" not in code
    assert cloud["TimeToLiveSpecification"] == {"AttributeName": TTL_ATTRIBUTE, "Enabled": True}

"""The described table equals that of the items."""

from __future__ import annotations

from functions.account.items import AccountItem, NameItem, ResetItem
from functions.common.sessions import SessionItem
from functions.common.settings import Settings
from functions.common.tables import LISTED_OF_A_DECK, MainItem, connection, table_definition
from functions.common.throttle import ThrottleItem

ITEMS = [MainItem, AccountItem, NameItem, ResetItem, SessionItem, ThrottleItem]


def test_the_keys_of_every_item_are_those_of_the_table() -> None:
    definition = table_definition()
    indexes = {index["IndexName"]: index for index in definition["GlobalSecondaryIndexes"]}
    for item in ITEMS:
        schema = item._get_schema()
        assert sorted(map(_sorted, schema["key_schema"])) == sorted(map(_sorted, definition["KeySchema"]))
    schema = MainItem._get_schema()
    assert {index["index_name"] for index in schema["global_secondary_indexes"]} == set(indexes)
    for index in schema["global_secondary_indexes"]:
        described = indexes[index["index_name"]]
        assert sorted(map(_sorted, index["key_schema"])) == sorted(map(_sorted, described["KeySchema"]))
        assert index["projection"]["ProjectionType"] == described["Projection"]["ProjectionType"]


def _sorted(key: object) -> list[tuple[str, str]]:
    assert isinstance(key, dict)
    return sorted(key.items())


def test_the_owner_index_has_all_attributes_of_lists() -> None:
    (owner,) = [i for i in table_definition()["GlobalSecondaryIndexes"] if i["IndexName"] == "gsi1"]
    assert owner["Projection"] == {
        "ProjectionType": "INCLUDE",
        "NonKeyAttributes": list(LISTED_OF_A_DECK),
    }
    assert len(LISTED_OF_A_DECK) <= 20, "an index takes no more"


def test_the_public_index_contains_the_published_attributes_and_no_description() -> None:
    (public,) = [i for i in table_definition()["GlobalSecondaryIndexes"] if i["IndexName"] == "gsi3"]
    assert public["Projection"]["ProjectionType"] == "INCLUDE"
    copied = set(public["Projection"]["NonKeyAttributes"])
    assert copied == {"name", "author", "cards", "created", "updated", "favorites"}


def test_the_database_takes_the_definition(real_table: Settings) -> None:
    described = connection().client.describe_table(TableName=real_table.main_table)["Table"]
    assert {index["IndexName"] for index in described["GlobalSecondaryIndexes"]} == {"gsi1", "gsi2", "gsi3"}
    assert not described.get("StreamSpecification", {}).get("StreamEnabled"), "nothing reads a stream"


def test_all_items_share_one_connection(real_table: Settings) -> None:
    assert {id(item._get_connection().connection) for item in ITEMS} == {id(connection())}

"""The main table: its keys, its indexes, and the connection that all its items share.

Every kind of item is a model of its own that derives from `MainItem`, so that a function opens one connection
and the table is described in one place. `infra/tables.yml` describes the same for the cloud; a test compares
the two.
"""

from __future__ import annotations

from typing import Any

from pynamodb.attributes import NumberAttribute, UnicodeAttribute
from pynamodb.connection import Connection
from pynamodb.indexes import GlobalSecondaryIndex, IncludeProjection, KeysOnlyProjection
from pynamodb.models import Model

from functions.common.settings import Settings

TTL_ATTRIBUTE = "ttl"
"""Seconds since the epoch; the database deletes an item some time later, so readers check it themselves."""

LISTED_OF_A_DECK = (
    "name",
    "author",
    "tags",
    "mainClan",
    "cryptCount",
    "libraryCount",
    "hidden",
    "locked",
    "inventoryType",
    "publicChild",
    "publicParent",
    "family",
    "branchName",
    "reviewOf",
    "rev",
    "updated",
    "master",
    "members",
)
"""Attributes in lists of decks and revision groups. The projection of an index cannot be changed later."""

PUBLISHED_OF_A_DECK = ("name", "author", "cards", "created", "updated", "favorites")
"""Attributes of a deck in the published archive."""

_LOCAL_CREDENTIAL = "local"
CONNECT_SECONDS, READ_SECONDS = 2, 5


class _OwnerIndex(GlobalSecondaryIndex["MainItem"]):
    class Meta:
        index_name = "gsi1"
        projection = IncludeProjection(list(LISTED_OF_A_DECK))

    gsi1pk = UnicodeAttribute(hash_key=True)
    gsi1sk = UnicodeAttribute(range_key=True)


class _LookupIndex(GlobalSecondaryIndex["MainItem"]):
    class Meta:
        index_name = "gsi2"
        projection = KeysOnlyProjection()

    gsi2pk = UnicodeAttribute(hash_key=True)
    gsi2sk = UnicodeAttribute(range_key=True)


class _PublicIndex(GlobalSecondaryIndex["MainItem"]):
    class Meta:
        index_name = "gsi3"
        projection = IncludeProjection(list(PUBLISHED_OF_A_DECK))

    gsi3pk = UnicodeAttribute(hash_key=True)
    gsi3sk = UnicodeAttribute(range_key=True)


class MainItem(Model):
    """Any item of the main table, by its keys.

    ``gsi1``: everything a user owns (``USER#<uid>`` / ``DECK#<id>``); ``gsi2``: lookups (sessions of a user,
    accounts of an e-mail address), keys only; ``gsi3``: public decks by the month of their last change.
    """

    class Meta:
        """Set by `connect`."""

        table_name = "main"
        billing_mode = "PAY_PER_REQUEST"
        region: str | None = None
        host: str | None = None
        aws_access_key_id: str | None = None
        aws_secret_access_key: str | None = None
        connect_timeout_seconds = CONNECT_SECONDS
        read_timeout_seconds = READ_SECONDS

    pk = UnicodeAttribute(hash_key=True)
    sk = UnicodeAttribute(range_key=True)
    gsi1pk = UnicodeAttribute(null=True)
    gsi1sk = UnicodeAttribute(null=True)
    gsi2pk = UnicodeAttribute(null=True)
    gsi2sk = UnicodeAttribute(null=True)
    gsi3pk = UnicodeAttribute(null=True)
    gsi3sk = UnicodeAttribute(null=True)
    ttl = NumberAttribute(null=True)

    owned = _OwnerIndex()
    lookup = _LookupIndex()
    public = _PublicIndex()


def connect(settings: Settings) -> None:
    """Point all items to the table of the settings and create the client while start-up time is cheap."""
    meta = MainItem.Meta
    meta.table_name = settings.main_table
    meta.region = settings.region or ("us-east-1" if settings.database_endpoint else None)
    meta.host = settings.database_endpoint or None
    local = _LOCAL_CREDENTIAL if settings.database_endpoint else None
    meta.aws_access_key_id, meta.aws_secret_access_key = local, local
    MainItem._connection = None
    connection().client  # noqa: B018 (reading it creates it)


def connection() -> Connection:
    """Return the one connection of this process, for transactions and raw reads."""
    return MainItem._get_connection().connection


def table_definition(name: str = "main") -> dict[str, Any]:
    """Return the arguments of DynamoDB's CreateTable. The TTL is set separately, on `TTL_ATTRIBUTE`."""
    indexes = [_OwnerIndex, _LookupIndex, _PublicIndex]
    keys = ["pk", "sk", *(f"{index.Meta.index_name}{part}" for index in indexes for part in ("pk", "sk"))]
    return {
        "TableName": name,
        "BillingMode": MainItem.Meta.billing_mode,
        "AttributeDefinitions": [{"AttributeName": key, "AttributeType": "S"} for key in keys],
        "KeySchema": _key_schema("pk", "sk"),
        "GlobalSecondaryIndexes": [
            {
                "IndexName": index.Meta.index_name,
                "KeySchema": _key_schema(f"{index.Meta.index_name}pk", f"{index.Meta.index_name}sk"),
                "Projection": _projection(index),
            }
            for index in indexes
        ],
    }


def _key_schema(hash_key: str, range_key: str) -> list[dict[str, str]]:
    return [
        {"AttributeName": hash_key, "KeyType": "HASH"},
        {"AttributeName": range_key, "KeyType": "RANGE"},
    ]


def _projection(index: type[GlobalSecondaryIndex[MainItem]]) -> dict[str, Any]:
    projection = index.Meta.projection
    shape: dict[str, Any] = {"ProjectionType": projection.projection_type}
    if projection.non_key_attributes:
        shape["NonKeyAttributes"] = list(projection.non_key_attributes)
    return shape

"""Creates and updates the tables of the service in the local database."""

from __future__ import annotations

from typing import Any

import botocore.session
from botocore.exceptions import BotoCoreError, ClientError

from infra.local.database import DatabaseError
from infra.local.settings import NO_CREDENTIALS, REGION


def create_table(endpoint: str, definition: dict[str, Any], ttl: str) -> None:
    """Create a table unless it exists; `definition`: the arguments of DynamoDB's CreateTable.

    `ttl`: the attribute with the expiration time. An existing table loses its stream, which nothing reads.
    Raises DatabaseError when the database refuses.
    """
    name = definition["TableName"]
    try:
        client = botocore.session.Session().create_client(
            "dynamodb",
            region_name=REGION,
            endpoint_url=endpoint,
            aws_access_key_id=NO_CREDENTIALS["AWS_ACCESS_KEY_ID"],
            aws_secret_access_key=NO_CREDENTIALS["AWS_SECRET_ACCESS_KEY"],
        )
        if name not in client.list_tables()["TableNames"]:
            client.create_table(**definition)
            specification = {"Enabled": True, "AttributeName": ttl}
            client.update_time_to_live(TableName=name, TimeToLiveSpecification=specification)
        elif (
            client.describe_table(TableName=name)["Table"].get("StreamSpecification", {}).get("StreamEnabled")
        ):
            client.update_table(TableName=name, StreamSpecification={"StreamEnabled": False})
    except (ClientError, BotoCoreError, ValueError) as problem:
        raise DatabaseError(f"The database at {endpoint} rejected the table {name}: {problem}") from problem

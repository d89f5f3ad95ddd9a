"""Speeds up moto's serialization of large items, and its transactions."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from moto.core.serialize import JSONSerializer
from moto.dynamodb import models
from moto.dynamodb.models import DynamoDBBackend
from moto.dynamodb.models.table import Table


@contextmanager
def quick_answers() -> Iterator[None]:
    """Serialize only the member of an attribute value that exists.

    moto asks each value for all ten types that it may have, each under several names.
    """
    usual = JSONSerializer._serialize_type_structure

    def written(self: JSONSerializer, serialized: Any, value: Any, shape: Any, key: str) -> None:
        if shape.name != "AttributeValue" or not isinstance(value, dict):
            usual(self, serialized, value, shape, key)
            return
        inner: dict[str, Any] = {}
        for member, content in value.items():
            self._serialize(inner, content, shape.members[member], member)
        self._default_serialize(serialized, inner, shape, key)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(JSONSerializer, "_serialize_type_structure", written)
        _copy_tables_once(patch)
        yield


def _copy_tables_once(patch: pytest.MonkeyPatch) -> None:
    """Copy a table once for a transaction.

    moto copies it before the first write, in case of a failure, but as often as the transaction has items.
    """
    usual = DynamoDBBackend.transact_write_items
    copies: dict[int, Table] = {}

    def copied(thing: Any) -> Any:
        if not isinstance(thing, Table):
            return copy.deepcopy(thing)
        if id(thing) not in copies:
            copies[id(thing)] = copy.deepcopy(thing)
        return copies[id(thing)]

    def write(self: DynamoDBBackend, transact_items: list[dict[str, Any]]) -> None:
        copies.clear()
        usual(self, transact_items)

    patch.setattr(models, "copy", SimpleNamespace(copy=copy.copy, deepcopy=copied))
    patch.setattr(DynamoDBBackend, "transact_write_items", write)

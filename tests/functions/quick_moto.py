"""Speeds up moto's serialization of large items."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from moto.core.serialize import JSONSerializer


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
        yield

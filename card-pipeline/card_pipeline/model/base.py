"""The base class of published shapes."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict
from pydantic.alias_generators import to_camel


class Published(BaseModel):
    """A published shape: immutable, no unknown fields, camelCase keys, absent instead of null.

    Optional fields without a value are omitted from the JSON, so a reader treats a missing key and ``None``
    alike (later additions are optional fields).
    """

    model_config = ConfigDict(
        frozen=True,
        extra="forbid",
        alias_generator=to_camel,
        validate_by_name=True,
        serialize_by_alias=True,
        use_attribute_docstrings=True,
    )

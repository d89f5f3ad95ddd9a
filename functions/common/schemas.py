"""What the shapes of all calls have in common."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict
from pydantic.alias_generators import to_camel


class RequestBody(BaseModel):
    """Something sent: known fields only, of the right type."""

    model_config = ConfigDict(
        extra="forbid", strict=True, frozen=True, alias_generator=to_camel, validate_by_name=False
    )


class ResponseBody(BaseModel):
    """Something answered."""

    model_config = ConfigDict(
        frozen=True,
        alias_generator=to_camel,
        populate_by_name=True,
        json_schema_serialization_defaults_required=True,
    )

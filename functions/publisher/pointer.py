"""The pointer: the file that names the files of the current archive."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

import orjson

SCHEMA = 1


@dataclass(frozen=True)
class Pointer:
    """``PdaPointer`` of the published shapes."""

    generation: int
    base: str
    """``base.7.3f9a0c1b2d4e.json``"""
    delta: str | None
    since: str
    """When reading the base started."""
    written: str

    @property
    def files(self) -> list[str]:
        """The files of the archive."""
        return [self.base, *([self.delta] if self.delta else [])]


def write_pointer(pointer: Pointer) -> bytes:
    """Encode the file."""
    fields = {name: value for name, value in asdict(pointer).items() if value is not None}
    return orjson.dumps({"schema": SCHEMA, **fields})


def read_pointer(content: bytes | None) -> Pointer | None:
    """Parse the file; None when it is missing or unknown: then the whole archive is rewritten."""
    try:
        fields: dict[str, Any] = orjson.loads(content or b"null")
        if fields["schema"] != SCHEMA:
            return None
        base, delta = fields["base"], fields.get("delta")
        return Pointer(fields["generation"], base, delta, fields["since"], fields["written"])
    except (ValueError, LookupError, TypeError):
        return None

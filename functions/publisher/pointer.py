"""The pointer: the one file that says which files are the archive."""

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
    """When the base began to be read."""
    written: str

    @property
    def files(self) -> list[str]:
        """The files that are the archive."""
        return [self.base, *([self.delta] if self.delta else [])]


def write_pointer(pointer: Pointer) -> bytes:
    """Write the file."""
    told = {name: value for name, value in asdict(pointer).items() if value is not None}
    return orjson.dumps({"schema": SCHEMA, **told})


def read_pointer(content: bytes | None) -> Pointer | None:
    """Read the file; None for none, or for one that says nothing we know: then everything is written anew."""
    try:
        told: dict[str, Any] = orjson.loads(content or b"null")
        if told["schema"] != SCHEMA:
            return None
        return Pointer(told["generation"], told["base"], told.get("delta"), told["since"], told["written"])
    except (ValueError, LookupError, TypeError):
        return None

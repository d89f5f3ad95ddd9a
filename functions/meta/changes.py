"""The history of changes. changes.json is made from CHANGES.md by `make types`."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from pydantic import BaseModel

_FILE = Path(__file__).with_name("changes.json")


class ReleaseSchema(BaseModel):
    """A released version and its changes."""

    version: str
    date: str
    changes: list[str]


class ChangelogResponse(BaseModel):
    """The newest version, and the history, newest first."""

    version: str
    changes: list[str]
    history: list[ReleaseSchema]


@cache
def changelog() -> ChangelogResponse:
    """Read the history."""
    history = [ReleaseSchema(**release) for release in json.loads(_FILE.read_text(encoding="utf-8"))]
    return ChangelogResponse(version=history[0].version, changes=history[0].changes, history=history)

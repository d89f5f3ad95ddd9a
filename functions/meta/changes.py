"""The history of changes. changes.json is made from CHANGES.md by `make types`."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from pydantic import BaseModel

_FILE = Path(__file__).with_name("changes.json")


class Release(BaseModel):
    """A released version and what is new in it."""

    version: str
    date: str
    changes: list[str]


class Changelog(BaseModel):
    """The newest version, and all of them, newest first."""

    version: str
    changes: list[str]
    history: list[Release]


@cache
def changelog() -> Changelog:
    """Read the history."""
    history = [Release(**release) for release in json.loads(_FILE.read_text(encoding="utf-8"))]
    return Changelog(version=history[0].version, changes=history[0].changes, history=history)

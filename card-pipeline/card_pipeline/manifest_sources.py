"""Describes the sources for the manifest."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from importlib.resources.abc import Traversable

from card_pipeline.model.manifest import Source
from card_pipeline.sources.provenance import Provenance

Provenances = dict[str, Provenance]

BY_HAND = "sources folder"
"""Origin of files in the sources folder without provenance."""


def present_source(name: str, provenances: Provenances, files: Sequence[Traversable]) -> Source:
    """Describe a source that was read from these files."""
    known = provenances.get(name, Provenance(origin=BY_HAND))
    date = known.day.isoformat() if known.day else None
    return Source(name=name, origin=known.origin, status="present", sha256=hash_of(files), date=date)


def hash_of(files: Sequence[Traversable]) -> str:
    """Hash files together, in this order."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()

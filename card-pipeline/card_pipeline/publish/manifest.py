"""The manifest, and the data version in it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence

from card_pipeline.model.manifest import Manifest, PublishedFile, Source
from card_pipeline.publish.encode import Encoded
from card_pipeline.publish.store import hashed_name


def data_version(date: str | None, files: Mapping[str, Encoded]) -> str:
    """Join the date of the card files and the start of the hash over all files: ``2026-04-09.1a2b3c``."""
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(f"{name} {files[name].sha256}\n".encode())
    return f"{date or 'undated'}.{digest.hexdigest()[:6]}"


def make_manifest(
    date: str | None,
    files: Mapping[str, Encoded],
    counts: Mapping[str, int],
    records: Mapping[str, int],
    sources: Sequence[Source],
) -> Manifest:
    """Describe the published files; `records` gives the count of records by file."""
    return Manifest(
        version=data_version(date, files),
        counts=dict(counts),
        files={
            name: PublishedFile(
                path=hashed_name(name, file),
                bytes=len(file.plain),
                brotli=len(file.brotli),
                gzip=len(file.gzip),
                sha256=file.sha256,
                count=records.get(name),
            )
            for name, file in sorted(files.items())
        },
        sources=list(sources),
    )

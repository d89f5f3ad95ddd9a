"""Compresses published files while others are still being built, and reuses unchanged ones.

Maximum compression is half of the work of a build, and most builds change few files.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from types import TracebackType
from typing import Any

from card_pipeline.publish import encode
from card_pipeline.publish.encode import Encoded
from card_pipeline.publish.store import ENDINGS, hashed_name

Record = dict[str, Any]
"""The record of a build: versions of the compressors, and hashes of their output by plain hash."""


class Packing:
    """Files that are being compressed."""

    def __init__(self, last: Record, out: Path, threads: int | None = None) -> None:
        """Start; `last` is the record of the build that published into `out`, or empty."""
        self._last: Mapping[str, Any] = last.get("files", {}) if last.get("by") == _compressors() else {}
        self._out = out
        self._pool = ThreadPoolExecutor(threads)
        self._files: dict[str, Future[Encoded]] = {}

    def __enter__(self) -> Packing:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pool.shutdown(cancel_futures=True)

    def __contains__(self, name: str) -> bool:
        return name in self._files

    def add(self, files: Mapping[str, bytes]) -> None:
        """Compress more files, the largest first."""
        for name in sorted(files, key=lambda name: -len(files[name])):
            self._files[name] = self._pool.submit(self._packed, name, files[name])

    def files(self) -> dict[str, Encoded]:
        """Wait for all files."""
        return {name: done.result() for name, done in self._files.items()}

    def _packed(self, name: str, plain: bytes) -> Encoded:
        # brotli and gzip release Python's lock.
        return self._published(name, plain) or encode.compress(plain)

    def _published(self, name: str, plain: bytes) -> Encoded | None:
        """Read the last build's output for the same bytes; None unless it exists unchanged."""
        known = self._last.get(_hash(plain))
        if known is None:
            return None
        path = str(self._out / hashed_name(name, Encoded(plain, b"", b"")))
        try:
            packed = [Path(path + ending).read_bytes() for ending in ENDINGS[1:]]
        except OSError:
            return None
        return Encoded(plain, *packed) if [_hash(data) for data in packed] == known else None


def record_of(files: Mapping[str, Encoded]) -> Record:
    """Return the record of these files for the next build."""
    hashes = {file.sha256: [_hash(file.brotli), _hash(file.gzip)] for file in files.values()}
    return {"by": _compressors(), "files": hashes}


def _compressors() -> str:
    return f"brotli {version('brotli')}, zlib {zlib.ZLIB_RUNTIME_VERSION}"


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()

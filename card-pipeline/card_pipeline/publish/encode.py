"""Published bytes: canonical JSON, compressed as small as it gets, the same on every machine."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import brotli
import orjson

from card_pipeline.model.base import Published

Json = dict[str, "Json"] | list["Json"] | str | int | float | bool | None


@dataclass(frozen=True)
class Encoded:
    """One file in its three forms."""

    plain: bytes
    brotli: bytes
    gzip: bytes

    @property
    def sha256(self) -> str:
        """Hash of the plain form: it names the file."""
        return hashlib.sha256(self.plain).hexdigest()


def canonical_json(shape: Published, *, keep_order: bool = False) -> bytes:
    """Write a shape as JSON: camelCase, keys sorted, nothing for None, whole numbers without ``.0``.

    `keep_order` leaves the keys as they are, where their order has a meaning (sets by date).
    """
    value = _tidy(shape.model_dump(mode="json", by_alias=True, exclude_none=True))
    return orjson.dumps(value, option=0 if keep_order else orjson.OPT_SORT_KEYS)


def _tidy(value: Json) -> Json:
    if isinstance(value, dict):
        return {key: _tidy(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_tidy(inner) for inner in value]
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value


def compress(plain: bytes) -> Encoded:
    """Compress with brotli 11 and gzip 9, without any time in the bytes."""
    return Encoded(
        plain=plain,
        brotli=brotli.compress(plain, quality=11, mode=brotli.MODE_TEXT, lgwin=24),
        gzip=gzip.compress(plain, compresslevel=9, mtime=0),
    )


def compress_all(files: Mapping[str, bytes], threads: int | None = None) -> dict[str, Encoded]:
    """Compress several files at once, the largest first; brotli and gzip leave Python's lock."""
    by_size: Iterable[str] = sorted(files, key=lambda name: -len(files[name]))
    with ThreadPoolExecutor(threads) as pool:
        done = dict(zip(by_size, pool.map(lambda name: compress(files[name]), by_size), strict=True))
    return {name: done[name] for name in files}

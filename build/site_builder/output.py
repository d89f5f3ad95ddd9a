"""Writes files of dist/ with their compressed variants, and deletes files of earlier builds."""

from __future__ import annotations

import gzip
import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

import brotli

Compressors = Mapping[str, Callable[[bytes], bytes]]
"""Ending of a variant → its compression."""


def variants(name: str) -> list[str]:
    """Name the forms of a compressed file, the plain one first."""
    return [name, *(name + ending for ending in SMALLEST)]


def write_file(out: Path, content: bytes, *, compress: bool, by: Compressors | None = None) -> list[int]:
    """Write a file atomically, with its ``.br`` and ``.gz`` variants. Returns the sizes of all forms.

    A file with the same bytes stays untouched: compression is the slow part of a build.
    """
    last = _read(out)
    sizes = [len(content)]
    for ending, shrink in (by or SMALLEST).items() if compress else ():
        variant = Path(f"{out}{ending}")
        if last == content and variant.is_file():
            sizes.append(variant.stat().st_size)
        else:
            small = shrink(content)
            _write(variant, small, new=last is None)
            sizes.append(len(small))
    if last != content:
        _write(out, content, new=last is None)
    return sizes


def _read(file: Path) -> bytes | None:
    try:
        return file.read_bytes()
    except FileNotFoundError:
        return None


def brotli_11(content: bytes) -> bytes:
    """Compress with the highest level of brotli."""
    return bytes(brotli.compress(content, quality=11))


def brotli_4(content: bytes) -> bytes:
    """Compress thousands of pages: a fortieth of the time for a fifth more bytes."""
    return bytes(brotli.compress(content, quality=4))


def gzip_9(content: bytes) -> bytes:
    """Compress with the highest level of gzip, reproducibly."""
    return gzip.compress(content, compresslevel=9, mtime=0)


SMALLEST: Compressors = {".br": brotli_11, ".gz": gzip_9}
QUICK: Compressors = {".br": brotli_4, ".gz": gzip_9}


def _write(out: Path, content: bytes, *, new: bool) -> None:
    """Write a file; one that somebody may be reading is replaced as a whole.

    The plain form of a new file comes last: after a crash the next build writes all forms.
    """
    draft = out if new else out.with_name(f".{out.name}.draft")
    try:
        draft.write_bytes(content)
    except FileNotFoundError:
        out.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(content)
    if not new:
        os.replace(draft, out)


def remove_others(dist: Path, written: Iterable[str], keep: str) -> None:
    """Delete the files of dist/ that this build did not write, except those of the folder `keep`."""
    wanted = {form for name in written for form in variants(name)}
    for folder, _, names in os.walk(dist, topdown=False):
        within = os.path.relpath(folder, dist)
        if within == keep or within.startswith(f"{keep}{os.sep}"):
            continue
        prefix = "" if within == "." else f"{within}/"
        for name in names:
            if prefix + name not in wanted:
                os.unlink(os.path.join(folder, name))
        if prefix and not os.listdir(folder):
            os.rmdir(folder)

"""Writes files of dist/ with their compressed twins, and removes what a former build left behind."""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterable
from pathlib import Path

import brotli


def write_file(out: Path, content: bytes, *, compress: bool) -> None:
    """Write a file as a whole or not at all, with ``.br`` and ``.gz`` beside it.

    A file that has these bytes already stays untouched: compressing is the slow part of a build.
    """
    twins = {".br": brotli_11, ".gz": gzip_9} if compress else {}
    known = out.is_file() and out.read_bytes() == content
    for ending, shrink in twins.items():
        twin = out.with_name(out.name + ending)
        if not (known and twin.is_file()):
            _replace(twin, shrink(content))
    if not known:
        _replace(out, content)


def brotli_11(content: bytes) -> bytes:
    """Compress with brotli at its best."""
    return bytes(brotli.compress(content, quality=11))


def gzip_9(content: bytes) -> bytes:
    """Compress with gzip at its best, the same bytes every time."""
    return gzip.compress(content, compresslevel=9, mtime=0)


def _replace(out: Path, content: bytes) -> None:
    out.parent.mkdir(parents=True, exist_ok=True)
    draft = out.with_name(f".{out.name}.draft")
    draft.write_bytes(content)
    os.replace(draft, out)


def remove_others(dist: Path, written: Iterable[Path], keep: Path) -> None:
    """Remove the files of dist/ that this build did not write, except those under `keep`."""
    wanted = {file.with_name(file.name + ending) for file in written for ending in ("", ".br", ".gz")}
    for file in sorted(dist.rglob("*"), reverse=True):
        if file.is_relative_to(keep):
            continue
        if file.is_dir():
            if not any(file.iterdir()):
                file.rmdir()
        elif file not in wanted:
            file.unlink()

"""Writes files of dist/ with their compressed variants, and deletes files of earlier builds."""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterable
from pathlib import Path

import brotli


def write_file(out: Path, content: bytes, *, compress: bool) -> None:
    """Write a file atomically, with its ``.br`` and ``.gz`` variants.

    A file with the same bytes stays untouched: compression is the slow part of a build.
    """
    variants = {".br": brotli_11, ".gz": gzip_9} if compress else {}
    known = out.is_file() and out.read_bytes() == content
    for ending, shrink in variants.items():
        variant = out.with_name(out.name + ending)
        if not (known and variant.is_file()):
            _replace(variant, shrink(content))
    if not known:
        _replace(out, content)


def brotli_11(content: bytes) -> bytes:
    """Compress with the highest level of brotli."""
    return bytes(brotli.compress(content, quality=11))


def gzip_9(content: bytes) -> bytes:
    """Compress with the highest level of gzip, reproducibly."""
    return gzip.compress(content, compresslevel=9, mtime=0)


def _replace(out: Path, content: bytes) -> None:
    out.parent.mkdir(parents=True, exist_ok=True)
    draft = out.with_name(f".{out.name}.draft")
    draft.write_bytes(content)
    os.replace(draft, out)


def remove_others(dist: Path, written: Iterable[Path], keep: Path) -> None:
    """Delete the files of dist/ that this build did not write, except those under `keep`."""
    wanted = {file.with_name(file.name + ending) for file in written for ending in ("", ".br", ".gz")}
    for file in sorted(dist.rglob("*"), reverse=True):
        if file.is_relative_to(keep):
            continue
        if file.is_dir():
            if not any(file.iterdir()):
                file.rmdir()
        elif file not in wanted:
            file.unlink()

"""The published folder: content-named files and a manifest that always names complete ones.

New files are written to a separate folder and moved in; the manifest comes last. A failure before that
leaves the last good data in use. Replaced files stay for a while for open tabs.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import re
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import orjson

from card_pipeline.model.manifest import file_name
from card_pipeline.publish.encode import Encoded

MANIFEST = "manifest.json"
KEPT_SECONDS = 30 * 24 * 3600
"""Retention of replaced files."""

ENDINGS = ("", ".br", ".gz")
HASHED_NAME = r"[A-Za-z0-9.-]+\.[0-9a-f]{12}\.(?:json|otf)(?:\.br|\.gz)?"
"""Pattern of the names of published files, but for the manifest and the report."""
_HASHED = re.compile(HASHED_NAME)


def hashed_name(name: str, file: Encoded) -> str:
    """Name a file by its content: ``crypt.3f9a0c1b2d4e.json``, ``icons.3f9a0c1b2d4e.otf``."""
    stem, _, ending = file_name(name).rpartition(".")
    return f"{stem}.{file.sha256[:12]}.{ending}"


def store(files: Mapping[str, Encoded], manifest: Encoded, out: Path, now: float) -> None:
    """Publish `files` (by their hashed names) and the manifest into `out`.

    `now` is the time in seconds, for deleting files that were replaced long ago. Raises OSError when writing
    fails; `out` is then unchanged, except for new files that nothing refers to.
    """
    out.mkdir(parents=True, exist_ok=True)
    with _only_one(out):
        _clear_leftovers(out)
        folder = Path(tempfile.mkdtemp(prefix=_prefix(out), dir=out.parent))
        try:
            for name, file in [*files.items(), (MANIFEST, manifest)]:
                for ending, data in zip(ENDINGS, (file.plain, file.brotli, file.gzip), strict=True):
                    _write(folder / (name + ending), data)
            replaced = _listed(out) - set(files)
            for name in files:
                _move(folder, out, name)
            _move(folder, out, MANIFEST)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
        _age(out, replaced, now)
        _drop_old(out, keep=set(files), now=now)


@contextmanager
def _only_one(out: Path) -> Iterator[None]:
    """Make a second build wait until the first has published."""
    folder = os.open(out, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def is_whole(out: Path, manifest_sha256: str) -> bool:
    """Whether `out` has exactly this manifest and every listed file in its size."""
    try:
        data = (out / MANIFEST).read_bytes()
        if hashlib.sha256(data).hexdigest() != manifest_sha256:
            return False
        for ending in ENDINGS[1:]:
            (out / (MANIFEST + ending)).stat()
        for file in orjson.loads(data)["files"].values():
            for ending, size in zip(ENDINGS, ("bytes", "brotli", "gzip"), strict=True):
                if (out / (file["path"] + ending)).stat().st_size != file[size]:
                    return False
    except (OSError, ValueError, KeyError):
        return False
    return True


def write_aside(path: Path, data: bytes) -> None:
    """Write a file atomically: to a temporary file that is then renamed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_name(f".{path.name}.{os.getpid()}")
    _write(aside, data)
    aside.replace(path)


def _prefix(out: Path) -> str:
    return f".{out.name}-building-"


def _clear_leftovers(out: Path) -> None:
    """Delete leftovers of killed builds beside `out`."""
    for leftover in out.parent.glob(f"{_prefix(out)}*"):
        shutil.rmtree(leftover, ignore_errors=True)


def _write(path: Path, data: bytes) -> None:
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    path.chmod(0o644)


def _move(folder: Path, out: Path, name: str) -> None:
    # The plain manifest comes last: readers without compression and the next build rely on it.
    for ending in reversed(ENDINGS):
        (folder / (name + ending)).replace(out / (name + ending))


def _listed(out: Path) -> set[str]:
    try:
        files = orjson.loads((out / MANIFEST).read_bytes())["files"]
        return {file["path"] for file in files.values()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return set()


def _age(out: Path, replaced: set[str], now: float) -> None:
    """Start the retention of a file when it is replaced."""
    for name in replaced:
        for ending in ENDINGS:
            path = out / (name + ending)
            if path.exists():
                os.utime(path, (now, now))


def _drop_old(out: Path, keep: set[str], now: float) -> None:
    for path in out.iterdir():
        current = path.name.removesuffix(".br").removesuffix(".gz") in keep
        if current or not _HASHED.fullmatch(path.name):
            continue
        if now - path.stat().st_mtime > KEPT_SECONDS:
            path.unlink()

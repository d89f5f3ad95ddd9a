"""One hash over all inputs of a build, to detect changes since the last one."""

from __future__ import annotations

import hashlib
import importlib.resources
import sys
import zlib
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from pathlib import Path

_CODE = Path(__file__).parents[1]
_SAMPLES = Path(__file__).parents[2] / "samples"
_PACKAGES = (
    "brotli",
    "fonttools",
    "krcg",
    "numpy",
    "openpyxl",
    "orjson",
    "pydantic",
    "pyyaml",
    "skia-pathops",
)

READ_SOURCES = (
    "cards",
    "rulings",
    "i18n",
    "third-party-ids.json",
    "provenance.json",
    "history",
    "twd",
    "tda",
    "icons",
)
"""The files of the sources folder that the pipeline reads."""


def fingerprint(sources: Path | None, overrides: Path, read: Sequence[str] = READ_SOURCES) -> str:
    """Hash the sources that are `read`, overrides, samples, the pipeline's code, versions of packages."""
    digest = hashlib.sha256()
    digest.update(f"{sys.version_info} {zlib.ZLIB_RUNTIME_VERSION}".encode())
    for package in _PACKAGES:
        digest.update(f"{package} {version(package)}".encode())
    for label, data in _inputs(sources, overrides, read):
        digest.update(f"{label} {hashlib.sha256(data).hexdigest()}".encode())
    return digest.hexdigest()


def _inputs(sources: Path | None, overrides: Path, read: Sequence[str]) -> Iterator[tuple[str, bytes]]:
    packaged = importlib.resources.files("cards")
    for entry in sorted(packaged.iterdir(), key=lambda one: one.name):
        if entry.is_file():
            yield f"package/{entry.name}", entry.read_bytes()
    yield from _folder("code", _CODE, "*.py")
    yield from _folder("overrides", overrides, "*")
    yield from _folder("samples", _SAMPLES, "*")
    for name in read if sources is not None else ():
        yield from _folder(f"sources/{name}", Path(sources or ".") / name, "*")


def _folder(label: str, path: Path, pattern: str) -> Iterator[tuple[str, bytes]]:
    if path.is_file():
        yield label, path.read_bytes()
    for file in sorted(path.rglob(pattern)) if path.is_dir() else ():
        if file.is_file():
            yield f"{label}/{file.relative_to(path).as_posix()}", file.read_bytes()

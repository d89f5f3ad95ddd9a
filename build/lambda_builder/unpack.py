"""Lays wheels out as an importable folder."""

from __future__ import annotations

import zipfile
from pathlib import Path, PurePosixPath

_METADATA = {"METADATA", "entry_points.txt"}
"""What programs ask their own package for; the rest of dist-info serves installers."""
_DATA_ROOTS = {"purelib", "platlib"}
_UNREAD = {".pyi", ".typed", ".h", ".md"}
_UNUSED = ("cffi/", "pycparser/", "dateutil/zoneinfo/")
"""argon2's binding was compiled with cffi and needs its core only; no time zone but UTC is in use."""


def unpack(wheels: list[Path], folder: Path) -> None:
    """Unpack wheels (PEP 427) into `folder`, without what only installers, tests and type checkers read."""
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                kept = destination(name)
                if kept is None or name.endswith("/"):
                    continue
                file = folder / kept
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(archive.read(name))


def destination(name: str) -> PurePosixPath | None:
    """Return the place of a wheel's file in the folder, None for what is left out."""
    path = PurePosixPath(name)
    top = path.parts[0]
    if top.endswith(".dist-info"):
        return path if len(path.parts) == 2 and path.name in _METADATA else None
    if top.endswith(".data"):
        return PurePosixPath(*path.parts[2:]) if path.parts[1] in _DATA_ROOTS else None
    if path.suffix in _UNREAD or "__pycache__" in path.parts or name.startswith(_UNUSED):
        return None
    return path

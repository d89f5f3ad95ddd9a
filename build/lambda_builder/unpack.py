"""Unpacks wheels into an importable folder."""

from __future__ import annotations

import zipfile
from pathlib import Path, PurePosixPath

_METADATA = {"METADATA", "entry_points.txt"}
"""The files of dist-info that programs read; the others are for installers."""
_DATA_ROOTS = {"purelib", "platlib"}
_UNREAD = {".pyi", ".typed", ".h", ".md", ".a"}
_UNUSED = ("cffi/", "pycparser/", "dateutil/zoneinfo/", "numpy/_core/include/", "numpy/f2py/")
"""argon2's binding was compiled with cffi and needs only its core; UTC is the only time zone in use."""


def unpack(wheels: list[Path], folder: Path) -> None:
    """Unpack wheels (PEP 427) into `folder`, without files for installers, tests and type checkers."""
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                target = None if name.endswith("/") else destination(name)
                if target is None:
                    continue
                file = folder / target
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(archive.read(name))


def destination(name: str) -> PurePosixPath | None:
    """Return the path of a wheel's file in the folder, None for an omitted file."""
    path = PurePosixPath(name)
    top = path.parts[0]
    if top.endswith(".dist-info"):
        return path if len(path.parts) == 2 and path.name in _METADATA else None
    if top.endswith(".data"):
        return PurePosixPath(*path.parts[2:]) if path.parts[1] in _DATA_ROOTS else None
    if path.suffix in _UNREAD or {"__pycache__", "tests"} & {*path.parts} or name.startswith(_UNUSED):
        return None
    return path

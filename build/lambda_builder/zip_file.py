"""Writes a folder as a reproducible zip."""

from __future__ import annotations

import zipfile
from pathlib import Path

_FIRST_DAY = (1980, 1, 1, 0, 0, 0)
_READABLE_BY_ALL = 0o100644 << 16


def write_zip(folder: Path, out: Path) -> None:
    """Write all files of `folder`, sorted by name, without times and owners."""
    out.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(file.relative_to(folder).as_posix(), _FIRST_DAY)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = _READABLE_BY_ALL
            entry.create_system = 3
            archive.writestr(entry, file.read_bytes())

"""Compacts the file of the embedded database before the database opens it.

A table that once had a stream leaves a record of every write in the file. The database never removes these
records, and every write gets slower with their number.
"""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

_MAX_UNUSED_BYTES = 4 * 1024 * 1024
"""Bytes of unused pages that are not worth the time of a VACUUM."""
_BUSY_SECONDS = 5.0


def compact(file: Path) -> None:
    """Remove stream records and give unused space back; items stay as they are.

    Each step is a transaction of SQLite and is needed or not by what the file holds, so that a start after a
    crash finishes what the one before has left. A file that cannot be compacted can still be used: a notice
    on stderr says why.
    """
    if not file.is_file():
        return
    try:
        with closing(sqlite3.connect(file, timeout=_BUSY_SECONDS, isolation_level=None)) as base:
            if _has_records(base):
                base.execute("DELETE FROM _stream_records")
            if _unused_bytes(base) > _MAX_UNUSED_BYTES:
                sys.stderr.write("Compacting the database…\n")
                base.execute("VACUUM")
                base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.DatabaseError as problem:
        sys.stderr.write(f"Notice: {file} could not be compacted: {problem}\n")


def _has_records(base: sqlite3.Connection) -> bool:
    table = base.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '_stream_records'")
    if table.fetchone() is None:
        return False
    return base.execute("SELECT 1 FROM _stream_records LIMIT 1").fetchone() is not None


def _unused_bytes(base: sqlite3.Connection) -> int:
    pages, size = (
        int(base.execute(f"PRAGMA {name}").fetchone()[0]) for name in ("freelist_count", "page_size")
    )
    return pages * size

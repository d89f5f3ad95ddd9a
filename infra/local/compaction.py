"""Compacts the file of the embedded database before it is opened.

A table that once had a stream leaves a record of every write in the file. The database never deletes these
records, and they slow down every write.
"""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

_MAX_UNUSED_BYTES = 4 * 1024 * 1024
"""Bytes of unused pages that do not justify a VACUUM."""
_BUSY_SECONDS = 5.0


def compact(file: Path) -> None:
    """Delete stream records and free unused space; items stay unchanged.

    Each step is a transaction of SQLite and depends only on the content of the file, so that a start after a
    crash finishes the work. A file that cannot be compacted can still be used: a notice on stderr says why.
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

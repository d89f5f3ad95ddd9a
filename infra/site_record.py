"""Stores dist/ where it is published, and removes what was replaced long ago.

The record says what is stored: `infra.publish_site` and the rebuild of the data share it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from itertools import groupby
from typing import Protocol

from infra.stored_files import StoredFile

RECORD = "last-published.json"
"""What is stored, by key. The rules of the CDN do not know this file."""
UPLOADS = 16
"""Files stored at the same time: each waits for the network."""
KEPT = timedelta(days=30)


@dataclass(frozen=True)
class Published:
    """A stored file."""

    replaced: str = ""
    """Day on which it ceased to be part of the site; "" while it is."""
    fingerprint: str = ""
    """Of its content and headers; "" where it may not have been stored completely."""

    @property
    def is_unfinished(self) -> bool:
        """Whether a run that stored a changed file has failed."""
        return not (self.replaced or self.fingerprint)


Record = Mapping[str, Published]


class SiteBusyError(Exception):
    """Another run is storing files."""


class SiteStore(Protocol):
    """The place of the published files. Keys are paths: ``data/manifest.json``."""

    def put(self, file: StoredFile) -> None:
        """Store a file with its headers, whole or not at all."""
        ...

    def read(self, key: str) -> tuple[bytes | None, str]:
        """Read a file and its mark, which changes with its content; None and "" where there is none."""
        ...

    def exchange(self, key: str, content: bytes, mark: str) -> None:
        """Replace the private file with this mark. Raises LostRaceError when it has another one."""
        ...

    def remove(self, key: str) -> None:
        """Remove a file, if it exists."""
        ...

    def locked(self, now: datetime, lease: timedelta) -> AbstractContextManager[None]:
        """Keep other runs away, for the time of the lease at most. Raises SiteBusyError."""
        ...


def publish(
    files: list[StoredFile], store: SiteStore, today: date, owns: Callable[[str], bool] = lambda _: True
) -> tuple[int, int]:
    """Store new and changed files, then remove those replaced 30 days ago. Returns the two counts.

    `owns`: keys that are no longer part of the site if they are not among `files`. Safe to repeat: an
    interrupted upload leaves additional and changed files, which the record names without a fingerprint.
    """
    before = read_record(store)
    prints = {file.key: file.fingerprint for file in files}
    new = [file for file in files if not _is_stored(file, before.get(file.key), prints[file.key])]
    day = today.isoformat()
    unfinished = {file.key: Published("" if file.key in before else day) for file in new}
    if unfinished:
        write_record(store, {**before, **unfinished})
    with ThreadPoolExecutor(UPLOADS) as pool:
        for _, batch in groupby(new, key=lambda file: file.phase):
            # Reading the results raises the first failure; the next phase waits for all.
            list(pool.map(store.put, batch))
    current = {key: Published(fingerprint=fingerprint) for key, fingerprint in prints.items()}
    gone = {
        key: Published(file.replaced or day, file.fingerprint)
        for key, file in before.items()
        if key not in current and owns(key)
    }
    old = [key for key, file in gone.items() if date.fromisoformat(file.replaced) + KEPT < today]
    record = {**before, **gone, **current}
    write_record(store, {key: file for key, file in sorted(record.items()) if key not in old})
    for key in old:
        store.remove(key)
    return len(new), len(old)


def _is_stored(file: StoredFile, last: Published | None, fingerprint: str) -> bool:
    """Whether it is stored. Compressors differ between machines: the forms of a hashed file may, too."""
    return (
        last is not None
        and bool(last.fingerprint)
        and (file.never_changes or last.fingerprint == fingerprint)
    )


def read_record(store: SiteStore) -> Record:
    """Read the record; empty the first time. Earlier versions wrote the day only."""
    content, _ = store.read(RECORD)
    entries: dict[str, str | list[str]] = json.loads(content) if content else {}
    return {
        key: Published(entry) if isinstance(entry, str) else Published(*entry)
        for key, entry in entries.items()
    }


def write_record(store: SiteStore, record: Record) -> None:
    """Store the record."""
    entries = {key: [file.replaced, file.fingerprint] for key, file in record.items()}
    store.exchange(RECORD, json.dumps(entries, indent=0).encode(), store.read(RECORD)[1])

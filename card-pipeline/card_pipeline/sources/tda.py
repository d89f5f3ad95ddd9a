"""Archives of tournaments: one zip per event (docs/rules/archives.md §3.1).

``tda/<event>.zip`` of the sources folder contains the Archon workbook (``*.xlsx``) and one text per deck. The
name of the file is the id of the event: its number in the event calendar, or a short name of an online event.
"""

from __future__ import annotations

import re
import zipfile
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from card_pipeline.errors import SourceError

FOLDER = "tda"
_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
_MAX_BYTES = 64 * 1024 * 1024
"""Limit of all files of an event together, and of the files in a workbook: larger ones are not unpacked."""


@dataclass(frozen=True, slots=True)
class EventFile:
    """A file of a zip."""

    file: str
    """For messages: ``11669.zip/decks/ada.txt``."""
    data: bytes


@dataclass(frozen=True, slots=True)
class EventFiles:
    """The content of the zip of an event."""

    id: str
    file: str
    """``11669.zip``."""
    workbook: EventFile
    decks: Sequence[EventFile]
    others: Sequence[str]
    """Names of files that are neither, for the report."""


def tda_files(folder: Path) -> list[Path]:
    """List the zips of a folder."""
    return sorted(folder.glob("*.zip"))


def read_event_files(path: Path) -> EventFiles:
    """Unpack the zip of an event. Raises SourceError when it is truncated, or without workbook or decks."""
    event = path.name.removesuffix(".zip")
    if not _ID.fullmatch(event):
        raise SourceError(path.name, "the file name is not an event ID: letters, digits, - and _ only")
    files = _unpacked(path)
    workbooks = [file for file in files if file.file.lower().endswith(".xlsx")]
    decks = [file for file in files if file.file.lower().endswith(".txt")]
    if len(workbooks) != 1:
        raise SourceError(path.name, f"must contain one workbook (.xlsx), not {len(workbooks)}")
    if not decks:
        raise SourceError(path.name, "contains no deck (.txt)")
    others = [file.file for file in files if file not in workbooks and file not in decks]
    return EventFiles(event, path.name, workbooks[0], decks, others)


def _unpacked(path: Path) -> list[EventFile]:
    try:
        with zipfile.ZipFile(path) as archive:
            members = [member for member in archive.infolist() if _is_content(member)]
            check_unpacked_size(path.name, members)
            found = [EventFile(f"{path.name}/{one.filename}", archive.read(one)) for one in members]
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError) as problem:
        raise SourceError(path.name, f"not a whole zip file: {problem}") from problem
    except OSError as problem:
        raise SourceError(path.name, f"cannot be read: {problem.strerror or problem}") from problem
    return sorted(found, key=lambda file: file.file)


def check_unpacked_size(file: str, members: Iterable[zipfile.ZipInfo]) -> None:
    """Refuse files that would fill the memory. Raises SourceError."""
    if sum(member.file_size for member in members) > _MAX_BYTES:
        raise SourceError(file, f"is larger than {_MAX_BYTES // 1024 // 1024} MiB when unpacked")


def _is_content(member: zipfile.ZipInfo) -> bool:
    """Whether a member is neither a folder nor a file added by an operating system."""
    parts = member.filename.split("/")
    return not member.is_dir() and "__MACOSX" not in parts and not any(part.startswith(".") for part in parts)

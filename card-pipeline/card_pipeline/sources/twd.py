"""The archive of tournament-winning decks and its texts (docs/rules/archives.md §2.1).

``twd/`` of the sources folder contains ``*.tar.gz`` with ``decks/<id>.txt``, or such texts themselves. The
name of a file is the id of its deck.
"""

from __future__ import annotations

import re
import tarfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from card_pipeline.errors import SourceError

FOLDER = "twd"
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_SERVER_ID = re.compile(r"[A-Z][A-Za-z0-9]{8}")
"""The form of the ids of stored decks: a URL must not be ambiguous."""
_MAX_BYTES = 1024 * 1024
"""Maximum size of a report; larger files are not unpacked."""


@dataclass(frozen=True, slots=True)
class DeckText:
    """One report of the archive."""

    id: str
    file: str
    """For messages: ``twd-decks.tar.gz/10270.txt``."""
    text: str


def twd_files(folder: Path) -> list[Path]:
    """List the files that are read: archives, then loose texts."""
    texts = [*folder.glob("*.txt"), *(folder / "decks").glob("*.txt")]
    return sorted(folder.glob("*.tar.gz")) + sorted(texts, key=lambda path: path.name)


def read_deck_texts(folder: Path) -> list[DeckText]:
    """Read all reports, by id.

    Raises SourceError for a truncated archive, bytes that are not UTF-8, and an id that is invalid,
    occurs twice or could be that of a stored deck.
    """
    found: dict[str, DeckText] = {}
    for file, data in _members(folder):
        deck = file.rpartition("/")[2].removesuffix(".txt")
        _check_id(file, deck)
        if deck in found:
            raise SourceError(file, f"the deck is also in {found[deck].file}")
        found[deck] = DeckText(deck, file, _decode(file, data))
    return [found[deck] for deck in sorted(found)]


def _members(folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in twd_files(folder):
        if path.suffix == ".txt":
            yield path.name, path.read_bytes()
        else:
            yield from _unpacked(path)


def _unpacked(path: Path) -> Iterator[tuple[str, bytes]]:
    decks = 0
    try:
        with tarfile.open(path, "r:gz") as archive:
            for member in archive:
                *_, folder, name = ("", "", *member.name.split("/"))
                if not (member.isfile() and folder == "decks" and name.endswith(".txt")):
                    continue
                if member.size > _MAX_BYTES:
                    raise SourceError(f"{path.name}/{name}", "is too large to be a deck")
                content = archive.extractfile(member)
                decks += 1
                yield f"{path.name}/{name}", content.read() if content else b""
    except (tarfile.TarError, EOFError, zlib.error, OSError) as problem:
        raise SourceError(path.name, f"not a whole .tar.gz file: {problem}") from problem
    if not decks:
        raise SourceError(path.name, "contains no decks/<id>.txt")


def _check_id(file: str, deck: str) -> None:
    if not _ID.fullmatch(deck):
        raise SourceError(file, "the file name is not a deck ID: letters, digits, - and _ only")
    if _SERVER_ID.fullmatch(deck):
        raise SourceError(
            file, "the id has the form of a stored deck's: a capital and eight letters or digits"
        )


def _decode(file: str, data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = data[: problem.start].count(b"\n") + 1
        raise SourceError(file, "is not UTF-8", f"line {line}") from problem

"""Translations of card names and texts: combined CSVs or official files per language (docs/data.md §7).

All are in ``i18n/`` of the sources folder:

* ``*.i18n.csv``: columns id, locale (``es``), name, text, image; one file holds several languages;
* ``vtescrypt.<locale>.csv``, ``vteslib.<locale>.csv``: columns Id, Card Text, ``Name <locale>`` and, for
  the library, Flavor Text, loose or inside ``*.zip``. They win over the combined files, field by field.
"""

from __future__ import annotations

import re
import zipfile
import zlib
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path

from card_pipeline.errors import SourceError
from card_pipeline.sources.rows import Row, read_rows

LOCALES = {"es": "es-ES", "fr": "fr-FR", "pt": "pt-PT"}
"""Language of the combined file → our locale."""

_OFFICIAL = re.compile(r"(?P<part>vtescrypt|vteslib)\.(?P<locale>[A-Za-z-]+)\.csv")
_MAX_BYTES = 64 * 1024 * 1024
"""Maximum size of a translation; larger files in a zip are not unpacked."""


@dataclass(frozen=True)
class Translated:
    """A translated card as its source has it; an empty field is not translated."""

    file: str
    where: str
    card: int
    locale: str
    name: str
    text: str
    flavour: str = ""
    image: bool = False


def translation_files(sources: Path | None) -> list[Path]:
    """List the translation files of the sources folder: combined ones first, then official ones."""
    folder = sources / "i18n" if sources is not None else None
    if folder is None or not folder.is_dir():
        return []
    files = sorted(path for path in folder.iterdir() if path.is_file())
    combined = [path for path in files if path.name.endswith(".i18n.csv")]
    official = [path for path in files if path.suffix == ".zip" or _OFFICIAL.fullmatch(path.name)]
    return combined + official


def read_translations(files: Collection[Path], card_ids: Collection[int]) -> list[Translated]:
    """Read the files in their order.

    Raises SourceError, naming file and row, for bytes that are not UTF-8, a missing column, a broken
    or truncated CSV or zip, a locale that is not one of ours, an unknown card and a card that is
    translated twice in one file.
    """
    found: list[Translated] = []
    for path in files:
        for name, data in _tables(path):
            official = _OFFICIAL.fullmatch(_base(name))
            rows = _official(name, data, official) if official else _combined(name, data)
            found += _checked(rows, card_ids)
    return found


def _tables(path: Path) -> Iterator[tuple[str, bytes]]:
    """Return the CSV files: itself, or those in a zip, named ``es.zip/vteslib.es-ES.csv``."""
    try:
        if path.suffix != ".zip":
            yield path.name, path.read_bytes()
            return
        with zipfile.ZipFile(path) as archive:
            members = [member for member in archive.infolist() if _OFFICIAL.fullmatch(_base(member.filename))]
            if not members:
                raise SourceError(path.name, "contains no vtescrypt.<locale>.csv or vteslib.<locale>.csv")
            for member in sorted(members, key=lambda member: member.filename):
                if member.file_size > _MAX_BYTES:
                    raise SourceError(path.name, f"{member.filename} is too large to be a translation")
                yield f"{path.name}/{_base(member.filename)}", archive.read(member)
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError) as problem:
        raise SourceError(path.name, f"not a whole zip file: {problem}") from problem
    except OSError as problem:
        raise SourceError(path.name, f"cannot be read: {problem.strerror}") from problem


def _base(name: str) -> str:
    return name.rpartition("/")[2]


def _combined(file: str, data: bytes) -> Iterator[Translated]:
    for row in read_rows(file, data, ("id", "locale", "name", "text", "image")):
        locale = LOCALES.get(row["locale"])
        if locale is None:
            raise row.error(f'unknown locale "{row["locale"]}"', "locale")
        image = row["image"] != ""
        card = row.read("id", _card_id)
        yield Translated(file, _where(row, card), card, locale, row["name"], row["text"], image=image)


def _official(file: str, data: bytes, match: re.Match[str]) -> Iterator[Translated]:
    locale = match["locale"]
    if locale not in LOCALES.values():
        raise SourceError(file, f'unknown locale "{locale}"')
    name = f"Name {locale}"
    library = match["part"] == "vteslib"
    columns = ("Id", "Card Text", name, *(("Flavor Text",) if library else ()))
    for row in read_rows(file, data, columns):
        card = row.read("Id", _card_id)
        flavour = row["Flavor Text"] if library else ""
        yield Translated(file, _where(row, card), card, locale, row[name], row["Card Text"], flavour)


def _checked(rows: Iterator[Translated], card_ids: Collection[int]) -> Iterator[Translated]:
    seen: set[tuple[int, str]] = set()
    for row in rows:
        if row.card not in card_ids:
            raise SourceError(row.file, "unknown card", row.where)
        if (row.card, row.locale) in seen:
            raise SourceError(row.file, f"translated twice into {row.locale}", row.where)
        seen.add((row.card, row.locale))
        yield row


def _card_id(value: str) -> int:
    if not (value.isascii() and value.isdigit()):
        raise ValueError(f'"{value}" is not a card id')
    return int(value)


def _where(row: Row, card: int) -> str:
    return f"row {row.number}, card {card}"

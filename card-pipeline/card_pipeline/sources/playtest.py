"""The sources of a playtest round: a folder ``playtest`` (docs/rules/playtest.md §2.1).

::

    round.yml               id and name of the round
    vtescrypt.csv           in the official form; the column Set is empty
    vteslib.csv
    vteslibmeta.csv         requirements, if there are any
    precons/PA.txt          a deck list whose first line is the name; the file is named by the code
    images/210001.webp      by card id
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from pydantic import ValidationError

from card_pipeline.errors import SourceError
from card_pipeline.model.playtest import RoundName
from card_pipeline.sources.card_files import (
    CRYPT,
    CRYPT_COLUMNS,
    LIBRARY,
    LIBRARY_COLUMNS,
    REQUIREMENT_COLUMNS,
    REQUIREMENTS,
)
from card_pipeline.sources.deck_lists import WrittenLists, find_lists, read_lists
from card_pipeline.sources.rows import Row, read_rows
from card_pipeline.sources.yaml_files import read_yaml

FOLDER = "playtest"
SAMPLE = Path(__file__).parents[2] / "samples" / FOLDER
ROUND = "round.yml"
_CODE = re.compile(r"[A-Za-z0-9]{1,16}")
_IMAGE = re.compile(r"(\d{6})\.(webp|jpg|png)")


@dataclass(frozen=True)
class WrittenPrecon:
    """A precon as written."""

    file: str
    name: str
    lists: WrittenLists


@dataclass(frozen=True)
class PlaytestSources:
    """Everything of a round, as written."""

    round: RoundName
    crypt: list[Row]
    library: list[Row]
    requirements: list[Row]
    precons: dict[str, WrittenPrecon]
    """By code."""
    images: dict[int, Path]
    """By card id."""


def read_playtest(folder: Path) -> PlaytestSources:
    """Read a round. Raises SourceError that names the file and what is wrong."""
    requirements = (folder / REQUIREMENTS).exists()
    return PlaytestSources(
        round=_round(folder),
        crypt=read_rows(CRYPT, _bytes(folder, CRYPT), CRYPT_COLUMNS),
        library=read_rows(LIBRARY, _bytes(folder, LIBRARY), LIBRARY_COLUMNS),
        requirements=read_rows(REQUIREMENTS, _bytes(folder, REQUIREMENTS), REQUIREMENT_COLUMNS)
        if requirements
        else [],
        precons={file.stem: _precon(file) for file in sorted((folder / "precons").glob("*"))},
        images=dict(map(_image, sorted((folder / "images").glob("*")))),
    )


def _round(folder: Path) -> RoundName:
    try:
        return RoundName.model_validate(read_yaml(ROUND, _bytes(folder, ROUND)))
    except ValidationError as problem:
        first = problem.errors(include_url=False)[0]
        where = " → ".join(f'"{part}"' for part in first["loc"])
        raise SourceError(ROUND, first["msg"], where or None) from problem


def _precon(file: Path) -> WrittenPrecon:
    name = f"precons/{file.name}"
    if file.suffix != ".txt" or not _CODE.fullmatch(file.stem):
        raise SourceError(name, "is not named by a code: PA.txt")
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except ValueError as problem:
        raise SourceError(name, "is not UTF-8") from problem
    start = find_lists(lines)
    if not lines or not lines[0].strip() or start is None:
        raise SourceError(name, 'needs its name in the first line, and a line "Crypt (n cards)"')
    return WrittenPrecon(name, lines[0].strip(), read_lists(name, lines, start))


def _image(file: Path) -> tuple[int, Path]:
    named = _IMAGE.fullmatch(file.name)
    if named is None:
        raise SourceError(f"images/{file.name}", "is not named by a card id: 210001.webp")
    return int(named[1]), file


def _bytes(folder: Path, name: str) -> bytes:
    try:
        return (folder / name).read_bytes()
    except OSError as problem:
        raise SourceError(name, f"is missing from {folder}") from problem

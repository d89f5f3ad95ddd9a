"""Icons of disciplines, clans and card types: ``icons/*.svg`` of the sources folder.

``upstream.yml`` names them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from pathops import Path as Outline

from card_pipeline.errors import SourceError
from card_pipeline.sources.icon_outline import outline_of
from card_pipeline.sources.svg_icon import IconError, read_icon

FOLDER = "icons"
_NAME = re.compile(r"[a-z]+(?:-[a-z]+)+")


@dataclass(frozen=True)
class Icons:
    """The icons that can be used."""

    files: list[Path]
    outlines: dict[str, Outline]
    """By name: ``inf-dom``, ``sup-dom``, ``clan-ventrue``, ``icon-action``."""
    refused: dict[str, str]
    """File → why its icon is not used."""


def read_icons(sources: Path | None) -> Icons | None:
    """Read the icons; None without any. Raises SourceError when none of them can be used."""
    files = sorted((sources / FOLDER).glob("*.svg")) if sources is not None else []
    if not files:
        return None
    outlines: dict[str, Outline] = {}
    refused: dict[str, str] = {}
    for file in files:
        try:
            outlines[file.stem] = _read(file)
        except IconError as problem:
            refused[file.name] = str(problem)
    if not outlines:
        name, cause = next(iter(refused.items()))
        raise SourceError(name, f"not an icon that can be used: {cause}")
    return Icons(files, outlines, refused)


def _read(file: Path) -> Outline:
    if not _NAME.fullmatch(file.stem):
        raise IconError("a name of another form")
    try:
        return outline_of(read_icon(file.read_bytes()))
    except OSError as problem:
        raise IconError(f"cannot be read: {problem.strerror}") from problem

"""``manifest.json``: the published files with their sources and paths."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from card_pipeline.model.base import Published

SCHEMA = 1
"""Incremented when readers of the old shapes could not understand the new ones."""

ICON_FONT = "icons.otf"
"""Logical name of the one file that is no JSON: a font with a character per icon."""


def file_name(name: str) -> str:
    """Return the name of a file without its hash: ``crypt.json``, ``icons.otf``."""
    return name if name == ICON_FONT else f"{name}.json"


class PublishedFile(Published):
    """One file under dist/data."""

    path: str
    """Relative to the manifest, with the content hash: ``crypt.3f9a0c1b2d4e.json``."""
    bytes: int
    brotli: int
    gzip: int
    """Sizes in bytes: plain, brotli 11, gzip 9."""
    sha256: str
    count: int | None = None
    """Number of records, if it has records."""


class Source(Published):
    """A source of the data."""

    name: str
    """``cards``, ``rulings``, ``translations``, ``third-party ids``, ``winning decks``, ``tournaments``,
    ``icons``."""
    origin: str
    """Package and version, or URL, without local paths."""
    status: Literal["present", "absent", "sample"]
    sha256: str | None = None
    date: str | None = None
    """ISO date of the data, if the source has one."""


class Manifest(Published):
    """``manifest.json``."""

    schema_version: int = Field(default=SCHEMA, alias="schema")
    version: str
    """Data version: the date of the card files and the start of the content hash, ``2026-04-09.1a2b3c``."""
    counts: dict[str, int]
    files: dict[str, PublishedFile]
    """By logical name: ``crypt``, ``library``, ``rulings``, ``ruling-links``, ``flavour``, ``sets``,
    ``precons``, ``names``, ``search-crypt``, ``search-library``, ``card-facts``, ``cards.es-ES``,
    ``cards.fr-FR``, ``cards.pt-PT``, ``changes``, ``changes.2019``, ``third-party-ids``, ``recommender``,
    ``twd``, ``twd-texts.2026``, ``tda``, ``tda.11669``, ``icons``, ``icons.otf``."""
    sources: list[Source]

"""Texts that are read on demand: rulings, flavour, translations."""

from __future__ import annotations

from pydantic import Field

from card_pipeline.model.base import Published
from card_pipeline.model.cards import CardId


class Ruling(Published):
    """One distinct ruling text; icons in brackets as in card texts."""

    text: str
    """Card references stay in braces, ``{Hidden Lurker}``; the source tokens are taken out."""
    sources: list[str]
    """Keys of `Rulings.references`: ``LSJ 20020620``."""
    cards: dict[str, CardId] | None = None
    """Name in braces → card. A name that is unknown stays plain text in braces."""


class Rulings(Published):
    """``rulings.json``: each text once, however many cards it applies to."""

    texts: list[Ruling]
    references: dict[str, str]
    """Source key → URL."""
    cards: dict[CardId, list[int | tuple[int, str]]]
    """Card → its rulings in order: an index into texts, or index and prefix (``[12, "[DOM]"]``)."""


class Flavour(Published):
    """``flavour.json``: flavour texts of library cards."""

    cards: dict[CardId, str]


class Translation(Published):
    """A translated card; what is missing falls back to English, field by field."""

    name: str | None = None
    """Without the suffix of advanced vampires."""
    text: str | None = None
    references: dict[str, CardId] | None = None
    flavour: str | None = None
    image: bool | None = None
    """The source names a translated image."""


class Overlay(Published):
    """``cards.<locale>.json``: translations of one language."""

    locale: str = Field(pattern=r"^[a-z]{2}-[A-Z]{2}$")
    cards: dict[CardId, Translation]


class ThirdPartyIds(Published):
    """``third-party-ids.json``: id of another deck site → our card; many-to-one."""

    ids: dict[str, CardId]

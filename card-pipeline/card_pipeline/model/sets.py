"""Set catalogue and preconstructed decks (docs/data.md §5.2)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from card_pipeline.model.base import Published
from card_pipeline.model.cards import CardId, IsoDate

PreconKind = Literal["deck", "starter", "starter-incomplete", "bundle", "fixed-pack", "pod"]


class Precon(Published):
    """A product with a fixed card list, keyed by its code within the set (``""`` when it has none)."""

    name: str
    kind: PreconKind
    clan: str | None = None
    """Clan of more than half of its crypt."""
    date: IsoDate | None = None
    """Own release date where it differs from the set's (reprint bundles)."""
    crypt: int
    library: int
    """Copies."""


class CardSet(Published):
    """A set; promos are one set, ``Promo``, whose dates are in the cards."""

    name: str
    date: IsoDate | None = None
    """None for POD and Promo, which have no single date."""
    legal_from: IsoDate | None = None
    """From when on its cards may be played in tournaments, where that is not the day of release."""
    company: str | None = None
    unlisted: Literal[True] | None = None
    """Known from the overrides, not from the official set list."""
    precons: dict[str, Precon] = Field(default_factory=dict)


class Format(Published):
    """The rules that a deck of a format must follow (docs/rules/legality.md §2)."""

    id: str
    """``standard``, ``v5``, ``two-player``, ``sealed``."""
    name: str
    crypt: int
    """Fewest crypt cards."""
    library: int
    """Fewest library cards."""
    library_max: int
    groups: Literal["consecutive", "free"]
    sets: list[str] | None = None
    """Codes of the sets whose cards are in; None: all."""
    allowed: list[CardId] | None = None
    """Cards that are in regardless of their sets."""
    banned: list[CardId] | None = None
    """Cards that are out regardless of everything else, besides those that are banned everywhere."""
    source: str
    """Address of the rules."""
    checked: IsoDate
    """Day on which this was compared with the source."""


class SetCatalogue(Published):
    """``sets.json``."""

    sets: dict[str, CardSet]
    """By official code (``KoT``, ``V5``, ``Promo``), oldest first by date, undated ones last."""
    promos: dict[IsoDate, str]
    """Date → name of the promo, for the dates under the set ``Promo``."""
    formats: list[Format] | None = None
    """Those of ``formats.yml`` whose sets exist, in its order."""


class PreconDecks(Published):
    """``precons.json``: card lists by ``SET:CODE`` (``V5:PTr``, ``FoL:``)."""

    decks: dict[str, dict[CardId, Annotated[int, Field(gt=0)]]]
    """Card id → copies."""

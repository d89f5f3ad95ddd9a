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
    company: str | None = None
    unlisted: Literal[True] | None = None
    """Known from the overrides, not from the official set list."""
    precons: dict[str, Precon] = Field(default_factory=dict)


class SetCatalogue(Published):
    """``sets.json``."""

    sets: dict[str, CardSet]
    """By official code (``KoT``, ``V5``, ``Promo``), oldest first by date, undated ones last."""
    promos: dict[IsoDate, str]
    """Date → name of the promo, for the dates under the set ``Promo``."""


class PreconDecks(Published):
    """``precons.json``: card lists by ``SET:CODE`` (``V5:PTr``, ``FoL:``)."""

    decks: dict[str, dict[CardId, Annotated[int, Field(gt=0)]]]
    """Card id → copies."""

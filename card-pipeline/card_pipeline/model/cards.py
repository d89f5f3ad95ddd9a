"""Crypt and library cards as published (docs/data.md §4)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from card_pipeline.model.base import Published

CryptId = Annotated[int, Field(gt=200_000, lt=300_000)]
LibraryId = Annotated[int, Field(ge=100_000, lt=200_000)]
CardId = Annotated[int, Field(ge=100_000, lt=300_000)]
IsoDate = Annotated[str, Field(pattern=r"^\d{4}-\d{2}-\d{2}$")]

DisciplineCode = Annotated[str, Field(pattern=r"^[a-z]{3,6}$")]
"""Lower-case code: `aus`, `tha` (Blood Sorcery), `flight`, virtues such as `jud`."""

Printings = dict[str, dict[str, float]]
"""Set code → rarity letter or precon code → number.

* rarity ``R U C V``: frequency on the print sheet, 1 when not given (``½`` is 0.5);
* any other code: copies in that precon (``{"KoT": {"U": 1, "A": 2}}``);
* ``""``: copies in a product of fixed content (``{"FoL": {"": 2}}``);
* set ``Promo``: ISO date → copies (``{"Promo": {"2005-10-01": 1}}``);
* set ``POD``: ``{"DTC": 1}``.
"""

Cost = int | Literal["X"]


class Card(Published):
    """Fields of crypt and library cards."""

    name: str
    """Official name, article last: ``Barrens, The``."""
    ascii: str | None = None
    """Name in ASCII, only when it differs from the name."""
    aka: list[str] | None = None
    """Other names the card is known by."""
    image: str | None = None
    """Image file name without folder and extension, only if it is not the default one.

    The default: the ASCII name in lower case, letters and digits only; for crypt cards then ``g`` and the
    group, and ``adv`` when advanced: ``alashradamrofalamutg2adv``, ``newbloodgany``. A tenth of the bytes
    of all card data would otherwise repeat the names."""
    path: str | None = None
    """Full name of the path: ``Power and the Inner Voice``."""
    text: str
    """Rules text; lines end in ``\\n``; icons in square brackets: ``[pot]``, ``[ACTION MODIFIER]``."""
    references: dict[str, CardId] | None = None
    """Card names as written in the text → the card they refer to."""
    reworded: list[int] | None = None
    """Where the text differs from the last printing: start and end of each range, alternating. A range
    without letters marks words that are gone."""
    sets: Printings
    first_print: IsoDate | None = None
    """Date of the oldest printing; in the future for a card that is not released yet."""
    legal_from: IsoDate | None = None
    """From when on it may be played in tournaments, where that is later than its first print."""
    artists: list[str]
    banned: IsoDate | None = None
    """Date the ban took effect."""


class CryptCard(Card):
    """A vampire or an imbued."""

    id: CryptId
    clan: str
    """Clan, or the creed of an imbued."""
    sect: Literal["Camarilla", "Sabbat", "Laibon", "Independent", "Anarch", "Imbued"]
    title: str | None = None
    """Lower case: ``prince``, ``inner circle``, ``1 vote``. A title gained by merging is in the text."""
    group: int | Literal["any"]
    capacity: Annotated[int, Field(ge=1, le=11)]
    disciplines: dict[DisciplineCode, Literal[1, 2]]
    """1 = inferior, 2 = superior; virtues are 1."""
    advanced: Literal[True] | None = None
    other_version: CryptId | None = None
    """The base card of an advanced one and the other way round."""
    newer: Literal[True] | None = None
    """An older vampire of this name exists in another group: shown with its group, ``(G6)``."""


class LibraryCard(Card):
    """Any other card."""

    id: LibraryId
    types: list[str]
    """``["Action Modifier", "Combat"]``: usable as either; in the order of the official file."""
    clans: list[str] | None = None
    """Clan or creed requirement; one of them is enough."""
    disciplines: list[DisciplineCode] | None = None
    """Discipline requirement, alphabetical by discipline name."""
    discipline_logic: Literal["any", "all"] | None = None
    """With several disciplines: one of them is enough (``/``) or all are needed (``&``)."""
    requirement: list[str] | None = None
    """Other requirements, lower case, as in the official list: ``["sabbat"]``, ``["capacity 5 or more"]``."""
    blood: Cost | None = None
    pool: Cost | None = None
    conviction: Cost | None = None
    burn: Literal[True] | None = None
    """Burn option."""
    trifle: Literal[True] | None = None
    capacity: int | None = None
    """Capacity of the vampire this card creates (0-4)."""
    capacity_change: int | None = None
    """Change of the bearer's capacity (+1, -1, -2)."""
    flavour: Literal[True] | None = None
    """Whether a flavour text exists (published separately)."""


class CryptFile(Published):
    """``crypt.json``, in ascending order of id."""

    cards: list[CryptCard]
    twd: list[int] | None = None
    """Per card the number of winning decks with it; absent without a real archive. A separate list: in the
    cards the numbers would take twice the bytes."""


class LibraryFile(Published):
    """``library.json``, in ascending order of id."""

    cards: list[LibraryCard]
    twd: list[int] | None = None
    """As in `CryptFile`."""

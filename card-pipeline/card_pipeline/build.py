"""The build of the card data: sources → cards, sets, texts, indexes. It reads no clock and writes nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from card_pipeline.model.base import Published
from card_pipeline.model.cards import CryptCard, CryptFile, LibraryCard, LibraryFile
from card_pipeline.model.manifest import Source
from card_pipeline.model.sets import SetCatalogue
from card_pipeline.normalise.card_names import card_resolver
from card_pipeline.normalise.catalogue import read_sets
from card_pipeline.normalise.context import Context
from card_pipeline.normalise.crypt import build_crypt
from card_pipeline.normalise.flavour import build_flavour
from card_pipeline.normalise.library import build_library
from card_pipeline.normalise.precons import build_precons
from card_pipeline.normalise.reference_names import gather_names
from card_pipeline.normalise.rulings import build_rulings
from card_pipeline.notes import Notes
from card_pipeline.sources.card_files import FILES, read_card_files
from card_pipeline.sources.files import CardFolder, card_folder
from card_pipeline.sources.overrides import FOLDER, Overrides, read_overrides
from card_pipeline.sources.rulings import read_rulings, rulings_folder

Say = Callable[[str], None]
"""Shows a line of progress."""


@dataclass
class Build:
    """What a build makes."""

    date: str | None = None
    """Date of the card files."""
    shapes: dict[str, Published] = field(default_factory=dict)
    """The files to publish, by logical name: ``crypt``, ``cards.es-ES``."""
    records: dict[str, int] = field(default_factory=dict)
    """Records in a file, where that means something."""
    counts: dict[str, int] = field(default_factory=dict)
    sources: list[Source] = field(default_factory=list)
    notes: Notes = field(default_factory=Notes)

    def add(self, name: str, shape: Published, records: int | None = None) -> None:
        """Add a file to publish."""
        self.shapes[name] = shape
        if records is not None:
            self.records[name] = records


@dataclass(frozen=True)
class Cards:
    """The cards and sets everything else refers to."""

    crypt: list[CryptCard]
    library: list[LibraryCard]
    sets: SetCatalogue

    @property
    def ids(self) -> frozenset[int]:
        """All card ids."""
        return frozenset({card.id for card in self.crypt} | {card.id for card in self.library})


def build(sources: Path | None, say: Say, overrides_folder: Path = FOLDER) -> Build:
    """Build everything from the sources folder (None: the card package only). Raises SourceError."""
    made = Build()
    folder = card_folder(sources)
    cards = _cards(made, folder, read_overrides(overrides_folder))
    say(f"cards: {len(cards.crypt)} crypt, {len(cards.library)} library, {made.counts['precons']} products")
    _rulings(made, sources, cards)
    say(f"rulings: {made.counts['rulings']} texts")
    return made


def _cards(made: Build, folder: CardFolder, overrides: Overrides) -> Cards:
    rows = read_card_files(folder)
    sets = read_sets(rows.sets, overrides, made.notes)
    context = Context(gather_names(rows.crypt, rows.library), sets, overrides.artists, made.notes)
    crypt = build_crypt(rows.crypt, context)
    library = build_library(rows.library, rows.requirements, context)
    catalogue, decks = build_precons(crypt, library, sets, made.notes)
    flavour = build_flavour(rows.library)
    made.add("crypt", CryptFile(cards=crypt), len(crypt))
    made.add("library", LibraryFile(cards=library), len(library))
    made.add("sets", catalogue, len(catalogue.sets))
    made.add("precons", decks, len(decks.decks))
    made.add("flavour", flavour, len(flavour.cards))
    made.counts |= {
        "crypt": len(crypt),
        "library": len(library),
        "sets": len(catalogue.sets),
        "promos": len(catalogue.promos),
        "precons": len(decks.decks),
    }
    packaged = overrides.settings.packaged_cards
    made.date = packaged.date.isoformat()
    origin = f"{packaged.package} {packaged.version}"
    made.sources.append(
        Source(name="cards", origin=origin, status="present", sha256=folder.sha256(FILES), date=made.date)
    )
    return Cards(crypt, library, catalogue)


def _rulings(made: Build, sources: Path | None, cards: Cards) -> None:
    raw = read_rulings(rulings_folder(sources), cards.ids)
    rulings, links = build_rulings(raw, card_resolver(cards.crypt, cards.library), made.notes)
    made.add("rulings", rulings, len(rulings.texts))
    made.add("ruling-links", links)
    made.counts["rulings"] = len(rulings.texts)

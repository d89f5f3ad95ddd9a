"""The first stage: cards, sets and products."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path

from card_pipeline.build_output import BuildOutput, Cards
from card_pipeline.errors import SourceError
from card_pipeline.model.cards import CryptCard, CryptFile, LibraryCard, LibraryFile
from card_pipeline.model.manifest import Source
from card_pipeline.normalise.card_ids import check_ids, check_released
from card_pipeline.normalise.catalogue import read_sets
from card_pipeline.normalise.context import Context
from card_pipeline.normalise.crypt import build_crypt
from card_pipeline.normalise.flavour import build_flavour
from card_pipeline.normalise.formats import build_formats
from card_pipeline.normalise.library import build_library
from card_pipeline.normalise.names import image_name
from card_pipeline.normalise.precons import build_precons
from card_pipeline.normalise.reference_names import gather_names
from card_pipeline.sources.card_files import CRYPT, FILES, read_card_files
from card_pipeline.sources.files import CardFolder, fetched_cards, packaged_cards
from card_pipeline.sources.overrides import Overrides, PackagedCards
from card_pipeline.sources.provenance import Provenance


def make_cards(
    output: BuildOutput, sources: Path | None, provenance: dict[str, Provenance], overrides: Overrides
) -> Cards:
    """Read the card files; add sets, products and flavour texts. Raises SourceError."""
    folder = choose_folder(output, sources, provenance.get("cards"), overrides.settings.packaged_cards)
    rows = read_card_files(folder)
    check_ids("crypt", rows.crypt)
    check_ids("library", rows.library)
    check_released([*rows.crypt, *rows.library])
    sets = read_sets(rows.sets, overrides, output.warnings)
    context = Context(gather_names(rows.crypt, rows.library), sets, overrides.artists, output.warnings)
    crypt = build_crypt(rows.crypt, context)
    library = build_library(rows.library, rows.requirements, context)
    catalogue, decks = build_precons(crypt, library, sets, output.warnings)
    ids = frozenset([*(card.id for card in crypt), *(card.id for card in library)])
    formats = build_formats(overrides.formats, catalogue.sets, ids, output.warnings)
    catalogue = catalogue.model_copy(update={"formats": formats})
    flavour = build_flavour(rows.library)
    _check_image_names(crypt, library)
    output.add("sets", catalogue, len(catalogue.sets))
    output.add("precons", decks, len(decks.decks))
    output.add("flavour", flavour, len(flavour.cards))
    output.counts |= {
        "crypt": len(crypt),
        "library": len(library),
        "sets": len(catalogue.sets),
        "promos": len(catalogue.promos),
        "precons": len(decks.decks),
    }
    return Cards(crypt, library, catalogue, flavour)


def add_cards(output: BuildOutput, cards: Cards) -> None:
    """Add crypt and library."""
    crypt = CryptFile(cards=cards.crypt, twd=cards.numbers(cards.crypt))
    library = LibraryFile(cards=cards.library, twd=cards.numbers(cards.library))
    output.add("crypt", crypt, len(cards.crypt))
    output.add("library", library, len(cards.library))


def _check_image_names(crypt: list[CryptCard], library: list[LibraryCard]) -> None:
    """Check that no two cards share an image name."""
    cards: dict[str, int] = {}
    usual = [(image_name(one.name, one.group, advanced=bool(one.advanced)), one.id) for one in crypt]
    for image, card in usual + [(image_name(one.name), one.id) for one in library]:
        other = cards.setdefault(image, card)
        if other != card:
            raise SourceError(CRYPT, f'the image name "{image}" is that of card {other} too', f"card {card}")


def choose_folder(
    output: BuildOutput, sources: Path | None, fetched: Provenance | None, packaged: PackagedCards
) -> CardFolder:
    """Use fetched card files unless the installed package is known to be newer; record the choice."""
    folder = fetched_cards(sources)
    if folder and fetched and fetched.day and fetched.day < packaged.date:
        case = f"fetched {fetched.day}, packaged {packaged.date}"
        output.warnings.add("the sources folder holds older card files than the package; package used", case)
        folder = None
    if folder:
        output.date = fetched.day.isoformat() if fetched and fetched.day else None
        if not output.date:
            output.warnings.add(
                "the card files of the sources folder have no date", "provenance.json has none"
            )
        origin = fetched.origin if fetched else "sources folder"
    else:
        folder = packaged_cards()
        installed = version(packaged.package)
        if installed != packaged.version:
            message = f"the date of the card files in {packaged.package} {installed} is not recorded"
            raise SourceError("overrides/settings.yml", message, '"packagedCards"')
        output.date = packaged.date.isoformat()
        origin = f"{packaged.package} {packaged.version}"
    digest = folder.sha256(FILES)
    output.sources.append(
        Source(name="cards", origin=origin, status="present", sha256=digest, date=output.date)
    )
    return folder

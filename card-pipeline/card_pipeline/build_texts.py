"""The second stage: rulings, translations and other sites' card ids, which all refer to cards."""

from __future__ import annotations

from pathlib import Path

from card_pipeline.made import Cards, Made
from card_pipeline.model.manifest import Source
from card_pipeline.normalise.card_names import card_resolver
from card_pipeline.normalise.rulings import build_rulings
from card_pipeline.normalise.translations import English, build_overlays
from card_pipeline.origins import Origins, present
from card_pipeline.sources.provenance import Provenance
from card_pipeline.sources.rulings import FILES, read_rulings, rulings_folder
from card_pipeline.sources.third_party_ids import FILE as THIRD_PARTY_FILE
from card_pipeline.sources.third_party_ids import read_third_party_ids
from card_pipeline.sources.translations import read_translations, translation_files


def make_rulings(made: Made, sources: Path | None, origins: Origins, package: str, cards: Cards) -> None:
    """Add the rulings and their links. Raises SourceError."""
    folder = rulings_folder(sources)
    raw = read_rulings(folder, cards.ids)
    rulings, links = build_rulings(raw, card_resolver(cards.crypt, cards.library), made.notes)
    made.add("rulings", rulings, len(rulings.texts))
    made.add("ruling-links", links)
    made.counts["rulings"] = len(rulings.texts)
    fetched = sources is not None and isinstance(folder, Path) and folder.is_relative_to(sources)
    known = origins if fetched else {"rulings": Provenance(origin=package)}
    made.sources.append(present("rulings", known, [folder / name for name in FILES]))


def make_translations(made: Made, sources: Path | None, origins: Origins, cards: Cards) -> None:
    """Add an overlay per language, or record that there are no translations. Raises SourceError."""
    files = translation_files(sources)
    if not files:
        made.sources.append(Source(name="translations", origin="official card files", status="absent"))
        return
    rows = read_translations(files, cards.ids)
    resolve = card_resolver(cards.crypt, cards.library)
    english = English(cards.crypt, cards.library, cards.flavour.cards, resolve)
    for locale, overlay in build_overlays(rows, english, made.notes).items():
        made.add(f"cards.{locale}", overlay, len(overlay.cards))
        made.counts[f"cards.{locale}"] = len(overlay.cards)
    made.sources.append(present("translations", origins, files))


def make_third_party_ids(made: Made, sources: Path | None, origins: Origins, cards: Cards) -> None:
    """Add the id map of another deck site, or record that there is none. Raises SourceError."""
    name = "third-party ids"
    ids = read_third_party_ids(sources, cards.ids)
    if sources is None or ids is None:
        made.sources.append(Source(name=name, origin="id map of another deck site", status="absent"))
        return
    made.add("third-party-ids", ids, len(ids.ids))
    made.counts["third-party-ids"] = len(ids.ids)
    made.sources.append(present(name, origins, [sources / THIRD_PARTY_FILE]))

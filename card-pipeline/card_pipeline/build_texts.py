"""The second stage: rulings, translations and other sites' card ids, which all refer to cards."""

from __future__ import annotations

from pathlib import Path

from card_pipeline.build_output import BuildOutput, Cards
from card_pipeline.manifest_sources import Provenances, present_source
from card_pipeline.model.manifest import Source
from card_pipeline.normalise.card_names import card_resolver
from card_pipeline.normalise.rulings import build_rulings
from card_pipeline.normalise.translations import English, build_overlays
from card_pipeline.sources.provenance import Provenance
from card_pipeline.sources.rulings import FILES, read_rulings, rulings_folder
from card_pipeline.sources.third_party_ids import FILE as THIRD_PARTY_FILE
from card_pipeline.sources.third_party_ids import read_third_party_ids
from card_pipeline.sources.translations import read_translations, translation_files


def make_rulings(
    output: BuildOutput, sources: Path | None, provenances: Provenances, package: str, cards: Cards
) -> None:
    """Add the rulings and their links. Raises SourceError."""
    folder = rulings_folder(sources)
    raw = read_rulings(folder, cards.ids)
    rulings, links = build_rulings(raw, card_resolver(cards.crypt, cards.library), output.warnings)
    output.add("rulings", rulings, len(rulings.texts))
    output.add("ruling-links", links)
    output.counts["rulings"] = len(rulings.texts)
    fetched = sources is not None and isinstance(folder, Path) and folder.is_relative_to(sources)
    known = provenances if fetched else {"rulings": Provenance(origin=package)}
    output.sources.append(present_source("rulings", known, [folder / name for name in FILES]))


def make_translations(
    output: BuildOutput, sources: Path | None, provenances: Provenances, cards: Cards
) -> None:
    """Add an overlay per language, or record that there are no translations. Raises SourceError."""
    files = translation_files(sources)
    if not files:
        output.sources.append(Source(name="translations", origin="official card files", status="absent"))
        return
    rows = read_translations(files, cards.ids)
    resolve = card_resolver(cards.crypt, cards.library)
    english = English(cards.crypt, cards.library, cards.flavour.cards, resolve)
    for locale, overlay in build_overlays(rows, english, output.warnings).items():
        output.add(f"cards.{locale}", overlay, len(overlay.cards))
        output.counts[f"cards.{locale}"] = len(overlay.cards)
    output.sources.append(present_source("translations", provenances, files))


def make_third_party_ids(
    output: BuildOutput, sources: Path | None, provenances: Provenances, cards: Cards
) -> None:
    """Add the id map of another deck site, or record that there is none. Raises SourceError."""
    name = "third-party ids"
    ids = read_third_party_ids(sources, cards.ids)
    if sources is None or ids is None:
        output.sources.append(Source(name=name, origin="id map of another deck site", status="absent"))
        return
    output.add("third-party-ids", ids, len(ids.ids))
    output.counts["third-party-ids"] = len(ids.ids)
    output.sources.append(present_source(name, provenances, [sources / THIRD_PARTY_FILE]))

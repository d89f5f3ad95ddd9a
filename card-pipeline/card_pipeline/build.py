"""The build of the card data, from sources to published shapes. It reads no clock and writes nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from card_pipeline.build_archives import WinningDecks, make_winning_decks, with_numbers
from card_pipeline.build_cards import add_cards, make_cards
from card_pipeline.build_changes import make_changes
from card_pipeline.build_icons import make_icons
from card_pipeline.build_indexes import make_indexes
from card_pipeline.build_output import BuildOutput, Cards, Log
from card_pipeline.build_recommender import make_recommender
from card_pipeline.build_texts import make_rulings, make_third_party_ids, make_translations
from card_pipeline.build_tournaments import make_tournaments
from card_pipeline.history.advance import Large
from card_pipeline.sources.overrides import FOLDER, read_overrides
from card_pipeline.sources.provenance import read_provenance


def build(
    sources: Path | None,
    log: Log,
    overrides_folder: Path = FOLDER,
    before_training: Callable[[BuildOutput], None] = lambda _: None,
) -> BuildOutput:
    """Build everything from the sources folder (None: the card package only). Raises SourceError.

    `before_training` is called before the model of card ideas is trained, which takes half of the time.
    """
    output, cards, archive = read(sources, log, overrides_folder)
    cards = with_numbers(cards, archive)
    add_cards(output, cards)
    make_indexes(output, cards)
    log("search index   crypt, library, names")
    before_training(output)
    make_recommender(output, cards, archive)
    log(f"card ideas     trained on {output.records['recommender']:,} decks")
    return output


def read(
    sources: Path | None, log: Log, overrides_folder: Path = FOLDER, large: Large = "refuse"
) -> tuple[BuildOutput, Cards, WinningDecks]:
    """Read and check every source, without computing indexes and model. Raises SourceError.

    `large` says what becomes of more changes of cards than a new version has.
    """
    output = BuildOutput()
    provenances = read_provenance(sources)
    overrides = read_overrides(overrides_folder)
    packaged = overrides.settings.packaged_cards
    cards = make_cards(output, sources, provenances, overrides)
    counts = output.counts
    log(f"cards          {counts['crypt']:,} crypt, {counts['library']:,} library")
    log(f"sets           {counts['sets']}, {counts['precons']} products")
    make_rulings(output, sources, provenances, f"{packaged.package} {packaged.version}", cards)
    log(f"rulings        {counts['rulings']:,} texts")
    make_changes(output, sources, cards, large)
    make_translations(output, sources, provenances, cards)
    for name in sorted(output.shapes):
        if name.startswith("cards."):
            log(f"translation    {name.removeprefix('cards.')}: {output.records[name]:,} cards")
    make_third_party_ids(output, sources, provenances, cards)
    archive = make_winning_decks(output, sources, provenances, cards, overrides.places)
    log(f"winning decks  {len(archive.decks):,}{' (our own sample)' if archive.sample else ''}")
    events = make_tournaments(output, sources, provenances, cards)
    log(f"tournaments    {len(events):,}")
    make_icons(output, sources, provenances)
    log(f"icons          {counts.get('icons', 0)}")
    return output, cards, archive

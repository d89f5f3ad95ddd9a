"""The build of the card data, from sources to published shapes. It reads no clock and writes nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from card_pipeline.build_archives import WinningDecks, make_winning_decks, with_numbers
from card_pipeline.build_cards import add_cards, make_cards
from card_pipeline.build_indexes import make_indexes
from card_pipeline.build_recommender import make_recommender
from card_pipeline.build_texts import make_rulings, make_third_party_ids, make_translations
from card_pipeline.build_tournaments import make_tournaments
from card_pipeline.made import Cards, Made, Say
from card_pipeline.sources.overrides import FOLDER, read_overrides
from card_pipeline.sources.provenance import read_provenance


def build(
    sources: Path | None,
    say: Say,
    overrides_folder: Path = FOLDER,
    before_learning: Callable[[Made], None] = lambda _: None,
) -> Made:
    """Build everything from the sources folder (None: the card package only). Raises SourceError.

    `before_learning` is called when all is made but the file of card ideas, which takes half of the time.
    """
    made, cards, archive = read(sources, say, overrides_folder)
    cards = with_numbers(cards, archive)
    add_cards(made, cards)
    make_indexes(made, cards)
    say("search index   crypt, library, names")
    before_learning(made)
    make_recommender(made, cards, archive)
    say(f"card ideas     learned from {made.records['recommender']:,} decks")
    return made


def read(sources: Path | None, say: Say, overrides_folder: Path = FOLDER) -> tuple[Made, Cards, WinningDecks]:
    """Read every source, without what is worked out afterwards: enough to judge them. Raises SourceError."""
    made = Made()
    origins = read_provenance(sources)
    overrides = read_overrides(overrides_folder)
    packaged = overrides.settings.packaged_cards
    cards = make_cards(made, sources, origins, overrides)
    counts = made.counts
    say(f"cards          {counts['crypt']:,} crypt, {counts['library']:,} library")
    say(f"sets           {counts['sets']}, {counts['precons']} products")
    make_rulings(made, sources, origins, f"{packaged.package} {packaged.version}", cards)
    say(f"rulings        {counts['rulings']:,} texts")
    make_translations(made, sources, origins, cards)
    for name in sorted(made.shapes):
        if name.startswith("cards."):
            say(f"translation    {name.removeprefix('cards.')}: {made.records[name]:,} cards")
    make_third_party_ids(made, sources, origins, cards)
    archive = make_winning_decks(made, sources, origins, cards, overrides.places)
    say(f"winning decks  {len(archive.decks):,}{' (our own sample)' if archive.sample else ''}")
    events = make_tournaments(made, sources, origins, cards)
    say(f"tournaments    {len(events):,}")
    return made, cards, archive

"""The third stage: archives of decks, and the number of winning decks of each card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Literal

from card_pipeline.build_output import BuildOutput, Cards
from card_pipeline.facts.legality import findings
from card_pipeline.index import home, winning_decks
from card_pipeline.index.legality import format_rules, judged_cards
from card_pipeline.manifest_sources import Provenances, hash_of, present_source
from card_pipeline.model.archive import PlaceSpellings
from card_pipeline.model.manifest import Source
from card_pipeline.normalise.deck_names import deck_names
from card_pipeline.normalise.places import locate
from card_pipeline.normalise.winning_decks import WinningDeck, read_sample, read_twd
from card_pipeline.sources.overrides import PlaceNames
from card_pipeline.sources.twd import FOLDER, twd_files

SAMPLES = Path(__file__).parents[1] / "samples"
"""Small sample archives, for machines without the real ones."""

NAME = "winning decks"


@dataclass(frozen=True)
class WinningDecks:
    """The archive of winning decks."""

    decks: Sequence[WinningDeck]
    """Newest first."""
    sample: bool
    """Whether this is the sample, which no statistics may use."""


def make_winning_decks(
    output: BuildOutput, sources: Path | None, provenances: Provenances, cards: Cards, places: PlaceNames
) -> WinningDecks:
    """Add the archive of winning decks, or the sample. Raises SourceError."""
    archive = _read_winning_decks(output, sources, provenances, cards)
    _warn_of_illegal_decks(output, archive.decks, cards)
    if archive.decks:
        found = partial(locate, names=places, warnings=output.warnings)
        published = winning_decks.build(archive.decks, found, sample=archive.sample)
        output.add("twd", published, len(archive.decks))
        output.add("twd-names", home.build_names(published), len(archive.decks))
        output.counts["twd"] = len(archive.decks)
        output.add("place-spellings", _spellings(places), len(places.aliases) + len(places.cities))
    for year, texts in winning_decks.build_texts(archive.decks).items():
        output.add(f"twd-texts.{year}", texts, len(texts.decks))
    news = home.build_home(archive.decks, cards.crypt, cards.sets, sample=archive.sample)
    output.add("home", news, len(news.decks))
    return archive


def _warn_of_illegal_decks(output: BuildOutput, decks: Sequence[WinningDeck], cards: Cards) -> None:
    """Each winning deck is judged in Standard on the day of its event (docs/rules/legality.md §4)."""
    standard = next((one for one in cards.sets.formats or () if one.id == "standard"), None)
    if standard is None:
        return
    rules = format_rules(standard)
    known = judged_cards([*cards.crypt, *cards.library])
    for deck in decks:
        for finding in findings(deck.cards, known, rules, deck.end.isoformat()):
            blamed = ", ".join(map(str, finding.cards)) or f"{finding.off:+}"
            output.warnings.add(f"winning decks against the rule {finding.rule}", f"{deck.id}: {blamed}")


def _spellings(places: PlaceNames) -> PlaceSpellings:
    return PlaceSpellings(aliases=places.aliases, regions=sorted(places.regions), cities=places.cities)


def _read_winning_decks(
    output: BuildOutput, sources: Path | None, provenances: Provenances, cards: Cards
) -> WinningDecks:
    names = deck_names(cards.crypt, cards.library)
    folder = sources / FOLDER if sources is not None else None
    if folder is not None and (files := twd_files(folder)):
        output.sources.append(present_source(NAME, provenances, files))
        return WinningDecks(read_twd(folder, names, output.warnings), sample=False)
    decks = read_sample(SAMPLES / FOLDER, names, output.warnings)
    digest = hash_of(twd_files(SAMPLES / FOLDER))
    status: Literal["sample", "absent"] = "sample" if decks else "absent"
    output.sources.append(Source(name=NAME, origin="our own sample", status=status, sha256=digest))
    return WinningDecks(decks, sample=True)


def with_numbers(cards: Cards, archive: WinningDecks) -> Cards:
    """Count the winning decks of each card; none for a sample."""
    return cards if archive.sample else replace(cards, winning_decks=winning_decks.played_in(archive.decks))

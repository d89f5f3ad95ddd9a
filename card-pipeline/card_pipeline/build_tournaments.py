"""The tournaments whose decks were collected, or the sample."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from card_pipeline.build_archives import SAMPLES
from card_pipeline.build_output import BuildOutput, Cards
from card_pipeline.errors import SourceError
from card_pipeline.index import tournaments
from card_pipeline.manifest_sources import Provenances, hash_of, present_source
from card_pipeline.model.manifest import Source
from card_pipeline.normalise.deck_names import DeckNames, forgiving_deck_names
from card_pipeline.normalise.tournaments import Tournament, read_tournament
from card_pipeline.sources.tda import FOLDER, tda_files

NAME = "tournaments"


def make_tournaments(
    output: BuildOutput, sources: Path | None, provenances: Provenances, cards: Cards
) -> list[Tournament]:
    """Add the tournaments, or the sample. Raises SourceError."""
    names = forgiving_deck_names(cards.crypt, cards.library)
    files = tda_files(sources / FOLDER) if sources is not None else []
    sample = not files
    if files:
        found = [read_tournament(path, names) for path in files]
        output.sources.append(present_source(NAME, provenances, files))
    else:
        files = tda_files(SAMPLES / FOLDER)
        found = _readable(output, files, names)
        status: Literal["sample", "absent"] = "sample" if found else "absent"
        output.sources.append(
            Source(name=NAME, origin="our own sample", status=status, sha256=hash_of(files))
        )
    for one in found:
        for odd in one.odd:
            output.warnings.add("odd in the archive of a tournament", odd)
    if found:
        output.add("tda", tournaments.build(found, sample=sample), len(found))
        output.counts["tda"] = len(found)
    for one in found:
        output.add(f"tda.{one.id}", tournaments.build_event(one, sample=sample), len(one.decks))
    return found


def _readable(output: BuildOutput, files: list[Path], names: DeckNames) -> list[Tournament]:
    """Read the sample, without events that name cards missing in these card files."""
    found = []
    for path in files:
        try:
            found.append(read_tournament(path, names))
        except SourceError as problem:
            output.warnings.add("sample tournament skipped", str(problem))
    return found

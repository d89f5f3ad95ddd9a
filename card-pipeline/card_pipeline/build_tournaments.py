"""The tournaments whose decks were collected, or our sample of one."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from card_pipeline.build_archives import SAMPLES
from card_pipeline.errors import SourceError
from card_pipeline.index import tournaments
from card_pipeline.made import Cards, Made
from card_pipeline.model.manifest import Source
from card_pipeline.normalise.deck_names import DeckNames, forgiving_deck_names
from card_pipeline.normalise.tournaments import Tournament, read_tournament
from card_pipeline.origins import Origins, hash_of, present
from card_pipeline.sources.tda import FOLDER, tda_files

NAME = "tournaments"


def make_tournaments(made: Made, sources: Path | None, origins: Origins, cards: Cards) -> list[Tournament]:
    """Add the tournaments, or our sample of one. Raises SourceError."""
    names = forgiving_deck_names(cards.crypt, cards.library)
    files = tda_files(sources / FOLDER) if sources is not None else []
    sample = not files
    if files:
        found = [read_tournament(path, names) for path in files]
        made.sources.append(present(NAME, origins, files))
    else:
        files = tda_files(SAMPLES / FOLDER)
        found = _readable(made, files, names)
        status: Literal["sample", "absent"] = "sample" if found else "absent"
        made.sources.append(Source(name=NAME, origin="our own sample", status=status, sha256=hash_of(files)))
    for one in found:
        for odd in one.odd:
            made.notes.add("odd in the archive of a tournament", odd)
    if found:
        made.add("tda", tournaments.build(found, sample=sample), len(found))
        made.counts["tda"] = len(found)
    for one in found:
        made.add(f"tda.{one.id}", tournaments.build_event(one, sample=sample), len(one.decks))
    return found


def _readable(made: Made, files: list[Path], names: DeckNames) -> list[Tournament]:
    """Read our own sample, leaving out what names cards that the card files at hand do not have."""
    found = []
    for path in files:
        try:
            found.append(read_tournament(path, names))
        except SourceError as problem:
            made.notes.add("sample tournament skipped", str(problem))
    return found

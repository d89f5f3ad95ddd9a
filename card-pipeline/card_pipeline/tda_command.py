"""``tda``: check the zip of a tournament before it goes into the sources folder, and list its faults."""

from __future__ import annotations

from pathlib import Path

from card_pipeline.build_cards import make_cards
from card_pipeline.build_output import BuildOutput, Log
from card_pipeline.errors import SourceError
from card_pipeline.normalise.deck_names import DeckNames, forgiving_deck_names
from card_pipeline.normalise.tournaments import find_faults, read_tournament
from card_pipeline.sources.overrides import read_overrides
from card_pipeline.sources.provenance import read_provenance


def check_tournaments(paths: list[Path], sources: Path | None, log: Log) -> bool:
    """Check zips and return whether all can be published. Raises SourceError for malformed card files."""
    cards = make_cards(BuildOutput(), sources, read_provenance(sources), read_overrides())
    names = forgiving_deck_names(cards.crypt, cards.library)
    results = [_check(path, names, log) for path in paths]
    return all(results)


def _check(path: Path, names: DeckNames, log: Log) -> bool:
    faults = find_faults(path, names)
    for fault in faults:
        log(f"error: {fault}")
    if faults:
        log(f"{path.name}: {len(faults)} to fix")
        return False
    try:
        found = read_tournament(path, names)
    except SourceError as problem:
        log(f"error: {problem}")
        return False
    for odd in found.odd:
        log(f"check: {odd}")
    archon = found.archon
    log(
        f"{path.name}: {archon.name}, {archon.date.isoformat()}, {archon.city}: "
        f"{len(found.decks)} decks from {archon.players} players, ready for the tda folder of the sources"
    )
    return True

"""``tda``: check the zip of a tournament before it goes into the sources folder; say all that is wrong."""

from __future__ import annotations

from pathlib import Path

from card_pipeline.build_cards import make_cards
from card_pipeline.errors import SourceError
from card_pipeline.made import Made, Say
from card_pipeline.normalise.deck_names import DeckNames, forgiving_deck_names
from card_pipeline.normalise.tournaments import find_faults, read_tournament
from card_pipeline.sources.overrides import read_overrides
from card_pipeline.sources.provenance import read_provenance


def check_tournaments(paths: list[Path], sources: Path | None, say: Say) -> bool:
    """Check each zip and tell whether all could be published. Raises SourceError for broken card files."""
    cards = make_cards(Made(), sources, read_provenance(sources), read_overrides())
    names = forgiving_deck_names(cards.crypt, cards.library)
    results = [_check(path, names, say) for path in paths]
    return all(results)


def _check(path: Path, names: DeckNames, say: Say) -> bool:
    faults = find_faults(path, names)
    for fault in faults:
        say(f"error: {fault}")
    if faults:
        say(f"{path.name}: {len(faults)} to fix")
        return False
    try:
        found = read_tournament(path, names)
    except SourceError as problem:
        say(f"error: {problem}")
        return False
    for odd in found.odd:
        say(f"check: {odd}")
    archon = found.archon
    say(
        f"{path.name}: {archon.name}, {archon.date.isoformat()}, {archon.city}: "
        f"{len(found.decks)} decks from {archon.players} players, ready for the tda folder of the sources"
    )
    return True

"""A tournament with the decks that were reported."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from card_pipeline.errors import SourceError
from card_pipeline.normalise.deck_names import DeckNames
from card_pipeline.normalise.winning_decks import deck_cards
from card_pipeline.sources.archon import Archon, Standing, read_archon
from card_pipeline.sources.tda import EventFiles, read_event_files
from card_pipeline.sources.tda_text import PlayerDeck, read_player_deck


@dataclass(frozen=True, slots=True)
class TournamentDeck:
    """The deck of a player."""

    standing: Standing
    name: str
    cards: Mapping[int, int]
    """Card id → copies."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament."""

    id: str
    archon: Archon
    decks: Sequence[TournamentDeck]
    odd: Sequence[str]
    """Warnings for the organizer: ``ada.txt: 1234567 is not among the players``."""


def read_tournament(path: Path, names: DeckNames) -> Tournament:
    """Read the zip of an event. Raises SourceError for the first part that cannot be understood."""
    files = read_event_files(path)
    archon = read_archon(files.workbook)
    decks = [read_player_deck(file) for file in files.decks]
    cards = {deck.file: deck_cards(deck.file, deck.lists, names) for deck in decks}
    return _joined(files, archon, decks, cards)


def find_faults(path: Path, names: DeckNames) -> list[str]:
    """Check the zip of an event: a message for every part that `read_tournament` could not understand."""
    try:
        files = read_event_files(path)
    except SourceError as problem:
        return [str(problem)]
    faults: list[str] = []
    try:
        read_archon(files.workbook)
    except SourceError as problem:
        faults.append(str(problem))
    authors: dict[str, str] = {}
    for file in files.decks:
        try:
            deck = read_player_deck(file)
            _check_first(deck, authors)
            deck_cards(deck.file, deck.lists, names)
        except SourceError as problem:
            faults.append(str(problem))
    return faults


def _joined(
    files: EventFiles,
    archon: Archon,
    decks: Sequence[PlayerDeck],
    cards: Mapping[str, Mapping[int, int]],
) -> Tournament:
    """Assign decks to players by their author lines; decks without a player are skipped."""
    standings = {standing.player: standing for standing in archon.standings if standing.player}
    odd = [f"{name}: neither workbook nor deck, not read" for name in files.others]
    odd += [
        f"{files.workbook.file}: {one.name} has no player id" for one in archon.standings if not one.player
    ]
    listed = len(archon.standings)
    if listed != archon.players:
        odd.append(f"{files.workbook.file}: {archon.players} players reported, {listed} are listed")
    authors: dict[str, str] = {}
    found = []
    for deck in decks:
        _check_first(deck, authors)
        standing = standings.get(deck.player)
        if standing is None:
            odd.append(f"{deck.file}: {deck.player} is not among the players, the deck is skipped")
            continue
        found.append(TournamentDeck(standing, deck.name, cards[deck.file]))
    if not found:
        raise SourceError(files.file, "no deck belongs to one of the players")
    return Tournament(files.id, archon, found, odd)


def _check_first(deck: PlayerDeck, authors: dict[str, str]) -> None:
    other = authors.setdefault(deck.player, deck.file)
    if other != deck.file:
        raise SourceError(deck.file, f"the player {deck.player} also has a deck in {other}")

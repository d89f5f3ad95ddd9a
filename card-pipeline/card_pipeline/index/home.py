"""``home.json`` and ``twd-names.json``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from card_pipeline.model.archive import TwdArchive
from card_pipeline.model.cards import CryptCard
from card_pipeline.model.home import Home, HomeDeck, HomeSet, TwdNames
from card_pipeline.model.sets import SetCatalogue
from card_pipeline.normalise.winning_decks import WinningDeck

SHOWN_DECKS = 5
"""Winning decks on the first page."""


def build_home(
    decks: Sequence[WinningDeck], crypt: Sequence[CryptCard], sets: SetCatalogue, *, sample: bool
) -> Home:
    """Select what the first page shows; `decks` are sorted newest first."""
    names = {card.id: card.name for card in crypt}
    shown: Literal[True] | None = True if sample else None
    return Home(
        sample=shown,
        decks=[_deck(deck, names) for deck in decks[:SHOWN_DECKS]],
        newest_set=_newest(sets),
    )


def build_names(archive: TwdArchive) -> TwdNames:
    """Take from the archive what decks are found by."""
    return TwdNames(
        ids=archive.decks.ids,
        names=archive.decks.names,
        dates=archive.decks.dates,
        events=archive.events,
        event_of=archive.event_of,
        winners=archive.winners,
        winner_of=archive.winner_of,
    )


def _deck(deck: WinningDeck, crypt: Mapping[int, str]) -> HomeDeck:
    vampires = {card: copies for card, copies in deck.cards.items() if card in crypt}
    vampire = max(vampires, key=lambda card: (vampires[card], -card), default=None)
    return HomeDeck(
        id=deck.id,
        name=deck.name,
        winner=deck.winner,
        event=deck.event,
        place=deck.place,
        date=deck.date.isoformat(),
        players=deck.players,
        vampire=vampire,
        vampire_name=None if vampire is None else crypt[vampire],
    )


def _newest(sets: SetCatalogue) -> HomeSet | None:
    dated = [(found.date, code, found.name) for code, found in sets.sets.items() if found.date]
    if not dated:
        return None
    date, code, name = max(dated)
    return HomeSet(code=code, name=name, date=date)

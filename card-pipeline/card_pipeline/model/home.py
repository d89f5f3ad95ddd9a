"""What the first page shows, and what its search field finds (docs/data.md §8)."""

from __future__ import annotations

from typing import Literal

from card_pipeline.model.archive import Count, Day, Places
from card_pipeline.model.base import Published
from card_pipeline.model.cards import CardId, IsoDate


class HomeDeck(Published):
    """A winning deck on the first page."""

    id: str
    name: str
    """``""`` for a deck without a name."""
    winner: str
    event: str
    place: str
    date: IsoDate
    players: Count
    """0 = not known."""
    vampire: CardId | None = None
    """The crypt card with most copies."""
    vampire_name: str | None = None
    """Its name as printed."""


class HomeSet(Published):
    """The newest set."""

    code: str
    name: str
    date: IsoDate


class Home(Published):
    """``home.json``: the news of the first page, small enough to wait for."""

    sample: Literal[True] | None = None
    """The decks are those of the sample archive."""
    decks: list[HomeDeck]
    """Newest first."""
    newest_set: HomeSet | None = None


class TwdNames(Published):
    """``twd-names.json``: what winning decks are found by, without their cards; newest first."""

    ids: list[str]
    names: list[str]
    """``""`` for a deck without a name."""
    dates: list[Day]
    events: list[str]
    event_of: Places
    """Per deck."""
    winners: list[str]
    winner_of: Places
    """Per deck."""

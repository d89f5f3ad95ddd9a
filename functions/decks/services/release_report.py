"""What a release changes, or has changed: decks and copies, by card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from card_pipeline.facts.cards import is_playtest

from functions.decks.deck import Deck
from functions.decks.released_cards import Releases


@dataclass
class Count:
    """Decks and copies of a card in them."""

    decks: int = 0
    copies: int = 0

    def add(self, copies: int) -> None:
        """Count a deck."""
        self.decks += 1
        self.copies += copies


@dataclass
class Decks:
    """Stored decks; revisions, and decks without an owner, are among them."""

    decks: int = 0
    revisions: int = 0
    anonymous: int = 0

    def add(self, deck: Deck, *, is_revision: bool) -> None:
        """Count a deck."""
        self.decks += 1
        self.revisions += is_revision
        self.anonymous += deck.owner is None


@dataclass
class ReleaseReport:
    """The state of all decks after a pass over the table."""

    releases: Releases
    waiting: Decks = field(default_factory=Decks)
    """Decks that still have cards of the release."""
    done: Decks = field(default_factory=Decks)
    """Decks whose cards this or an earlier run has replaced."""
    cards_waiting: dict[str, Count] = field(default_factory=dict)
    cards_done: dict[str, Count] = field(default_factory=dict)
    missing: dict[str, Count] = field(default_factory=dict)
    """Playtest cards in decks that are no part of the release."""
    gone: list[tuple[str, str, int]] = field(default_factory=list)
    """Deck, card and copies of cards that are gone."""
    inventory_cards: int = 0
    """Playtest cards in inventories, which never have them."""
    rewritten: int = 0
    """Decks that this pass has written."""
    left: list[str] = field(default_factory=list)
    """Decks that were edited so often that they could not be written."""

    @property
    def is_busy(self) -> bool:
        """Whether the release has to be started again."""
        return bool(self.left)

    def count(self, deck: Deck) -> None:
        """Count a deck."""
        done = [one for one in deck.released if one.card in self.releases]
        named = [card for card in deck.cards if card in self.releases]
        for one in done:
            self.cards_done.setdefault(one.card, Count()).add(one.copies)
        for card in named:
            self.cards_waiting.setdefault(card, Count()).add(deck.cards[card])
        for card, copies in deck.cards.items():
            if is_playtest(int(card)) and card not in self.releases:
                self.missing.setdefault(card, Count()).add(copies)
        self.gone += [(deck.id, one.card, one.copies) for one in done if one.to is None]
        self.gone += [(deck.id, card, deck.cards[card]) for card in named if self.releases[card] is None]
        if named:
            self.waiting.add(deck, is_revision=bool(deck.revision_label))
        if done:
            self.done.add(deck, is_revision=bool(deck.revision_label))

    def as_json(self) -> dict[str, Any]:
        """Return the report as the file that the operator asks for."""
        return {
            "waiting": vars(self.waiting),
            "done": vars(self.done),
            "cards": list(self._cards()),
            "gone": [
                {"deck": deck, "card": card, "copies": copies} for deck, card, copies in sorted(self.gone)
            ],
            "missing": {card: vars(count) for card, count in sorted(self.missing.items())},
            "inventoryCards": self.inventory_cards,
            "left": sorted(self.left),
        }

    def _cards(self) -> Iterator[dict[str, Any]]:
        for card, to in sorted(self.releases.items()):
            waiting, done = self.cards_waiting.get(card, Count()), self.cards_done.get(card, Count())
            yield {"card": card, "to": to, "waiting": vars(waiting), "done": vars(done)}

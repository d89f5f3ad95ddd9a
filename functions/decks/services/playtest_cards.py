"""Playtest cards in the decks of others, which only playtesters see (docs/rules/playtest.md §7)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from card_pipeline.facts.cards import is_playtest

from functions.common.playtest_cards import has_playtest_copies
from functions.common.sessions import Session
from functions.decks.deck import Deck


@dataclass(frozen=True)
class Shown:
    """A deck as a viewer sees it."""

    deck: Deck
    withheld: bool = False
    """Cards, description and tags are left out."""


def may_see(viewer: Session | None, deck: Deck) -> bool:
    """Whether a viewer may see all cards of a deck: owners know what their decks contain."""
    if not any(is_playtest(int(card)) for card in deck.cards):
        return True
    return viewer is not None and (viewer.is_playtester or viewer.user == deck.owner)


def shown(viewer: Session | None, deck: Deck) -> Shown:
    """Return a deck as a viewer may see it; cards with no copies are left out silently."""
    if may_see(viewer, deck):
        return Shown(deck)
    if has_playtest_copies(deck.cards):
        return Shown(replace(deck, cards={}, description="", tags=[]), withheld=True)
    return Shown(
        replace(
            deck, cards={card: copies for card, copies in deck.cards.items() if not is_playtest(int(card))}
        )
    )

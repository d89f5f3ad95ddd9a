"""Replacing playtest cards that were released (docs/rules/playtest.md §9)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from card_pipeline.facts.cards import is_playtest

from functions.decks.deck import Deck, Edit, InventoryType, ReleasedCard

Releases = Mapping[str, str | None]
"""Playtest id → id of the released card, None for a card that is gone."""

_BY_STRENGTH: tuple[InventoryType, ...] = ("virtual", "flexible", "fixed")


@dataclass(frozen=True)
class Rewritten:
    """The cards of a deck after a release."""

    cards: dict[str, int]
    markers: dict[str, InventoryType]
    released: list[ReleasedCard]
    """What was replaced, by playtest id."""


def rewritten(deck: Deck, releases: Releases, moment: str) -> Rewritten:
    """Replace the released cards of a deck; copies of a card that it has already add up.

    A card that the deck has already keeps its inventory type; else the strongest of the replaced cards' moves
    to it.
    """
    cards = {card: copies for card, copies in deck.cards.items() if card not in releases}
    markers = {card: marker for card, marker in deck.markers.items() if card not in releases}
    own = dict(cards)
    done = []
    for card in sorted(set(deck.cards) & set(releases)):
        to, copies = releases[card], deck.cards[card]
        done.append(ReleasedCard(moment, card, to, copies, own.get(to) if to else None))
        if to is None:
            continue
        cards[to] = cards.get(to, 0) + copies
        if to not in own:
            both = [one for one in (markers.get(to), deck.markers.get(card)) if one is not None]
            markers.update({to: max(both, key=_BY_STRENGTH.index)} if both else {})
    return Rewritten(cards, markers, done)


def names_released(deck: Deck, releases: Releases) -> bool:
    """Whether a deck still has cards, or markers of cards, that were released."""
    return any(card in releases for card in (*deck.cards, *deck.markers))


def named_playtest(edit: Edit) -> list[str]:
    """List the playtest cards that an edit names."""
    named = {*edit.cards, *edit.markers, *(edit.replace_cards or ())}
    return sorted(card for card in named if is_playtest(int(card)))


def translated(edit: Edit, deck: Deck, releases: Releases) -> Edit:
    """Replace the released cards in an edit by a device that does not know of the release.

    Where the release added several cards up, the edit changes the part of the card that it names. Cards that
    are gone are left out. Repeating the edit changes nothing.
    """
    markers = {card: marker for card, marker in edit.markers.items() if card not in releases}
    for card in sorted(set(edit.markers) & set(releases)):
        if to := releases[card]:
            markers.setdefault(to, edit.markers[card])
    if edit.replace_cards is None:
        return replace(edit, cards=_changes(edit.cards, deck, releases), markers=markers)
    cards = {card: copies for card, copies in edit.replace_cards.items() if card not in releases}
    for card, copies in edit.replace_cards.items():
        if to := releases.get(card):
            cards[to] = cards.get(to, 0) + copies
    return replace(edit, replace_cards=cards, markers=markers)


def _changes(changes: Mapping[str, int], deck: Deck, releases: Releases) -> dict[str, int]:
    found = {card: copies for card, copies in changes.items() if card not in releases}
    for to in sorted({to for card in changes if (to := releases.get(card))}):
        parts = _parts(to, deck.released)
        named = {card: changes[card] for card in changes if card == to or releases.get(card) == to}
        whole = {**parts, **named}
        left = [copies for copies in whole.values() if copies >= 0]
        found[to] = sum(left) if left else -1
    return found


def _parts(to: str, released: Iterable[ReleasedCard]) -> dict[str, int]:
    """Return what a released card was added up from: its own copies before, and those of playtest cards."""
    parts: dict[str, int] = {}
    for one in released:
        if one.to == to:
            if not parts and one.before is not None:
                parts[to] = one.before
            parts[one.card] = one.copies
    return parts

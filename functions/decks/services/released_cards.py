"""Edits of devices that do not know of a release yet (docs/rules/playtest.md §9.4)."""

from __future__ import annotations

from dataclasses import dataclass

from functions.decks.deck import Deck, Edit
from functions.decks.ports import Ports
from functions.decks.released_cards import Releases, named_playtest, translated
from functions.decks.repository import releases
from functions.decks.services import known_cards


@dataclass(frozen=True)
class CurrentEdit:
    """An edit in the ids of today's cards."""

    edit: Edit
    is_translated: bool = False
    released: frozenset[str] = frozenset()
    """Released cards that stand for those the device has sent: they exist, even if the card facts do not know
    them yet."""


def with_current_ids(edit: Edit, deck: Deck) -> CurrentEdit:
    """Replace the released playtest cards in an edit of a deck. Only playtest ids cost a read."""
    known = _releases(edit)
    if not known:
        return CurrentEdit(edit)
    released = frozenset(to for to in known.values() if to)
    return CurrentEdit(translated(edit, deck, known), is_translated=True, released=released)


def checked_content(
    ports: Ports, field: str, edit: Edit, before: Deck | None, *, may_test: bool
) -> CurrentEdit:
    """Return the content of a new deck with released cards, checked; `before`: a deck whose cards are known.

    Raises InvalidError.
    """
    current = with_current_ids(edit, before or _NO_DECK)
    known = (*(before.cards if before else ()), *current.released)
    known_cards.check(ports, field, current.edit.replace_cards or {}, known, may_test=may_test)
    return current


def _releases(edit: Edit) -> Releases:
    """Return the releases of those cards that an edit names."""
    named = named_playtest(edit)
    known = releases.find_releases() if named else {}
    return {card: known[card] for card in named if card in known}


_NO_DECK = Deck("", None, "", "", "", [], {}, "", "")

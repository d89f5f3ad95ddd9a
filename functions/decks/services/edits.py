"""Changing and removing a deck."""

from __future__ import annotations

from functions.common.errors import InvalidError, LostRaceError
from functions.common.ports import iso
from functions.decks import repository
from functions.decks.cards import merged
from functions.decks.deck import Deck, Edit
from functions.decks.errors import ChangedDeckError, LockedDeckError
from functions.decks.limits import MOST_CARDS
from functions.decks.ports import Ports
from functions.decks.services.reading import read_own

_TRIES = 5


def change(ports: Ports, owner: str, deck_id: str, edit: Edit, rev: int | None) -> Deck:
    """Change a deck and give it as it is then. `rev`: the only revision that the edit is for.

    Raises UnknownDeckError, NotOwnerError, PublicDeckError, LockedDeckError, ChangedDeckError, InvalidError.
    """
    _check(edit, rev)
    flags_only = edit == Edit(hidden=edit.hidden, locked=edit.locked)
    moment = None if flags_only else iso(ports.clock())
    for _ in range(_TRIES):
        deck = read_own(owner, deck_id)
        if rev is not None and deck.rev != rev:
            raise ChangedDeckError
        if deck.locked and not flags_only:
            raise LockedDeckError
        _check_count(deck, edit)
        try:
            return repository.change(deck, edit, rev, moment)
        except LostRaceError:
            continue  # Something else than cards was changed meanwhile: to be looked at anew.
    raise ChangedDeckError


def remove(owner: str, deck_id: str) -> None:
    """Remove a deck. Raises UnknownDeckError, NotOwnerError, PublicDeckError."""
    try:
        repository.remove(read_own(owner, deck_id))
    except LostRaceError:
        read_own(owner, deck_id)
        raise


def _check(edit: Edit, rev: int | None) -> None:
    if edit == Edit():
        raise InvalidError("body", "say what to change")
    if edit.replace_cards is not None and edit.cards:
        raise InvalidError("replaceCards", "either this or cards")
    if edit.replace_cards is not None and rev is None:
        raise InvalidError("If-Match", "needed to replace all cards: the revision that they replace")


def _check_count(deck: Deck, edit: Edit) -> None:
    """Refuse more cards than a deck may have; one that has more already may still be made smaller."""
    after = len(merged(deck.cards, edit.cards))
    if after > MOST_CARDS and after > len(deck.cards):
        raise InvalidError("cards", f"at most {MOST_CARDS} different cards in a deck")

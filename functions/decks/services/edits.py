"""Changing and removing a deck."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from functions.common.capacity import Payer
from functions.common.deck_errors import ChangedDeckError, NotOwnerError
from functions.common.errors import InvalidError, LostRaceError, SignedOutError
from functions.common.ports import iso
from functions.decks.applied import applied
from functions.decks.deck import Deck, Edit
from functions.decks.errors import LockedDeckError
from functions.decks.limits import MAX_CARDS, MAX_CHANGES
from functions.decks.ports import Ports
from functions.decks.repository import decks, revisions
from functions.decks.services import cost, known_cards
from functions.decks.services.nobodys import may_repair
from functions.decks.services.reading import read, read_own

Look = Callable[[], Deck]
"""Reads a deck that may be changed, or refuses."""

_TRIES = 5


@dataclass(frozen=True)
class Editor:
    """Who edits a deck."""

    user: str
    """Empty for somebody without an account."""
    address: str
    secret: str | None
    """What opens the repair of a deck that nobody owns."""

    @property
    def payer(self) -> Payer:
        """Whose budget it is counted against."""
        return Payer(self.user, self.address)


def change(ports: Ports, editor: Editor, deck_id: str, edit: Edit, rev: int | None) -> Deck:
    """Change a deck and give it as it is then. `rev`: the only revision that the edit is for.

    A deck that nobody owns is changed by its maker for a short time.
    Raises ThrottledError, SignedOutError, UnknownDeckError, NotOwnerError, PublicDeckError, LockedDeckError,
    ChangedDeckError, InvalidError.
    """
    if not editor.user and editor.secret is None:
        raise SignedOutError
    _check(edit, rev)
    cost.begin_edit(ports, editor.payer)
    if editor.secret is not None and read(ports, deck_id).owner is None:
        return _repair(ports, editor, deck_id, edit, rev)
    if not editor.user:
        raise SignedOutError
    return _change(ports, editor, lambda: read_own(ports, editor.user, deck_id), edit, rev)


def _repair(ports: Ports, editor: Editor, deck_id: str, edit: Edit, rev: int | None) -> Deck:
    """Change a deck that nobody owns; flags and the like it has none."""
    content = Edit(
        name=edit.name,
        author=edit.author,
        description=edit.description,
        tags=edit.tags,
        cards=edit.cards,
        replace_cards=edit.replace_cards,
    )
    if edit != content:
        raise NotOwnerError

    def look() -> Deck:
        deck = read(ports, deck_id)
        if not may_repair(ports, deck, editor.secret):
            raise NotOwnerError
        return deck

    return _change(ports, editor, look, edit, rev)


def remove(ports: Ports, owner: str, deck_id: str) -> list[str]:
    """Remove a deck with all its revisions and public copies, and give the ids of all that went.

    The revisions go one by one, each in a transaction of its own, and the one that was named goes last:
    whoever is cut off in between finds a smaller family and may call again.
    Raises UnknownDeckError, NotOwnerError, PublicDeckError, ChangedDeckError.
    """
    cost.begin_edit(ports, Payer(user=owner))
    removed: list[str] = []
    for _ in range(_TRIES):
        try:
            _remove_all(ports, owner, deck_id, removed)
        except LostRaceError:
            continue  # Something was changed meanwhile: to be looked at anew.
        return [deck_id, *(one for one in removed if one != deck_id)]
    raise ChangedDeckError


def _remove_all(ports: Ports, owner: str, deck_id: str, removed: list[str]) -> None:
    deck = read_own(ports, owner, deck_id)
    if deck.family is not None:
        cost.spend_writing(ports, Payer(user=owner), len(deck.family.members))
    while deck.family is not None and len(deck.family.members) > 1:
        other = read_own(ports, owner, next(one for one in deck.family.members if one != deck.id))
        revisions.remove(other, other.family or deck.family, ports.clock())
        removed += gone_with(other)
        deck = read_own(ports, owner, deck_id)
    if deck.family is not None:
        revisions.remove(deck, deck.family, ports.clock())
    else:
        decks.remove(deck, ports.clock())
    removed += gone_with(deck)


def gone_with(deck: Deck) -> list[str]:
    """Name the decks that go when one is removed: itself and its public copy."""
    return [deck.id, *([deck.public_child] if deck.public_child else [])]


def _change(ports: Ports, editor: Editor, look: Look, edit: Edit, rev: int | None) -> Deck:
    moment = None if edit.is_of_flags_only else iso(ports.clock())
    for _ in range(_TRIES):
        deck = look()
        if rev is not None and deck.rev != rev:
            raise ChangedDeckError
        if deck.locked and not edit.is_of_flags_only:
            raise LockedDeckError
        _check_cards(ports, deck, edit)
        cost.go_on_with_edit(ports, editor.payer, applied(deck, edit))
        try:
            return decks.change(deck, edit, rev, moment, known_cards.summariser(ports))
        except LostRaceError:
            continue  # Something else than cards was changed meanwhile: to be looked at anew.
    raise ChangedDeckError


def _check(edit: Edit, rev: int | None) -> None:
    if edit == Edit():
        raise InvalidError("body", "nothing to change")
    if edit.replace_cards is not None and edit.cards:
        raise InvalidError("replaceCards", "cannot be combined with cards")
    if edit.replace_cards is not None and rev is None:
        raise InvalidError("If-Match", "required to replace all cards")
    if len(edit.cards) + len(edit.markers) > MAX_CHANGES:
        raise InvalidError("markers", f"at most {MAX_CHANGES} cards and markers in one call")


def _check_cards(ports: Ports, deck: Deck, edit: Edit) -> None:
    """Refuse more cards than a deck may have; one that has more already may still be made smaller."""
    after = applied(deck, edit)
    if len(after.cards) > MAX_CARDS and len(after.cards) > len(deck.cards):
        raise InvalidError("cards", f"at most {MAX_CARDS} different cards in a deck")
    for card, marker in edit.markers.items():
        if marker is not None and card not in after.cards:
            raise InvalidError(f"markers.{card}", "not in this deck")
    known_cards.check(ports, "cards", edit.cards, deck.cards)
    known_cards.check(ports, "replaceCards", edit.replace_cards or {}, deck.cards)

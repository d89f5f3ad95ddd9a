"""Editing and deleting a deck."""

from __future__ import annotations

from collections.abc import Callable, Set
from dataclasses import dataclass

from functions.common.capacity import Payer
from functions.common.deck_errors import ChangedDeckError, NotOwnerError, UnknownDeckError
from functions.common.errors import InvalidError, LostRaceError, SignedOutError
from functions.common.ports import iso
from functions.decks.apply_edit import AppliedEdit, apply_edit
from functions.decks.deck import Deck, Edit
from functions.decks.errors import LockedDeckError
from functions.decks.limits import MAX_CARDS, MAX_CHANGES
from functions.decks.ports import Ports
from functions.decks.repository import decks, revisions
from functions.decks.services import cost, known_cards
from functions.decks.services.anonymous_decks import may_repair
from functions.decks.services.reading import read, read_own
from functions.decks.services.released_cards import with_current_ids

ReadEditable = Callable[[], Deck]
"""Reads a deck that may be edited, or raises."""

_TRIES = 5


@dataclass(frozen=True)
class Editor:
    """The caller who edits a deck."""

    user: str
    """Empty without an account."""
    address: str
    secret: str | None
    """Permits the creator of an anonymous deck to edit it."""
    is_playtester: bool = False

    @property
    def payer(self) -> Payer:
        """The budget that is charged."""
        return Payer(self.user, self.address)


def change(ports: Ports, editor: Editor, deck_id: str, edit: Edit, version: int | None) -> Deck:
    """Edit a deck and return it as stored. `version`: the only one that the edit applies to.

    An anonymous deck can be edited by its creator for a short time.
    Raises ThrottledError, SignedOutError, UnknownDeckError, NotOwnerError, PublicDeckError, LockedDeckError,
    ChangedDeckError, InvalidError.
    """
    if not editor.user and editor.secret is None:
        raise SignedOutError
    _check(edit, version)
    cost.begin_edit(ports, editor.payer)
    if editor.secret is not None and read(ports, deck_id).owner is None:
        return _repair(ports, editor, deck_id, edit, version)
    if not editor.user:
        raise SignedOutError
    return _change(ports, editor, lambda: read_own(ports, editor.user, deck_id), edit, version)


def _repair(ports: Ports, editor: Editor, deck_id: str, edit: Edit, version: int | None) -> Deck:
    """Edit an anonymous deck, which has neither flags nor markers."""
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

    def read_repairable() -> Deck:
        deck = read(ports, deck_id)
        if not may_repair(ports, deck, editor.secret):
            raise NotOwnerError
        return deck

    return _change(ports, editor, read_repairable, edit, version)


def remove(ports: Ports, owner: str, deck_id: str) -> list[str]:
    """Delete a deck with all its revisions and public copies, and return the ids of all deleted decks.

    Each revision is deleted in its own transaction, and the named one last: an interrupted call leaves a
    smaller group and can be repeated.
    Raises UnknownDeckError, NotOwnerError, PublicDeckError, ChangedDeckError.
    """
    cost.begin_edit(ports, Payer(user=owner))
    removed: list[str] = []
    for _ in range(_TRIES):
        try:
            _remove_all(ports, owner, deck_id, removed)
        except LostRaceError:
            continue  # Something changed meanwhile: read again.
        return [deck_id, *(one for one in removed if one != deck_id)]
    raise ChangedDeckError


def _remove_all(ports: Ports, owner: str, deck_id: str, removed: list[str]) -> None:
    deck = read_own(ports, owner, deck_id)
    if deck.group is not None:
        cost.spend_writing(ports, Payer(user=owner), len(deck.group.members))
    while deck.group is not None and len(deck.group.members) > 1:
        other = _read_other(ports, owner, next(one for one in deck.group.members if one != deck.id))
        revisions.remove(other, other.group or deck.group, ports.clock())
        removed += deleted_with(other)
        deck = read_own(ports, owner, deck_id)
    if deck.group is not None:
        revisions.remove(deck, deck.group, ports.clock())
    else:
        decks.remove(deck, ports.clock())
    removed += deleted_with(deck)


def _read_other(ports: Ports, owner: str, revision_id: str) -> Deck:
    """Read another revision of a deck. Raises LostRaceError when it has just been deleted."""
    try:
        return read_own(ports, owner, revision_id)
    except UnknownDeckError as error:
        raise LostRaceError from error


def deleted_with(deck: Deck) -> list[str]:
    """Name the decks that are deleted with one: itself and its public copy."""
    return [deck.id, *([deck.public_child] if deck.public_child else [])]


def _change(
    ports: Ports, editor: Editor, read_editable: ReadEditable, edit: Edit, version: int | None
) -> Deck:
    moment = None if edit.is_of_flags_only else iso(ports.clock())
    for _ in range(_TRIES):
        deck = read_editable()
        if version is not None and deck.version != version:
            raise ChangedDeckError
        if deck.locked and not edit.is_of_flags_only:
            raise LockedDeckError
        current = with_current_ids(edit, deck)
        applied = apply_edit(deck, current.edit, versions=2 if current.is_translated else 1)
        _check_cards(ports, applied, current.released, may_test=editor.is_playtester)
        cost.charge_large_edit(ports, editor.payer, applied.after)
        try:
            return decks.change(applied, version, moment, known_cards.summariser(ports))
        except LostRaceError:
            continue  # More than other cards changed meanwhile: read the deck again.
    raise ChangedDeckError


def _check(edit: Edit, version: int | None) -> None:
    if edit == Edit():
        raise InvalidError("body", "nothing to change")
    if edit.replace_cards is not None and edit.cards:
        raise InvalidError("replaceCards", "cannot be combined with cards")
    if edit.replace_cards is not None and version is None:
        raise InvalidError("If-Match", "required to replace all cards")
    if len(edit.cards) + len(edit.markers) > MAX_CHANGES:
        raise InvalidError("markers", f"at most {MAX_CHANGES} cards and markers in one call")


def _check_cards(ports: Ports, applied: AppliedEdit, released: Set[str], *, may_test: bool) -> None:
    """Refuse more cards than a deck may have; a deck with too many cards may still lose some."""
    edit, before, after = applied.edit, applied.before.cards, applied.after.cards
    if len(after) > MAX_CARDS and len(after) > len(before):
        raise InvalidError("cards", f"at most {MAX_CARDS} different cards in a deck")
    for card, marker in edit.markers.items():
        if marker is not None and card not in after:
            raise InvalidError(f"markers.{card}", "not in this deck")
    known = {*before, *released}
    known_cards.check(ports, "cards", edit.cards, known, may_test=may_test)
    known_cards.check(ports, "replaceCards", edit.replace_cards or {}, known, may_test=may_test)

"""Revisions of a deck: adding and removing them.

All revisions of a deck are a family. Name and author belong to the family and are kept once, in its item, so
that a new name is one write however many revisions there are; everything else is a revision's own. Whatever
is changed in a revision but its flags makes it the master.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from functions.common.byte_length import cut_bytes
from functions.common.capacity import Payer
from functions.common.deck_errors import ChangedDeckError
from functions.common.errors import LostRaceError
from functions.decks import limits
from functions.decks.deck import Deck, Edit, Family
from functions.decks.errors import NoRevisionError, TooManyRevisionsError
from functions.decks.ports import Ports
from functions.decks.repository import revisions
from functions.decks.services import cost, known_cards
from functions.decks.services.creation import PER_USER, TRIES, check_room, new_deck
from functions.decks.services.creation_key import CreationKey, creation_key, creation_of, made_before
from functions.decks.services.edits import gone_with
from functions.decks.services.reading import read, read_own


@dataclass(frozen=True)
class RemovedRevision:
    """What is left after a revision was removed."""

    removed: list[str]
    master: str
    family: Family | None
    """None: the master is left alone."""


def add(ports: Ports, owner: str, deck_id: str, edits: list[Edit], key: str | None) -> list[Deck]:
    """Add revisions to a deck and give them in the order of the edits; none of them becomes the master.

    Each is written by itself: with a `key`, a second try goes on where the first was cut off.
    Raises UnknownDeckError, NotOwnerError, PublicDeckError, TooManyRevisionsError, TooManyDecksError,
    ThrottledError, InvalidError, ChangedDeckError.
    """
    cost.begin_edit(ports, Payer(user=owner))
    deck = read_own(ports, owner, deck_id)
    for number, edit in enumerate(edits):
        cards = edit.replace_cards or {}
        known_cards.check(ports, f"branches.{number}.cards", cards, deck.cards)
    keys = [
        creation_key(owner, f"{key}/{deck.id}/{at}" if key else None, each) for at, each in enumerate(edits)
    ]
    return _add_all(ports, owner, deck, edits, keys)


def add_copy(ports: Ports, owner: str, deck_id: str, source_id: str, key: str | None) -> list[Deck]:
    """Add a revision that is a copy of any deck, whose cards are taken as they are.

    Raises what adding other revisions raises, but never InvalidError.
    """
    cost.begin_edit(ports, Payer(user=owner))
    deck = read_own(ports, owner, deck_id)
    made_by = creation_key(owner, f"{key}/{deck.id}/0" if key else None, source_id)
    return _add_all(ports, owner, deck, [_copy_body(ports, source_id)], [made_by])


def family_of(ports: Ports, owner: str, deck_id: str) -> Family:
    """Give the revisions of a deck. Raises NoRevisionError, and UnknownDeckError and its like."""
    family = read_own(ports, owner, deck_id).family
    if family is None:
        raise NoRevisionError
    return family


def remove(ports: Ports, owner: str, deck_id: str) -> RemovedRevision:
    """Remove one revision; the last of the rest follows a master.

    Raises UnknownDeckError, NotOwnerError, NoRevisionError, ChangedDeckError.
    """
    cost.begin_edit(ports, Payer(user=owner))
    for _ in range(TRIES):
        deck = read_own(ports, owner, deck_id)
        family = deck.family
        if family is None or len(family.members) < 2:
            raise NoRevisionError
        try:
            revisions.remove(deck, family, ports.clock())
        except LostRaceError:
            continue  # Deck or family were changed meanwhile: to be looked at anew.
        rest = [member for member in family.members if member != deck_id]
        master = family.master if family.master in rest else rest[-1]
        left = replace(family, members=rest, master=master) if len(rest) > 1 else None
        return RemovedRevision(gone_with(deck), master, left)
    raise ChangedDeckError


def _copy_body(ports: Ports, source_id: str) -> Edit:
    """Draw up a revision that is a copy of any deck; a first line of its description says of what day.

    Raises UnknownDeckError.
    """
    source = read(ports, source_id)
    dated = f"[{ports.clock():%Y-%m-%d}]\n{source.description}"
    description = cut_bytes(dated, limits.MAX_DESCRIPTION_BYTES)
    return Edit(description=description, tags=source.tags, replace_cards=source.cards)


def _add_all(
    ports: Ports, owner: str, deck: Deck, edits: list[Edit], keys: list[CreationKey | None]
) -> list[Deck]:
    _check_room(owner, deck, sum(made_before(ports, each) is None for each in keys))
    cost.spend_writing(ports, Payer(user=owner), sum(map(cost.units_of_new, edits)))
    return [_add(ports, owner, deck.id, edit, each) for edit, each in zip(edits, keys, strict=True)]


def _add(ports: Ports, owner: str, deck_id: str, edit: Edit, key: CreationKey | None) -> Deck:
    for _ in range(TRIES):
        before = made_before(ports, key)
        if before is not None:
            return read(ports, before)
        deck = read_own(ports, owner, deck_id)
        _check_room(owner, deck, 1)
        ports.throttle.take(PER_USER, owner)
        try:
            return _write(ports, deck, edit, key)
        except LostRaceError:
            continue  # The deck or its family were changed meanwhile: to be looked at anew.
    raise ChangedDeckError


def _check_room(owner: str, deck: Deck, more: int) -> None:
    """Refuse all of several revisions before the first is written where not all of them have room."""
    members = len(deck.family.members) if deck.family else 1
    if more > 0 and members + more > limits.MAX_REVISIONS:
        raise TooManyRevisionsError
    check_room(owner, more)


def _write(ports: Ports, deck: Deck, edit: Edit, key: CreationKey | None) -> Deck:
    drawn = new_deck(ports, deck.owner, replace(edit, name=deck.name, author=deck.author))
    summary = known_cards.summariser(ports)(drawn.cards, None)
    creation = creation_of(ports, key)
    if deck.family is not None:
        family = deck.family
        branch = _of(family, drawn)
        revisions.add(family, branch, summary, creation)
    else:
        family = Family(ports.new_deck_id(), deck.id, [deck.id], deck.name, deck.author)
        branch = _of(family, drawn)
        grown = replace(family, members=[deck.id, branch.id], numbered=2)
        revisions.begin(deck, grown, branch, summary, creation)
    return branch


def _of(family: Family, branch: Deck) -> Deck:
    return replace(branch, family=family, branch_name=branch.branch_name or f"#{family.numbered}")

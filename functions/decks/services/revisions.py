"""Adding and deleting the revisions of a deck.

The revisions of a deck form a group. Name and author belong to the group and are stored once, in its item, so
that renaming is one write for any number of revisions; everything else belongs to a revision. Any edit but
one of its flags makes a revision the current one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from functions.common.byte_length import cut_bytes
from functions.common.capacity import Payer
from functions.common.deck_errors import ChangedDeckError
from functions.common.errors import LostRaceError
from functions.common.sessions import Session
from functions.decks import limits
from functions.decks.deck import Deck, Edit, RevisionGroup
from functions.decks.errors import NoRevisionError, PlaytestDeckError, TooManyRevisionsError
from functions.decks.ports import Ports
from functions.decks.repository import revisions
from functions.decks.services import cost, known_cards, playtest_cards
from functions.decks.services.creation import PER_USER, TRIES, check_capacity, new_deck
from functions.decks.services.creation_key import CreationKey, creation_key, creation_of, find_created
from functions.decks.services.edits import deleted_with
from functions.decks.services.reading import read, read_own
from functions.decks.services.released_cards import checked_content


@dataclass(frozen=True)
class RemovedRevision:
    """The result of deleting a revision."""

    removed: list[str]
    """Ids of the deleted decks."""
    current: str
    group: RevisionGroup | None
    """None when only one revision is left."""


def add(ports: Ports, user: Session, deck_id: str, edits: list[Edit], key: str | None) -> list[Deck]:
    """Add revisions to a deck and return them in the order of the edits; none of them becomes current.

    Each is one write: with a `key`, a retry continues where the first try was interrupted.
    Raises UnknownDeckError, NotOwnerError, PublicDeckError, TooManyRevisionsError, TooManyDecksError,
    ThrottledError, InvalidError, ChangedDeckError.
    """
    owner = user.user
    cost.begin_edit(ports, Payer(user=owner))
    deck = read_own(ports, owner, deck_id)
    contents = [
        checked_content(ports, f"branches.{number}.cards", edit, deck, may_test=user.is_playtester).edit
        for number, edit in enumerate(edits)
    ]
    keys = [
        creation_key(owner, f"{key}/{deck.id}/{number}" if key else None, edit)
        for number, edit in enumerate(edits)
    ]
    return _add_all(ports, owner, deck, contents, keys)


def add_copy(ports: Ports, user: Session, deck_id: str, source_id: str, key: str | None) -> list[Deck]:
    """Add a revision that is a copy of any deck as the user sees it, with its cards unchecked.

    Raises the same as `add`, but never InvalidError; PlaytestDeckError for playtest cards of others.
    """
    owner = user.user
    cost.begin_edit(ports, Payer(user=owner))
    deck = read_own(ports, owner, deck_id)
    creation = creation_key(owner, f"{key}/{deck.id}/0" if key else None, source_id)
    source = playtest_cards.shown(user, read(ports, source_id))
    if source.withheld:
        raise PlaytestDeckError
    return _add_all(ports, owner, deck, [_edit_of_copy(ports, source.deck)], [creation])


def group_of(ports: Ports, owner: str, deck_id: str) -> RevisionGroup:
    """Read the revisions of a deck.

    Raises NoRevisionError, UnknownDeckError, NotOwnerError, PublicDeckError.
    """
    group = read_own(ports, owner, deck_id).group
    if group is None:
        raise NoRevisionError
    return group


def remove(ports: Ports, owner: str, deck_id: str) -> RemovedRevision:
    """Delete one revision; after the current one, the last of the rest is current.

    Raises UnknownDeckError, NotOwnerError, NoRevisionError, ChangedDeckError.
    """
    cost.begin_edit(ports, Payer(user=owner))
    for _ in range(TRIES):
        deck = read_own(ports, owner, deck_id)
        group = deck.group
        if group is None or len(group.members) < 2:
            raise NoRevisionError
        try:
            revisions.remove(deck, group, ports.clock())
        except LostRaceError:
            continue  # Deck or group changed meanwhile: read them again.
        rest = [member for member in group.members if member != deck_id]
        current = group.current if group.current in rest else rest[-1]
        left = replace(group, members=rest, current=current) if len(rest) > 1 else None
        return RemovedRevision(deleted_with(deck), current, left)
    raise ChangedDeckError


def _edit_of_copy(ports: Ports, source: Deck) -> Edit:
    """Describe a copy of any deck; the first line of its description is the date."""
    dated = f"[{ports.clock():%Y-%m-%d}]\n{source.description}"
    description = cut_bytes(dated, limits.MAX_DESCRIPTION_BYTES)
    return Edit(description=description, tags=source.tags, replace_cards=source.cards)


def _add_all(
    ports: Ports, owner: str, deck: Deck, edits: list[Edit], keys: list[CreationKey | None]
) -> list[Deck]:
    _check_capacity(owner, deck, sum(find_created(ports, each) is None for each in keys))
    cost.spend_writing(ports, Payer(user=owner), sum(map(cost.units_of_new, edits)))
    return [_add(ports, owner, deck.id, edit, each) for edit, each in zip(edits, keys, strict=True)]


def _add(ports: Ports, owner: str, deck_id: str, edit: Edit, key: CreationKey | None) -> Deck:
    for _ in range(TRIES):
        created = find_created(ports, key)
        if created is not None:
            return read(ports, created)
        deck = read_own(ports, owner, deck_id)
        _check_capacity(owner, deck, 1)
        ports.throttle.take(PER_USER, owner)
        try:
            return _write(ports, deck, edit, key)
        except LostRaceError:
            continue  # The deck or its group changed meanwhile: read them again.
    raise ChangedDeckError


def _check_capacity(owner: str, deck: Deck, more: int) -> None:
    """Refuse all of several revisions before the first is written when not all of them fit."""
    members = len(deck.group.members) if deck.group else 1
    if more > 0 and members + more > limits.MAX_REVISIONS:
        raise TooManyRevisionsError
    check_capacity(owner, more)


def _write(ports: Ports, deck: Deck, edit: Edit, key: CreationKey | None) -> Deck:
    new = new_deck(ports, deck.owner, replace(edit, name=deck.name, author=deck.author))
    summary = known_cards.summariser(ports)(new.cards, None)
    creation = creation_of(ports, key)
    if deck.group is not None:
        group = deck.group
        revision = _of(group, new)
        revisions.add(group, revision, summary, creation)
    else:
        group = RevisionGroup(ports.new_deck_id(), deck.id, [deck.id], deck.name, deck.author)
        revision = _of(group, new)
        grown = replace(group, members=[deck.id, revision.id], numbered=2)
        revisions.begin(deck, grown, revision, summary, creation)
    return revision


def _of(group: RevisionGroup, revision: Deck) -> Deck:
    return replace(revision, group=group, revision_label=revision.revision_label or f"#{group.numbered}")

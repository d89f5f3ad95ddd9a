"""Reads and writes decks."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator

from pynamodb.exceptions import DeleteError, UpdateError
from pynamodb.expressions.condition import Condition, size
from pynamodb.expressions.update import Action
from pynamodb.transactions import TransactWrite

from functions.common.conditions import failed_condition, write_together
from functions.common.errors import LostRaceError
from functions.decks.cards import crypt_count, library_count, merged
from functions.decks.deck import Deck, Edit, ListedDeck
from functions.decks.items import CreatedItem, DeckItem, OwnerItem
from functions.decks.limits import MOST_CARDS, MOST_CHANGES


def find(deck: str) -> Deck | None:
    """Give a deck by its id."""
    try:
        return _deck(DeckItem.get(_key(deck), "META", consistent_read=True))
    except DeckItem.DoesNotExist:
        return None


def find_all(decks: Iterable[str]) -> list[Deck]:
    """Give those of the decks that there are, in any order."""
    keys = [(_key(deck), "META") for deck in decks]
    return [_deck(item) for item in DeckItem.batch_get(keys, consistent_read=True)]


def of_owner(owner: str) -> Iterator[ListedDeck]:
    """List the decks of a user by their ids. The index follows a moment after a change."""
    for item in DeckItem.query(_user(owner), index_name="gsi1"):
        yield _listed(item)


def find_created(owner: str, key: str, now: int) -> str | None:
    """Give the id of the deck that a creation with this key has made, `now` in seconds since the epoch."""
    try:
        item = CreatedItem.get(_made(owner, key), "D", consistent_read=True)
    except CreatedItem.DoesNotExist:
        return None
    return item.deck if (item.ttl or 0) > now else None


def create(deck: Deck, owner: str, key: str | None, key_ends: int, now: int) -> None:
    """Store a new deck and the key of its creation until `key_ends`; both times in seconds since the epoch.

    Raises LostRaceError when the id or the key is taken or the owner's account is gone or going.
    """
    item = DeckItem(
        _key(deck.id),
        "META",
        gsi1pk=_user(owner),
        gsi1sk=_key(deck.id),
        name=deck.name,
        author=deck.author,
        description=deck.description,
        tags=deck.tags,
        cards=deck.cards,
        crypt_count=crypt_count(deck.cards),
        library_count=library_count(deck.cards),
        hidden=deck.hidden,
        locked=deck.locked,
        rev=deck.rev,
        created=deck.created,
        updated=deck.updated,
    )

    def fill(transaction: TransactWrite) -> None:
        there = OwnerItem.pk.exists() & OwnerItem.deleting.does_not_exist()
        transaction.condition_check(OwnerItem, _user(owner), "PROFILE", condition=there)
        transaction.save(item, condition=DeckItem.pk.does_not_exist())
        if key is not None:
            made = CreatedItem(_made(owner, key), "D", deck=deck.id, ttl=key_ends)
            unused = CreatedItem.pk.does_not_exist() | (CreatedItem.ttl <= now)
            transaction.save(made, condition=unused)

    write_together(fill)


def change(deck: Deck, edit: Edit, rev: int | None, moment: str | None) -> Deck:
    """Write an edit of a deck as it was read, and give the deck as it is afterwards.

    Cards are written one by one: edits of other cards at the same moment stay. `rev`: the only revision the
    edit is for; `moment`: when the deck was changed, None for its flags alone. Raises LostRaceError when the
    deck is gone, or its owner, lock or publication are no longer as they were read, or its cards too many.
    """
    item = DeckItem(_key(deck.id), "META")
    actions = [*_set(edit), *_set_cards(edit), DeckItem.rev.add(1)]
    if moment is not None:
        actions.append(DeckItem.updated.set(moment))
    try:
        item.update(actions, condition=_as_read(deck, edit, rev))
    except UpdateError as error:
        if failed_condition(error):
            raise LostRaceError from error
        raise
    if edit.cards:
        _count(item)
    return _deck(item)


def remove(deck: Deck) -> None:
    """Remove a deck. Raises LostRaceError when it is gone, or not as it was read."""
    condition = (DeckItem.gsi1pk == _user(deck.owner or "")) & DeckItem.public_parent.does_not_exist()
    try:
        DeckItem(_key(deck.id), "META").delete(condition=condition)
    except DeleteError as error:
        if failed_condition(error):
            raise LostRaceError from error
        raise


def _set(edit: Edit) -> Iterator[Action]:
    texts = (
        (DeckItem.name, edit.name),
        (DeckItem.author, edit.author),
        (DeckItem.description, edit.description),
    )
    flags = ((DeckItem.hidden, edit.hidden), (DeckItem.locked, edit.locked))
    yield from (attribute.set(text) for attribute, text in texts if text is not None)
    yield from (attribute.set(flag) for attribute, flag in flags if flag is not None)
    if edit.tags is not None:
        yield DeckItem.tags.set(edit.tags)


def _set_cards(edit: Edit) -> Iterator[Action]:
    for card, copies in edit.cards.items():
        place = DeckItem.cards[card]
        yield place.set(copies) if copies >= 0 else place.remove()
    if edit.replace_cards is not None:
        yield DeckItem.cards.set(dict(edit.replace_cards))
        yield DeckItem.crypt_count.set(crypt_count(edit.replace_cards))
        yield DeckItem.library_count.set(library_count(edit.replace_cards))


def _as_read(deck: Deck, edit: Edit, rev: int | None) -> Condition:
    condition: Condition = (
        (DeckItem.gsi1pk == _user(deck.owner or ""))
        & (DeckItem.locked == deck.locked)
        & DeckItem.public_parent.does_not_exist()
    )
    if rev is not None:
        condition &= DeckItem.rev == rev
    if any(copies >= 0 for copies in edit.cards.values()):
        condition &= size(DeckItem.cards) <= _room(deck, edit)
    return condition


def _room(deck: Deck, edit: Edit) -> int:
    """Give how many cards a deck may have before an edit: a few too many do not hinder one that adds none."""
    growth = len(merged(deck.cards, edit.cards)) - len(deck.cards)
    return MOST_CARDS - growth if growth > 0 else MOST_CARDS + MOST_CHANGES


def _count(item: DeckItem) -> None:
    """Count the cards of a deck just written; of several edits at once the last one counts them all."""
    crypt, library = crypt_count(item.cards), library_count(item.cards)
    if (int(item.crypt_count), int(item.library_count)) == (crypt, library):
        return
    counts: list[Action] = [DeckItem.crypt_count.set(crypt), DeckItem.library_count.set(library)]
    try:
        DeckItem(item.pk, item.sk).update(counts, condition=DeckItem.rev == item.rev)
    except UpdateError as error:
        if not failed_condition(error):
            raise


def _deck(item: DeckItem) -> Deck:
    return Deck(
        id=item.pk.removeprefix("DECK#"),
        owner=item.gsi1pk.removeprefix("USER#") if item.gsi1pk else None,
        name=item.name,
        author=item.author,
        description=item.description,
        tags=item.tags,
        cards=item.cards,
        created=item.created,
        updated=item.updated,
        rev=int(item.rev),
        hidden=item.hidden,
        locked=item.locked,
        public_child=item.public_child,
        public_parent=item.public_parent,
    )


def _listed(item: DeckItem) -> ListedDeck:
    return ListedDeck(
        id=item.pk.removeprefix("DECK#"),
        name=item.name,
        author=item.author,
        tags=item.tags,
        crypt_count=int(item.crypt_count),
        library_count=int(item.library_count),
        hidden=item.hidden,
        locked=item.locked,
        public_child=item.public_child,
        public_parent=item.public_parent,
        rev=int(item.rev),
        updated=item.updated,
    )


def _key(deck: str) -> str:
    return f"DECK#{deck}"


def _user(user: str) -> str:
    return f"USER#{user}"


def _made(owner: str, key: str) -> str:
    return f"MADE#{hashlib.sha256(f'{owner}/{key}'.encode('utf-8', 'surrogatepass')).hexdigest()}"

"""Maps request bodies to edits, and decks to response bodies."""

from __future__ import annotations

from typing import Any

from functions.common.sessions import Session
from functions.decks.deck import VALUE_FIELDS, Deck, Edit, ListedDeck, RevisionGroup
from functions.decks.schemas import (
    DeckChangeRequest,
    ListedDeckSchema,
    NewDeckRequest,
    NewRevisionSchema,
    OwnDeckResponse,
    ReadDeckResponse,
    ReleasedCardSchema,
    RevisionGroupSchema,
)
from functions.decks.services.playtest_cards import shown


def edit_of_new_deck(body: NewDeckRequest) -> Edit:
    """Map a new deck to the edit that fills it."""
    return Edit(replace_cards=body.cards, **_values(body))


def edit_of_revision(body: NewRevisionSchema) -> Edit:
    """Map a new revision to the edit that fills it; name and author are those of its group."""
    return Edit(replace_cards=body.cards, **{**_values(body), "name": None, "author": None})


def edit_of_change(body: DeckChangeRequest) -> Edit:
    """Map the changes of a deck to an edit."""
    return Edit(
        markers=body.markers or {},
        cards=body.cards or {},
        replace_cards=body.replace_cards,
        **_values(body),
    )


def deck_response(deck: Deck, viewer: Session | None) -> OwnDeckResponse | ReadDeckResponse:
    """Show a deck to a viewer."""
    if viewer is not None and viewer.user == deck.owner:
        group = revision_group_schema(deck.group) if deck.group else None
        released = [
            ReleasedCardSchema(at=one.moment, card=one.card, to=one.to, copies=one.copies)
            for one in deck.released
        ]
        return OwnDeckResponse(**{**_fields(deck), "family": group, "released": released})
    is_published, is_copy = deck.public_child is not None, deck.public_parent is not None
    seen = shown(viewer, deck)
    own_names = {"public_child": is_published, "public_parent": is_copy, "withheld": seen.withheld}
    return ReadDeckResponse(**{**_fields(seen.deck), **own_names})


def listed_deck_schema(deck: ListedDeck) -> ListedDeckSchema:
    """Show a deck in a list."""
    return ListedDeckSchema(**vars(deck))


def revision_group_schema(group: RevisionGroup) -> RevisionGroupSchema:
    """Show the revisions of a deck."""
    return RevisionGroupSchema(master=group.current, members=group.members)


def _values(body: DeckChangeRequest | NewDeckRequest | NewRevisionSchema) -> dict[str, Any]:
    """Read the fields of a body that an edit takes as they are."""
    return {name: getattr(body, name) for name in VALUE_FIELDS if name in type(body).model_fields}


def _fields(deck: Deck) -> dict[str, Any]:
    """Name the fields of a deck as the API does; the response takes those that it has."""
    own_names = {"deckid": deck.id, "rev": deck.version, "timestamp": deck.updated}
    return {**vars(deck), **own_names, "is_non_editable": deck.owner is None}

"""Maps request bodies to edits."""

from __future__ import annotations

from functions.decks.deck import Edit
from functions.decks.schemas import DeckChangeRequest, NewDeckRequest, NewRevisionSchema


def edit_of_new_deck(body: NewDeckRequest) -> Edit:
    """Read what a new deck shall be."""
    return Edit(
        name=body.name,
        author=body.author,
        description=body.description,
        tags=body.tags,
        replace_cards=body.cards,
    )


def edit_of_branch(body: NewRevisionSchema) -> Edit:
    """Read what a new revision shall be; name and author are its family's."""
    return Edit(
        description=body.description,
        tags=body.tags,
        replace_cards=body.cards,
        branch_name=body.branch_name,
    )


def edit_of_change(body: DeckChangeRequest) -> Edit:
    """Read what shall be changed in a deck."""
    return Edit(
        name=body.name,
        author=body.author,
        description=body.description,
        tags=body.tags,
        branch_name=body.branch_name,
        inventory_type=body.inventory_type,
        markers=body.markers or {},
        hidden=body.hidden,
        locked=body.locked,
        cards=body.cards or {},
        replace_cards=body.replace_cards,
    )

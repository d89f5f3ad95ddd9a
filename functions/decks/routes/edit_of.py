"""What is wished, in the words of the rules."""

from __future__ import annotations

from functions.decks.deck import Edit
from functions.decks.shapes import DeckChangeWish, NewBranchWish, NewDeckWish


def edit_of_new_deck(wish: NewDeckWish) -> Edit:
    """Read what a new deck shall be."""
    return Edit(
        name=wish.name,
        author=wish.author,
        description=wish.description,
        tags=wish.tags,
        replace_cards=wish.cards,
    )


def edit_of_branch(wish: NewBranchWish) -> Edit:
    """Read what a new revision shall be; name and author are its family's."""
    return Edit(
        description=wish.description,
        tags=wish.tags,
        replace_cards=wish.cards,
        branch_name=wish.branch_name,
    )


def edit_of_change(wish: DeckChangeWish) -> Edit:
    """Read what shall be changed in a deck."""
    return Edit(
        name=wish.name,
        author=wish.author,
        description=wish.description,
        tags=wish.tags,
        branch_name=wish.branch_name,
        inventory_type=wish.inventory_type,
        markers=wish.markers or {},
        hidden=wish.hidden,
        locked=wish.locked,
        cards=wish.cards or {},
        replace_cards=wish.replace_cards,
    )

"""What decks refuse."""

from __future__ import annotations

from functions.common.errors import RefusedError


class UnknownDeckError(RefusedError):
    """No deck has this id."""

    code = "unknown-deck"
    message = "NO DECK WITH THIS ID"


class NotOwnerError(RefusedError):
    """The deck is another user's."""

    code = "not-owner"
    message = "THIS IS NOT YOUR DECK"


class LockedDeckError(RefusedError):
    """The deck is locked against changes; only its lock and whether it is hidden may be changed."""

    code = "locked-deck"
    message = "THIS DECK IS LOCKED"


class PublicDeckError(RefusedError):
    """The deck is a public copy: it changes with the deck it was made of only."""

    code = "public-deck"
    message = "A PUBLIC DECK CANNOT BE CHANGED"


class ChangedDeckError(RefusedError):
    """The deck is no longer the one that the wish was made for."""

    code = "changed-deck"
    message = "THIS DECK HAS BEEN CHANGED ELSEWHERE"


STATUSES = {
    UnknownDeckError.code: 400,
    NotOwnerError.code: 401,
    LockedDeckError.code: 409,
    PublicDeckError.code: 409,
    ChangedDeckError.code: 412,
}

"""What public decks refuse."""

from __future__ import annotations

from functions.common.errors import RefusedError


class UnknownDeckError(RefusedError):
    """No deck has this id, or it is none that this call is for."""

    code = "unknown-deck"
    message = "NO DECK WITH THIS ID"


class NotOwnerError(RefusedError):
    """The deck is another user's, or nobody's."""

    code = "not-owner"
    message = "THIS IS NOT YOUR DECK"


class PublicDeckError(RefusedError):
    """The deck is a public copy itself: there is none of a copy."""

    code = "public-deck"
    message = "A PUBLIC DECK CANNOT BE CHANGED"


class PublicSizeError(RefusedError):
    """Crypt or library are too small or too large."""

    code = "public-size"
    message = "Public Deck must have 12-35 crypt and 60-90 library cards"


class PlaytestCardsError(RefusedError):
    """The deck has cards in testing."""

    code = "playtest-cards"
    message = "Public Deck cannot have playtest cards"


class ChangedDeckError(RefusedError):
    """The deck is being changed again and again at this moment."""

    code = "changed-deck"
    message = "THIS DECK HAS BEEN CHANGED ELSEWHERE"


STATUSES = {
    UnknownDeckError.code: 400,
    NotOwnerError.code: 401,
    PublicDeckError.code: 409,
    PublicSizeError.code: 409,
    PlaytestCardsError.code: 409,
    ChangedDeckError.code: 412,
}

"""Errors of deck calls."""

from __future__ import annotations

from functions.common import deck_errors
from functions.common.errors import RefusedError


class LockedDeckError(RefusedError):
    """The deck is locked: only its flags can be changed."""

    code = "locked-deck"
    message = "THIS DECK IS LOCKED"


class TooManyDecksError(RefusedError):
    """The user has reached the maximum number of decks."""

    code = "too-many-decks"
    message = "TOO MANY DECKS"


class TooManyRevisionsError(RefusedError):
    """The deck has reached the maximum number of revisions."""

    code = "too-many-revisions"
    message = "TOO MANY REVISIONS"


class NoRevisionError(RefusedError):
    """The deck has no other revisions."""

    code = "no-revision"
    message = "THIS DECK HAS NO REVISIONS"


class PlaytestDeckError(RefusedError):
    """The deck of another user has playtest cards, which the user may not see."""

    code = "playtest-deck"
    message = "CONTAINS PLAYTEST CARDS"


class NoAddressError(RefusedError):
    """The URL is empty."""

    code = "no-address"
    message = "ENTER URL"


class WrongAddressError(RefusedError):
    """The URL is not that of a deck on the third-party site."""

    code = "wrong-address"
    message = "ERROR IN URL"


class ImportFailedError(RefusedError):
    """The third-party site does not respond, or not with a deck."""

    code = "import-failed"
    message = "ERROR DURING IMPORT"


STATUSES = {
    **deck_errors.STATUSES,
    LockedDeckError.code: 409,
    TooManyDecksError.code: 409,
    TooManyRevisionsError.code: 409,
    NoRevisionError.code: 409,
    PlaytestDeckError.code: 409,
    NoAddressError.code: 400,
    WrongAddressError.code: 400,
    ImportFailedError.code: 400,
}

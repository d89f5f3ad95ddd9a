"""What decks refuse."""

from __future__ import annotations

from functions.common import deck_errors
from functions.common.errors import RefusedError


class LockedDeckError(RefusedError):
    """The deck is locked against changes; only its lock and whether it is hidden may be changed."""

    code = "locked-deck"
    message = "THIS DECK IS LOCKED"


class TooManyDecksError(RefusedError):
    """The user has as many decks as there may be."""

    code = "too-many-decks"
    message = "TOO MANY DECKS"


class TooManyRevisionsError(RefusedError):
    """The deck has as many revisions as there may be."""

    code = "too-many-revisions"
    message = "TOO MANY REVISIONS"


class NoRevisionError(RefusedError):
    """The deck has no revisions of which one could be removed."""

    code = "no-revision"
    message = "THIS DECK HAS NO REVISIONS"


class NoAddressError(RefusedError):
    """Nothing was entered."""

    code = "no-address"
    message = "ENTER URL"


class WrongAddressError(RefusedError):
    """What was entered is no address of a deck on the third-party site."""

    code = "wrong-address"
    message = "ERROR IN URL"


class ImportFailedError(RefusedError):
    """The third-party site does not answer, or not with a deck."""

    code = "import-failed"
    message = "ERROR DURING IMPORT"


STATUSES = {
    **deck_errors.STATUSES,
    LockedDeckError.code: 409,
    TooManyDecksError.code: 409,
    TooManyRevisionsError.code: 409,
    NoRevisionError.code: 409,
    NoAddressError.code: 400,
    WrongAddressError.code: 400,
    ImportFailedError.code: 400,
}

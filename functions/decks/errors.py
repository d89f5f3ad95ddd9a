"""What decks refuse."""

from __future__ import annotations

from functions.common.errors import RefusedError


class UnknownDeckError(RefusedError):
    """No deck has this id."""

    code = "unknown-deck"
    message = "NO DECK WITH THIS ID"


class NotOwnerError(RefusedError):
    """The deck is another user's, or nobody's."""

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
    UnknownDeckError.code: 400,
    NotOwnerError.code: 401,
    LockedDeckError.code: 409,
    PublicDeckError.code: 409,
    ChangedDeckError.code: 412,
    TooManyDecksError.code: 409,
    TooManyRevisionsError.code: 409,
    NoRevisionError.code: 409,
    NoAddressError.code: 400,
    WrongAddressError.code: 400,
    ImportFailedError.code: 400,
}

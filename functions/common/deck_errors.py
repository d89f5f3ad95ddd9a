"""Errors of all functions that read or change decks."""

from __future__ import annotations

from functions.common.errors import RefusedError


class UnknownDeckError(RefusedError):
    """No deck has this id, or the call is not for this kind of deck."""

    code = "unknown-deck"
    message = "NO DECK WITH THIS ID"


class NotOwnerError(RefusedError):
    """The deck belongs to another user, or has no owner."""

    code = "not-owner"
    message = "THIS IS NOT YOUR DECK"


class PublicDeckError(RefusedError):
    """The deck is a public copy, which is only updated from its deck and has no copy itself."""

    code = "public-deck"
    message = "A PUBLIC DECK CANNOT BE CHANGED"


class ChangedDeckError(RefusedError):
    """The deck has changed since the request was made, or keeps changing."""

    code = "changed-deck"
    message = "THIS DECK HAS BEEN CHANGED ELSEWHERE"


STATUSES = {
    UnknownDeckError.code: 400,
    NotOwnerError.code: 401,
    PublicDeckError.code: 409,
    ChangedDeckError.code: 412,
}

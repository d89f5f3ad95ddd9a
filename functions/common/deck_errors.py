"""Errors of all functions that read or change decks."""

from __future__ import annotations

from functions.common.errors import RefusedError


class UnknownDeckError(RefusedError):
    """No deck has this id, or it is none that this call is for."""

    code = "unknown-deck"
    message = "NO DECK WITH THIS ID"


class NotOwnerError(RefusedError):
    """The deck belongs to another user, or has no owner."""

    code = "not-owner"
    message = "THIS IS NOT YOUR DECK"


class PublicDeckError(RefusedError):
    """The deck is a public copy: it changes with the deck it was made of only, and has none itself."""

    code = "public-deck"
    message = "A PUBLIC DECK CANNOT BE CHANGED"


class ChangedDeckError(RefusedError):
    """The deck is no longer the one the request was made for, or is being changed again and again."""

    code = "changed-deck"
    message = "THIS DECK HAS BEEN CHANGED ELSEWHERE"


STATUSES = {
    UnknownDeckError.code: 400,
    NotOwnerError.code: 401,
    PublicDeckError.code: 409,
    ChangedDeckError.code: 412,
}

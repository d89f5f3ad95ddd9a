"""Errors of public deck calls."""

from __future__ import annotations

from functions.common import deck_errors
from functions.common.errors import RefusedError


class PublicSizeError(RefusedError):
    """Crypt or library are too small or too large."""

    code = "public-size"
    message = "Public Deck must have 12-35 crypt and 60-90 library cards"


class PlaytestCardsError(RefusedError):
    """The deck contains playtest cards."""

    code = "playtest-cards"
    message = "Public Deck cannot have playtest cards"


STATUSES = {
    **deck_errors.STATUSES,
    PublicSizeError.code: 409,
    PlaytestCardsError.code: 409,
}

"""Errors of shared decks."""

from __future__ import annotations

from functions.common.deck_errors import UnknownDeckError
from functions.common.errors import RefusedError


class WrongFormatError(RefusedError):
    """A program asks for another format than JSON."""

    code = "format-unknown"
    message = "ONLY JSON"


STATUSES = {UnknownDeckError.code: 400, WrongFormatError.code: 400}

"""What card ideas refuse."""

from __future__ import annotations

from functions.common.errors import RefusedError


class NothingLearntError(RefusedError):
    """The published data cannot be read at this moment."""

    code = "nothing-learnt"
    message = "CONNECTION PROBLEM"


STATUSES = {NothingLearntError.code: 503}

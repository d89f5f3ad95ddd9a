"""The one error of this evaluator."""

from __future__ import annotations


class BadSearchError(ValueError):
    """The q-JSON contains something the search does not support."""

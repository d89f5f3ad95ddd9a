"""The one error of this evaluator."""

from __future__ import annotations


class BadSearchError(ValueError):
    """The q-JSON asks for something the search does not know."""

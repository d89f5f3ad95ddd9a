"""Limits of texts in UTF-8 bytes, of which a character takes up to four."""

from __future__ import annotations

from collections.abc import Callable


def at_most_bytes(maximum: int) -> Callable[[str], str]:
    """Return a validator of a text's length for pydantic models."""

    def check(text: str) -> str:
        if len(text.encode("utf-8")) > maximum:
            raise ValueError(f"at most {maximum} bytes as UTF-8")
        return text

    return check


def cut_bytes(text: str, maximum: int) -> str:
    """Truncate a text to a number of bytes, between two characters."""
    return text.encode("utf-8")[:maximum].decode("utf-8", "ignore")

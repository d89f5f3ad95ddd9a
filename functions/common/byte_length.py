"""Bounds of texts in bytes: a letter takes up to four of them."""

from __future__ import annotations

from collections.abc import Callable


def at_most_bytes(most: int) -> Callable[[str], str]:
    """Give a validator of a text's length for a pydantic model."""

    def check(text: str) -> str:
        if len(text.encode("utf-8")) > most:
            raise ValueError(f"at most {most} bytes as UTF-8")
        return text

    return check


def cut_bytes(text: str, most: int) -> str:
    """Cut a text to as many bytes, between two letters."""
    return text.encode("utf-8")[:most].decode("utf-8", "ignore")

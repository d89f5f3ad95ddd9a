"""Builds each character class of the described patterns once.

Hypothesis builds a class character by character, and a class of ours leaves out nearly 5,000 characters; most
calls have it in several fields, with several lengths.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from hypothesis.strategies._internal import regex


@contextmanager
def quick_patterns() -> Iterator[None]:
    """Share the strategies of equal character classes while the block runs."""
    usual = regex._strategy
    classes: dict[Any, Any] = {}

    def strategy(codes: Any, context: Any, is_unicode: bool, *, alphabet: Any) -> Any:
        if not isinstance(codes, tuple) or codes[0].name != "IN":
            return usual(codes, context, is_unicode, alphabet=alphabet)
        key = (tuple(codes[1]), context.flags, is_unicode, alphabet)
        if key not in classes:
            classes[key] = usual(codes, context, is_unicode, alphabet=alphabet)
        return classes[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(regex, "_strategy", strategy)
        yield

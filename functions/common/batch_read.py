"""Reading many items in one call, a few at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from functions.common.errors import ThrottledError


def read_in_batches(
    ids: Iterable[str], at_once: int, max_bytes: int, read: Callable[[list[str]], int]
) -> list[str]:
    """Read until the response has `max_bytes` or the budget is spent; return the ids that are left.

    ``read`` gets each id once, at most `at_once` in a call. It charges and reads the items, and returns their
    bytes.
    Raises ThrottledError when the budget was spent before.
    """
    wanted = list(dict.fromkeys(ids))
    size, seen = 0, 0
    while seen < len(wanted) and size < max_bytes:
        try:
            size += read(wanted[seen : seen + at_once])
        except ThrottledError:
            if seen == 0:
                raise
            break
        seen += at_once
    return wanted[seen:]

"""What the rules of publishing are given: time, a place for the files, the public decks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from functions.common.ports import Clock
from functions.publisher.archive import Changes, Span
from functions.publisher.stores.store import Store


@dataclass(frozen=True)
class Ports:
    """The world as the rules see it."""

    clock: Clock
    store: Store
    read_changes: Callable[[Span], Changes]
    """Gives all public decks that were changed in a span of time, and those that left."""

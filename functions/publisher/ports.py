"""Dependencies of the publisher: clock, file store, public decks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from functions.common.ports import Clock
from functions.publisher.archive import Changes, Span
from functions.publisher.stores.store import Store


@dataclass(frozen=True)
class Ports:
    """Everything the publisher depends on."""

    clock: Clock
    store: Store
    read_changes: Callable[[Span], Changes]
    """Returns all public decks that changed in a span of time, and those no longer public."""

"""Harness of the publisher: the archive, as a reader of the site's files sees it."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, cast

import brotli
from card_pipeline.facts.deck_columns import Columns, decode_columns
from card_pipeline.model.archive import PdaArchive, PdaPointer

from functions.common.errors import LostRaceError
from functions.publisher.archive import Changes, PublicDeck, Span
from functions.publisher.ports import Ports
from functions.publisher.service import RunResult, run
from functions.publisher.stores.store import Store, StoredFile
from tests.functions.harness import FakeClock

ADRIANNE, AIRE_OF_ELATION = 200016, 100031


def shown(deck: str, **facts: Any) -> PublicDeck:
    """A public deck."""
    plain = PublicDeck(
        deck, "Bleed", "Theo", {ADRIANNE: 12, AIRE_OF_ELATION: 60}, "2026-11-20T12:00:00Z", "2026-11-20", 0
    )
    return replace(plain, **facts)


@dataclass
class Memory:
    """A store with its files in memory."""

    clock: FakeClock
    files: dict[str, bytes] = field(default_factory=dict)
    written: dict[str, datetime] = field(default_factory=dict)
    index: bytes | None = None

    def pointer(self) -> tuple[bytes | None, str]:
        return self.index, (self.index or b"").decode()

    def exchange(self, content: bytes, mark: str) -> None:
        if self.pointer()[1] != mark:
            raise LostRaceError
        self.index = content

    def put(self, name: str, content: bytes) -> None:
        assert self.files.get(name, content) == content, "no name is ever written for another content"
        self.files[name] = content
        self.written[name] = self.clock.now

    def has(self, name: str) -> bool:
        return name in self.files

    def list_files(self) -> Iterable[StoredFile]:
        return [StoredFile(name, moment) for name, moment in self.written.items()]

    def remove(self, name: str) -> None:
        self.files.pop(name, None)
        self.written.pop(name, None)


@dataclass
class Archive:
    """The public decks, as a reader of the files finds them."""

    pointer: PdaPointer
    decks: dict[str, tuple[str, str, int]]
    """Id → name, author, favourites."""


def read(store: Memory) -> Archive:
    """Read the files like the site: decks of the delta replace those of the base."""
    content, _ = store.pointer()
    assert content is not None, "there is no archive"
    pointer = PdaPointer.model_validate(json.loads(content))
    base = read_file(store, pointer.base)
    delta = read_file(store, pointer.delta) if pointer.delta else None
    decks = rows(base)
    if delta is not None:
        decks = {deck: row for deck, row in decks.items() if deck not in (delta.removed or [])} | rows(delta)
    return Archive(pointer, decks)


def read_file(store: Memory, name: str) -> PdaArchive:
    """Read a file in all its three variants."""
    plain = store.files[name]
    assert brotli.decompress(store.files[f"{name}.br"]) == gzip.decompress(store.files[f"{name}.gz"]) == plain
    return PdaArchive.model_validate(json.loads(plain))


def rows(file: PdaArchive) -> dict[str, tuple[str, str, int]]:
    """The decks of a file."""
    columns = cast(Columns, file.decks.model_dump(by_alias=False))
    found = {}
    for number, deck in enumerate(decode_columns(columns)):
        author = file.authors[file.author_of[number]]
        found[deck.id] = (deck.name, author, file.favorites[number])
    return found


@dataclass
class Publishing:
    """A publisher of decks in memory, with the time of their changes."""

    clock: FakeClock = field(default_factory=FakeClock)
    decks: dict[str, tuple[PublicDeck, datetime]] = field(default_factory=dict)
    gone: dict[str, datetime] = field(default_factory=dict)
    hidden: set[str] = field(default_factory=set)
    """Changes that the index does not show yet."""
    store: Memory = field(init=False)

    def __post_init__(self) -> None:
        self.store = Memory(self.clock)

    def change(self, deck: str, **facts: Any) -> None:
        """Publish or update a deck now."""
        self.decks[deck] = (shown(deck, **facts), self.clock.now)

    def remove(self, deck: str) -> None:
        """Delete a public deck now."""
        del self.decks[deck]
        self.gone[deck] = self.clock.now

    def run(self, store: Store | None = None) -> RunResult:
        """Run the publisher."""
        return run(Ports(self.clock, store or self.store, self.changes))

    def published(self) -> dict[str, tuple[str, str, int]]:
        """The decks that a reader finds."""
        return read(self.store).decks

    def wanted(self) -> dict[str, tuple[str, str, int]]:
        """The expected decks."""
        return {deck.id: (deck.name, deck.author, deck.favorites) for deck, _ in self.decks.values()}

    def changes(self, span: Span) -> Changes:
        """Return the changes in a span of time."""

        def counts(moment: datetime) -> bool:
            return span.since is None or moment >= span.since

        return Changes(
            [deck for deck, moment in self.decks.values() if counts(moment) and deck.id not in self.hidden],
            sorted(deck for deck, moment in self.gone.items() if counts(moment)),
        )

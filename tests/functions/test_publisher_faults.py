"""Killed and concurrent runs: a reader always finds one complete archive."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

import pytest

from functions.publisher.pointer import read_pointer
from functions.publisher.ports import Ports
from functions.publisher.service import run
from functions.publisher.stores.folder import FolderStore
from functions.publisher.stores.store import VARIANTS, StoredFile
from tests.functions.publisher_harness import Memory, Publishing, read, shown

T = TypeVar("T")
CHANGES = ("delta", "base")


class KilledError(BaseException):
    """The process ends here: no code may catch it."""


def nothing() -> None:
    """Let the run go on."""


@dataclass
class Stepping:
    """A store that does something before or after one of its operations."""

    inner: Memory
    at: int = 0
    then: Callable[[], None] = nothing
    after: bool = False
    done: list[str] = field(default_factory=list, init=False)

    def pointer(self) -> tuple[bytes | None, str]:
        return self._step("pointer", self.inner.pointer)

    def exchange(self, content: bytes, mark: str) -> None:
        self._step("exchange", lambda: self.inner.exchange(content, mark))

    def put(self, name: str, content: bytes) -> None:
        self._step("put", lambda: self.inner.put(name, content))

    def has(self, name: str) -> bool:
        return self._step("has", lambda: self.inner.has(name))

    def list_files(self) -> Iterable[StoredFile]:
        return self._step("list_files", self.inner.list_files)

    def remove(self, name: str) -> None:
        self._step("remove", lambda: self.inner.remove(name))

    def _step(self, name: str, do: Callable[[], T]) -> T:
        self.done.append(name)
        now = len(self.done) == self.at
        if now and not self.after:
            self.then()
        result = do()
        if now and self.after:
            self.then()
        return result


def prepared(change: str) -> Publishing:
    """An archive of two days with changes, from which the next run makes a delta or a base."""
    publishing = Publishing()
    publishing.change("Aaaaaaaa1", name="First")
    publishing.change("Aaaaaaaa2", name="Second")
    publishing.run()
    publishing.clock.forward(hours=26)
    publishing.change("Aaaaaaaa3", name="Third")
    publishing.run()
    publishing.clock.forward(hours=26 if change == "base" else 1)
    publishing.change("Aaaaaaaa2", name="Second, tuned", favorites=1)
    publishing.remove("Aaaaaaaa1")
    publishing.change("Aaaaaaaa4", name="Fourth")
    return publishing


def steps(change: str) -> list[str]:
    """What the run does."""
    publishing = prepared(change)
    counting = Stepping(publishing.store)
    assert publishing.run(counting).outcome == change
    assert counting.done.index("exchange") > max(n for n, step in enumerate(counting.done) if step == "put")
    return counting.done


EVERY_STEP = [(change, at + 1) for change in CHANGES for at in range(len(steps(change)))]


def kill() -> None:
    raise KilledError


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize(("change", "at"), EVERY_STEP)
def test_killed_at_any_point_a_run_leaves_the_last_good_archive(change: str, at: int, after: bool) -> None:
    publishing = prepared(change)
    before = publishing.published()
    with pytest.raises(KilledError):
        publishing.run(Stepping(publishing.store, at, kill, after))
    assert publishing.published() in (before, publishing.wanted()), "one of the two, and whole"
    publishing.clock.forward(minutes=1)
    publishing.run()
    assert publishing.published() == publishing.wanted()
    for _ in range(3):
        publishing.clock.forward(days=3)
        publishing.run()
    left = {name for name in publishing.store.files if name.endswith(".json")}
    assert read(publishing.store).pointer.base in left
    assert len(left) == 2, "nothing that was cut off stays for ever"


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize(("change", "at"), EVERY_STEP)
def test_a_run_within_another_does_no_harm(change: str, at: int, after: bool) -> None:
    publishing = prepared(change)
    outcomes: list[str] = []

    def another() -> None:
        publishing.change("Aaaaaaaa5", name="Fifth")
        outcomes.append(publishing.run().outcome)
        assert publishing.published() == publishing.wanted()

    outcomes.append(publishing.run(Stepping(publishing.store, at, another, after)).outcome)
    assert len(outcomes) == 2
    assert publishing.published() == publishing.wanted(), "the output of the inner run is not undone"
    publishing.run()
    assert publishing.published() == publishing.wanted()


@pytest.mark.parametrize("change", CHANGES)
def test_a_slow_run_does_not_put_its_older_archive_in_the_place_of_a_newer_one(change: str) -> None:
    publishing = prepared(change)

    def a_week_later() -> None:
        publishing.clock.forward(days=7)
        publishing.change("Aaaaaaaa6", name="Sixth")
        assert publishing.run().outcome == "base"

    slow = Stepping(publishing.store, steps(change).index("exchange") + 1, a_week_later)
    assert publishing.run(slow).outcome == "another run was first"
    assert publishing.published() == publishing.wanted()


def test_a_file_that_another_run_is_writing_may_go_while_all_are_listed(tmp_path: Path) -> None:
    store = FolderStore(tmp_path)
    store.put("base.1.abc.json", b"[]")
    (tmp_path / ".part-of-another").symlink_to(tmp_path / "gone")
    assert [file.name for file in store.list_files()] == ["base.1.abc.json"]


@pytest.mark.slow
def test_three_concurrent_runs_share_one_folder(tmp_path: Path) -> None:
    publishing, store = Publishing(), FolderStore(tmp_path)
    ports = Ports(publishing.clock, store, publishing.changes)
    changed, stop = threading.Semaphore(0), threading.Event()
    missing: list[str] = []

    def publish() -> None:
        while not stop.is_set():
            run(ports)
            changed.release()

    def look() -> None:
        while not stop.is_set():
            pointer = read_pointer(store.pointer()[0])
            for name in pointer.files if pointer else ():
                missing.extend(
                    f"{name}{variant}" for variant in VARIANTS if not store.has(f"{name}{variant}")
                )

    workers = [threading.Thread(target=each) for each in (publish, publish, publish, look)]
    for worker in workers:
        worker.start()
    for number in range(30):
        deck = f"Aaaaaaa{number:02}"
        publishing.decks = {**publishing.decks, deck: (shown(deck), publishing.clock.now)}
        publishing.clock.forward(minutes=90)
        assert changed.acquire(timeout=60)
    stop.set()
    for worker in workers:
        worker.join()
    assert missing == []
    run(ports)
    memory = Memory(publishing.clock, index=store.pointer()[0])
    memory.files = {file.name: (tmp_path / file.name).read_bytes() for file in store.list_files()}
    assert read(memory).decks == publishing.wanted()

"""Records the version of the sources in their log of changes."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TypeVar
from urllib.parse import urljoin, urlsplit

import orjson
from pydantic import BaseModel, ValidationError

from card_pipeline.build import read
from card_pipeline.build_changes import current_history
from card_pipeline.build_output import Log
from card_pipeline.errors import SourceError
from card_pipeline.history.advance import History, Large, advance
from card_pipeline.history.state import state_of, stored
from card_pipeline.model.cards import CryptCard, CryptFile, LibraryCard, LibraryFile
from card_pipeline.model.history import HistoryLog, HistoryState
from card_pipeline.model.manifest import Manifest
from card_pipeline.model.texts import Rulings
from card_pipeline.publish.store import MANIFEST, write_aside
from card_pipeline.sources.fetch import FetchError, fetch
from card_pipeline.sources.history import FOLDER, LOG, STATE, read_history

TIMEOUT = 30.0
"""Seconds without an answer or another byte."""
Shape = TypeVar("Shape", bound=BaseModel)
_READ = ("crypt", "library", "rulings")


def record_history(sources: Path, previous: str, log: Log, large: Large = "refuse") -> None:
    """Advance ``history/`` of the sources to the version that lies in them now.

    A log that has no version yet begins with the `previous` published data: a folder or an address. Without
    them it begins today. Raises SourceError when too many cards differ, OSError when writing fails.
    """
    output, cards, _ = read(sources, lambda _: None, large=large)
    if output.date is None:
        log("changes of cards: not recorded, the card files have no date")
        return
    last = read_history(sources)
    history = current_history(output, sources, cards, large)
    earlier = _published(previous, log) if last is None and previous else None
    if earlier is not None:
        history = advance(earlier, history.state, history.version, large)
    _write(sources / FOLDER, history)
    number = len(history.log.entries) - len(last[0].entries if last else [])
    log(f"changes of cards: {number:+,} entries")


def _write(folder: Path, history: History) -> None:
    # The state comes first: with the old log it only loses entries, the other way round it would repeat them.
    for name, shape in ((STATE, history.stored), (LOG, history.log)):
        write_aside(folder / name, orjson.dumps(shape.model_dump(mode="json")) + b"\n")


def _published(previous: str, log: Log) -> tuple[HistoryLog, HistoryState] | None:
    """Read cards and rulings of published data; None where there are none."""
    try:
        with tempfile.TemporaryDirectory() as scratch:
            folder = _download(previous, Path(scratch)) if urlsplit(previous).netloc else Path(previous)
            return _version_of(folder)
    except FileNotFoundError:
        return None
    except (FetchError, OSError, ValidationError) as problem:
        log(f"changes of cards: {previous} cannot be compared: {str(problem).splitlines()[0]}")
        return None


def _download(address: str, folder: Path) -> Path:
    address = f"{address.rstrip('/')}/"
    fetch(urljoin(address, MANIFEST), folder / MANIFEST, TIMEOUT)
    for path in _paths(folder):
        if "/" in path:
            raise SourceError(address, f'the manifest names "{path}"')
        fetch(urljoin(address, path), folder / path, TIMEOUT)
    return folder


def _paths(folder: Path) -> list[str]:
    files = _shape(folder / MANIFEST, Manifest).files
    return [files[name].path for name in _READ]


def _shape(path: Path, shape: type[Shape]) -> Shape:
    return shape.model_validate_json(path.read_bytes())


def _version_of(folder: Path) -> tuple[HistoryLog, HistoryState] | None:
    days = {source.name: source.date for source in _shape(folder / MANIFEST, Manifest).sources}
    crypt, library, rulings = (folder / path for path in _paths(folder))
    day = days.get("cards")
    if day is None:
        return None
    cards: list[CryptCard | LibraryCard] = [
        *_shape(crypt, CryptFile).cards,
        *_shape(library, LibraryFile).cards,
    ]
    state = state_of(cards, _shape(rulings, Rulings))
    return HistoryLog(since=day, entries=[]), stored(state, day, days.get("rulings") or day)

"""Downloads the sources at the same time, within a time limit."""

from __future__ import annotations

import queue
import shutil
import threading
import time
from dataclasses import dataclass
from pathlib import Path

from card_pipeline.sources.fetch import Fetched, FetchError, NoFileError, fetch
from card_pipeline.sources.upstream_settings import PATHS, Upstream, UpstreamSource

CONNECTIONS = 8
"""Files of one source that are downloaded at the same time."""


@dataclass(frozen=True)
class Download:
    """The files of one source."""

    path: Path
    """Folder or file that may replace the one in the sources folder."""
    files: dict[str, Fetched]


Downloads = dict[str, Download | FetchError]
"""Source → what was downloaded, or why it was not."""


def download_all(upstream: Upstream, sources: Path, scratch: Path, seconds: float | None) -> Downloads:
    """Download every source of the settings into a folder of its own in ``scratch``.

    ``seconds`` limits all of them together; what has not arrived by then is a FetchError.
    """
    results: queue.Queue[tuple[str, Download | FetchError]] = queue.Queue()

    def run(name: str, source: UpstreamSource) -> None:
        results.put((name, _download(source, sources / PATHS[name], scratch / name, upstream.timeout)))

    for name, source in upstream.sources.items():
        # A name server that does not answer cannot be interrupted: such a thread is left behind.
        threading.Thread(target=run, args=(name, source), daemon=True).start()
    downloads: Downloads = {}
    deadline = None if seconds is None else time.monotonic() + seconds
    while len(downloads) < len(upstream.sources):
        try:
            name, result = results.get(timeout=deadline and max(0, deadline - time.monotonic()))
        except queue.Empty:
            break
        downloads[name] = result
    late = upstream.sources.keys() - downloads
    return downloads | {name: FetchError(f"not complete in {seconds:g} s") for name in late}


def _download(source: UpstreamSource, old: Path, scratch: Path, timeout: float) -> Download | FetchError:
    """Download the files next to a copy of the other files in their folder."""
    path = scratch / old.name
    folder = scratch if old.suffix else path
    try:
        if old.is_dir():
            shutil.copytree(old, folder)
        else:
            folder.mkdir(parents=True)
        fetched = _fetch_all(source, folder, timeout)
    except FetchError as problem:
        return problem
    except OSError as problem:
        return FetchError(f"cannot be stored: {problem}")
    return Download(path, fetched)


def _fetch_all(source: UpstreamSource, folder: Path, timeout: float) -> dict[str, Fetched]:
    """Fetch the files of a source. Raises FetchError or OSError of one that fails."""
    results: queue.SimpleQueue[tuple[str, Fetched | Exception]] = queue.SimpleQueue()
    stopped = threading.Event()
    waiting = iter([*source.files.items()])

    def work() -> None:
        # The iterator of a list hands out each file once, whichever thread asks.
        for name, url in waiting:
            if stopped.is_set():
                return
            try:
                results.put((name, _fetch(url, folder / name, timeout)))
            except (FetchError, OSError) as problem:
                results.put((name, problem))

    for _ in range(min(CONNECTIONS, len(source.files))):
        threading.Thread(target=work, daemon=True).start()
    try:
        return _collect(source, results)
    finally:
        stopped.set()


def _collect(
    source: UpstreamSource, results: queue.SimpleQueue[tuple[str, Fetched | Exception]]
) -> dict[str, Fetched]:
    fetched: dict[str, Fetched] = {}
    missing: NoFileError | None = None
    for _ in source.files:
        name, result = results.get()
        if isinstance(result, NoFileError) and source.partial:
            missing = result
        elif isinstance(result, Exception):
            raise result
        else:
            fetched[name] = result
    if missing is not None and not fetched:
        raise missing
    return fetched


def _fetch(url: str, target: Path, timeout: float) -> Fetched:
    """Fetch a file; the old one stays until the new one is whole."""
    aside = target.with_name(f".{target.name}")
    try:
        fetched = fetch(url, aside, timeout)
        aside.replace(target)
    except FetchError as problem:
        aside.unlink(missing_ok=True)
        raise type(problem)(f"{url}: {problem}") from problem
    return fetched

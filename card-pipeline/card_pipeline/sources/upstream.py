"""Updates the sources folder: download, check, and only then replace.

A source that cannot be fetched or used keeps its old files; the others are still updated.
"""

from __future__ import annotations

import shutil
import tempfile
import zipfile
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from card_pipeline.errors import SourceError
from card_pipeline.sources.card_files import FILES as CARD_FILES
from card_pipeline.sources.fetch import Fetched, FetchError, fetch
from card_pipeline.sources.upstream_provenance import write_provenance
from card_pipeline.sources.upstream_settings import PATHS, Upstream, UpstreamSource

Check = Callable[[Path], object]
"""Reads a whole sources folder with the real readers; raises SourceError."""

Log = Callable[[str], None]


@dataclass
class Update:
    """The result of an update."""

    updated: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    """One message per source, with URL and cause."""


def update(sources: Path, upstream: Upstream, check: Check, log: Log) -> Update:
    """Fetch all sources of the settings into ``sources``; each is checked together with the others."""
    sources.mkdir(parents=True, exist_ok=True)
    result = Update()
    for name, path in PATHS.items():
        source = upstream.sources.get(name)
        if source is None:
            log(f"{name}: no URL in the settings, not fetched")
            continue
        try:
            with tempfile.TemporaryDirectory(prefix=".update-", dir=sources) as scratch:
                fetched = _fetch(source, sources / path, Path(scratch), upstream.timeout)
                _check(name, source, sources, Path(scratch), check)
                _replace(sources / path, Path(scratch) / path, Path(scratch))
            write_provenance(sources, name, source, fetched)
        except _NotUpdatedError as problem:
            result.failed.append(f"{name}: {problem}; the old files stay")
            log(result.failed[-1])
        else:
            result.updated.append(name)
            log(f"{name}: {len(fetched)} files from {source.origin}")
    return result


class _NotUpdatedError(Exception):
    """A source keeps its old files."""


def _fetch(source: UpstreamSource, path: Path, scratch: Path, timeout: float) -> dict[str, Fetched]:
    """Fetch the files next to a copy of the other files in their folder."""
    folder = scratch / path.name
    if path.suffix:
        folder = scratch
    elif path.is_dir():
        shutil.copytree(path, folder)
    else:
        folder.mkdir()
    fetched: dict[str, Fetched] = {}
    for name, url in source.files.items():
        try:
            fetched[name] = fetch(url, folder / name, timeout)
        except FetchError as problem:
            raise _NotUpdatedError(f"{url}: {problem}") from problem
    return fetched


def _check(name: str, source: UpstreamSource, sources: Path, scratch: Path, check: Check) -> None:
    """Read the new files like a build, with all other sources unchanged."""
    path = PATHS[name]
    try:
        if name == "cards":
            _unpack_cards(scratch / path)
        candidate = scratch / "candidate"
        candidate.mkdir()
        for entry in sources.iterdir():
            if entry.name != path and not entry.name.startswith("."):
                (candidate / entry.name).symlink_to(entry.resolve())
        (candidate / path).symlink_to((scratch / path).resolve())
        check(candidate)
    except SourceError as problem:
        url = source.files.get(problem.file.partition("/")[0], source.origin)
        raise _NotUpdatedError(f"{url}: wrong content: {problem}") from problem


def _unpack_cards(folder: Path) -> None:
    for path in sorted(folder.glob("*.zip")):
        try:
            with zipfile.ZipFile(path) as archive:
                for member in archive.namelist():
                    if member.rpartition("/")[2] in CARD_FILES:
                        (folder / member.rpartition("/")[2]).write_bytes(archive.read(member))
        except (zipfile.BadZipFile, zlib.error, EOFError) as problem:
            raise SourceError(path.name, f"not a whole zip file: {problem}") from problem
        path.unlink()


def _replace(old: Path, new: Path, scratch: Path) -> None:
    """Replace the old files by the new ones, or leave everything unchanged."""
    if not new.is_dir():
        new.replace(old)
        return
    aside = scratch / "replaced"
    if old.exists():
        old.rename(aside)
    try:
        new.rename(old)
    except OSError:
        if aside.exists():
            aside.rename(old)
        raise

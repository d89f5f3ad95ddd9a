"""Updates the sources folder: download, check, and only then replace.

A source that cannot be fetched or used keeps its old files; the others are still updated.
"""

from __future__ import annotations

import tempfile
import zipfile
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from card_pipeline.errors import SourceError
from card_pipeline.sources.card_files import FILES as CARD_FILES
from card_pipeline.sources.download import Download, Downloads, download_all
from card_pipeline.sources.fetch import FetchError
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


def update(sources: Path, upstream: Upstream, check: Check, log: Log, seconds: float | None = None) -> Update:
    """Fetch all sources of the settings into ``sources``, where the real readers can read them.

    ``seconds`` limits the download of all of them together.
    """
    sources.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".update-", dir=sources, ignore_cleanup_errors=True) as scratch:
        downloads = download_all(upstream, sources, Path(scratch), seconds)
        return _Replacement(sources, upstream, Path(scratch), check, log).run(downloads)


class _NotUpdatedError(Exception):
    """A source keeps its old files."""


@dataclass(frozen=True)
class _Replacement:
    """Replaces the sources that were downloaded and can be read."""

    sources: Path
    upstream: Upstream
    scratch: Path
    check: Check
    log: Log

    def run(self, downloads: Downloads) -> Update:
        """Check all of them together, and one by one where that fails."""
        result = Update()
        are_readable = self._are_readable(downloads)
        for name, path in PATHS.items():
            source = self.upstream.sources.get(name)
            if source is None:
                self.log(f"{name}: no URL in the settings, not fetched")
                continue
            try:
                download = downloads[name]
                if isinstance(download, FetchError):
                    raise _NotUpdatedError(str(download)) from download
                if not are_readable:
                    self._check(name, source, download)
            except _NotUpdatedError as problem:
                result.failed.append(f"{name}: {problem}; the old files stay")
                self.log(result.failed[-1])
            else:
                _replace(self.sources / path, download.path, self.scratch / name)
                write_provenance(self.sources, name, source, download.files)
                result.updated.append(name)
                self.log(f"{name}: {len(download.files)} files from {source.origin}")
        return result

    def _are_readable(self, downloads: Downloads) -> bool:
        complete = {name: one.path for name, one in downloads.items() if isinstance(one, Download)}
        if not complete:
            return True
        try:
            for name, path in complete.items():
                if name == "cards":
                    _unpack_cards(path)
            self.check(self._candidate("all", complete))
        except SourceError:
            return False
        return True

    def _check(self, name: str, source: UpstreamSource, download: Download) -> None:
        """Read the new files like a build, with all other sources unchanged."""
        try:
            if name == "cards":
                _unpack_cards(download.path)
            self.check(self._candidate(name, {name: download.path}))
        except SourceError as problem:
            url = source.files.get(problem.file.partition("/")[0], source.origin)
            raise _NotUpdatedError(f"{url}: wrong content: {problem}") from problem

    def _candidate(self, title: str, new: Mapping[str, Path]) -> Path:
        """Link the sources as they would be with the new ones."""
        candidate = self.scratch / f"candidate {title}"
        candidate.mkdir()
        paths = {PATHS[name]: path for name, path in new.items()}
        for entry in self.sources.iterdir():
            if entry.name not in paths and not entry.name.startswith("."):
                (candidate / entry.name).symlink_to(entry.resolve())
        for name, path in paths.items():
            (candidate / name).symlink_to(path.resolve())
        return candidate


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

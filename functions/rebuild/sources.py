"""The sources between two runs, so that one that cannot be fetched keeps its old files."""

from __future__ import annotations

import io
import shutil
import tarfile
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from card_pipeline.publish.fingerprint import READ_SOURCES

from infra.site_record import SiteStore

ARCHIVE = "rebuild/sources.tar"
"""Playtest files are not among `READ_SOURCES`, and therefore never in it."""


class Sources(Protocol):
    """The sources of the last run that has published."""

    def load(self, folder: Path) -> None:
        """Copy them into an empty folder."""
        ...

    def save(self, folder: Path) -> None:
        """Replace them by those of a folder."""
        ...


@dataclass(frozen=True)
class SourcesFolder:
    """The sources folder of this machine."""

    folder: Path

    def load(self, folder: Path) -> None:
        """Copy the files that the pipeline reads."""
        for name in READ_SOURCES:
            _copy(self.folder / name, folder / name)

    def save(self, folder: Path) -> None:
        """Replace them one by one; files that the pipeline does not read stay."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for name in READ_SOURCES:
            new = self.folder / f".new-{name}"
            _remove(new)
            if _copy(folder / name, new):
                _remove(self.folder / name)
                new.rename(self.folder / name)


@dataclass(frozen=True)
class SourcesArchive:
    """One private file of the published site."""

    store: SiteStore

    def load(self, folder: Path) -> None:
        """Unpack it, if there is one."""
        content, _ = self.store.read(ARCHIVE)
        if content is not None:
            with tarfile.open(fileobj=io.BytesIO(content)) as archive:
                archive.extractall(folder, filter="data")

    def save(self, folder: Path) -> None:
        """Pack the files that the pipeline reads."""
        packed = io.BytesIO()
        with tarfile.open(fileobj=packed, mode="w") as archive:
            for name in READ_SOURCES:
                if (folder / name).exists():
                    archive.add(folder / name, name)
        self.store.exchange(ARCHIVE, packed.getvalue(), self.store.read(ARCHIVE)[1])


def _copy(old: Path, new: Path) -> bool:
    if old.is_dir():
        shutil.copytree(old, new)
    elif old.exists():
        shutil.copyfile(old, new)
    return old.exists()


def _remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)

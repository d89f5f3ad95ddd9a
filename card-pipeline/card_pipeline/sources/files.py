"""The official card files: in the sources folder, or in the installed card package."""

from __future__ import annotations

import hashlib
import importlib.resources
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from pathlib import Path

from card_pipeline.errors import SourceError

PACKAGE = "cards"
"""Data package of the `krcg` distribution. Another package of that name would hide it."""


@dataclass(frozen=True)
class CardFolder:
    """The official files of one location, each read once."""

    location: str
    """For messages."""
    _root: Traversable
    _read: dict[str, bytes] = field(default_factory=dict)

    def read(self, name: str) -> bytes:
        """Read a file, ``vtescrypt.csv``. Raises SourceError when it is missing."""
        if name not in self._read:
            try:
                self._read[name] = self._root.joinpath(name).read_bytes()
            except OSError as problem:
                raise SourceError(name, f"is missing from {self.location}") from problem
        return self._read[name]

    def sha256(self, names: Iterable[str]) -> str:
        """Hash the named files together."""
        digest = hashlib.sha256()
        for name in names:
            digest.update(hashlib.sha256(self.read(name)).digest())
        return digest.hexdigest()


def fetched_cards(sources: Path | None) -> CardFolder | None:
    """Return ``cards/`` of the sources folder, if it exists."""
    if sources is None or not (sources / "cards").is_dir():
        return None
    return CardFolder("the folder cards of the sources", sources / "cards")


def packaged_cards() -> CardFolder:
    """Return the files of the installed package."""
    return CardFolder("the card package", importlib.resources.files(PACKAGE))

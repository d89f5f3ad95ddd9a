"""Where source files are found: the sources folder if it has them, else the installed card package."""

from __future__ import annotations

import hashlib
import importlib.resources
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from card_pipeline.errors import SourceError

PACKAGE = "cards"
"""Data package of the `krcg` distribution. A package of ours by that name would hide it."""


@dataclass(frozen=True)
class CardFolder:
    """The official card files and rulings, all from one place, read once."""

    packaged: bool
    _root: Path | None = None
    _read: dict[str, bytes] = field(default_factory=dict)

    def read(self, name: str) -> bytes:
        """Read a file, ``vtescrypt.csv``. Raises SourceError when it is missing."""
        if name not in self._read:
            try:
                folder = self._root or importlib.resources.files(PACKAGE)
                self._read[name] = folder.joinpath(name).read_bytes()
            except (OSError, ModuleNotFoundError) as problem:
                place = "the card package" if self.packaged else "the folder cards of the sources"
                raise SourceError(name, f"is missing from {place}") from problem
        return self._read[name]

    def sha256(self, names: Sequence[str]) -> str:
        """Hash the named files together."""
        digest = hashlib.sha256()
        for name in names:
            digest.update(hashlib.sha256(self.read(name)).digest())
        return digest.hexdigest()


def card_folder(sources: Path | None) -> CardFolder:
    """Use ``cards/`` of the sources folder where it exists, the installed package otherwise."""
    if sources is not None and (sources / "cards").is_dir():
        return CardFolder(packaged=False, _root=sources / "cards")
    return CardFolder(packaged=True)

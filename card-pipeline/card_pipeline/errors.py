"""The error that the pipeline raises for invalid sources."""

from __future__ import annotations


class SourceError(Exception):
    """A source cannot be used: the build stops, the last good data stays (exit code 2).

    `file` is the source's own name (``vtescrypt.csv``), never a path of this machine;
    `where` narrows it down: ``row 12, card 200001, column "Clan"``.
    """

    def __init__(self, file: str, message: str, where: str | None = None) -> None:
        self.file = file
        self.where = where
        self.message = message
        place = f"{file}, {where}" if where else file
        # One line, even if the source contains line breaks.
        super().__init__(" ".join(f"{place}: {message}".split()))

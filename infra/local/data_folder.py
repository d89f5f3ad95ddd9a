"""The folder that keeps what people entered on this machine: ``.data/``, or ``DATA_DIR``."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class DataFolderError(Exception):
    """The folder cannot be used; the message says what to do."""


@contextmanager
def data_folder(folder: Path) -> Iterator[Path]:
    """Make the folder and keep other stacks out of it; the kernel lets go of the lock when we die.

    Raises DataFolderError.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "lock").open("w")
    except OSError as problem:
        raise DataFolderError(f"The data folder {folder} cannot be used: {problem.strerror}") from problem
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as problem:
            raise DataFolderError(
                f"{folder} is in use by another `make run`: stop that one, or choose another folder, "
                "make run DATA_DIR=.data-2 PORT=8081"
            ) from problem
        yield folder

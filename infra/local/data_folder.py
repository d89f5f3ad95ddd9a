"""The folder with all user data of this machine: ``.data/``, or ``DATA_DIR``."""

from __future__ import annotations

import fcntl
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_OWN = ("lock", "demo-user", "database.log", "dynamo.sqlite*", "ministack", "outbox", "outbox/*", "site")


class DataFolderError(Exception):
    """The folder cannot be used; the message says what to do."""


@contextmanager
def data_folder(folder: Path) -> Iterator[Path]:
    """Create the folder and lock out other users and stacks; the kernel releases the lock with the process.

    Raises DataFolderError.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _keep_private(folder)
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


def _keep_private(folder: Path) -> None:
    """Restrict the folder and the files of this service to their owner.

    A folder of another user, or a shared one like /tmp, stays as it is.
    """
    about = folder.stat()
    if about.st_uid != os.geteuid():
        return
    if not about.st_mode & stat.S_ISVTX:
        folder.chmod(0o700)
    for own in (path for pattern in _OWN for path in folder.glob(pattern)):
        own.chmod(0o700 if own.is_dir() else 0o600)

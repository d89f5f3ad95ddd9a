"""Creates the store that the operator has set."""

from __future__ import annotations

from pathlib import Path

from functions.common.settings import SettingsError
from functions.publisher.stores.bucket import bucket_store
from functions.publisher.stores.folder import FolderStore
from functions.publisher.stores.store import Store

_BUCKET = "s3://"


def create_store(location: str) -> Store:
    """Create the store of ``s3://bucket/data/pda`` or of a folder. Raises SettingsError for none."""
    if not location:
        raise SettingsError("PDA_FILES is not set: there is no place for the files of public decks")
    if not location.startswith(_BUCKET):
        return FolderStore(Path(location))
    bucket, _, prefix = location.removeprefix(_BUCKET).partition("/")
    return bucket_store(bucket, prefix)

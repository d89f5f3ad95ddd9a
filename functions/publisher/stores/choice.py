"""Tells which place the operator means."""

from __future__ import annotations

from pathlib import Path

from functions.common.settings import SettingsError
from functions.publisher.stores.bucket import bucket_store
from functions.publisher.stores.folder import FolderStore
from functions.publisher.stores.store import Store

_BUCKET = "s3://"


def store_at(place: str) -> Store:
    """Give the store: ``s3://bucket/data/pda`` or a folder. Raises SettingsError when nothing is set."""
    if not place:
        raise SettingsError("PDA_FILES is not set: there is no place for the files of public decks")
    if not place.startswith(_BUCKET):
        return FolderStore(Path(place))
    bucket, _, prefix = place.removeprefix(_BUCKET).partition("/")
    return bucket_store(bucket, prefix)

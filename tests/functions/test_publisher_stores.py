"""Both stores of files have the same guarantees."""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import botocore.session
import pytest
from moto import mock_aws

from functions.common.errors import LostRaceError
from functions.common.settings import SettingsError
from functions.publisher.stores.bucket import FILE_CACHE, POINTER_CACHE, BucketStore
from functions.publisher.stores.factory import create_store
from functions.publisher.stores.folder import FolderStore
from functions.publisher.stores.store import Store
from infra.cdn_rules import load_rules

NAME = "base.1.3f9a0c1b2d4e.json"


@pytest.fixture
def bucket(monkeypatch: pytest.MonkeyPatch) -> Iterator[BucketStore]:
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
        monkeypatch.setenv(name, "moto")
    with mock_aws():
        client = botocore.session.get_session().create_client("s3", region_name="us-east-1")
        client.create_bucket(Bucket="site")
        client.put_object(Bucket="site", Key="data/manifest.json", Body=b"another's")
        yield BucketStore(client, "site", "data/pda")


@pytest.fixture(params=["folder", pytest.param("bucket", marks=pytest.mark.slow)])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    if request.param == "folder":
        return FolderStore(tmp_path / "site" / "pda")
    bucket: BucketStore = request.getfixturevalue("bucket")
    return bucket


def test_the_pointer_is_exchanged_for_the_one_that_was_read_only(store: Store) -> None:
    assert store.pointer() == (None, "")
    store.exchange(b"one", "")
    with pytest.raises(LostRaceError):
        store.exchange(b"other", "")
    content, mark = store.pointer()
    assert content == b"one"
    store.exchange(b"two", mark)
    with pytest.raises(LostRaceError):
        store.exchange(b"three", mark)
    assert store.pointer()[0] == b"two"


def test_files_come_and_go(store: Store) -> None:
    assert list(store.list_files()) == []
    assert not store.has(NAME)
    for variant in ("", ".br"):
        store.put(f"{NAME}{variant}", b"content")
    store.exchange(b"one", "")
    assert store.has(NAME)
    stored = list(store.list_files())
    assert sorted(file.name for file in stored) == [NAME, f"{NAME}.br"]
    assert all(abs(datetime.now(UTC) - file.written) < timedelta(minutes=1) for file in stored)
    store.remove(NAME)
    store.remove(NAME)
    assert [file.name for file in store.list_files()] == [f"{NAME}.br"]


def test_a_failed_write_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = FolderStore(tmp_path)
    store.put(NAME, b"whole")

    def full(_handle: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space left"):
        store.put(NAME, b"half")
    assert (tmp_path / NAME).read_bytes() == b"whole"
    assert [file.name for file in store.list_files()] == [NAME]


@pytest.mark.slow
def test_files_in_the_bucket_have_the_headers_of_the_cdn_rules(bucket: BucketStore) -> None:
    rules = load_rules()
    for name in (NAME, f"{NAME}.br", f"{NAME}.gz"):
        bucket.put(name, b"content")
    bucket.exchange(b"one", "")
    for name, encoding in ((NAME, None), (f"{NAME}.br", "br"), (f"{NAME}.gz", "gzip"), ("index", None)):
        stored_object = bucket.client.get_object(Bucket="site", Key=f"data/pda/{name}")
        plain = f"/data/pda/{name.removesuffix('.br').removesuffix('.gz')}"
        assert stored_object.get("ContentEncoding") == encoding
        assert stored_object["CacheControl"] == rules.cache_control_of(plain)
        assert stored_object["ContentType"] == rules.content_type_of(plain)
    assert FILE_CACHE != POINTER_CACHE
    seconds = int(POINTER_CACHE.rpartition("=")[2])
    assert seconds <= 30, "what is new is found soon"


def test_the_location_is_the_operators_setting(tmp_path: Path) -> None:
    assert create_store(str(tmp_path)) == FolderStore(tmp_path)
    with pytest.raises(SettingsError, match="PDA_FILES is not set"):
        create_store("")


@pytest.mark.slow
def test_the_operator_may_name_a_bucket(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AWS_DEFAULT_REGION", "us-east-1")
    store = create_store("s3://site/data/pda")
    assert isinstance(store, BucketStore)
    assert (store.bucket, store.prefix) == ("site", "data/pda")

"""Uploading the site to its bucket."""

from __future__ import annotations

import io
import json
from contextlib import AbstractContextManager
from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any

import botocore.session
import pytest
from botocore import UNSIGNED
from botocore.config import Config
from botocore.stub import Stubber

from infra.cdn_rules import load_rules
from infra.publish_site import main
from infra.site_bucket import SiteBucket
from infra.site_record import RECORD, Published, Record, publish, read_record
from infra.stored_files import StoredFile, stored_files

RULES = load_rules()
TODAY = date(2026, 11, 20)


class MemoryStore:
    """Records all operations in order."""

    def __init__(self, record: Record | None = None) -> None:
        self.content: bytes | None = None
        if record is not None:
            self.content = json.dumps(
                {key: [one.replaced, one.fingerprint] for key, one in record.items()}
            ).encode()
        self.done = list[str]()

    @property
    def stored(self) -> Record:
        return read_record(self)

    def read(self, key: str) -> tuple[bytes | None, str]:
        assert key == RECORD
        return self.content, str(self.content or "")

    def exchange(self, key: str, content: bytes, mark: str) -> None:
        assert (key, mark) == (RECORD, str(self.content or ""))
        self.content = content
        self.done.append("record")

    def put(self, file: StoredFile) -> None:
        self.done.append(f"put {file.key}")

    def remove(self, key: str) -> None:
        self.done.append(f"remove {key}")

    def locked(self, now: datetime, lease: timedelta) -> AbstractContextManager[None]:
        raise AssertionError("the caller has the lock")


@pytest.fixture
def by_key(dist: Path) -> dict[str, StoredFile]:
    return {file.key: file for file in stored_files(RULES, dist)}


def test_every_file_of_the_site_is_stored_by_the_rules(dist: Path, by_key: dict[str, StoredFile]) -> None:
    assert {dist / key for key in by_key} == {path for path in dist.rglob("*") if path.is_file()}
    plain, small = by_key["data/crypt.1a2b.json"], by_key["data/crypt.1a2b.json.br"]
    assert (plain.content_type, plain.encoding) == ("application/json", "")
    assert (small.content_type, small.encoding) == ("application/json", "br")
    assert small.cache_control == plain.cache_control == "public, max-age=31536000, immutable"
    assert by_key["crypt.html.gz"].encoding == "gzip"
    assert by_key["crypt.html"].cache_control == "no-cache"
    assert by_key["api/version"].content_type == "application/json"


def test_only_the_last_page_carries_its_status(by_key: dict[str, StoredFile]) -> None:
    metadata = {key: file.metadata for key, file in by_key.items() if file.metadata}
    metadata = {key: found for key, found in metadata.items() if not key.startswith("latest/")}
    assert metadata == {f"404.html{variant}": {"status": "404"} for variant in ("", ".br", ".gz")}


def test_pages_come_after_the_files_they_refer_to(by_key: dict[str, StoredFile]) -> None:
    order = list(by_key)
    pages = [order.index(key) for key in order if ".html" in key]
    others = [order.index(key) for key in order if ".html" not in key]
    assert max(others) < min(pages)
    assert order.index("data/crypt.1a2b.json") < order.index("data/manifest.json")


def test_files_are_stored_once_and_after_those_they_refer_to(by_key: dict[str, StoredFile]) -> None:
    files, bucket = list(by_key.values()), MemoryStore()
    assert publish(files, bucket, TODAY) == (len(files), 0)
    announced, *stored, record = bucket.done
    assert announced == record == "record"
    assert sorted(stored) == sorted(f"put {file.key}" for file in files)
    phases = [by_key[each.removeprefix("put ")].phase for each in stored]
    assert phases == sorted(phases)
    again = MemoryStore(bucket.stored)
    assert publish(files, again, TODAY) == (0, 0)
    assert again.done == ["record"]


@pytest.mark.parametrize("what", ["content", "headers"])
def test_only_what_has_changed_is_stored_again(by_key: dict[str, StoredFile], what: str) -> None:
    bucket = MemoryStore()
    publish(list(by_key.values()), bucket, TODAY)
    page = by_key["cards/201613.html"]
    if what == "content":
        page.path.write_text("another")
    else:
        by_key[page.key] = replace(page, cache_control="public, max-age=60")
    again = MemoryStore(bucket.stored)
    assert publish(list(by_key.values()), again, TODAY) == (1, 0)
    assert again.done == ["record", "put cards/201613.html", "record"]


def test_what_an_earlier_version_has_stored_is_stored_again(by_key: dict[str, StoredFile]) -> None:
    bucket = MemoryStore({key: Published(TODAY.isoformat()) for key in by_key})
    publish(list(by_key.values()), bucket, TODAY)
    assert {f"put {key}" for key in by_key} <= set(bucket.done)
    assert {file.replaced for file in bucket.stored.values()} == {""}


def test_a_failure_is_raised_and_what_was_not_stored_is_stored_next_time(
    by_key: dict[str, StoredFile],
) -> None:
    class Broken(MemoryStore):
        def put(self, file: StoredFile) -> None:
            if file.key == "sw.js":
                raise OSError("no network")
            super().put(file)

    bucket = Broken()
    with pytest.raises(OSError, match="no network"):
        publish(list(by_key.values()), bucket, TODAY)
    assert not [each for each in bucket.done if ".html" in each]
    assert set(bucket.stored.values()) == {Published(TODAY.isoformat())}
    again = MemoryStore(bucket.stored)
    assert publish(list(by_key.values()), again, TODAY) == (len(by_key), 0)


def test_an_older_build_replaces_what_a_failed_newer_one_has_stored(by_key: dict[str, StoredFile]) -> None:
    contents, broken = dict[str, bytes](), set[str]()

    class Bucket(MemoryStore):
        def put(self, file: StoredFile) -> None:
            if file.key in broken:
                raise OSError("no network")
            contents[file.key] = file.path.read_bytes()

    def change(ending: bytes) -> None:
        for key, content in older.items():
            by_key[key].path.write_bytes(content + ending)

    files, bucket = list(by_key.values()), Bucket()
    older = {file.key: file.path.read_bytes() for file in files if not file.never_changes}
    publish(files, bucket, TODAY)
    change(b" ")
    broken.add("crypt.html")
    with pytest.raises(OSError, match="no network"):
        publish(files, bucket, TODAY)
    assert contents["data/manifest.json"] != older["data/manifest.json"]
    change(b"")
    broken.clear()
    assert publish(files, bucket, TODAY) == (len(older), 0)
    assert {key: contents[key] for key in older} == older
    assert publish(files, bucket, TODAY) == (0, 0)


@pytest.mark.parametrize(("day", "gone"), [("2026-10-21", False), ("2026-10-20", True)])
def test_an_old_file_stays_for_thirty_days(by_key: dict[str, StoredFile], day: str, gone: bool) -> None:
    bucket = MemoryStore(
        {"assets/old.js": Published(day, "f"), "data/crypt.1a2b.json": Published("2020-01-01", "f")}
    )
    _, removed = publish(list(by_key.values()), bucket, TODAY)
    assert removed == int(gone)
    assert ("remove assets/old.js" in bucket.done) == gone
    assert ("assets/old.js" in bucket.stored) != gone
    assert bucket.stored["data/crypt.1a2b.json"].replaced == ""


def test_the_thirty_days_begin_when_a_file_is_replaced(by_key: dict[str, StoredFile]) -> None:
    bucket = MemoryStore({"assets/old.js": Published(fingerprint="f")})
    for days, stays in ((0, True), (30, True), (31, False)):
        publish(list(by_key.values()), bucket, TODAY + timedelta(days=days))
        assert ("assets/old.js" in bucket.stored) == stays


def test_files_of_others_are_left_to_them(by_key: dict[str, StoredFile]) -> None:
    bucket = MemoryStore({"assets/old.js": Published("2020-01-01", "f")})
    publish(list(by_key.values()), bucket, TODAY, lambda key: not key.startswith("assets/"))
    assert "remove assets/old.js" not in bucket.done
    assert "assets/old.js" in bucket.stored


def client() -> Any:
    unsigned = Config(signature_version=UNSIGNED)
    return botocore.session.Session().create_client("s3", region_name="us-east-1", config=unsigned)


def test_the_bucket_in_the_cloud_gets_the_headers(by_key: dict[str, StoredFile]) -> None:
    s3 = client()
    page = by_key["404.html.br"]
    with Stubber(s3) as stub:
        stub.add_client_error("get_object", "NoSuchKey", expected_params={"Bucket": "site", "Key": RECORD})
        stub.add_response(
            "put_object",
            {},
            {
                "Bucket": "site",
                "Key": "404.html.br",
                "Body": page.path.read_bytes(),
                "ContentType": "text/html; charset=utf-8",
                "CacheControl": "no-cache",
                "Metadata": {"status": "404"},
                "ContentEncoding": "br",
            },
        )
        record = b'{"a": "2026-11-20", "b": ["2026-11-21", "f"]}'
        stub.add_response("get_object", {"Body": io.BytesIO(record), "ETag": '"1"'})
        bucket = SiteBucket(s3, "site")
        assert read_record(bucket) == {}
        bucket.put(page)
        assert read_record(bucket) == {"a": Published("2026-11-20"), "b": Published("2026-11-21", "f")}
        stub.assert_no_pending_responses()


def test_without_a_site_nothing_is_published(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["site", "--dist", str(tmp_path)]) == 1
    assert "make package" in capsys.readouterr().err

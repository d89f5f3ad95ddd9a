"""The files of a round in a folder and in a bucket (docs/rules/playtest.md §2)."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from botocore.exceptions import ClientError, EndpointConnectionError

from functions.common.files import Folder
from functions.playtest.files import REFRESH_SECONDS, Bucket, PublishedRound, round_files
from functions.playtest.round_data import FILE
from tests.functions.harness import FakeClock
from tests.functions.playtest_harness import DATA, IMAGE, VAMPIRE


class FakeClient:
    """A bucket of one version of the data."""

    def __init__(self) -> None:
        self.files = {FILE: DATA.content, f"images/{IMAGE}": b"RIFF"}
        self.error: Exception | None = None
        self.calls: list[dict[str, str]] = []

    def get_object(self, **call: str) -> dict[str, Any]:
        self.calls.append(call)
        if self.error:
            raise self.error
        if call["Key"] not in self.files:
            raise ClientError({"Error": {"Code": "NoSuchKey"}}, "GetObject")
        content = self.files[call["Key"]]
        tag = f'"{len(content)}"'
        if call.get("IfNoneMatch") == tag:
            raise ClientError({"Error": {"Code": "304"}}, "GetObject")
        return {"Body": io.BytesIO(content), "ETag": tag}


def test_a_folder_is_read_again_when_it_changes(tmp_path: Path) -> None:
    files = PublishedRound(Folder(tmp_path), FakeClock())
    assert files.data() is None
    (tmp_path / FILE).write_bytes(DATA.content)
    assert files.data() == DATA
    (tmp_path / FILE).write_bytes(b"{")
    assert files.data() == DATA, "the last good data"
    (tmp_path / FILE).unlink()
    assert files.data() is None
    assert files.image(IMAGE) is None
    (tmp_path / "images").mkdir()
    (tmp_path / "images" / IMAGE).write_bytes(b"RIFF")
    assert files.image(IMAGE) == b"RIFF"


def test_a_bucket_is_asked_once_a_minute_and_only_for_changes() -> None:
    client, clock = FakeClient(), FakeClock()
    files = PublishedRound(Bucket(client, "private"), clock, REFRESH_SECONDS)
    assert [files.data() for _ in range(3)] == [DATA] * 3
    assert len(client.calls) == 1
    clock.forward(seconds=REFRESH_SECONDS)
    assert files.data() is not None
    assert client.calls[1]["IfNoneMatch"]
    client.files[FILE] = DATA.content.replace(b'"precons"', b' "precons"')
    clock.forward(seconds=REFRESH_SECONDS)
    found = files.data()
    assert found is not None
    assert found.tag != DATA.tag
    assert VAMPIRE in found.cards
    assert files.image(IMAGE) == b"RIFF"


@pytest.mark.parametrize(
    "error",
    [
        ClientError({"Error": {"Code": "SlowDown"}}, "GetObject"),
        EndpointConnectionError(endpoint_url="https://private.example.org"),
    ],
)
def test_an_unreachable_bucket_leaves_the_last_data(error: Exception) -> None:
    client, clock = FakeClient(), FakeClock()
    files = PublishedRound(Bucket(client, "private"), clock, REFRESH_SECONDS)
    assert files.data() == DATA
    client.error = error
    clock.forward(seconds=REFRESH_SECONDS)
    assert files.data() == DATA
    assert files.image(IMAGE) is None


def test_without_a_location_there_are_no_data() -> None:
    files = round_files("", FakeClock())
    assert (files.data(), files.image(IMAGE)) == (None, None)

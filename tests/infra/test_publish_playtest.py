"""Uploading a playtest round to its bucket."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from card_pipeline.playtest_command import run_playtest

from infra.publish_playtest import main, publish


class FakeClient:
    def __init__(self) -> None:
        self.stored: list[str] = []

    def put_object(self, **put: Any) -> None:
        assert put["Bucket"] == "private"
        assert put["Body"]
        self.stored.append(put["Key"])


def test_the_data_come_after_the_images_they_name(tmp_path: Path) -> None:
    run_playtest(None, tmp_path, lambda _: None)
    client = FakeClient()
    assert publish(tmp_path, client, "private") == 3
    assert [key.partition("/")[0] for key in client.stored] == ["images", "images", "playtest.json"]


def test_a_missing_round_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["private", "--folder", str(tmp_path)]) == 1
    assert "run `make playtest` first" in capsys.readouterr().err

"""Rolling back the published data in a bucket with versions."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import botocore.session
import pytest
from moto import mock_aws

from infra import roll_back_data
from infra.roll_back_data import HOLD, main
from infra.site_bucket import SiteBucket
from infra.site_record import SiteBusyError

NOW = datetime(2026, 11, 24, tzinfo=UTC)
LEASE = timedelta(minutes=16)


@pytest.fixture
def bucket(monkeypatch: pytest.MonkeyPatch) -> Iterator[SiteBucket]:
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
        monkeypatch.setenv(name, "moto")
    with mock_aws():
        client = botocore.session.get_session().create_client("s3", region_name="us-east-1")
        client.create_bucket(Bucket="site")
        client.put_bucket_versioning(Bucket="site", VersioningConfiguration={"Status": "Enabled"})
        yield SiteBucket(client, "site")


def store(bucket: SiteBucket, **files: str) -> None:
    for key, content in files.items():
        bucket.client.put_object(
            Bucket="site", Key=KEYS[key], Body=content.encode(), CacheControl=f"max-age={len(content)}"
        )


KEYS = {
    "manifest": "data/manifest.json",
    "old": "data/crypt.aaaaaaaaaaaa.json",
    "new": "data/crypt.bbbbbbbbbbbb.json",
    "old_font": "data/icons.aaaaaaaaaaaa.otf",
    "latest": "latest/crypt.json",
    "page": "cards/200001.html",
    "set": "sets/V5.html",
    "changes": "changes.html",
    "changes_br": "changes.html.br",
    "new_page": "cards/299999.html",
    "public": "data/pda/index",
    "application": "assets/main-a1.js",
}


def contents(bucket: SiteBucket) -> dict[str, str]:
    found = {name: bucket.read(key)[0] for name, key in KEYS.items()}
    return {name: content.decode() for name, content in found.items() if content is not None}


def moment_between(bucket: SiteBucket, monkeypatch: pytest.MonkeyPatch) -> datetime:
    """A time after all stored versions; those stored from here on are made an hour newer."""
    then = datetime.now(UTC)
    versions = roll_back_data._versions

    def later(given: SiteBucket) -> Iterator[tuple[str, list[dict[str, Any]]]]:
        for key, found in versions(given):
            fresh = [{**one, "LastModified": one["LastModified"] + timedelta(hours=1)} for one in found]
            known = ids.get(key, set())
            yield (
                key,
                [one if one["VersionId"] in known else new for one, new in zip(found, fresh, strict=True)],
            )

    ids = {key: {one["VersionId"] for one in found} for key, found in versions(bucket)}
    monkeypatch.setattr(roll_back_data, "_versions", later)
    return then + timedelta(seconds=2)


def test_data_and_pages_are_as_they_were_and_the_rest_stays(
    bucket: SiteBucket, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    store(bucket, manifest="one", old="cards", page="Theo", public="decks", application="code")
    store(
        bucket, latest="/data/crypt.aaaaaaaaaaaa.json", set="Old", changes="o", changes_br="b", old_font="i"
    )
    before = contents(bucket)
    then = moment_between(bucket, monkeypatch)
    store(bucket, manifest="two", new="worse", page="Theo?", new_page="?", public="more", application="newer")
    store(bucket, latest="/data/crypt.bbbbbbbbbbbb.json", set="New", changes="n", changes_br="n")
    bucket.remove(KEYS["old"])
    bucket.remove(KEYS["old_font"])
    assert main(["site", then.isoformat(), "--region", "us-east-1"]) == 0
    assert contents(bucket) == {**before, "public": "more", "application": "newer"}
    head = bucket.client.head_object(Bucket="site", Key=KEYS["page"])
    assert head["CacheControl"] == "max-age=4", "headers come back, too"
    assert "10 files are as they were; the rebuild is on hold" in capsys.readouterr().out
    assert bucket.read(HOLD)[0] == b""
    assert main(["site", "--resume", "--region", "us-east-1"]) == 0
    assert bucket.read(HOLD)[0] is None


def test_files_go_back_in_an_order_that_leaves_the_site_whole() -> None:
    changes = [
        roll_back_data.Change("data/crypt.bbbbbbbbbbbb.json", None),
        roll_back_data.Change("last-published.json", "1"),
        roll_back_data.Change("sets/V5.html", "1"),
        roll_back_data.Change("changes.html", "1"),
        roll_back_data.Change("cards/200001.html", "1"),
        roll_back_data.Change("latest/crypt.json", "1"),
        roll_back_data.Change("data/manifest.json", "1"),
        roll_back_data.Change("data/crypt.aaaaaaaaaaaa.json", "1"),
    ]
    assert sorted(changes, key=lambda change: change.order) == changes[::-1]


def test_a_moment_without_a_time_zone_is_utc() -> None:
    assert roll_back_data._moment("2026-11-23T10:00").tzinfo is UTC


def test_a_lock_keeps_others_away_until_its_lease_is_over(bucket: SiteBucket) -> None:
    with bucket.locked(NOW, LEASE), pytest.raises(SiteBusyError), bucket.locked(NOW, LEASE):
        pass
    killed = bucket.locked(NOW, LEASE)
    killed.__enter__()
    with pytest.raises(SiteBusyError), bucket.locked(NOW + LEASE - timedelta(seconds=1), LEASE):
        pass
    with bucket.locked(NOW + LEASE, LEASE):
        assert bucket.read("rebuild/lock.json")[0]

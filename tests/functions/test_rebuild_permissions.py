"""The role of the rebuild permits exactly what its runs do, and all that they write can be rolled back."""

from __future__ import annotations

from collections import defaultdict
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from fnmatch import fnmatchcase

import pytest
import yaml

from functions.rebuild.sources import SourcesArchive
from infra.roll_back_data import is_of_data
from infra.site_bucket import LOCK
from infra.site_record import SiteStore
from infra.stored_files import StoredFile
from tests.drawn_icons import draw_icons
from tests.functions.databases import ROOT
from tests.functions.rebuild_harness import Rebuild
from tests.pipeline.upstream_server import running_server

pytestmark = pytest.mark.slow

ACTIONS = ("s3:GetObject", "s3:PutObject", "s3:DeleteObject")


@dataclass(frozen=True)
class Watched:
    """A store that notes which files a run needs, by what it does with them in a bucket."""

    store: SiteStore
    used: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))

    def put(self, file: StoredFile) -> None:
        self.used["s3:PutObject"].add(file.key)
        self.store.put(file)

    def read(self, key: str) -> tuple[bytes | None, str]:
        self.used["s3:GetObject"].add(key)
        return self.store.read(key)

    def exchange(self, key: str, content: bytes, mark: str) -> None:
        self.used["s3:PutObject"].add(key)
        self.store.exchange(key, content, mark)

    def remove(self, key: str) -> None:
        self.used["s3:DeleteObject"].add(key)
        self.store.remove(key)

    def locked(self, now: datetime, lease: timedelta) -> AbstractContextManager[None]:
        for action in ACTIONS:
            self.used[action].add(LOCK)
        return self.store.locked(now, lease)


@pytest.fixture(scope="module")
def used(tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[str]]:
    """Action → keys of the files for which runs need it: one with all kinds of data, one much later."""
    with running_server() as server:
        rebuild = Rebuild(tmp_path_factory.mktemp("watched"), server)
        draw_icons(rebuild.folder / "sources with icons")
        SourcesArchive(rebuild.store).save(rebuild.folder / "sources with icons")
        store = Watched(rebuild.store)
        rebuild.run(store)
        rebuild.change_text("Camarilla: +1 strength.")
        rebuild.run(store)
        rebuild.clock.now += timedelta(days=31)
        rebuild.change_text("Camarilla: +2 strength.")
        assert rebuild.run(store).removed
    return store.used


def permitted(action: str) -> list[str]:
    """Keys for which its role permits an action; ``*`` stands for any part of them."""
    roles = yaml.safe_load((ROOT / "infra" / "roles.yml").read_text(encoding="utf-8"))["Resources"]
    found: list[str] = []
    for policy in roles["RebuildRole"]["Properties"]["Policies"]:
        for each in policy.get("PolicyDocument", {}).get("Statement", []):
            if each["Effect"] == "Allow" and each["Action"] == action:
                found += [one["Fn::Sub"].removeprefix("${SiteBucket.Arn}/") for one in each["Resource"]]
    return found


@pytest.mark.parametrize("action", ACTIONS)
def test_its_role_permits_what_it_does(used: dict[str, set[str]], action: str) -> None:
    patterns = permitted(action)
    assert used[action]
    assert not {key for key in used[action] if not any(fnmatchcase(key, one) for one in patterns)}


def test_it_may_write_nothing_that_it_never_writes(used: dict[str, set[str]]) -> None:
    stored = used["s3:PutObject"]
    assert not [one for one in permitted("s3:PutObject") if not any(fnmatchcase(key, one) for key in stored)]


def test_everything_it_writes_can_be_rolled_back(used: dict[str, set[str]]) -> None:
    assert {key for key in used["s3:PutObject"] if not is_of_data(key)} == {LOCK}

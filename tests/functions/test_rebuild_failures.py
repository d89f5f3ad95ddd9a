"""A rebuild whose files cannot be stored: the next one repairs the site."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from infra.site_folder import SiteFolder
from infra.stored_files import StoredFile
from tests.functions.rebuild_harness import Rebuild
from tests.pipeline.upstream_server import running_server

pytestmark = pytest.mark.slow


@pytest.fixture
def rebuild(tmp_path: Path) -> Iterator[Rebuild]:
    with running_server() as server:
        yield Rebuild(tmp_path, server)


class Refusing(SiteFolder):
    """Refuses files whose keys begin so."""

    refused = "latest/"

    def put(self, file: StoredFile) -> None:
        if file.key.startswith(self.refused):
            raise PermissionError(file.key)
        super().put(file)


def test_a_run_repairs_what_a_failed_one_has_stored(rebuild: Rebuild) -> None:
    rebuild.change_text("Camarilla: +1 strength.")
    rebuild.run()
    before = rebuild.site()
    store = Refusing(rebuild.dist, rebuild.folder / "private")
    store.refused = "data/manifest.json"
    rebuild.change_text("Camarilla: +2 strength.")
    with pytest.raises(PermissionError):
        rebuild.run(store)
    rebuild.change_text("Camarilla: +1 strength.")
    assert rebuild.run().outcome == "published"
    now = rebuild.site()
    assert {key: now[key] for key in before} == before


def test_a_run_that_cannot_store_reports_it_and_the_next_one_finishes(rebuild: Rebuild) -> None:
    rebuild.run()
    rebuild.change_text("Camarilla: +1 strength.")
    with pytest.raises(PermissionError):
        rebuild.run(Refusing(rebuild.dist, rebuild.folder / "private"))
    run = rebuild.report()["run"]
    assert (run["outcome"], run["problem"]) == ("failed", "PermissionError")
    assert rebuild.run().outcome == "published"
    rebuild.assert_whole()

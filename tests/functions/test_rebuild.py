"""The rebuild publishes good data as a whole, or nothing."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from functions.rebuild.service import HOLD, RebuildFailedError
from functions.rebuild.sources import ARCHIVE
from infra.site_folder import SiteFolder
from infra.site_record import read_record, write_record
from infra.stored_files import StoredFile
from tests.functions.rebuild_harness import THEO, Rebuild, parts
from tests.pipeline.small_sources import change
from tests.pipeline.upstream_server import running_server

pytestmark = pytest.mark.slow


@pytest.fixture
def rebuild(tmp_path: Path) -> Iterator[Rebuild]:
    with running_server() as server:
        yield Rebuild(tmp_path, server)


def test_the_first_run_publishes_data_pages_and_feeds(rebuild: Rebuild) -> None:
    result = rebuild.run()
    assert result.outcome == "published"
    rebuild.assert_whole()
    site = rebuild.site()
    assert {f"cards/{THEO}.html", f"cards/{THEO}.html.br", "sitemap.xml", "feeds/changes.atom"} <= set(site)
    assert b"Theo Bell" in site[f"cards/{THEO}.html"]
    report = rebuild.report()
    assert report["counts"]["crypt"] == 8
    assert report["run"] == {"outcome": "published", "time": "2026-11-24T04:00:00Z"}
    cards = next(source for source in report["sources"] if source["name"] == "cards")
    assert (cards["origin"], cards["checked"]) == ("example.org/cards", "2026-11-24")


def test_a_run_without_news_stores_only_its_report(rebuild: Rebuild) -> None:
    rebuild.run()
    before = rebuild.site()
    rebuild.clock.now += timedelta(days=1)
    assert rebuild.run().outcome == "unchanged"
    assert rebuild.site() == before
    report = rebuild.report()
    assert report["run"]["outcome"] == "unchanged"
    assert {source["checked"] for source in report["sources"] if "checked" in source} == {"2026-11-25"}


def test_only_what_has_changed_is_stored(rebuild: Rebuild) -> None:
    rebuild.run()
    before = rebuild.site()
    rebuild.change_text("Camarilla: +1 strength.")
    result = rebuild.run()
    assert (result.outcome, result.removed) == ("published", 0)
    after = rebuild.site()
    changed = {key for key, content in after.items() if before.get(key) != content}
    assert result.stored == len(changed)
    assert f"cards/{THEO}.html" in changed
    assert "cards/200001.html" not in changed
    assert set(before) <= set(after), "replaced files stay for open tabs"


def test_the_newest_files_have_addresses_that_stay(rebuild: Rebuild) -> None:
    rebuild.run()
    before = rebuild.site()["latest/crypt.json"]
    rebuild.change_text("Camarilla: +1 strength.")
    rebuild.run()
    path = rebuild.site()["latest/crypt.json"].decode()
    assert path.encode() != before
    assert path == f"/data/{rebuild.manifest()['files']['crypt']['path']}"
    assert b"+1 strength" in rebuild.site()[path.removeprefix("/")]


def test_files_of_a_set_that_is_gone_count_as_replaced(rebuild: Rebuild) -> None:
    rebuild.run()
    gone = {f"{key}{form}" for key in ("sets/Gone.html", "latest/gone.json") for form in ("", ".br")}
    entries = {**read_record(rebuild.store)}
    for key in gone:
        entries[key] = entries["data/manifest.json"]
    write_record(rebuild.store, entries)
    rebuild.change_text("Camarilla: +1 strength.")
    rebuild.run()
    record = read_record(rebuild.store)
    assert {record[key].replaced for key in gone} == {"2026-11-24"}
    assert not {key for key, file in record.items() if file.replaced and key.startswith("sets/")} - gone


def test_the_history_of_the_cards_goes_on_from_run_to_run(rebuild: Rebuild) -> None:
    rebuild.run()
    texts = [rebuild.text()]
    for text in ("Camarilla: +1 strength.", "Camarilla: +2 strength."):
        rebuild.change_text(text)
        rebuild.run()
        texts.append(text)
    changes = rebuild.published("changes")
    wordings = [group for group in changes["groups"] if group["kind"] == "text"]
    assert [group["cards"] for group in wordings] == [[int(THEO)]] * 2
    assert sorted(group["before"][0] for group in wordings) == sorted(texts[:-1])


def test_replaced_files_stay_for_thirty_days(rebuild: Rebuild) -> None:
    rebuild.run()
    old = f"data/{rebuild.manifest()['files']['crypt']['path']}"
    rebuild.clock.now += timedelta(days=60)
    for days, stays in ((0, True), (30, True), (1, False)):
        rebuild.clock.now += timedelta(days=days)
        rebuild.change_text(f"Camarilla: +{days} strength.")
        rebuild.run()
        assert (old in rebuild.site()) == stays
        rebuild.assert_whole()


def test_pages_are_made_again_for_a_new_application(rebuild: Rebuild) -> None:
    rebuild.run()
    (rebuild.dist / "site-parts.json").write_bytes(parts().replace(b"main-a1.js", b"main-b2.js"))
    assert rebuild.run().outcome == "published"
    assert b"main-b2.js" in rebuild.site()[f"cards/{THEO}.html"]


def test_a_site_that_is_not_published_is_left_alone(rebuild: Rebuild) -> None:
    (rebuild.dist / "site-parts.json").unlink()
    with pytest.raises(RebuildFailedError, match="not published yet"):
        rebuild.run()
    assert rebuild.site() == {}


def without_a_tenth(rebuild: Rebuild) -> None:
    rebuild.change_rows(lambda rows: [row for row in rows if row["Id"] != "201587"])


def with_a_playtest_card(rebuild: Rebuild) -> None:
    change(rebuild.cards / "vtescrypt.csv", THEO, "Id", "210001")
    rebuild.serve()


def truncated(rebuild: Rebuild) -> None:
    whole = (rebuild.cards / "vtescrypt.csv").read_bytes()
    rebuild.server.serve("vtescrypt.csv", whole[:-300], declared=len(whole))


def cut(rebuild: Rebuild) -> None:
    """As long as announced, but without its end."""
    rebuild.server.serve("vtescrypt.csv", (rebuild.cards / "vtescrypt.csv").read_bytes()[:-300])


def web_page(rebuild: Rebuild) -> None:
    rebuild.server.serve("vtescrypt.csv", b"<!doctype html><title>Sign in</title>")


POISON: dict[str, tuple[Callable[[Rebuild], None], str]] = {
    "with a playtest card": (with_a_playtest_card, "playtest card"),
    "truncated": (truncated, "truncated"),
    "cut": (cut, "vtescrypt.csv"),
    "a web page": (web_page, "a web page, not a data file"),
}


@pytest.mark.parametrize(("poison", "why"), POISON.values(), ids=POISON)
def test_a_poisoned_source_keeps_its_old_files_and_is_reported(
    rebuild: Rebuild, poison: Callable[[Rebuild], None], why: str
) -> None:
    rebuild.run()
    before = rebuild.site()
    rebuild.clock.now += timedelta(days=9)
    poison(rebuild)
    result = rebuild.run()
    assert (result.outcome, result.days_old) == ("unchanged", 9)
    assert rebuild.site() == before
    cards, rulings = rebuild.report()["sources"][:2]
    assert why in cards["problem"]
    assert cards["checked"] == "2026-11-24"
    assert rulings["checked"] == "2026-12-03"
    rebuild.serve()
    assert rebuild.run().outcome in ("unchanged", "published")


def test_nothing_is_published_when_a_tenth_of_the_cards_is_gone(rebuild: Rebuild) -> None:
    rebuild.run()
    before, archive = rebuild.site(), rebuild.store.read(ARCHIVE)
    without_a_tenth(rebuild)
    for _ in range(2):
        with pytest.raises(RebuildFailedError, match="crypt: 7 instead of 8"):
            rebuild.run()
    assert rebuild.site() == before
    assert rebuild.store.read(ARCHIVE) == archive
    run = rebuild.report()["run"]
    assert (run["outcome"], "crypt: 7 instead of 8" in run["problem"]) == ("refused", True)
    assert rebuild.run(accept_fewer=True).outcome == "published"
    assert rebuild.report()["counts"]["crypt"] == 7


def test_a_hold_stops_the_rebuild(rebuild: Rebuild) -> None:
    rebuild.store.exchange(HOLD, b"", "")
    assert rebuild.run().outcome == "on hold"
    assert "data/manifest.json" not in rebuild.site()


class _KilledError(BaseException):
    """Nothing is cleaned up after it, as after `kill -9`: not even the handlers of errors run."""


class Fragile(SiteFolder):
    """Dies with one of its calls."""

    calls_left = 0

    def put(self, file: StoredFile) -> None:
        self._call()
        super().put(file)

    def exchange(self, key: str, content: bytes, mark: str) -> None:
        self._call()
        super().exchange(key, content, mark)

    def remove(self, key: str) -> None:
        self._call()
        super().remove(key)

    def _call(self) -> None:
        Fragile.calls_left -= 1
        if Fragile.calls_left < 0:
            raise _KilledError


def calls_of_a_run(rebuild: Rebuild, store: Fragile) -> int:
    Fragile.calls_left = 10_000
    rebuild.run(store)
    return 10_000 - Fragile.calls_left


def test_a_killed_run_leaves_a_whole_site_and_the_next_one_finishes(rebuild: Rebuild) -> None:
    store = Fragile(rebuild.dist, rebuild.folder / "private")
    for text in ("Camarilla: +8 strength.", "Camarilla: +9 strength."):
        rebuild.change_text(text)
        calls = calls_of_a_run(rebuild, store)
    chance = random.Random(17)  # noqa: S311 - any ten points will do
    for number, at in enumerate(chance.sample(range(calls), 10), start=1):
        last, new = rebuild.text(), f"Camarilla: +{number} strength."
        rebuild.change_text(new)
        Fragile.calls_left = at
        with pytest.raises(_KilledError):
            rebuild.run(store)
        rebuild.assert_whole()
        assert rebuild.text() in (last, new)
        Fragile.calls_left = 10_000
        # Killed while it reported, a run has published everything.
        assert rebuild.run(store).outcome in ("published", "unchanged")
        rebuild.assert_whole()
        assert rebuild.text() == new
        assert new.encode() in rebuild.site()[f"cards/{THEO}.html"]


def test_two_runs_at_once_do_no_harm(rebuild: Rebuild) -> None:
    class Meeting(SiteFolder):
        met: Any = None

        def put(self, file: StoredFile) -> None:
            if Meeting.met is None:
                Meeting.met = rebuild.run().outcome
            super().put(file)

    assert rebuild.run(Meeting(rebuild.dist, rebuild.folder / "private")).outcome == "published"
    assert Meeting.met == "another run is at work"
    rebuild.assert_whole()

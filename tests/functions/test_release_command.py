"""The operator's command that releases playtest cards (docs/rules/playtest.md §9)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from card_pipeline.playtest_command import run_playtest

from functions.common.settings import Settings
from functions.decks.repository import releases as stored
from infra.local import settings as local
from infra.playtest_release import main
from tests.card_data import published_data
from tests.functions.databases import ROOT
from tests.functions.deck_harness import Builder
from tests.functions.harness import Harness
from tests.functions.release_harness import FIRST, SECOND, VAMPIRE, ReleaseHarness

pytestmark = pytest.mark.slow


class Operator:
    """A machine with a built site, a round, a running service, and a map."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.folder, self.data = folder, folder / "data"
        (folder / "dist").mkdir()
        (folder / "dist" / "data").symlink_to(published_data(folder / "published"))
        run_playtest(None, self.data / "playtest", lambda _: None)
        (self.data / local.ENDPOINT).write_text(settings.database_endpoint)
        self.settings = settings

    def options(self, text: str, *more: str) -> list[str]:
        map_ = self.folder / "map.txt"
        map_.write_text(text, encoding="utf-8")
        return [str(map_), "--site", str(self.folder / "dist"), "--data", str(self.data), *more]

    def release(self, text: str, *more: str) -> int:
        return main(self.options(text, "--rate", "5000", *more))


@pytest.fixture
def releases(real_table: Settings, monkeypatch: pytest.MonkeyPatch) -> ReleaseHarness:
    """The table has the name of the local one."""
    monkeypatch.setattr("infra.operator_table.TABLE", real_table.main_table)
    harness = Harness(real_table)
    harness.clock.run()
    return ReleaseHarness(harness)


@pytest.fixture
def operator(tmp_path: Path, releases: ReleaseHarness) -> Operator:
    return Operator(tmp_path, releases.accounts.settings)


@pytest.fixture
def theo(releases: ReleaseHarness) -> Builder:
    return releases.tester()


ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (ROOT, ROOT / "card-pipeline")))}
MAP = f"# the first round\n{FIRST} {VAMPIRE}\n\n{SECOND}, gone  # never printed\n"


def no_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("functions.decks.services.release.CALL_SECONDS", 0)


def test_it_reports_first_and_changes_the_decks_when_it_is_asked_to(
    operator: Operator, theo: Builder, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    no_wait(monkeypatch)
    deck = theo.make(cards={FIRST: 2, SECOND: 1, "210003": 4})
    report = operator.folder / "report.json"
    assert operator.release(MAP, "--report", str(report)) == 0
    assert theo.cards(deck) == {FIRST: 2, SECOND: 1, "210003": 4}
    shown = capsys.readouterr().out
    assert "would change: 1 decks (of these 0 revisions, 0 without an owner)" in shown
    assert f"{FIRST} → {VAMPIRE}: 1 decks, 2 copies" in shown
    assert f"gone from deck {deck}: 1 of {SECOND}" in shown
    assert "not in the map: 210003, 1 decks, 4 copies" in shown
    assert "Nothing was changed: add GO=1" in shown
    written = json.loads(report.read_text())
    assert (written["go"], written["waiting"]["decks"], written["done"]["decks"]) == (False, 1, 0)
    assert not (operator.data / "playtest" / "released.json").exists()
    assert operator.release(MAP, "--go", "--report", str(report)) == 0
    assert theo.cards(deck) == {VAMPIRE: 2, "210003": 4}
    assert "changed: 1 decks" in capsys.readouterr().out
    written = json.loads(report.read_text())
    assert (written["go"], written["waiting"]["decks"], written["done"]["decks"]) == (True, 0, 1)
    recorded = json.loads((operator.data / "playtest" / "released.json").read_text())
    assert recorded == {FIRST: VAMPIRE, SECOND: None}


def test_every_problem_of_a_map_is_named_by_file_line_and_id(
    operator: Operator, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = f"210999 {VAMPIRE}\n{FIRST} 209999\n{FIRST} gone\nfirst gone\n{SECOND} 210003\n"
    assert operator.release(wrong, "--go") == 2
    file = operator.folder / "map.txt"
    assert capsys.readouterr().err.splitlines() == [
        f"{file}, line 1: 210999 is not a card of the round",
        f"{file}, line 2: 209999 is not a released card",
        f"{file}, line 3: {FIRST} is in line 2 already",
        f'{file}, line 4: "first gone" is neither "210001 201700" nor "210001 gone"',
        f"{file}, line 5: 210003 is the id of a playtest card",
    ]
    assert stored.find_releases() == {}
    assert operator.release("# nothing\n") == 2
    assert "line 1: no cards" in capsys.readouterr().err


def test_what_is_missing_is_named(operator: Operator, capsys: pytest.CaptureFixture[str]) -> None:
    assert operator.release(MAP, "--site", str(operator.folder / "none")) == 1
    assert "run `make data` first" in capsys.readouterr().err
    assert operator.release(MAP, "--round", str(operator.folder)) == 1
    assert "run `make playtest` first" in capsys.readouterr().err
    (operator.data / local.ENDPOINT).unlink()
    assert operator.release(MAP) == 1
    assert "start `make run`, or name a table" in capsys.readouterr().err
    assert main([str(operator.folder / "no-map"), "--site", str(operator.folder / "dist")]) == 1
    assert operator.release(MAP, "--rate", "0") == 1


def test_a_killed_release_is_finished_by_the_next_one(
    operator: Operator, releases: ReleaseHarness, theo: Builder, monkeypatch: pytest.MonkeyPatch
) -> None:
    decks = [theo.make(cards={FIRST: 1 + number % 3, SECOND: 1}) for number in range(30)]
    table = releases.accounts.settings.main_table
    start = f"import infra.operator_table as one, infra.playtest_release as two\none.TABLE = {table!r}\n"
    for _ in range(3):
        options = operator.options(MAP, "--go", "--rate", "100")
        command = [sys.executable, "-c", f"{start}two.main({options!r})"]
        with subprocess.Popen(command, cwd=ROOT, env=ENVIRONMENT) as running:
            wait_for_a_change(theo, decks)
            running.kill()
    no_wait(monkeypatch)
    assert operator.release(MAP, "--go") == 0
    seen = [theo.see(deck) for deck in decks]
    assert [deck["cards"] for deck in seen] == [{VAMPIRE: 1 + number % 3} for number in range(30)]
    assert {deck["rev"] for deck in seen} == {2}, "each deck is written once"
    assert {len(deck["released"]) for deck in seen} == {2}


def wait_for_a_change(theo: Builder, decks: list[str]) -> None:
    """Wait until the running release has changed one more deck, or all of them."""
    before = changed(theo, decks)
    deadline = time.monotonic() + 60
    while changed(theo, decks) in {before} - {len(decks)}:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def changed(theo: Builder, decks: list[str]) -> int:
    return sum(FIRST not in theo.cards(deck) for deck in decks)

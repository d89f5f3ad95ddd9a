from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from card_pipeline.cli import main
from card_pipeline.sources.card_files import FILES as CARD_FILES
from card_pipeline.sources.playtest import SAMPLE
from card_pipeline.sources.provenance import read_provenance

from tests.pipeline.small_sources import small_sources
from tests.pipeline.twd_texts import SMALL_REPORT, deck_archive
from tests.pipeline.upstream_server import Server, running_server

pytestmark = pytest.mark.slow


@pytest.fixture
def server() -> Iterator[Server]:
    with running_server() as running:
        yield running


def settings_file(folder: Path, files: dict[str, str], **more: dict[str, str]) -> Path:
    named = {"cards": files} | {name.replace("_", " "): found for name, found in more.items()}
    sources = {name: {"origin": "example.org/data", "files": found} for name, found in named.items()}
    path = folder / "upstream.yml"
    path.write_text(json.dumps({"timeout": 5, "sources": sources}), encoding="utf-8")
    return path


def update(folder: Path, settings: Path) -> int:
    options = {
        "sources": folder / "new",
        "out": folder / "data",
        "artifacts": folder,
        "settings": settings,
        "playtest": folder / "round",
    }
    return main(["update", *[part for name, path in options.items() for part in (f"--{name}", str(path))]])


def test_fetched_cards_are_published_under_the_day_of_the_fetch(server: Server, tmp_path: Path) -> None:
    cards = small_sources(tmp_path / "upstream") / "cards"
    names = [*CARD_FILES, "rulings.yaml", "groups.yaml", "references.yaml"]
    files = {name: server.serve(name, (cards / name).read_bytes()) for name in names}
    assert update(tmp_path, settings_file(tmp_path, files)) == 0
    manifest = json.loads((tmp_path / "data" / "manifest.json").read_bytes())
    assert manifest["counts"]["crypt"] == 8
    fetched = read_provenance(tmp_path / "new")["cards"]
    assert fetched.date is None
    assert manifest["version"].startswith(f"{fetched.fetched}.")


def test_the_archive_of_winning_decks_is_fetched_and_published(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cards = small_sources(tmp_path / "upstream") / "cards"
    names = [*CARD_FILES, "rulings.yaml", "groups.yaml", "references.yaml"]
    files = {name: server.serve(name, (cards / name).read_bytes()) for name in names}
    # As at the URL of upstream.yml: everything in a folder named by the version.
    whole = deck_archive({"10270": SMALL_REPORT}, "TWD-924b67d6/decks")
    archive = {"twd-decks.tar.gz": server.serve("decks.tar.gz", whole)}
    assert update(tmp_path, settings_file(tmp_path, files, winning_decks=archive)) == 0
    manifest = json.loads((tmp_path / "data" / "manifest.json").read_bytes())
    assert manifest["counts"]["twd"] == 1
    (source,) = [one for one in manifest["sources"] if one["name"] == "winning decks"]
    assert (source["status"], source["origin"]) == ("present", "example.org/data")
    for broken, cause in (
        (whole[:-30], "not a whole .tar.gz file"),
        (deck_archive({"1": SMALL_REPORT.replace("Magnum", "Magnet")}), 'no library card ".44 Magnet"'),
        (deck_archive({}), "contains no decks/<id>.txt"),
    ):
        server.serve("decks.tar.gz", broken)
        capsys.readouterr()
        assert update(tmp_path, tmp_path / "upstream.yml") == 1
        errors = capsys.readouterr().err
        assert errors.startswith("not updated: winning decks: ")
        assert cause in errors
        assert "the old files stay" in errors
        assert json.loads((tmp_path / "data" / "manifest.json").read_bytes())["counts"]["twd"] == 1


@pytest.mark.usefixtures("quick_packing")
def test_a_playtest_round_is_rebuilt_when_its_sources_have_changed(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cards = small_sources(tmp_path / "upstream") / "cards"
    names = [*CARD_FILES, "rulings.yaml", "groups.yaml", "references.yaml"]
    settings = settings_file(
        tmp_path, {name: server.serve(name, (cards / name).read_bytes()) for name in names}
    )
    assert update(tmp_path, settings) == 0
    assert not (tmp_path / "round").exists(), "there is none"
    round_ = tmp_path / "new" / "playtest"
    shutil.copytree(SAMPLE, round_)
    for file in (round_ / "precons").iterdir():
        file.unlink()
    assert update(tmp_path, settings) == 0
    before = json.loads((tmp_path / "round" / "playtest.json").read_bytes())
    assert before["round"]["id"] == "sample"
    (round_ / "round.yml").write_text("id: next\nname: Next round\n")
    assert update(tmp_path, settings) == 0
    assert json.loads((tmp_path / "round" / "playtest.json").read_bytes())["round"]["id"] == "next"
    capsys.readouterr()
    assert update(tmp_path, settings) == 0
    assert "round unchanged" in capsys.readouterr().out


@pytest.mark.usefixtures("quick_packing")
def test_unusable_sources_are_reported_and_the_others_are_built(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cards = small_sources(tmp_path / "upstream") / "cards"
    files = {name: server.serve(name, (cards / name).read_bytes()) for name in CARD_FILES}
    files["vteslib.csv"] = server.serve("vteslib.csv", (cards / "vteslib.csv").read_bytes()[:500])
    assert update(tmp_path, settings_file(tmp_path, files)) == 1
    err = capsys.readouterr().err
    assert err.startswith("not updated: cards: ")
    assert "vteslib.csv" in err
    manifest = json.loads((tmp_path / "data" / "manifest.json").read_bytes())
    assert manifest["counts"]["crypt"] == 1785


def test_wrong_settings_are_one_message(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "upstream.yml").write_text("sources: {cards: 1}\n", encoding="utf-8")
    assert update(tmp_path, tmp_path / "upstream.yml") == 2
    err = capsys.readouterr().err
    assert err.startswith("upstream.yml")
    assert err.count("\n") == 1

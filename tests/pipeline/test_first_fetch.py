"""The first build on a machine fetches the sources by itself, from a server of this machine."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from card_pipeline import cli
from card_pipeline.first_fetch import ATTEMPT, PAUSE_SECONDS, fetch_first
from card_pipeline.sources import download
from card_pipeline.sources.card_files import FILES as CARD_FILES
from card_pipeline.update_command import Fetching

from tests.pipeline.small_sources import small_sources
from tests.pipeline.twd_texts import SMALL_REPORT, deck_archive
from tests.pipeline.upstream_server import Server, running_server

pytestmark = pytest.mark.slow

NOW = 1_776_000_000.0
CARDS = [*CARD_FILES, "rulings.yaml", "groups.yaml", "references.yaml"]


@pytest.fixture
def server() -> Iterator[Server]:
    with running_server() as running:
        yield running


def settings(folder: Path, **files: dict[str, str]) -> Path:
    sources = {
        name.replace("_", " "): {"origin": "example.org/data", "files": found}
        for name, found in files.items()
    }
    path = folder / "upstream.yml"
    path.write_text(json.dumps({"timeout": 60, "sources": sources}), encoding="utf-8")
    return path


def served_cards(server: Server, folder: Path) -> dict[str, str]:
    cards = small_sources(folder / "upstream") / "cards"
    return {name: server.serve(name, (cards / name).read_bytes()) for name in CARDS}


def archive(server: Server) -> dict[str, str]:
    whole = deck_archive({"10270": SMALL_REPORT}, "TWD-924b67d6/decks")
    return {"twd-decks.tar.gz": server.serve("decks.tar.gz", whole)}


def build(folder: Path, *more: str) -> dict[str, int]:
    options = ["--out", str(folder / "data"), "--artifacts", str(folder / "artifacts"), *more]
    assert cli.main(["data", *options]) == 0
    counts: dict[str, int] = json.loads((folder / "data" / "manifest.json").read_bytes())["counts"]
    return counts


def fetch(folder: Path, settings: Path, seconds: float = 30, now: float = NOW) -> list[str]:
    lines: list[str] = []
    fetch_first(folder / "sources", folder / "artifacts", lines.append, now, Fetching(settings, seconds))
    return lines


@pytest.mark.usefixtures("quick_packing")
def test_the_first_build_publishes_the_fetched_archive(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SOURCES", raising=False)
    monkeypatch.setattr(cli, "DEFAULT_SOURCES", tmp_path / "sources")
    file = settings(tmp_path, cards=served_cards(server, tmp_path), winning_decks=archive(server))
    counts = build(tmp_path, "--fetch", "--settings", str(file))
    assert (counts["crypt"], counts["twd"]) == (8, 1)


def test_existing_sources_are_not_fetched_again(server: Server, tmp_path: Path) -> None:
    file = settings(tmp_path, winning_decks=archive(server))
    assert "winning decks: 1 files from example.org/data" in fetch(tmp_path, file)
    assert fetch(tmp_path, file) == []


def test_given_sources_are_never_fetched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "DEFAULT_SOURCES", tmp_path / "sources")
    monkeypatch.setattr(cli, "run_data", lambda *_: None)
    cli.main(["data", "--fetch", "--sources", str(tmp_path)])
    assert "Fetching" not in capsys.readouterr().out


@dataclass
class TimeAfterArrival:
    """A clock that stands still until the first source has arrived, and shows the time of the limit then."""

    limit: float
    readings: int = 0

    def monotonic(self) -> float:
        # The first reading begins the limit; the second is that of the wait for the first source.
        self.readings += 1
        return 0.0 if self.readings <= 2 else self.limit


def test_what_does_not_arrive_in_time_is_left_out(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hanging = {"rulings.yaml": server.answer("rulings.yaml", server.hang)}
    file = settings(tmp_path, rulings=hanging, winning_decks=archive(server))
    monkeypatch.setattr(download, "time", TimeAfterArrival(limit=30))
    lines = fetch(tmp_path, file, seconds=30)
    assert "rulings: not complete in 30 s; the old files stay" in lines
    assert lines[-1] == "`make update` fetches what is missing."
    arrived = sorted(path.name for path in (tmp_path / "sources").iterdir())
    assert arrived == ["history", "provenance.json", "twd"]


def test_without_a_network_nothing_stays_and_a_day_passes_until_the_next_attempt(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        url = f"http://127.0.0.1:{closed.getsockname()[1]}/x"
    file = settings(tmp_path, rulings={"rulings.yaml": url})
    assert fetch(tmp_path, file)[-1] == "Without them the archives show samples, and say so."
    assert not (tmp_path / "sources").exists()
    assert fetch(tmp_path, file, now=NOW + PAUSE_SECONDS - 1) == []
    assert fetch(tmp_path, file, now=NOW + PAUSE_SECONDS) != []
    (tmp_path / "artifacts" / ATTEMPT).write_text("yesterday", encoding="utf-8")
    assert fetch(tmp_path, file) != []

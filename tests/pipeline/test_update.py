from __future__ import annotations

import io
import json
import socket
import tarfile
import zipfile
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler
from importlib.resources import files
from pathlib import Path

import pytest
from card_pipeline.sources.card_files import FILES as CARD_FILES
from card_pipeline.sources.card_files import read_card_files
from card_pipeline.sources.fetch import FetchError, fetch
from card_pipeline.sources.files import fetched_cards
from card_pipeline.sources.rulings import FILES as RULING_FILES
from card_pipeline.sources.rulings import read_rulings, rulings_folder
from card_pipeline.sources.third_party_ids import read_third_party_ids
from card_pipeline.sources.translations import read_translations, translation_files
from card_pipeline.sources.twd import read_deck_texts
from card_pipeline.sources.upstream import Update, update
from card_pipeline.sources.upstream_settings import Upstream, UpstreamSource
from card_pipeline.update_command import Fetching, run_update

from tests.pipeline.upstream_server import Server, running_server

pytestmark = pytest.mark.slow

CARD_IDS = range(100_000, 300_000)
NOW = 1_776_000_000.0


@pytest.fixture
def server() -> Iterator[Server]:
    with running_server() as running:
        yield running


def settings(name: str, addresses: dict[str, str], timeout: float = 5) -> Upstream:
    return Upstream(
        timeout=timeout, sources={name: UpstreamSource(origin="example.org/data", files=addresses)}
    )


def readable(sources: Path) -> None:
    """Read a sources folder with the real readers."""
    folder = fetched_cards(sources)
    if folder is not None:
        read_card_files(folder)
    read_rulings(rulings_folder(sources), CARD_IDS)
    read_translations(translation_files(sources), CARD_IDS)
    read_third_party_ids(sources, CARD_IDS)
    read_deck_texts(sources / "twd")


def run(sources: Path, upstream: Upstream) -> Update:
    return update(sources, upstream, readable, lambda _: None)


def zipped(name: str, text: str) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, text)
    return data.getvalue()


SPANISH = "vtescsv_utf8.es-ES.zip"
SPANISH_CSV = 'Id,Name,Card Text,Name es-ES\n"200025","Aidan Lyle","Camarilla: Aidan…","Aidan Lyle"\n'


def old_translation(sources: Path) -> Path:
    file = sources / "i18n" / SPANISH
    file.parent.mkdir(parents=True)
    file.write_bytes(zipped("vtescrypt.es-ES.csv", SPANISH_CSV))
    return file


def test_everything_arrives_with_where_it_came_from(server: Server, tmp_path: Path) -> None:
    day = "Thu, 09 Apr 2026 10:00:00 GMT"
    package = files("cards")
    cards = {name: server.serve(name, (package / name).read_bytes(), day) for name in CARD_FILES}
    sources = tmp_path / "sources"
    result = run_update(sources, lambda _: None, NOW, Fetching(_settings_file(tmp_path, cards)))
    assert result.failed == []
    for name in CARD_FILES:
        assert (sources / "cards" / name).read_bytes() == (package / name).read_bytes()
    provenance = json.loads((sources / "provenance.json").read_bytes())["cards"]
    assert (provenance["origin"], provenance["date"]) == ("example.org/data", "2026-04-09")
    assert provenance["files"]["vtescrypt.csv"]["address"] == cards["vtescrypt.csv"]
    assert len(provenance["files"]["vtescrypt.csv"]["sha256"]) == 64
    assert sorted(path.name for path in sources.iterdir()) == ["cards", "history", "provenance.json"]


def _settings_file(folder: Path, cards: dict[str, str]) -> Path:
    path = folder / "upstream.yml"
    source = {"origin": "example.org/data", "files": cards}
    path.write_text(json.dumps({"timeout": 5, "sources": {"cards": source}}), encoding="utf-8")
    return path


def test_cards_may_come_as_one_zip(server: Server, tmp_path: Path) -> None:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in CARD_FILES:
            archive.writestr(f"vtescsv/{name}", (files("cards") / name).read_bytes())
    address = server.serve("all.zip", data.getvalue())
    assert run(tmp_path, settings("cards", {"all.zip": address})).updated == ["cards"]
    assert sorted(path.name for path in (tmp_path / "cards").iterdir()) == sorted(CARD_FILES)


def test_rulings_decks_and_ids_arrive(server: Server, tmp_path: Path) -> None:
    package = files("cards")
    rulings = {name: server.serve(name, (package / name).read_bytes()) for name in RULING_FILES}
    decks = io.BytesIO()
    with tarfile.open(fileobj=decks, mode="w:gz") as archive:
        member = tarfile.TarInfo("TWD-924b67d6/decks/10000.txt")
        member.size = 6
        archive.addfile(member, io.BytesIO(b"Event\n"))
    upstream = Upstream(
        timeout=5,
        sources={
            "rulings": UpstreamSource(origin="example.org/rulings", files=rulings),
            "winning decks": UpstreamSource(
                origin="example.org/decks", files={"twd.tar.gz": server.serve("twd.tar.gz", decks.getvalue())}
            ),
            "third-party ids": UpstreamSource(
                origin="example.org/ids",
                files={"third-party-ids.json": server.serve("ids.json", b'{"4054": 201599}')},
            ),
        },
    )
    assert run(tmp_path, upstream) == Update(["rulings", "winning decks", "third-party ids"], [])
    assert (tmp_path / "rulings" / "groups.yaml").is_file()
    assert (tmp_path / "twd" / "twd.tar.gz").is_file()
    assert (tmp_path / "third-party-ids.json").read_bytes() == b'{"4054": 201599}'
    assert set(json.loads((tmp_path / "provenance.json").read_bytes())) == set(upstream.sources)


def test_a_new_file_replaces_the_old_one_and_leaves_its_neighbours(server: Server, tmp_path: Path) -> None:
    file = old_translation(tmp_path)
    (file.parent / "NOTICE").write_text("keep", encoding="utf-8")
    new = zipped("vtescrypt.es-ES.csv", SPANISH_CSV.replace("Aidan…", "Aidan obtiene…"))
    assert run(tmp_path, settings("translations", {SPANISH: server.serve("new", new)})).failed == []
    assert file.read_bytes() == new
    assert (file.parent / "NOTICE").read_text(encoding="utf-8") == "keep"


HTML = b"\n<!DOCTYPE html><html><body>Sign in to the network</body></html>"
TRUNCATED = zipped("vtescrypt.es-ES.csv", SPANISH_CSV * 50)[:-40]


@pytest.mark.parametrize(
    ("data", "cause"),
    [
        (TRUNCATED, "not a whole zip file"),
        (zipped("vtescrypt.es-ES.csv", '"Id","Name"\n"200025","Aidan Lyle"\n'), 'missing column "Card Text"'),
        (zipped("readme.txt", "moved"), r"contains no vtescrypt.<locale>.csv"),
        (HTML, "the answer is a web page"),
        (b"", "the answer is empty"),
    ],
)
def test_wrong_content_is_named_and_the_old_file_stays(
    server: Server, tmp_path: Path, data: bytes, cause: str
) -> None:
    file = old_translation(tmp_path)
    before = file.read_bytes()
    address = server.serve("es.zip", data)
    result = run(tmp_path, settings("translations", {SPANISH: address}))
    assert result.updated == []
    assert len(result.failed) == 1
    assert f"translations: {address}: " in result.failed[0]
    assert cause in result.failed[0]
    assert "the old files stay" in result.failed[0]
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["i18n"]


def test_a_missing_file_is_named(server: Server, tmp_path: Path) -> None:
    result = run(tmp_path, settings("rulings", {"rulings.yaml": f"{server.address}/gone.yaml"}))
    assert result.failed == [
        f"rulings: {server.address}/gone.yaml: the server answers 404 Not Found; the old files stay"
    ]
    assert list(tmp_path.iterdir()) == []


def test_a_hanging_server_times_out(server: Server, tmp_path: Path) -> None:
    before = old_translation(tmp_path).read_bytes()
    address = server.answer("es.zip", server.hang)
    result = run(tmp_path, settings("translations", {SPANISH: address}, timeout=0.2))
    assert result.failed == [f"translations: {address}: timeout, no answer in 0.2 s; the old files stay"]
    assert (tmp_path / "i18n" / SPANISH).read_bytes() == before


def test_a_truncated_file_is_refused(server: Server, tmp_path: Path) -> None:
    address = server.serve("ids.json", b'{"4054": 201599}', declared=17)
    with pytest.raises(FetchError, match=r"truncated|connection broke"):
        fetch(address, tmp_path / "ids.json", 1)


def test_a_file_that_arrives_too_slowly_is_given_up(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def drip(request: BaseHTTPRequestHandler) -> None:
        request.send_response(200)
        request.end_headers()
        while not server.released.wait(0.02):
            request.wfile.write(b".")

    monkeypatch.setattr("card_pipeline.sources.fetch.MAX_TIMEOUTS", 2)
    with pytest.raises(FetchError, match=r"timeout, not complete in 0\.4 s"):
        fetch(server.answer("x", drip), tmp_path / "x", 0.2)


def test_a_file_above_the_maximum_size_is_refused(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("card_pipeline.sources.fetch.MAX_BYTES", 10)
    with pytest.raises(FetchError, match="larger than 10 bytes"):
        fetch(server.serve("x", b"eleven byte"), tmp_path / "x", 1)


def test_an_unreachable_server_is_named(tmp_path: Path) -> None:
    with pytest.raises(FetchError, match="no connection"):
        fetch("http://127.0.0.1:9/x", tmp_path / "x", 1)


def test_a_redirect_to_another_protocol_is_refused(server: Server, tmp_path: Path) -> None:
    """The standard opener follows redirects to ftp, too."""
    with socket.create_server(("127.0.0.1", 0)) as ftp:
        ftp.setblocking(False)

        def redirect(request: BaseHTTPRequestHandler) -> None:
            request.send_response(302)
            request.send_header("Location", f"ftp://127.0.0.1:{ftp.getsockname()[1]}/x")
            request.end_headers()

        with pytest.raises(FetchError, match="unknown url type: ftp"):
            fetch(server.answer("x", redirect), tmp_path / "x", 1)
        with pytest.raises(BlockingIOError):
            ftp.accept()


def test_one_failing_source_does_not_hold_back_the_others(server: Server, tmp_path: Path) -> None:
    ids = server.serve("ids.json", b'{"4054": 201599}')
    upstream = Upstream(
        timeout=5,
        sources={
            "rulings": UpstreamSource(origin="a", files={"rulings.yaml": f"{server.address}/gone"}),
            "third-party ids": UpstreamSource(origin="b", files={"third-party-ids.json": ids}),
        },
    )
    result = run(tmp_path, upstream)
    assert result.updated == ["third-party ids"]
    assert len(result.failed) == 1


def test_a_truncated_archive_is_refused(server: Server, tmp_path: Path) -> None:
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w:gz") as archive:
        for number in range(50):
            member = tarfile.TarInfo(f"decks/{number}.txt")
            text = f"Event {number} {hash(number * 7919)}\n".encode()
            member.size = len(text)
            archive.addfile(member, io.BytesIO(text))
    address = server.serve("twd.tar.gz", data.getvalue()[: len(data.getvalue()) // 2])
    result = run(tmp_path, settings("winning decks", {"twd.tar.gz": address}))
    assert f"{address}: wrong content: twd.tar.gz: not a whole .tar.gz file" in result.failed[0]

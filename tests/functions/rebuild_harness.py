"""Harness of the rebuild: a small published site, and the sources it is renewed from."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import brotli
from card_pipeline.sources.card_files import FILES as CARD_FILES
from site_builder.changes import Release
from site_builder.site_parts import FILE as PARTS
from site_builder.site_parts import SiteParts, write_parts
from site_builder.site_settings import Settings

from functions.rebuild.ports import Ports
from functions.rebuild.service import RunResult, run
from functions.rebuild.sources import SourcesArchive
from infra.site_folder import SiteFolder
from infra.site_record import SiteStore
from tests.functions.harness import FakeClock
from tests.pipeline.small_sources import change, read_rows_of, small_sources, write_rows
from tests.pipeline.twd_texts import SMALL_REPORT, deck_archive
from tests.pipeline.upstream_server import Server

DECKS = "twd-decks.tar.gz"
RULINGS = ("rulings.yaml", "groups.yaml", "references.yaml")
SCREENS = (
    "src/app/card-screen.tsx",
    "src/app/deck-screen.tsx",
    "src/features/sets/sets-screen.tsx",
    "src/features/changes/changes-screen.tsx",
    "src/i18n/page-areas.ts",
    "style.css",
)
VITE = {
    name: {"file": f"assets/{name.rpartition('/')[2].partition('.')[0]}-a1.js"}
    for name in ("shell/boot.ts", "src/app/main.tsx", *SCREENS)
}
THEO = "201613"


@dataclass
class Rebuild:
    """The rebuild of a small site in a folder."""

    folder: Path
    server: Server
    clock: FakeClock = field(default_factory=lambda: FakeClock(datetime(2026, 11, 24, 4, tzinfo=UTC)))
    store: SiteStore = field(init=False)
    decks: bytes = field(default_factory=lambda: deck_archive({"10270": SMALL_REPORT}))

    def __post_init__(self) -> None:
        self.store = SiteFolder(self.dist, self.folder / "private")
        self.dist.mkdir()
        (self.dist / PARTS).write_bytes(parts())
        small_sources(self.folder / "upstream")
        settings = {
            "cards": self._files(*CARD_FILES),
            "rulings": self._files(*RULINGS),
            "winning decks": self._files(DECKS),
        }
        described = {
            name: {"origin": f"example.org/{name}", "files": files} for name, files in settings.items()
        }
        self.upstream.write_text(json.dumps({"timeout": 5, "sources": described}), encoding="utf-8")
        self.serve()

    @property
    def dist(self) -> Path:
        return self.folder / "dist"

    @property
    def upstream(self) -> Path:
        return self.folder / "upstream.yml"

    @property
    def cards(self) -> Path:
        """The card files and rulings as the server has them, after `serve`."""
        return self.folder / "upstream" / "cards"

    def serve(self) -> None:
        for file in (*CARD_FILES, *RULINGS):
            self.server.serve(file, (self.cards / file).read_bytes())
        self.server.serve(DECKS, self.decks)

    def change_text(self, text: str) -> None:
        """Change the text of a card."""
        change(self.cards / "vtescrypt.csv", THEO, "Card Text", text)
        self.serve()

    def change_rows(self, edit: Callable[[list[dict[str, str]]], list[dict[str, str]]]) -> None:
        """Change the rows of the crypt."""
        file = self.cards / "vtescrypt.csv"
        write_rows(file, edit(read_rows_of(file)))
        self.serve()

    def ports(self, store: SiteStore | None = None) -> Ports:
        used = store or self.store
        return Ports(self.clock, used, SourcesArchive(used), self.upstream, processors=1)

    def run(self, store: SiteStore | None = None, *, accept_fewer: bool = False) -> RunResult:
        return run(self.ports(store), accept_fewer=accept_fewer)

    def report(self) -> dict[str, Any]:
        read: dict[str, Any] = json.loads((self.dist / "data" / "report.json").read_bytes())
        return read

    def manifest(self) -> dict[str, Any]:
        read: dict[str, Any] = json.loads((self.dist / "data" / "manifest.json").read_bytes())
        return read

    def site(self) -> dict[str, bytes]:
        """Everything a visitor can get, but the report."""
        files = (path for path in self.dist.rglob("*") if path.is_file())
        found = {path.relative_to(self.dist).as_posix(): path.read_bytes() for path in files}
        return {key: content for key, content in found.items() if not key.startswith("data/report.json")}

    def text(self) -> str:
        """The text of the card whose text changes, as a visitor gets it."""
        return str(next(card["text"] for card in self.published("crypt")["cards"] if card["id"] == int(THEO)))

    def published(self, name: str) -> dict[str, Any]:
        """A file of the data, as the manifest names it."""
        path = self.manifest()["files"][name]["path"]
        read: dict[str, Any] = json.loads((self.dist / "data" / path).read_bytes())
        return read

    def assert_whole(self) -> None:
        """Every file that the manifest names is there, and so is its page of every card."""
        data = self.dist / "data"
        assert json.loads(brotli.decompress((data / "manifest.json.br").read_bytes()))
        for file in self.manifest()["files"].values():
            plain = (data / file["path"]).read_bytes()
            assert hashlib.sha256(plain).hexdigest() == file["sha256"]
            assert brotli.decompress((data / f"{file['path']}.br").read_bytes()) == plain
        for page in (self.dist / "cards").glob("*.html"):
            assert page.read_text("utf-8").rstrip().endswith("</html>")

    def _files(self, *names: str) -> dict[str, str]:
        return {name: f"{self.server.address}/{name}" for name in names}


def parts() -> bytes:
    settings = Settings("https://cards.example.org", {"images": {"host": "https://img.example.org"}})
    return write_parts(SiteParts(VITE, settings, [Release("1.0.0", "2026-11-20", ("First",))]))

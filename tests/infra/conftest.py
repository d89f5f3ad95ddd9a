"""Fixtures of the infrastructure tests."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from typing import Any

import pytest
from site_builder import pages
from site_builder.build_site import build_site
from site_builder.pages import Renderer
from site_builder.site_settings import Settings, read_settings
from site_builder.vite_manifest import read_manifest

from tests.card_data import published_data
from tests.infra.packaged_service import package, read
from tests.infra.small_data import ADDRESS, write_small_data

ROOT = Path(__file__).resolve().parents[2]

VITE_MANIFEST: dict[str, Any] = {
    "shell/boot.ts": {"file": "assets/boot-c9.js", "isEntry": True},
    "src/app/main.tsx": {
        "file": "assets/main-a1.js",
        "isEntry": True,
        "imports": ["_react-b2.js"],
        "dynamicImports": ["src/features/crypt/crypt-screen.tsx"],
    },
    "_react-b2.js": {"file": "assets/react-b2.js"},
    "src/i18n/page-areas.ts": {"file": "assets/page-areas-g7.js"},
    "src/features/crypt/crypt-screen.tsx": {
        "file": "assets/crypt-d4.js",
        "imports": ["src/app/main.tsx", "_rows-e5.js"],
    },
    "style.css": {"file": "assets/style-c3.css"},
    "_rows-e5.js": {"file": "assets/rows-e5.js"},
}
FILES = {
    "assets/boot-c9.js": "import(program.href)",
    "assets/main-a1.js": "import './react-b2.js'" + " " * 2000,
    "assets/react-b2.js": "export {}",
    "assets/style-c3.css": "html{color:red}",
    "assets/page-areas-g7.js": "export {}",
    "assets/crypt-d4.js": "export {}",
    "assets/rows-e5.js": "export {}",
    "icons/icon.svg": "<svg/>",
    "icons/icon-192.png": "png",
    "manifest.webmanifest": "{}",
    "sw.js": 'precache([{"revision":"SHELL_REVISION","url":"/index.html"}])',
}


@pytest.fixture
def vite(tmp_path: Path) -> Path:
    """A small Vite output of the real form."""
    return write_vite(tmp_path / "vite")


def write_vite(out: Path) -> Path:
    for name, content in {**FILES, ".vite/manifest.json": json.dumps(VITE_MANIFEST)}.items():
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (out / name).write_text(content)
    return out


@pytest.fixture
def settings() -> Settings:
    """The settings of this repository, of a site with an address."""
    found = read_settings(ROOT / "site" / "settings.json", None)
    return Settings(ADDRESS, found.page)


@pytest.fixture
def renderer(vite: Path, settings: Settings) -> Renderer:
    """Renders pages that load the small Vite output."""
    return Renderer(read_manifest(vite), settings.page)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project root with the files that the builder reads besides Vite's output."""
    return write_root(tmp_path)


def write_root(folder: Path) -> Path:
    (folder / "site").mkdir()
    settings = {"images": {"host": "https://img.example.org/card"}, "about": {"note": "</script><b>"}}
    (folder / "site" / "settings.json").write_text(json.dumps(settings))
    (folder / "CHANGES.md").write_text("# Changes\n\n## 1.2.0 · 2026-01-02\n\n- One\n- Two,\n  continued\n")
    (folder / "pyproject.toml").write_text('[project]\nversion = "1.2.0"\n')
    return folder


@pytest.fixture(autouse=True)
def small_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages with the screens of the small Vite output."""
    monkeypatch.setattr(pages, "read_pages", read_small_pages)


def read_small_pages() -> dict[str, pages.Page]:
    crypt = "src/features/crypt/crypt-screen.tsx"
    names = ("index.html", "library.html", "cards.html", "decks.html", "sets.html")
    return {
        **{
            name: pages.Page(title=f"{name} & more", heading="H", description="What it is", intro="I")
            for name in names
        },
        "crypt.html": pages.Page(title="Crypt", heading="H", description="Vampires", intro="I", screen=crypt),
        "changes.html": pages.Page(
            title="Card changes",
            heading="H",
            description="What is new",
            intro="I",
            feeds=("changes",),
            is_read=True,
            from_data=True,
        ),
        "404.html": pages.Page(title="404", heading="404", description="Nothing", intro="I", indexed=False),
    }


@pytest.fixture(scope="session")
def small_data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small part of the published data."""
    out = tmp_path_factory.mktemp("small") / "data"
    write_small_data(published_data(tmp_path_factory.mktemp("published")), out)
    return out


@pytest.fixture(scope="session")
def built_dist(tmp_path_factory: pytest.TempPathFactory, small_data: Path) -> Path:
    """A dist/ with a little published data, built once for all tests."""
    root = write_root(tmp_path_factory.mktemp("site"))
    out = with_data(root / "dist", small_data)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "read_pages", read_small_pages)
        build_site(root, write_vite(root / "vite"), out)
    return out


@pytest.fixture
def dist(root: Path, built_dist: Path) -> Path:
    """The built dist/ as a copy of the test."""
    return shutil.copytree(built_dist, root / "dist")


def with_data(dist: Path, data: Path) -> Path:
    """A dist/ with published data and nothing else."""
    shutil.copytree(data, dist / "data")
    (dist / "data" / "crypt.1a2b.json").write_bytes(b'{"cards":[]}')
    for name in ("manifest.json", "crypt.1a2b.json"):
        for ending in (".br", ".gz"):
            (dist / "data" / (name + ending)).write_bytes(ending.encode())
    return dist


@pytest.fixture(scope="session")
def template(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The template that `make package` has just made (PACKAGED_TEMPLATE), or one of the same sources."""
    packaged = os.environ.get("PACKAGED_TEMPLATE")
    return read(Path(packaged)) if packaged else package(tmp_path_factory.mktemp("service"))

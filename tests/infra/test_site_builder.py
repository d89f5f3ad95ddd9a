from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import brotli
import pytest
import yaml
from site_builder import __main__ as command
from site_builder.build_site import build_site
from site_builder.changes import read_changes, read_releases
from site_builder.errors import BuildError
from site_builder.pages import Renderer
from site_builder.site_settings import read_settings
from site_builder.vite_manifest import page_assets, read_manifest

from infra.cdn_rules import OWN_PAGE, load_rules
from tests.bench.sizes import scripts_of

ROOT = Path(__file__).resolve().parents[2]


def contents(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_a_page_loads_the_entry_its_imports_its_words_and_its_screen(vite: Path) -> None:
    assets = page_assets(read_manifest(vite), "src/features/crypt/crypt-screen.tsx")
    assert assets.boot == "/assets/boot-c9.js"
    assert assets.program == ("/assets/react-b2.js", "/assets/main-a1.js")
    words, screen = "/assets/page-areas-g7.js", "/assets/crypt-d4.js"
    assert assets.screen == (words, "/assets/rows-e5.js", screen)
    assert assets.style == "/assets/style-c3.css"


def test_a_page_without_a_screen_loads_no_screen(dist: Path) -> None:
    page = (dist / "index.html").read_text()
    assert "crypt-d4" not in page
    assert page.index('"program" content="/assets/react-b2.js"') < page.index(
        '"program" content="/assets/main-a1.js"'
    )
    assert '<script type="module" src="/assets/boot-c9.js"></script>' in page


def test_the_byte_budgets_count_every_script_that_a_page_names(dist: Path) -> None:
    shell = ["/assets/boot-c9.js", "/assets/react-b2.js", "/assets/main-a1.js"]
    assert scripts_of(dist, "index.html") == shell
    screen = ["/assets/page-areas-g7.js", "/assets/rows-e5.js", "/assets/crypt-d4.js"]
    assert scripts_of(dist, "crypt.html") == [*shell, *screen]


@pytest.mark.parametrize("is_read", [False, True])
def test_a_page_to_read_is_painted_before_its_code_is_fetched(vite: Path, is_read: bool) -> None:
    loaded = Renderer(read_manifest(vite), {}).program(None, is_read=is_read)
    assert '<meta name="program" content="/assets/main-a1.js">' in loaded
    early = '<link rel="modulepreload" href="/assets/main-a1.js" fetchpriority="low">'
    assert (early in loaded) is not is_read


def test_an_unknown_screen_stops_the_build(vite: Path) -> None:
    with pytest.raises(BuildError, match=r"knows no src/features/gone\.tsx"):
        page_assets(read_manifest(vite), "src/features/gone.tsx")


def test_settings_stand_in_the_page_and_cannot_end_their_block(dist: Path) -> None:
    page = (dist / "index.html").read_text()
    block = re.search(r'<script type="application/json" id="settings">(.*?)</script>', page)
    assert block is not None
    assert json.loads(block[1])["about"]["note"] == "</script><b>"


@pytest.mark.parametrize(("host", "written"), [("", ""), ("https://cdn.example/x/", "https://cdn.example/x")])
def test_the_image_host_can_be_overridden(
    root: Path, vite: Path, dist: Path, host: str, written: str
) -> None:
    build_site(root, vite, dist, host)
    assert f'"host":"{written}"' in (dist / "index.html").read_text()


def test_titles_are_escaped_and_only_the_error_page_is_hidden_from_search_engines(dist: Path) -> None:
    assert "<title>index.html &amp; more</title>" in (dist / "index.html").read_text()
    hidden = [page.name for page in dist.glob("*.html") if 'content="noindex"' in page.read_text()]
    assert hidden == ["404.html"]


def test_the_only_inline_script_is_the_theme_snippet(dist: Path) -> None:
    for page in dist.rglob("*.html"):
        text = page.read_text()
        assert len(re.findall(r"<script(?![^>]*\bsrc=)(?![^>]*application/(?:ld\+)?json)[^>]*>", text)) == 1
        assert not re.search(r"\sstyle=|\son\w+=|<style", text)


def test_the_service_worker_caches_the_rendered_page(root: Path, vite: Path, dist: Path) -> None:
    before = (dist / "sw.js").read_text()
    assert re.search(r'"revision":"[0-9a-f]{16}"', before)
    build_site(root, vite, dist, image_host="")
    assert (dist / "sw.js").read_text() != before


def test_a_service_worker_without_the_mark_stops_the_build(root: Path, vite: Path, dist: Path) -> None:
    (vite / "sw.js").write_text("precache([])")
    with pytest.raises(BuildError, match="SHELL_REVISION"):
        build_site(root, vite, dist)


def test_a_site_without_data_is_not_built(root: Path, vite: Path) -> None:
    with pytest.raises(BuildError, match="make data"):
        build_site(root, vite, root / "out")


def test_every_compressible_file_has_its_variants(dist: Path) -> None:
    rules = load_rules()
    for name, content in contents(dist).items():
        if name.startswith("data/") or Path(name).suffix not in rules.compressed:
            continue
        assert brotli.decompress((dist / f"{name}.br").read_bytes()) == content
        assert gzip.decompress((dist / f"{name}.gz").read_bytes()) == content
    assert not (dist / "icons" / "icon-192.png.br").exists()


def test_the_same_input_gives_the_same_bytes(root: Path, vite: Path, dist: Path) -> None:
    before = contents(dist)
    build_site(root, vite, dist)
    assert contents(dist) == before


def test_files_of_an_earlier_build_are_deleted_and_the_data_stay(root: Path, vite: Path, dist: Path) -> None:
    (dist / "assets" / "old-9z.js").write_text("old")
    (dist / "assets" / "old-9z.js.br").write_text("old")
    (dist / "gone").mkdir()
    data = contents(dist / "data")
    build_site(root, vite, dist)
    assert contents(dist / "data") == data
    assert not (dist / "gone").exists()
    assert not list((dist / "assets").glob("old*"))


def test_a_failed_build_leaves_dist_alone(root: Path, vite: Path, dist: Path) -> None:
    before = contents(dist)
    (root / "CHANGES.md").write_text("# Changes\n\n## 9.9.9 · 2026-01-02\n\n- One\n")
    with pytest.raises(BuildError, match=r"9\.9\.9"):
        build_site(root, vite, dist)
    assert contents(dist) == before


def test_a_file_of_an_unknown_kind_is_not_published(root: Path, vite: Path, dist: Path) -> None:
    (vite / "notes.docx").write_text("x")
    with pytest.raises(BuildError, match=r"no content type for notes\.docx"):
        build_site(root, vite, dist)


def test_the_version_file_tells_the_newest_changes(dist: Path) -> None:
    content = json.loads((dist / "api" / "version").read_bytes())
    assert content == {"version": "1.2.0", "changes": ["One", "Two, continued"]}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("# Changes\n", "any version"),
        ("## 1.0\n- One\n", "version · date"),
        ("## 1.1 · 2026-01-01\n\n## 1.0 · 2025-01-01\n- One\n", "for 1.1"),
    ],
)
def test_a_history_that_cannot_be_read_is_named(text: str, message: str) -> None:
    with pytest.raises(BuildError, match=message):
        read_changes(text)


def test_our_own_history_begins_with_the_version_of_the_package() -> None:
    assert read_releases(ROOT)[0].changes


def test_our_pages_are_the_pages_that_the_rules_serve() -> None:
    rules = load_rules()
    listed = yaml.safe_load((ROOT / "build" / "site_builder" / "pages.yml").read_text(encoding="utf-8"))
    named = [page for page in rules.pages.values() if OWN_PAGE not in page]
    served = {page.lstrip("/") for page in [*named, rules.not_found]}
    assert set(listed) == served


def test_the_first_page_and_the_changes_are_read() -> None:
    listed = yaml.safe_load((ROOT / "build" / "site_builder" / "pages.yml").read_text(encoding="utf-8"))
    assert {name for name, page in listed.items() if page.get("is_read")} == {"index.html", "changes.html"}


def test_the_command_names_missing_parts(root: Path, dist: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = command.main(["--root", str(root), "--vite", str(root / "none"), "--out", str(dist)])
    assert code == 2
    assert "vite build" in capsys.readouterr().err


def test_the_service_worker_caches_no_opaque_pictures() -> None:
    worker = ROOT / "site" / "src" / "service-worker"
    routes = (worker / "cached-requests.ts").read_text(encoding="utf-8")
    cached = re.findall(r"statuses: (\[.*?\])", routes)
    assert cached == ["[200]"], "an opaque response counts as megabytes"
    assert "methuselah-images" not in routes, "that cache has such answers, and is deleted by the page"


@pytest.mark.parametrize("address", ["cards.example.org", "https://cards.example.org/", "ftp://x"])
def test_an_address_that_is_no_origin_stops_the_build(tmp_path: Path, address: str) -> None:
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({"address": address, "images": {"host": ""}}))
    with pytest.raises(Exception, match="https://cards"):
        read_settings(file, None)

"""Builds dist/ from Vite's output, the shell pages, the published data and the history of changes."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from infra.cdn_rules import CdnRules, ending, load_rules
from site_builder.articles.catalogue import read_manifest
from site_builder.articles.site_files import existing_feeds
from site_builder.articles.sitemap import robots
from site_builder.articles.write import write_or_keep
from site_builder.changes import Release, read_releases
from site_builder.data_files import api_files, schema_files
from site_builder.data_pages import DATA, data_pages, made_of
from site_builder.errors import BuildError
from site_builder.open_search import open_search
from site_builder.output import remove_others, write_file
from site_builder.pages import Renderer, article_styles, render_pages
from site_builder.site_parts import FILE as PARTS
from site_builder.site_parts import SiteParts, write_parts
from site_builder.site_settings import Settings, read_settings
from site_builder.vite_manifest import read_manifest as read_vite_manifest

REVISION_MARK = b"SHELL_REVISION"
"""Placeholder in sw.js for the hash of the page it caches for offline use (see service-worker.config.ts)."""


def build_site(root: Path, vite: Path, dist: Path, image_host: str | None = None) -> list[str]:
    """Build dist/ and return the names of its files; ``dist/data`` is read and stays.

    `image_host` overrides the one of ``site/settings.json``; "" means text cards only.
    Raises BuildError when a part is missing.
    """
    rules = load_rules()
    settings = read_settings(root / "site" / "settings.json", image_host)
    data = read_manifest(dist / DATA)
    parts = SiteParts(read_vite_manifest(vite), settings, read_releases(root))
    pages = render_pages(Renderer(parts.vite, settings.page), existing_feeds(data))
    files = _vite_files(vite)
    files["sw.js"] = _with_revision(files["sw.js"], pages["index.html"])
    files.update({**_small_files(parts.releases[0], settings), **schema_files(), **api_files(root)})
    files[PARTS] = write_parts(parts)
    # The pages come last: they must not refer to files that do not exist yet.
    files.update({name: page.encode() for name, page in pages.items()})
    _check_kinds(rules, files)
    for name, content in files.items():
        write_file(dist / name, content, compress=ending(f"/{name}") in rules.compressed)
    articles = write_or_keep(
        dist,
        record=root / ".artifacts" / f"articles-{_label(dist)}.json",
        made_of=made_of(parts, rules, (dist / DATA / "manifest.json").read_bytes()),
        rules=rules,
        make=lambda: data_pages(dist, parts, rules),
    )
    written = [*files, *articles]
    remove_others(dist, written, keep=DATA)
    return written


def _small_files(release: Release, settings: Settings) -> dict[str, bytes]:
    return {
        "api/version": json.dumps({"version": release.version, "changes": release.changes}).encode(),
        "robots.txt": robots(settings.whole_address),
        **dict(article_styles()),
        **open_search(settings.whole_address),
    }


def _label(dist: Path) -> str:
    """Tell the folders apart that are built with one root."""
    return hashlib.sha256(str(dist.resolve()).encode()).hexdigest()[:8]


def _vite_files(vite: Path) -> dict[str, bytes]:
    """Collect Vite's output and the files of site/public, without Vite's own metadata."""
    files = {
        str(file.relative_to(vite)): file.read_bytes()
        for file in sorted(vite.rglob("*"))
        if file.is_file() and ".vite" not in file.relative_to(vite).parts
    }
    if "sw.js" not in files:
        raise BuildError("Vite built no service worker")
    return files


def _with_revision(worker: bytes, shell: str) -> bytes:
    if worker.count(REVISION_MARK) != 1:
        raise BuildError(f"sw.js must name {REVISION_MARK.decode()} once")
    return worker.replace(REVISION_MARK, hashlib.sha256(shell.encode()).hexdigest()[:16].encode())


def _check_kinds(rules: CdnRules, files: dict[str, bytes]) -> None:
    unknown = [
        name
        for name in files
        if f"/{name}" not in rules.content_types and ending(f"/{name}") not in rules.content_types
    ]
    if unknown:
        raise BuildError(f"the CDN's rules know no content type for {', '.join(unknown)}")

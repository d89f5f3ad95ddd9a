"""Builds dist/ from Vite's output, the shell pages and the history of changes."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from infra.cdn_rules import CdnRules, ending, load_rules
from site_builder.changes import newest_release
from site_builder.errors import BuildError
from site_builder.output import remove_others, write_file
from site_builder.pages import render_pages
from site_builder.vite_manifest import read_manifest

REVISION_MARK = b"SHELL_REVISION"
"""Placeholder in sw.js for the hash of the page it caches for offline use (see service-worker.config.ts)."""


def build_site(root: Path, vite: Path, dist: Path, image_host: str | None = None) -> list[Path]:
    """Build dist/ and return the files written; ``dist/data`` belongs to the pipeline and stays.

    `image_host` overrides the one of ``site/settings.json``; "" means text cards only.
    Raises BuildError when a part is missing.
    """
    rules = load_rules()
    pages = render_pages(read_manifest(vite), read_settings(root / "site" / "settings.json", image_host))
    release = newest_release(root)
    files = _vite_files(vite)
    files["sw.js"] = _with_revision(files["sw.js"], pages["index.html"])
    files["api/version"] = json.dumps({"version": release.version, "changes": release.changes}).encode()
    # The pages come last: they must not refer to files that do not exist yet.
    files.update({name: page.encode() for name, page in pages.items()})
    _check_kinds(rules, files)
    for name, content in files.items():
        write_file(dist / name, content, compress=ending(f"/{name}") in rules.compressed)
    written = [dist / name for name in files]
    remove_others(dist, written, keep=dist / "data")
    return written


def read_settings(file: Path, image_host: str | None) -> dict[str, Any]:
    """Read the settings of the site, with another image host if one is given."""
    settings: dict[str, Any] = json.loads(file.read_bytes())
    if image_host is not None:
        settings["images"]["host"] = image_host.rstrip("/")
    return settings


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

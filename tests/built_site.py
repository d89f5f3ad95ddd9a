"""Builds the site for tests and benchmarks, without an image host, and the sample round of the playtest."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from card_pipeline.playtest_command import run_playtest
from site_builder.build_site import build_site

from tests.drawn_icons import add_drawn_icons
from tests.sources import real_sources

ROOT = Path(__file__).resolve().parent.parent
TEST_DIST = ROOT / ".artifacts" / "test-dist"
SAMPLE_ROUND = ROOT / ".artifacts" / "sample-round"
TRANSLATED = ROOT / ".artifacts" / "translated"
PUBLISHED = ROOT / "dist"
"""The site as it is published: compressing its assets again would take longer than the rest of this build."""


def build_test_site(dist: Path = TEST_DIST) -> None:
    """Build from Vite's last output and the published data, with icons of our own drawing.

    With translations if there are sources.
    """
    _replace(dist / "data", _data())
    add_drawn_icons(dist / "data")
    if (PUBLISHED / "assets").is_dir():
        _replace(dist / "assets", PUBLISHED / "assets")
    build_site(ROOT, ROOT / ".artifacts" / "site", dist, image_host="")


def _replace(folder: Path, source: Path) -> None:
    """Replace a folder by one with the same files. The build never writes into a file that exists."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(source, folder, copy_function=_link)


def _data() -> Path:
    """dist/data, or the same cards with the translations that the site was built without."""
    published = PUBLISHED / "data"
    sources = real_sources()
    if sources is None or _is_translated(published):
        return published
    out = TRANSLATED / "data"
    build = [sys.executable, "-m", "card_pipeline.cli", "data", "--sources", str(sources)]
    folders = ["--out", str(out), "--artifacts", str(TRANSLATED)]
    subprocess.run([*build, *folders], cwd=ROOT, stdout=subprocess.DEVNULL, check=True)
    return out


def _is_translated(data: Path) -> bool:
    files = json.loads((data / "manifest.json").read_bytes())["files"]
    return any(name.startswith("cards.") for name in files)


def _link(source: str, target: str) -> None:
    """Link instead of copying, if the disk supports it."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


if __name__ == "__main__":
    build_test_site()
    run_playtest(None, SAMPLE_ROUND, lambda _: None)
    sys.stdout.write(f"test site in {TEST_DIST.relative_to(ROOT)}\n")

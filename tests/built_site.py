"""Assembles the site that tests and benchmarks open: text cards only, no image host needed."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from site_builder.assemble import assemble

ROOT = Path(__file__).resolve().parent.parent
TEST_DIST = ROOT / ".artifacts" / "test-dist"


def build_test_site(dist: Path = TEST_DIST) -> None:
    """Assemble from Vite's last output and the published data of dist/data."""
    assemble(ROOT, ROOT / ".artifacts" / "site", dist, image_host="")
    shutil.rmtree(dist / "data", ignore_errors=True)
    shutil.copytree(ROOT / "dist" / "data", dist / "data", copy_function=_link)


def _link(source: str, target: str) -> None:
    """Link instead of copying where the disk can."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


if __name__ == "__main__":
    build_test_site()
    sys.stdout.write(f"test site in {TEST_DIST.relative_to(ROOT)}\n")

"""The files under version control, for tests of all of them."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@cache
def tracked() -> dict[str, str]:
    """Name → text of every file under version control or about to be; "" for binary files."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    files = {name: ROOT / name for name in filter(None, listed.stdout.split("\0"))}
    return {name: _text(file) for name, file in files.items() if file.is_file()}


def _text(file: Path) -> str:
    content = file.read_bytes()
    return "" if b"\0" in content else content.decode("utf-8")

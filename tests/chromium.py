"""Finds a Chromium for the browser tests and prints its path; installs one if necessary.

Order: CHROMIUM_PATH, `chromium` on the PATH, Playwright's own download, the system's package (as root).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator


def works(path: str | None) -> bool:
    """Whether a program starts and prints its version."""
    if not path:
        return False
    try:
        done = subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def _run(*command: str) -> str | None:
    """Standard output of a command whose messages go to standard error; None when it fails."""
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    except OSError:
        return None
    sys.stderr.write(done.stdout if done.returncode else "")
    return done.stdout.strip() if done.returncode == 0 else None


def _playwrights() -> str | None:
    ask = "import('@playwright/test').then((it) => console.log(it.chromium.executablePath()))"
    return _run("node", "-e", ask)


def _downloaded() -> str | None:
    sys.stderr.write("No Chromium found: downloading Playwright's…\n")
    _run("npx", "playwright", "install", "chromium")
    return _playwrights()


def _packaged() -> str | None:
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return None
    sys.stderr.write("Playwright's download failed: installing the system's chromium…\n")
    _run("apt-get", "update", "-qq")
    # Browser tests use the headless shell, which is faster: see tests/e2e/chromium.ts.
    packages = ("chromium", "chromium-headless-shell")
    _run("apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages)
    if shutil.which("chromium") is None:
        _run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium")
    return shutil.which("chromium")


def candidates() -> Iterator[Callable[[], str | None]]:
    """Yield candidates; the later ones install something."""
    yield lambda: os.environ.get("CHROMIUM_PATH")
    yield lambda: shutil.which("chromium")
    yield _playwrights
    yield _downloaded
    yield _packaged


def find_chromium() -> str | None:
    """Path of the first browser that starts."""
    for candidate in candidates():
        path = candidate()
        if works(path):
            return path
    return None


if __name__ == "__main__":
    browser = find_chromium()
    if browser is None:
        sys.exit("No Chromium found: set CHROMIUM_PATH, or skip the browser tests with BROWSER=skip")
    sys.stdout.write(f"{browser}\n")

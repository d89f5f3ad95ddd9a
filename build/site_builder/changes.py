"""Reads the history of changes, which ``/api/version`` returns (docs/rules/site.md §5)."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

from site_builder.errors import BuildError

_RELEASE = re.compile(r"^## (?P<version>\S+) · (?P<date>\d{4}-\d{2}-\d{2})$")


@dataclass(frozen=True)
class Release:
    """A released version and its changes."""

    version: str
    date: str
    changes: tuple[str, ...]


def read_changes(text: str) -> list[Release]:
    """Read ``CHANGES.md``: ``## 0.1.0 · 2026-11-20`` and its list, newest first.

    Raises BuildError for a heading of another form and for a version without changes.
    """
    releases: list[Release] = []
    for line in text.splitlines():
        if line.startswith("## "):
            heading = _RELEASE.match(line)
            if heading is None:
                raise BuildError(f"CHANGES.md: a heading must read `## version · date`, not {line!r}")
            releases.append(Release(heading["version"], heading["date"], ()))
        elif line.startswith("- ") and releases:
            last = releases[-1]
            releases[-1] = Release(last.version, last.date, (*last.changes, line[2:].strip()))
        elif line.startswith("  ") and releases and releases[-1].changes:
            last = releases[-1]
            *before, change = last.changes
            releases[-1] = Release(last.version, last.date, (*before, f"{change} {line.strip()}"))
    empty = [release.version for release in releases if not release.changes]
    if not releases or empty:
        raise BuildError(f"CHANGES.md: no changes are listed for {', '.join(empty) or 'any version'}")
    return releases


def read_releases(root: Path) -> list[Release]:
    """Read all releases, newest first. Raises BuildError if the first is not the package's version."""
    releases = read_changes((root / "CHANGES.md").read_text(encoding="utf-8"))
    release = releases[0]
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    if release.version != project["version"]:
        raise BuildError(
            f"CHANGES.md begins with {release.version}, but pyproject.toml says {project['version']}"
        )
    return releases

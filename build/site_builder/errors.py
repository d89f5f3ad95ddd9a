"""The one way the site builder says that it cannot build."""

from __future__ import annotations


class BuildError(Exception):
    """Something the site is made of is missing or wrong; dist/ keeps its last good page (exit code 2)."""

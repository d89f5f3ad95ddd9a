"""The error of the site builder."""

from __future__ import annotations


class BuildError(Exception):
    """A part of the site is missing or invalid; dist/ retains the last good page (exit code 2)."""

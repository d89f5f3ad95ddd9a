"""Errors of building zips."""

from __future__ import annotations


class PackageError(Exception):
    """A zip cannot be built or is invalid; the message is for the operator."""

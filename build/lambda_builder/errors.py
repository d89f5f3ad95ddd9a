"""What stops the building of a zip."""

from __future__ import annotations


class PackageError(Exception):
    """A zip cannot be built or is not what it must be; the message is meant for the operator."""

"""What the scheduler calls."""

from __future__ import annotations

from functions.publisher.app import publish

handler = publish

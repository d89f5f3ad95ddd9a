"""The entry point for the scheduler."""

from __future__ import annotations

from functions.publisher.app import publish

handler = publish

"""The entry point for the scheduler."""

from __future__ import annotations

from functions.rebuild.app import rebuild

handler = rebuild

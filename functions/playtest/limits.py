"""Limits of the playtest (docs/rules/playtest.md §3)."""

from __future__ import annotations

ROUND_ID = r"^[a-z0-9][a-z0-9-]{0,31}$"

MAX_TEXT_LENGTH = 8000
MAX_LIAISON_LENGTH = 200
MAX_ROUND_NAME_LENGTH = 80
MAX_SCORE = 10
MAX_AUDIT_ENTRIES = 200
"""Of one response."""

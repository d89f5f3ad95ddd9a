"""Keys of playtest items: the account exports and deletes them, too."""

from __future__ import annotations

TESTERS = "PT#TESTERS"
"""Partition of all testers, by user id."""
REPORT = "PT#"
"""How the sort keys of a user's reports begin."""


def report_key(round_: str, kind: str, subject: str) -> str:
    """Return the sort key of a report under its author."""
    return f"{REPORT}{round_}#{kind}#{subject}"


def round_key(round_: str) -> str:
    """Return the partition key of the copies of all reports of a round."""
    return f"PTR#{round_}"


def copy_keys(user: str, report: str) -> tuple[str, str]:
    """Return both keys of the copy of a report, by its author and its sort key there."""
    _, round_, kind, subject = report.split("#")
    return round_key(round_), f"{kind}#{subject}#{user}"

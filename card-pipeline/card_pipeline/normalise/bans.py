"""Bans: the official files have the year, and each year had one ban date (docs/data.md §4.6)."""

from __future__ import annotations

DATES = {
    "1995": "1995-11-01",
    "1997": "1997-07-01",
    "1999": "1999-04-01",
    "2005": "2005-01-01",
    "2008": "2008-01-01",
    "2013": "2013-05-22",
    "2016": "2016-02-16",
    "2020": "2020-08-01",
}


def read_ban(value: str) -> str | None:
    """Read the date a ban took effect. Raises ValueError for a year without a known date."""
    if not value:
        return None
    if value not in DATES:
        raise ValueError(f'no ban date is known for "{value}"')
    return DATES[value]

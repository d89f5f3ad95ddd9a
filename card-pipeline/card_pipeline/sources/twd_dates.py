"""Dates of tournament reports: ``April 25th 2026``, or first and last day with ``--`` between."""

from __future__ import annotations

import datetime
import re

_MONTHS = (
    *("january", "february", "march", "april", "may", "june", "july"),
    *("august", "september", "october", "november", "december"),
)
# "April 25th 2026"; the last day is sometimes "04 November 2024", and commas occur.
_DAY = re.compile(
    r"(?:(?P<month>[a-z]+) (?P<day>\d\d?)(?:st|nd|rd|th)?|(?P<first>\d\d?) (?P<then>[a-z]+))"
    r",? (?P<year>\d{4}),?",
    re.IGNORECASE,
)


def read_dates(line: str) -> tuple[datetime.date, datetime.date]:
    """Read first and last day, usually the same. Raises ValueError with the problem."""
    start, _, end = line.partition(" -- ")
    first = _read_day(start.strip())
    last = _read_day(end.strip()) if end else first
    if last < first:
        raise ValueError(f'"{line}" ends before it begins')
    return first, last


def _read_day(text: str) -> datetime.date:
    found = _DAY.fullmatch(text)
    month = (found["month"] or found["then"]).casefold() if found else ""
    if found is None or month not in _MONTHS:
        raise ValueError(f'"{text}" is not a date like "April 25th 2026"')
    try:
        number = _MONTHS.index(month) + 1
        return datetime.date(int(found["year"]), number, int(found["day"] or found["first"]))
    except ValueError as problem:
        raise ValueError(f'"{text}" is not a valid date') from problem

"""The rows of the official CSV files, untouched."""

from __future__ import annotations

import csv
import io
from functools import cache
from importlib.resources import files

Row = dict[str, str]


@cache
def rows(file: str) -> tuple[Row, ...]:
    """``vtescrypt.csv``, ``vteslib.csv``, ``vteslibmeta.csv`` or ``vtessets.csv``."""
    content = (files("cards") / file).read_text(encoding="utf-8-sig")
    return tuple(csv.DictReader(io.StringIO(content, newline=""), skipinitialspace=True))

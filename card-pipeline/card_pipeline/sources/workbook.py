"""Sheets of a workbook as rows of values."""

from __future__ import annotations

import datetime
import io
import math
import warnings
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from card_pipeline.errors import SourceError
from card_pipeline.sources.tda import EventFile, check_unpacked_size

_MONTHS = ("JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC")

_FIRST_YEAR = 1994
"""The game was published in 1994."""

Cells = Sequence[Any]
"""Values of a row, as many as its sheet has columns."""


def read_sheets(workbook: EventFile) -> dict[str, list[Cells]]:
    """Read all sheets by name. Raises SourceError when the file is not a workbook."""
    # Importing the library takes as long as reading a thousand decks: only builds with tournaments need it.
    from openpyxl import load_workbook

    try:
        with zipfile.ZipFile(io.BytesIO(workbook.data)) as parts:
            check_unpacked_size(workbook.file, parts.infolist())
        with warnings.catch_warnings():
            # It warns of unsupported features (drop-down lists), which are not needed here.
            warnings.simplefilter("ignore")
            book = load_workbook(io.BytesIO(workbook.data), read_only=True, data_only=True)
            sheets = book.worksheets
            for sheet in sheets:
                # The declared size of a sheet may be wrong, and rows would be lost.
                sheet.reset_dimensions()
            found = {sheet.title.strip(): list(sheet.iter_rows(values_only=True)) for sheet in sheets}
            book.close()
    except SourceError:
        raise
    except Exception as problem:  # the library raises anything for a broken file
        raise SourceError(workbook.file, f"is not a workbook: {problem}") from problem
    return found


@dataclass(frozen=True)
class Labels:
    """A sheet with names in column A and values in column B."""

    file: str
    sheet: str
    rows: Sequence[Cells]

    def text(self, label: str) -> str:
        """Read a text. Raises SourceError for an empty cell."""
        value = text_of(self._value(label))
        if not value:
            raise self._error(label, "has no value in column B")
        return value

    def number(self, label: str) -> int:
        """Read a whole number. Raises SourceError."""
        value = number_of(self._value(label))
        if value is None or value != int(value) or value < 0:
            raise self._error(label, f'"{text_of(self._value(label))}" in column B is no number')
        return int(value)

    def day(self, label: str) -> datetime.date:
        """Read a date, or a text like 25-APR-26. Raises SourceError."""
        day = self._any_day(label, self._value(label))
        if day.year < _FIRST_YEAR:
            raise self._error(label, f"there was no tournament in {day.year}")
        return day

    def _any_day(self, label: str, value: Any) -> datetime.date:
        if isinstance(value, datetime.datetime):
            return value.date()
        try:
            day, month, year = text_of(value).upper().split("-")
            century = 2000 if len(year) == 2 else 0
            return datetime.date(century + int(year), _MONTHS.index(month) + 1, int(day))
        except ValueError as problem:
            message = f'"{text_of(value)}" in column B is not a date like 25-APR-26'
            raise self._error(label, message) from problem

    def _value(self, label: str) -> Any:
        for cells in self.rows:
            if text_of(cell(cells, 0)).casefold().startswith(label.casefold()):
                return cell(cells, 1)
        raise SourceError(self.file, f'column A has no "{label}"', f'sheet "{self.sheet}"')

    def _error(self, label: str, message: str) -> SourceError:
        return SourceError(self.file, message, f'sheet "{self.sheet}", "{label}"')


@dataclass(frozen=True)
class Line:
    """A row of a table, with values by column."""

    file: str
    sheet: str
    number: int
    """Number of the row in the spreadsheet."""
    cells: Cells

    def optional(self, column: str) -> str:
        """Read a text, "" for an empty cell."""
        return text_of(cell(self.cells, _index(column)))

    def points(self, column: str, what: str) -> float:
        """Read a number of at least 0. Raises SourceError."""
        value = number_of(cell(self.cells, _index(column)))
        if value is None or value < 0:
            text = self.optional(column)
            raise self.error(column, f'{what} "{text}" is no number' if text else f"{what} is missing")
        return value

    def error(self, column: str, message: str) -> SourceError:
        """Create the error that names this cell."""
        return SourceError(self.file, message, f'sheet "{self.sheet}", row {self.number}, column {column}')


def cell(cells: Cells, index: int) -> Any:
    """Return a cell, None beyond the end of the row."""
    return cells[index] if index < len(cells) else None


def text_of(value: Any) -> str:
    """Convert a cell to text: whole numbers without ``.0``, single spaces."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return "" if value is None else " ".join(str(value).split())


def number_of(value: Any) -> float | None:
    """Read a cell as a number, also one that was typed as text."""
    if isinstance(value, bool) or value is None:
        return None
    try:
        number = float(value)
    except (TypeError, ValueError, OverflowError):
        return None
    return number if math.isfinite(number) else None


def _index(column: str) -> int:
    return ord(column) - ord("A")

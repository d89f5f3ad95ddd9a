"""Strict CSV files: complete rows, unique ids, and problems with their location."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from card_pipeline.errors import SourceError

Value = TypeVar("Value")

# The strict reader allows no space between a closing quote and the comma; the set list has some.
_QUOTED = re.compile(r'("[^"]*(?:""[^"]*)*") *')


@dataclass(frozen=True)
class Row:
    """One record. `number` is the row as a spreadsheet shows it: the header is row 1."""

    file: str
    number: int
    values: Mapping[str, str]
    kind: str = "card"
    """The subject of a row, for messages."""

    def __getitem__(self, column: str) -> str:
        return self.values[column]

    def where(self, column: str | None = None) -> str:
        """Describe the location: ``row 12, card 200001, column "Clan"``."""
        parts = [f"row {self.number}"]
        if self.values.get("Id"):
            parts.append(f"{self.kind} {self.values['Id']}")
        if column:
            parts.append(f'column "{column}"')
        return ", ".join(parts)

    def error(self, message: str, column: str | None = None) -> SourceError:
        """Create the error that names this row."""
        return SourceError(self.file, message, self.where(column))

    def read(self, column: str, rule: Callable[[str], Value]) -> Value:
        """Apply a rule to one column; its ValueError becomes a SourceError with the location."""
        try:
            return rule(self.values[column])
        except ValueError as problem:
            raise self.error(str(problem), column) from problem

    def id(self) -> int:
        """Read the Id column as a number."""
        return self.read("Id", _number)


def read_rows(file: str, data: bytes, columns: Sequence[str], kind: str = "card") -> list[Row]:
    """Read a CSV file with at least `columns`, values stripped.

    Raises SourceError for bytes that are not UTF-8, a missing column, a ragged row, an unclosed
    quote or a last row without its end (a truncated file), no rows, and an Id that is empty or occurs twice.
    """
    records = _records(file, _text(file, data))
    header = next(records, [])
    missing = [column for column in columns if column not in header]
    if missing:
        raise SourceError(file, "missing column " + ", ".join(f'"{name}"' for name in missing), "row 1")
    repeated = sorted({name for name in header if header.count(name) > 1})
    if repeated:
        raise SourceError(file, f'column "{repeated[0]}" occurs twice', "row 1")
    rows = [_row(file, number, header, record, kind) for number, record in enumerate(records, start=2)]
    if not rows:
        raise SourceError(file, "has no rows; the file may be truncated")
    if not data.endswith((b"\n", b"\r")):
        raise rows[-1].error("the last row does not end in a line break; the file may be truncated")
    if "Id" in columns:
        _check_ids(rows)
    return rows


def _text(file: str, data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = data[: problem.start].count(b"\n") + 1
        raise SourceError(file, "is not UTF-8", f"line {line}") from problem


def _records(file: str, text: str) -> Iterator[list[str]]:
    closed = _QUOTED.sub(r"\1", text)
    reader = csv.reader(io.StringIO(closed, newline=""), skipinitialspace=True, strict=True)
    number = 0
    while True:
        number += 1
        try:
            record = next(reader)
        except StopIteration:
            return
        except csv.Error as problem:
            message = f"broken CSV ({problem}); the file may be truncated"
            raise SourceError(file, message, f"row {number}") from problem
        yield record


def _row(file: str, number: int, header: Sequence[str], record: Sequence[str], kind: str) -> Row:
    if len(record) != len(header):
        message = f"{len(record)} fields instead of {len(header)}; the file may be truncated"
        raise SourceError(file, message, f"row {number}")
    return Row(file, number, dict(zip(header, (value.strip() for value in record), strict=True)), kind)


def _check_ids(rows: Sequence[Row]) -> None:
    seen: dict[int, int] = {}
    for row in rows:
        if not row["Id"]:
            raise row.error("empty id")
        first = seen.setdefault(row.id(), row.number)
        if first != row.number:
            raise row.error(f"id occurs twice, first in row {first}")


def _number(value: str) -> int:
    if not (value.isascii() and value.isdigit()):
        raise ValueError(f'"{value}" is not a number')
    return int(value)

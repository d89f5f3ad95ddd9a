from __future__ import annotations

import csv
import io

import pytest
from card_pipeline.errors import SourceError
from card_pipeline.sources.rows import read_rows
from hypothesis import given
from hypothesis import strategies as st

COLUMNS = ("Id", "Name")


def refusal(data: bytes) -> str:
    with pytest.raises(SourceError) as caught:
        read_rows("vtescrypt.csv", data, COLUMNS)
    return str(caught.value)


def test_a_file_is_read_with_or_without_byte_order_mark() -> None:
    plain = b'"Id","Name"\n"200001","Aabbt Kindred"\n'
    for data in (plain, b"\xef\xbb\xbf" + plain):
        (row,) = read_rows("vtescrypt.csv", data, COLUMNS)
        assert (row.id(), row["Name"], row.number) == (200001, "Aabbt Kindred", 2)


def test_spaces_around_quoted_values_are_ignored() -> None:
    data = b'"Id","Name"\n"1", "Anarch Unbound "   \n"2",  "A, ""B"", C" \n"3" ,"D"\n'
    assert [row["Name"] for row in read_rows("vtessets.csv", data, COLUMNS)] == [
        "Anarch Unbound",
        'A, "B", C',
        "D",
    ]


def test_rows_are_counted_as_a_spreadsheet_shows_them_even_with_line_breaks_inside() -> None:
    rows = read_rows("vtescrypt.csv", b'"Id","Name"\n"1","two\nlines"\n"2","b"\n', COLUMNS)
    assert [(row.number, row["Name"]) for row in rows] == [(2, "two\nlines"), (3, "b")]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", 'vtescrypt.csv, row 1: missing column "Id", "Name"'),
        (b'"Id","Title"\n"1","b"\n', 'vtescrypt.csv, row 1: missing column "Name"'),
        (b'"Id","Name","Name"\n"1","b","c"\n', 'vtescrypt.csv, row 1: column "Name" occurs twice'),
        (b'"Id","Name"\n', "vtescrypt.csv: has no rows; the file may be truncated"),
        (b'"Id","Name"\n"1","b"\n"2"\n', "vtescrypt.csv, row 3: 1 fields instead of 2"),
        (b'"Id","Name"\n"1","b","c"\n', "vtescrypt.csv, row 2: 3 fields instead of 2"),
        (b'"Id","Name"\n"1","b"\n"2","unclosed', "vtescrypt.csv, row 3: broken CSV"),
        (b'"Id","Name"\n"1","b" c\n', "vtescrypt.csv, row 2: broken CSV"),
        (b'"Id","Name"\n"1","b"\n\n"2","c"\n', "vtescrypt.csv, row 3: 0 fields instead of 2"),
        (b'"Id","Name"\n"1","R\xf6tschreck"\n', "vtescrypt.csv, line 2: is not UTF-8"),
        (b'"Id","Name"\n"1","b"', "vtescrypt.csv, row 2, card 1: the last row does not end in a line break"),
        (b'"Id","Name"\n"","b"\n', "vtescrypt.csv, row 2: empty id"),
        (b'"Id","Name"\n"x1","b"\n', 'vtescrypt.csv, row 2, card x1, column "Id": "x1" is not a number'),
        (b'"Id","Name"\n"1","b"\n"1","c"\n', "vtescrypt.csv, row 3, card 1: id occurs twice, first in row 2"),
    ],
)
def test_a_broken_file_is_refused_with_its_place(data: bytes, message: str) -> None:
    assert refusal(data).startswith(message)


values = st.text(st.characters(exclude_categories=["Cs", "Cc"]) | st.sampled_from('\n",;'), max_size=12)


@given(st.lists(values, min_size=1, max_size=5))
def test_official_files_survive_a_round_trip(names: list[str]) -> None:
    file = io.StringIO(newline="")
    writer = csv.writer(file, quoting=csv.QUOTE_ALL, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows([str(number), name] for number, name in enumerate(names, start=1))
    rows = read_rows("vtescrypt.csv", file.getvalue().encode(), COLUMNS)
    assert [row["Name"] for row in rows] == [name.strip() for name in names]


@given(st.integers(min_value=1, max_value=60))
def test_a_file_truncated_inside_a_row_is_refused(cut: int) -> None:
    whole = b'"Id","Name"\n"200001","Aabbt ""K"" Kindred, The"\n"200002","B\nb"\n'
    data = whole[: len(whole) - cut]
    if not data.endswith(b'"\n'):
        refusal(data)

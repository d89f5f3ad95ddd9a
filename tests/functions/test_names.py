"""Usernames: 2 to 32 visible characters, unique regardless of case and Unicode form."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from functions.account import names
from functions.common.errors import InvalidError
from functions.common.folded_name import folded_name


@pytest.mark.parametrize(
    "name",
    [
        "ab",
        "Théo Bell",
        "Dr. Müller-Lüdenscheidt",
        "x" * 32,
        "é" * 32,
        "e\u0301" * 32,
        "吸血鬼",
        "🦇🦇",
        "a's",
    ],
)
def test_names_that_people_may_have(name: str) -> None:
    assert names.username(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "a",
        "e\u0301",
        "x" * 33,
        " ab",
        "ab ",
        "a  b",
        "a\tb",
        "a\nb",
        "a\u00a0b",
        "a\u200bb",
        "a\u202eb",
        "a\ufe0fb",
        "a\u3164b",
        "\u0301ab",
        "a" + "\u0301" * 80,
        "ab\x00",
        "ab\ue000",
        *(f"a{one}b" for one in "\u180b\u180c\u180d\u180f\U00016fe4\U0001d159\U0001107f\ufff0\U000e0041"),
    ],
)
def test_invalid_names(name: str) -> None:
    with pytest.raises(InvalidError) as refused:
        names.username(name)
    assert "'field': 'username'" in str(refused.value.details)
    assert not names.is_username(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Straße", "STRASSE"),
        ("Théo", "The\u0301o"),
        ("Theo", "\uff34heo"),
        ("ﬁend", "FIEND"),
        ("ΣΊΣΥΦΟΣ", "σίσυφος"),
        ("\u212bngstrom", "\u00e5ngstrom"),
    ],
)
def test_names_that_are_the_same(one: str, other: str) -> None:
    assert folded_name(one) == folded_name(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Theo", "Théo"), ("Theo", "Teo"), ("a b", "ab"), ("\u0131", "i")]
)
def test_names_that_differ(one: str, other: str) -> None:
    assert folded_name(one) != folded_name(other)


@given(st.text(max_size=40))
def test_folding_twice_changes_nothing(name: str) -> None:
    assert folded_name(folded_name(name)) == folded_name(name)


@given(st.text(max_size=40), st.sampled_from(["NFC", "NFD", "NFKC", "NFKD"]))
def test_the_form_of_a_name_does_not_make_another_name(name: str, form: str) -> None:
    respelt = unicodedata.normalize(form, name)  # type: ignore[arg-type] # sampled_from knows no literals
    assert folded_name(respelt) == folded_name(name)
    assert folded_name(name.casefold()) == folded_name(name)


@given(st.text(max_size=80))
def test_a_name_is_refused_or_fits_the_table(name: str) -> None:
    if names.is_username(name):
        shown = names.username(name)
        assert names.username(shown) == shown
        assert len(folded_name(shown).encode()) < 2000

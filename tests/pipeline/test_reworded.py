from __future__ import annotations

import pytest
from card_pipeline.normalise.markup import clean_text
from card_pipeline.normalise.reworded import reworded_ranges
from hypothesis import given
from hypothesis import strategies as st

from tests.pipeline.official_cards import Official


def words_in(raw: str) -> list[str]:
    text, _ = clean_text(raw, lambda _: 100001)
    ranges = reworded_ranges(raw, text)
    return [text[start:end] for start, end in zip(ranges[::2], ranges[1::2], strict=True)]


@pytest.mark.parametrize(
    ("raw", "words"),
    [
        ("Nothing new.", []),
        ("Unique{}.\n{The bearer gets +1 hunt.}", ["", "The bearer gets +1 hunt."]),
        ("Additional strike {(limited)}.\n[CEL] Strike {(limited)}.", ["(limited)", "(limited)"]),
        ("You may { burn } this  card.", ["burn"]),
        ("Allies and {/Helena/} may", ["Helena"]),
        ("Independent{,}{ Scarce}.", [",", "Scarce"]),
        ("{All of it}", ["All of it"]),
        ("Words are gone{}", [""]),
        ("An end without begin} and a {begin without end", []),
    ],
)
def test_braces_mark_the_new_words(raw: str, words: list[str]) -> None:
    assert words_in(raw) == words


@given(st.text(alphabet="ab {}\n", max_size=40))
def test_ranges_ascend_inside_the_text(raw: str) -> None:
    text, _ = clean_text(raw, lambda _: None)
    ranges = reworded_ranges(raw, text)
    assert ranges == sorted(ranges)
    assert all(0 <= place <= len(text) for place in ranges)


def test_the_official_files_mark_210_cards(official: Official) -> None:
    marked = [card for card in [*official.crypt, *official.library] if card.reworded]
    assert len(marked) == 210

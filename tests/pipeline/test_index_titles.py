from __future__ import annotations

import pytest
from card_pipeline.index import crypt
from card_pipeline.model.postings import delta_decoded

from tests.pipeline.official_cards import Official


@pytest.fixture(scope="module")
def titles(official: Official) -> dict[int, set[str]]:
    found: dict[int, set[str]] = {card.id: set() for card in official.crypt}
    for title, steps in crypt.build(official.crypt, official.sets).titles.items():
        for position in delta_decoded(steps):
            found[official.crypt[position].id].add(title)
    return found


@pytest.mark.parametrize(
    ("card", "words", "expected"),
    [
        (200227, "[MERGED] Prince of Budapest.", {"non-titled", "prince"}),  # Bulscu
        (200700, "Sabbat bishop:", {"bishop", "archbishop"}),  # Jessica: [MERGED] Archbishop of Brussels
        (200253, "Camarilla primogen:", {"primogen"}),  # Cassandra, Magus Prime
        (200200, "Black Annis", {"non-titled"}),
        (200036, "[MERGED] Assamite Inner Circle", {"non-titled", "inner circle"}),  # Al-Ashrad
    ],
)
def test_titles_of_a_vampire(
    official: Official, titles: dict[int, set[str]], card: int, words: str, expected: set[str]
) -> None:
    assert words in official.texts[card]
    assert titles[card] == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[MERGED] 2 votes (titled): +1 bleed.", {"non-titled", "2 votes"}),
        ("[MERGED] During a referendum, he gets 2 votes.", {"non-titled"}),
        ("Prince of Paris.\n[MERGED] +1 bleed.", {"non-titled"}),
        ("[MERGED] Archbishop of Paris.", {"non-titled", "archbishop"}),
    ],
)
def test_titles_gained_by_merging(official: Official, text: str, expected: set[str]) -> None:
    lucita = next(card for card in official.crypt if card.id == 200875)
    assert (lucita.advanced, lucita.title) == (True, None)
    titles = crypt.build([lucita.model_copy(update={"text": text})], official.sets).titles
    assert {title for title, steps in titles.items() if steps} == expected


def test_every_vampire_has_its_own_title_or_none(official: Official, titles: dict[int, set[str]]) -> None:
    for card in official.crypt:
        assert (card.title or "non-titled") in titles[card.id]
        assert card.advanced or len(titles[card.id]) == 1

"""Training the model of card ideas: training data, weights and their packing."""

from __future__ import annotations

import hashlib
import math
import os
import subprocess
import sys
from base64 import b64decode

import numpy as np
import pytest
from card_pipeline.model.recommender import Recommender
from card_pipeline.publish.encode import canonical_json
from card_pipeline.recommend.decks import TrainingDeck, known_by
from card_pipeline.recommend.levels import AGAINST, LEVELS, MIN_WEIGHT, quantize
from card_pipeline.recommend.linear import CURRENT, FAITHFUL, HALF_LIFE, Regression, blend, fit, strength
from card_pipeline.recommend.packing import pack
from card_pipeline.recommend.train import train
from hypothesis import given
from hypothesis import strategies as st

from functions.recommendation.ideas.packed_rows import read_rows
from tests.pipeline.conftest import ROOT
from tests.pipeline.training_data import card, day, facts, printed, products
from tests.pipeline.whole_build import whole_build

pytestmark = pytest.mark.slow

CONDITIONING, GOVERN, DEFLECTION = "Conditioning", "Govern the Unaligned", "Deflection"
HOLIDAY = day("2020-12-25")


def deck(name: str, iso: str, cards: dict[str, int], *, won: bool = True) -> TrainingDeck:
    return TrainingDeck(name, day(iso), {card(one): copies for one, copies in cards.items()}, won)


DOMINATE = [
    deck("a", "2020-01-05", {"Gilbert Duane": 4, CONDITIONING: 4, GOVERN: 8, DEFLECTION: 6}),
    deck("b", "2019-03-05", {"Gilbert Duane": 2, CONDITIONING: 6, GOVERN: 6}),
    deck("c", "2010-07-01", {"Beckett": 2, "Majesty": 6, "Dreams of the Sphinx": 2}),
    deck("d", "2018-07-01", {"Beckett": 3, "Majesty": 8, DEFLECTION: 1}),
]


def test_decks_of_a_later_day_are_not_known() -> None:
    later = deck("later", "2020-12-26", {CONDITIONING: 1})
    product = deck("V5:PTr", "2020-12-24", {CONDITIONING: 1}, won=False)
    known = known_by([product, later, *DOMINATE], HOLIDAY)
    assert [one.id for one in known] == ["a", "b", "d", "c", "V5:PTr"]


def test_later_decks_change_no_byte() -> None:
    later = deck("later", "2021-01-01", {CONDITIONING: 4, "Majesty": 4})
    before = canonical_json(train(DOMINATE, facts(), printed(), HOLIDAY))
    assert canonical_json(train([later, *reversed(DOMINATE)], facts(), printed(), HOLIDAY)) == before


def test_products_that_are_decks_are_training_data() -> None:
    by_id = {one.id: one for one in products()}
    assert by_id["V5:PTr"].day == day("2020-11-30")
    assert not by_id["V5:PTr"].won
    assert "BSC:X" not in by_id, "a bundle of a hundred single cards"
    assert len(by_id) > 80


@pytest.mark.parametrize("regression", [FAITHFUL, CURRENT])
def test_each_weight_is_that_of_a_ridge_regression(regression: Regression) -> None:
    """The closed form compared with its definition: each card predicted from all others."""
    cards = sorted({one for deck in DOMINATE for one in deck.cards})
    played = np.array(
        [
            [
                math.sqrt(0.5 ** ((HOLIDAY - deck.day) / regression.half_life)) * strength(deck.cards[one])
                if one in deck.cards
                else 0.0
                for one in cards
            ]
            for deck in DOMINATE
        ]
    )
    weights = fit(DOMINATE, cards, HOLIDAY, regression)
    for one in range(len(cards)):
        others = [place for place in range(len(cards)) if place != one]
        given_ = played[:, others]
        regressed = np.linalg.solve(
            given_.T @ given_ + regression.ridge * np.eye(len(others)), given_.T @ played[:, one]
        )
        assert weights[others, one] == pytest.approx(regressed, abs=1e-8)
        assert weights[one, one] == 0


def test_library_cards_are_predicted_by_the_mean_of_both_regressions() -> None:
    cards = [card(name) for name in ("Gilbert Duane", CONDITIONING, "Beckett", DEFLECTION)]
    decks = [
        TrainingDeck(deck.id, deck.day, {one: n for one, n in deck.cards.items() if one in cards}, deck.won)
        for deck in DOMINATE
    ]
    faithful, current = (fit(decks, cards, HOLIDAY, regression) for regression in (FAITHFUL, CURRENT))
    weights = blend(decks, cards, HOLIDAY)
    assert weights[:, [0, 2]] == pytest.approx(faithful[:, [0, 2]])
    assert weights[:, [1, 3]] == pytest.approx((faithful + current)[:, [1, 3]] / 2)


def test_an_old_deck_weighs_less() -> None:
    twice = [deck(str(copy), "2020-12-25", {CONDITIONING: 1, GOVERN: 1}) for copy in range(2)]
    old = [deck(str(copy), "2000-12-25", {CONDITIONING: 1, GOVERN: 1}) for copy in range(2)]
    cards = sorted([card(CONDITIONING), card(GOVERN)])
    before, now = (fit(decks, cards, HOLIDAY, CURRENT)[0, 1] for decks in (old, twice))
    assert before < now / 5


def test_a_file_trained_on_products_only_is_marked() -> None:
    file = train(products(), facts(), printed(), day("2026-01-01"))
    assert (file.trained_on, file.decks.won) == ("products", 0)
    assert set(file.released) == {0}
    assert len(file.decks.clan_of) == len(file.decks.ages) == len(file.decks.picks.sizes)


def test_the_parts_of_the_file() -> None:
    file = train(DOMINATE, facts(), printed(), HOLIDAY)
    assert isinstance(file, Recommender)
    assert (file.trained_on, file.until, file.decks.won) == ("winners", "2020-12-25", 4)
    assert set(file.cards[:4]) == {card(one) for one in ("Gilbert Duane", CONDITIONING, GOVERN, DEFLECTION)}
    clans = ["", *file.decks.clans]
    assert [clans[clan] for clan in file.decks.clan_of] == ["Malkavian", "Malkavian", "Gangrel", "Gangrel"]
    assert file.decks.ages[0] == round(100 * 0.5 ** ((HOLIDAY - day("2020-01-05")) / HALF_LIFE))
    # Dreams of the Sphinx is as old as all of them; a card of 2015 is younger than the oldest of these decks.
    young = train(DOMINATE, facts(), {card(GOVERN): day("2018-07-01")}, HOLIDAY)
    assert young.released[young.cards.index(card(GOVERN))] == 3
    assert young.released[young.cards.index(card(DEFLECTION))] == 4


Row = st.dictionaries(st.integers(0, 5000), st.integers(1, 255), max_size=30)


@given(st.lists(Row, max_size=8))
def test_packed_rows_come_back(rows: list[dict[int, int]]) -> None:
    packed = pack(sorted(row.items()) for row in rows)
    read = read_rows(packed.model_dump())
    assert len(read) == len(rows)
    assert [dict(pair for pair in read.pairs(row) if pair[1]) for row in range(len(rows))] == rows
    assert len(b64decode(packed.steps)) == sum(packed.sizes)


@pytest.mark.parametrize("row", [[(0, 0)], [(0, 256)], [(3, 1), (2, 1)]])
def test_numbers_above_a_byte_are_refused(row: list[tuple[int, int]]) -> None:
    with pytest.raises(ValueError, match="cannot be packed"):
        pack([row])


@given(st.lists(st.floats(-1, 1).map(lambda weight: weight * abs(weight)), min_size=2, max_size=40))
def test_levels_lie_close_to_the_weights(row: list[float]) -> None:
    weights = np.array([row])
    [pairs] = quantize(weights, 1.0)
    numbers = dict(pairs)
    for place, weight in enumerate(row):
        if abs(weight) < MIN_WEIGHT:
            assert place not in numbers
            continue
        number = numbers[place]
        level, sign = (number - AGAINST, -1) if number > AGAINST else (number, 1)
        assert sign * (level / LEVELS) ** 2 == pytest.approx(weight, abs=0.5 / LEVELS * 2.01)


def test_a_build_without_an_archive_is_trained_on_products_only() -> None:
    file = whole_build().shapes["recommender"]
    assert isinstance(file, Recommender)
    assert (file.trained_on, file.decks.won) == ("products", 0)
    assert len(file.decks.ages) == len(known_by(products(), day(file.until)))


def test_no_decks_at_all_are_no_error() -> None:
    assert train([], facts(), printed(), HOLIDAY).cards == []


_HASH = """
import hashlib
from card_pipeline.publish.encode import canonical_json
from card_pipeline.recommend.train import train
from tests.pipeline.training_data import day, facts, printed, products
print(hashlib.sha256(canonical_json(train(products(), facts(), printed(), day("2026-01-01")))).hexdigest())
"""


def test_other_processors_give_the_same_bytes() -> None:
    """As far as one machine can test it: with two threads, and with the arithmetic of an old processor."""
    here = canonical_json(train(products(), facts(), printed(), day("2026-01-01")))
    older = {**os.environ, "OPENBLAS_NUM_THREADS": "2", "OPENBLAS_CORETYPE": "Nehalem"}
    path = os.pathsep.join(str(ROOT / part) for part in ("card-pipeline", "build", "."))
    done = subprocess.run(
        [sys.executable, "-c", _HASH],
        cwd=ROOT,
        env={**older, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == hashlib.sha256(here).hexdigest()

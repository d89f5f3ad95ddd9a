"""The parts of card ideas, each compared with a slow and plain computation of the same."""

from __future__ import annotations

import copy
import math
import statistics
from collections.abc import Collection, Sequence
from functools import cache
from typing import Any

import orjson
import pytest
from card_pipeline.facts.copies import deck_copies
from card_pipeline.facts.disciplines import key_disciplines
from card_pipeline.facts.main_clan import main_clan
from card_pipeline.publish.encode import canonical_json
from card_pipeline.recommend.decks import TrainingDeck
from card_pipeline.recommend.levels import MIN_WEIGHT
from card_pipeline.recommend.linear import Weights, blend
from card_pipeline.recommend.train import train
from hypothesis import given
from hypothesis import strategies as st

from functions.recommendation.ideas.fit import fit_of
from functions.recommendation.ideas.linear import scores_of, strength, strongest_pairs
from functions.recommendation.ideas.model import Model, read_model
from functions.recommendation.ideas.nearest import MAX_NEAREST, SHARPNESS, nearest
from functions.recommendation.ideas.nearest_crypts import SAME_DISCIPLINES, shares_by_crypt
from functions.recommendation.ideas.peers import MIN_DECKS, copy_quartiles, peers, players
from tests.functions.ideas_harness import TODAY
from tests.pipeline.training_data import card, day, facts, printed, products

pytestmark = pytest.mark.slow

DECKS = [
    TrainingDeck(deck.id, deck.day, deck.cards, won=number % 3 > 0) for number, deck in enumerate(products())
]
"""Released products, two thirds of them as if they had won."""
WON = sorted((deck for deck in DECKS if deck.won), key=lambda deck: (-deck.day, deck.id))
NOT_WON = sorted((deck for deck in DECKS if not deck.won), key=lambda deck: (-deck.day, deck.id))
ORDERED = [*WON, *NOT_WON]


@cache
def file() -> dict[str, Any]:
    """The file that the pipeline publishes after training on them."""
    published: dict[str, Any] = orjson.loads(canonical_json(train(DECKS, facts(), printed(), day(TODAY))))
    return published


@cache
def model() -> Model:
    return read_model(file())


a_deck = st.sampled_from(DECKS).flatmap(
    lambda deck: st.fixed_dictionaries({}, optional={one: st.just(n) for one, n in deck.cards.items()})
)


def by_index(cards: dict[int, int]) -> dict[int, int]:
    return {model().index_of[one]: copies for one, copies in cards.items()}


@given(a_deck)
def test_scores_of_the_packed_model_are_close_to_those_of_the_exact_weights(deck: dict[int, int]) -> None:
    """Omitting small weights and quantizing the others costs little."""
    weights = _weights()
    scores = scores_of(model(), by_index(deck))
    for index in range(0, len(model().cards), 7):
        exact = sum(strength(copies) * weights[other, index] for other, copies in by_index(deck).items())
        total = sum(map(strength, deck.values()))
        assert scores[index] == pytest.approx(exact, abs=total * (MIN_WEIGHT + 0.005))


@cache
def _weights() -> Weights:
    return blend(ORDERED, list(model().cards), day(TODAY))


@cache
def _rarity() -> dict[int, float]:
    return {one: model().rarity[model().index_of[one]] for known in DECKS for one in known.cards}


def _cosine(one: Collection[int], other: Collection[int]) -> float:
    def length(cards: Collection[int]) -> float:
        return math.sqrt(sum(_rarity()[card] ** 2 for card in cards)) or 1.0

    return sum(_rarity()[card] ** 2 for card in set(one) & set(other)) / length(one) / length(other)


def _expect_shares(shares: Sequence[float], weighted: list[float]) -> list[int]:
    """Compare shares with those of the decks with the highest weights, and return these.

    Rounding decides which of the decks with the lowest of these weights are counted.
    """
    first = sorted(range(len(ORDERED)), key=lambda number: (-weighted[number], number))[:MAX_NEAREST]
    whole = sum(weighted[number] for number in first)
    last = weighted[first[-1]]
    out = [number for number in range(len(ORDERED)) if number not in first]
    tied = [number for number in out if math.isclose(weighted[number], last, rel_tol=1e-9)]
    margin = 1e-6 + (len(tied) * last / whole if whole else 0.0)
    for index in range(0, len(model().cards), 11):
        share = sum(weighted[number] for number in first if model().cards[index] in ORDERED[number].cards)
        assert shares[index] == pytest.approx(share / whole if whole else 0.0, abs=margin)
    return first


@given(a_deck)
def test_the_nearest_decks_are_the_nearest(deck: dict[int, int]) -> None:
    near = nearest(model(), by_index(deck))
    cosines = [_cosine(deck.keys(), other.cards.keys()) for other in ORDERED]
    weighted = [one**SHARPNESS * age for one, age in zip(cosines, model().ages, strict=True)]
    first = _expect_shares(near.shares, weighted)
    similar = {number for number in first if number < len(WON) and cosines[number] >= 0.15}
    assert near.similar == sum(1 << number for number in similar)


@given(a_deck)
def test_a_crypt_is_compared_with_crypts_and_their_disciplines(deck: dict[int, int]) -> None:
    crypt = deck_copies(deck, facts()).crypt
    key = set(key_disciplines(crypt))
    weighted = []
    for other, age in zip(ORDERED, model().ages, strict=True):
        theirs = deck_copies(other.cards, facts()).crypt
        codes = set(key_disciplines(theirs))
        overlap = len(key & codes) / len(key | codes) if key | codes else 0.0
        alike = _cosine([card.id for card, _ in crypt], [card.id for card, _ in theirs])
        weighted.append((alike + SAME_DISCIPLINES * overlap) ** SHARPNESS * age**2)
    indices = by_index({card.id: copies for card, copies in crypt})
    _expect_shares(shares_by_crypt(model(), indices, frozenset(key)), weighted)


@pytest.mark.parametrize("clan", [None, "Ventrue", "Tremere", "Nosferatu"])
@pytest.mark.parametrize("discipline", [None, "dom", "obf", "aus"])
@pytest.mark.parametrize("name", ["Villein", "Govern the Unaligned", "Deflection", "Blood Doll", "Vessel"])
def test_shares_and_copies_are_counted_right(name: str, clan: str | None, discipline: str | None) -> None:
    index = model().index_of[card(name)]
    kind = peers(model(), index, clan, discipline)
    assert kind is not None
    out = [deck for deck in WON if deck.day >= printed()[card(name)]]
    of_kind = [deck for deck in out if _is(deck, kind.clan, kind.discipline)]
    assert kind.decks.bit_count() == len(of_kind) >= MIN_DECKS
    closer = [deck for deck in out if _is(deck, clan, discipline)]
    assert (kind.clan, kind.discipline) == (clan, discipline) or len(closer) < MIN_DECKS
    playing = [deck.cards[card(name)] for deck in of_kind if card(name) in deck.cards]
    assert players(model(), index, kind.decks) == len(playing)
    usual = copy_quartiles(model(), index, kind.decks)
    if not playing:
        assert usual is None
        return
    assert usual is not None
    assert usual.low <= usual.middle <= usual.high
    assert usual.middle == statistics.median_low(playing)


def _is(deck: TrainingDeck, clan: str | None, discipline: str | None) -> bool:
    crypt = deck_copies(deck.cards, facts()).crypt
    return clan in (None, main_clan(crypt)) and (discipline is None or discipline in key_disciplines(crypt))


def test_the_two_cards_with_the_highest_weights_are_named() -> None:
    deck = by_index(next(dict(one.cards) for one in WON if len(one.cards) > 30))
    weights = _weights()
    wanted = frozenset(range(200)) - deck.keys()
    for index, strongest in strongest_pairs(model(), deck, wanted).items():
        scores = {other: strength(copies) * weights[other, index] for other, copies in deck.items()}
        for card_of_deck in strongest:
            above = [other for other, score in scores.items() if score > scores[card_of_deck] + 0.02]
            assert len(above) < 2


@pytest.mark.parametrize(
    ("crypt", "name", "minimum", "maximum"),
    [
        ({"Beetleman": 4, "Foureyes": 4}, "Lost in Crowds", 0.99, 1.0),
        ({"Beetleman": 4, "Foureyes": 4}, "Govern the Unaligned", 0.6, 0.6),
        ({"Beetleman": 4, "Foureyes": 4}, "Villein", 1.0, 1.0),
        ({"Beetleman": 4, "Echo": 4}, "Govern the Unaligned", 0.79, 0.81),
        ({}, "Govern the Unaligned", 1.0, 1.0),
        # All of its disciplines are required, and its clan.
        ({"Beetleman": 4, "Foureyes": 4}, "Night Terrors", 0.6, 0.6),
    ],
)
def test_a_library_card_is_rated_by_the_share_of_the_crypt_that_can_play_it(
    crypt: dict[str, int], name: str, minimum: float, maximum: float
) -> None:
    deck = deck_copies({card(one): copies for one, copies in crypt.items()}, facts())
    assert minimum <= fit_of(deck.crypt).library(facts().library[card(name)]) <= maximum


@pytest.mark.parametrize("part", ["weights", "decks"])
def test_a_truncated_file_is_refused(part: str) -> None:
    cut = copy.deepcopy(file())
    rows = cut["weights"] if part == "weights" else cut["decks"]["picks"]
    rows["sizes"] = rows["sizes"][1:]
    with pytest.raises(ValueError, match="truncated"):
        read_model(cut)

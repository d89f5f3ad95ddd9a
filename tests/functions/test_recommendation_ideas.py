"""The parts of card ideas, each against the slow and plain way to reckon the same."""

from __future__ import annotations

import copy
import math
import statistics
from functools import cache
from typing import Any

import orjson
import pytest
from card_pipeline.facts.copies import deck_copies
from card_pipeline.facts.disciplines import key_disciplines
from card_pipeline.facts.main_clan import main_clan
from card_pipeline.publish.encode import canonical_json
from card_pipeline.recommend.decks import TaughtDeck
from card_pipeline.recommend.levels import FAINTEST
from card_pipeline.recommend.linear import Weights, learn
from card_pipeline.recommend.train import train
from hypothesis import given, settings
from hypothesis import strategies as st

from functions.recommendation.ideas.fit import fit_of
from functions.recommendation.ideas.learnt import Learnt, read_learnt
from functions.recommendation.ideas.linear import speakers, spoken_for, strength
from functions.recommendation.ideas.nearest import MAX_NEAREST, nearest
from functions.recommendation.ideas.peers import MIN_DECKS, peers, players, usual_copies
from tests.functions.ideas_world import TODAY
from tests.pipeline.taught import card, day, facts, printed, products

DECKS = [
    TaughtDeck(deck.id, deck.day, deck.cards, won=number % 3 > 0) for number, deck in enumerate(products())
]
"""Released products, two thirds of them as if they had won."""
WON = sorted((deck for deck in DECKS if deck.won), key=lambda deck: (-deck.day, deck.id))
NOT_WON = sorted((deck for deck in DECKS if not deck.won), key=lambda deck: (-deck.day, deck.id))
ORDERED = [*WON, *NOT_WON]


@cache
def file() -> dict[str, Any]:
    """What the pipeline publishes when it has learnt from them."""
    learnt_from: dict[str, Any] = orjson.loads(canonical_json(train(DECKS, facts(), printed(), day(TODAY))))
    return learnt_from


@cache
def learnt() -> Learnt:
    return read_learnt(file())


a_deck = st.sampled_from(DECKS).flatmap(
    lambda deck: st.fixed_dictionaries({}, optional={one: st.just(n) for one, n in deck.cards.items()})
)


def places(cards: dict[int, int]) -> dict[int, int]:
    return {learnt().place[one]: copies for one, copies in cards.items()}


@settings(deadline=None)
@given(a_deck)
def test_what_a_deck_says_is_what_was_learnt(deck: dict[int, int]) -> None:
    """Left out faint weights and rough levels cost little."""
    weights = _weights()
    said = spoken_for(learnt(), places(deck))
    for place in range(0, len(learnt().cards), 7):
        exact = sum(strength(copies) * weights[other, place] for other, copies in places(deck).items())
        loud = sum(map(strength, deck.values()))
        assert said[place] == pytest.approx(exact, abs=loud * (FAINTEST + 0.005))


@cache
def _weights() -> Weights:
    return learn(ORDERED, list(learnt().cards), day(TODAY))


@settings(deadline=None)
@given(a_deck)
def test_the_nearest_decks_are_the_nearest(deck: dict[int, int]) -> None:
    near = nearest(learnt(), places(deck))
    rare = {one: learnt().rarity[learnt().place[one]] for known in DECKS for one in known.cards}

    def length(cards: Any) -> float:
        return math.sqrt(sum(rare[one] ** 2 for one in cards)) or 1.0

    cosines = [
        sum(rare[one] ** 2 for one in deck.keys() & other.cards.keys()) / length(deck) / length(other.cards)
        for other in ORDERED
    ]
    weighted = [one * age for one, age in zip(cosines, learnt().ages, strict=True)]
    first = sorted(range(len(ORDERED)), key=lambda number: (-weighted[number], number))[:MAX_NEAREST]
    whole = sum(weighted[number] for number in first)
    for place in range(0, len(learnt().cards), 11):
        share = sum(weighted[number] for number in first if learnt().cards[place] in ORDERED[number].cards)
        assert near.shares[place] == pytest.approx(share / whole if whole else 0.0, abs=1e-6)
    similar = {number for number in first if number < len(WON) and cosines[number] >= 0.15}
    assert near.similar == sum(1 << number for number in similar)


@pytest.mark.parametrize("clan", [None, "Ventrue", "Tremere", "Nosferatu"])
@pytest.mark.parametrize("discipline", [None, "dom", "obf", "aus"])
@pytest.mark.parametrize("name", ["Villein", "Govern the Unaligned", "Deflection", "Blood Doll", "Vessel"])
def test_shares_and_copies_are_counted_right(name: str, clan: str | None, discipline: str | None) -> None:
    place = learnt().place[card(name)]
    kind = peers(learnt(), place, clan, discipline)
    assert kind is not None
    out = [deck for deck in WON if deck.day >= printed()[card(name)]]
    of_kind = [deck for deck in out if _is(deck, kind.clan, kind.discipline)]
    assert kind.decks.bit_count() == len(of_kind) >= MIN_DECKS
    closer = [deck for deck in out if _is(deck, clan, discipline)]
    assert (kind.clan, kind.discipline) == (clan, discipline) or len(closer) < MIN_DECKS
    playing = [deck.cards[card(name)] for deck in of_kind if card(name) in deck.cards]
    assert players(learnt(), place, kind.decks) == len(playing)
    usual = usual_copies(learnt(), place, kind.decks)
    if not playing:
        assert usual is None
        return
    assert usual is not None
    assert usual.low <= usual.middle <= usual.high
    assert usual.middle == statistics.median_low(playing)


def _is(deck: TaughtDeck, clan: str | None, discipline: str | None) -> bool:
    crypt = deck_copies(deck.cards, facts()).crypt
    return clan in (None, main_clan(crypt)) and (discipline is None or discipline in key_disciplines(crypt))


def test_the_loudest_cards_are_named() -> None:
    deck = places(next(dict(one.cards) for one in WON if len(one.cards) > 30))
    weights = _weights()
    wanted = frozenset(range(200)) - deck.keys()
    for place, loudest in speakers(learnt(), deck, wanted).items():
        heard = {other: strength(copies) * weights[other, place] for other, copies in deck.items()}
        for speaker in loudest:
            above = [other for other, loud in heard.items() if loud > heard[speaker] + 0.02]
            assert len(above) < 2


@pytest.mark.parametrize(
    ("crypt", "name", "least", "most"),
    [
        ({"Beetleman": 4, "Foureyes": 4}, "Lost in Crowds", 0.99, 1.0),
        ({"Beetleman": 4, "Foureyes": 4}, "Govern the Unaligned", 0.6, 0.6),
        ({"Beetleman": 4, "Foureyes": 4}, "Villein", 1.0, 1.0),
        ({"Beetleman": 4, "Echo": 4}, "Govern the Unaligned", 0.79, 0.81),
        ({}, "Govern the Unaligned", 1.0, 1.0),
        # All of its disciplines are needed, and its clan.
        ({"Beetleman": 4, "Foureyes": 4}, "Night Terrors", 0.6, 0.6),
    ],
)
def test_who_can_play_a_card(crypt: dict[str, int], name: str, least: float, most: float) -> None:
    deck = deck_copies({card(one): copies for one, copies in crypt.items()}, facts())
    assert least <= fit_of(deck.crypt).library(facts().library[card(name)]) <= most


@pytest.mark.parametrize("part", ["weights", "decks"])
def test_a_file_that_is_cut_short_is_refused(part: str) -> None:
    cut = copy.deepcopy(file())
    rows = cut["weights"] if part == "weights" else cut["decks"]["picks"]
    rows["sizes"] = rows["sizes"][1:]
    with pytest.raises(ValueError, match="cut short"):
        read_learnt(cut)

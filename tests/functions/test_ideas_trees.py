"""The trees that rank the best vampires again, compared with a plain reading of their file."""

from __future__ import annotations

import copy
import json
import math
import statistics
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from card_pipeline.facts.copies import deck_copies
from hypothesis import given
from hypothesis import strategies as st

from functions.recommendation.ideas import trees as trees_module
from functions.recommendation.ideas.features import FEATURES, Scored, features_of
from functions.recommendation.ideas.ranking import ranked, scored
from functions.recommendation.ideas.reranking import CANDIDATES, best_by_score
from functions.recommendation.ideas.trees import kept_trees, read_trees
from tests.functions.ideas_harness import NOSFERATU, OBFUSCATE, model_of_products, model_of_winners
from tests.pipeline.training_data import card, facts

pytestmark = pytest.mark.slow

FILE = Path(trees_module.__file__).with_name("trees.json")


@cache
def kept() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return read


def followed(file: dict[str, Any], node: int, features: Sequence[float]) -> float:
    """The leaf below a node, by the meaning of the columns."""
    if node < 0:
        return float(file["leaves"][-node - 1])
    first = features[file["split"][node]] <= file["limit"][node]
    return followed(file, file["low" if first else "high"][node], features)


a_value = st.floats(-5, 20) | st.floats(-1, 1)


@given(data=st.data())
def test_the_walk_finds_the_leaves_that_a_plain_reading_finds(data: st.DataObject) -> None:
    of = kept()
    # Values at the limits show which side they belong to.
    value = a_value | st.sampled_from(of["limit"])
    features = data.draw(st.lists(value, min_size=len(FEATURES), max_size=len(FEATURES)))
    plain = sum(followed(of, root, features) for root in of["roots"])
    assert kept_trees(FEATURES).score(features) == pytest.approx(plain, abs=1e-9)


def test_the_kept_trees_are_few_and_use_every_row_once() -> None:
    of = kept()
    reached = [*of["roots"], *of["low"], *of["high"]]
    assert sorted(reached) == list(range(-len(of["leaves"]), len(of["split"])))
    assert len(of["roots"]) <= 200
    assert FILE.stat().st_size < 50_000


@pytest.mark.parametrize(
    "change",
    [
        {"features": ["score"]},
        {"roots": [10_000]},
        {"low": [0]},
        {"leaves": []},
    ],
)
def test_trees_that_the_code_cannot_follow_are_refused(change: dict[str, Any]) -> None:
    file = copy.deepcopy(kept()) | change
    with pytest.raises(ValueError, match=r"trees|zip"):
        read_trees(file, FEATURES)


def test_a_child_before_its_parent_would_walk_for_ever() -> None:
    file = copy.deepcopy(kept())
    row = max(file["low"])
    file["low"][row] = 0
    with pytest.raises(ValueError, match="malformed"):
        read_trees(file, FEATURES)


def of_deck(names: dict[str, int]) -> Scored:
    deck = {card(name): copies for name, copies in names.items()}
    return scored(model_of_winners(), facts(), deck_copies(deck, facts()))


def test_features_are_what_their_names_say() -> None:
    of = of_deck({name: NOSFERATU[name] for name in ("Beetleman", "Foureyes")} | OBFUSCATE)
    cards, hidden = best_by_score(of.crypt, CANDIDATES), card("Baron Dieudonne")
    rows = dict(zip(cards, features_of(of, cards), strict=True))
    model = of.model
    index = model.index_of[hidden]
    decks = list(zip(model.decks_of[index], model.copies_of[index], strict=True))
    wins = [deck for deck, _ in decks if deck < model.won]
    indices = [model.index_of.get(one) for one in cards]

    def above(values: Sequence[float]) -> float:
        """The value of the card, minus the 20th best of all candidates."""
        shown = sorted((0.0 if one is None else values[one] for one in indices), reverse=True)
        return values[index] - shown[19]

    shown = [(facts().crypt[card(name)], NOSFERATU[name]) for name in ("Beetleman", "Foureyes")]
    copies, vampire = sum(count for _, count in shown), facts().crypt[hidden]
    assert len(wins) == 30
    assert dict(zip(FEATURES, rows[hidden], strict=True)) == {
        "score": of.crypt[hidden],
        "score above the 20th": of.crypt[hidden] - sorted(of.crypt.values(), reverse=True)[19],
        "pairs": of.pairs[index],
        "pairs above the 20th": pytest.approx(above(of.pairs)),
        "near": of.near.shares[index],
        "near above the 20th": pytest.approx(above(of.near.shares)),
        "nearest": of.near.nearest_shares[index],
        "current wins": pytest.approx(math.log(0.5 + sum(model.ages[deck] ** 2 for deck in wins))),
        "wins": pytest.approx(math.log(1 + len(wins))),
        "copies": pytest.approx(statistics.fmean(count for _, count in decks)),
        "time out": model.released[index] / model.won,
        "fit": of.fit.crypt(vampire),
        "clan": pytest.approx(1.0),
        "capacity above the mean": pytest.approx(
            vampire.capacity - sum(one.capacity * count for one, count in shown) / copies
        ),
        "group above the mean": pytest.approx(
            (vampire.group or 0) - sum((one.group or 0) * count for one, count in shown) / copies
        ),
    }


def test_of_a_vampire_in_no_deck_only_the_rules_are_known() -> None:
    of = of_deck(NOSFERATU | OBFUSCATE)
    cards = best_by_score(of.crypt, len(of.crypt))
    unplayed = [one for one in cards if one not in of.model.index_of]
    assert unplayed
    rows = dict(zip(cards, features_of(of, cards), strict=True))
    for one in unplayed:
        row = dict(zip(FEATURES, rows[one], strict=True))
        known = [row[name] for name in ("pairs", "near", "nearest", "wins", "copies", "time out")]
        assert known == [0.0] * 6
        assert row["current wins"] == math.log(0.5)
        assert row["fit"] == of.fit.crypt(facts().crypt[one])


def test_the_best_vampires_are_the_same_in_another_order() -> None:
    of = of_deck(NOSFERATU | OBFUSCATE)
    found = ranked(of.model, of.facts, of.deck, CANDIDATES, CANDIDATES)
    by_score = best_by_score(of.crypt, CANDIDATES)
    assert sorted(found.crypt) == sorted(by_score)
    assert found.crypt != by_score
    assert found.library == best_by_score(of.library, CANDIDATES)


@pytest.mark.parametrize("part", [NOSFERATU, OBFUSCATE])
def test_a_deck_with_one_part_keeps_the_order_of_the_scores(part: dict[str, int]) -> None:
    of = of_deck(part)
    found = ranked(of.model, of.facts, of.deck, 30, 40)
    assert found.crypt == best_by_score(of.crypt, 30)
    assert found.library == best_by_score(of.library, 40)


def test_without_winning_decks_the_scores_decide() -> None:
    deck = deck_copies({card(name): copies for name, copies in (NOSFERATU | OBFUSCATE).items()}, facts())
    of = scored(model_of_products(), facts(), deck)
    found = ranked(of.model, of.facts, of.deck, 30, 40)
    assert found.crypt == best_by_score(of.crypt, 30)
    assert found.library == best_by_score(of.library, 40)

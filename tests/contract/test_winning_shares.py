"""What the site says about selections of winning decks, against a slow reading of the real archive."""

from __future__ import annotations

import json
import math
import random
import statistics
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from card_pipeline.build_warnings import BuildWarnings
from card_pipeline.index import winning_decks
from card_pipeline.normalise.places import locate
from card_pipeline.publish.encode import canonical_json
from card_pipeline.sources.overrides import read_overrides

from tests.contract.naive.archive_facts import archive_facts
from tests.contract.naive.fold import fold
from tests.contract.naive.winning_shares import (
    Asked,
    Reading,
    Win,
    band_of,
    means,
    pairs,
    shares,
    trailing,
    windows,
)
from tests.contract.site_command import site_answers
from tests.pipeline.training_data import card, read_archive

pytestmark = pytest.mark.slow

SELECTIONS = 200
CLOSE = partial(math.isclose, rel_tol=1e-9, abs_tol=1e-9)


def fixed(years: tuple[int | None, int | None], weight: str = "equal") -> Asked:
    return Asked(years, (None, None), None, None, weight, capped=False, joined=False)


EMPTY = fixed((1990, 1991))
FIXED = [
    fixed((2024, 2026)),
    fixed((2014, 2016)),
    fixed((2024, 2026), "players"),
    fixed((None, None)),
    EMPTY,
    fixed((2024, 2024)),
    fixed((1990, None)),
]


def any_selection(chance: random.Random, wins: Sequence[Win]) -> Asked:
    """Mostly a few years, now and then everything; one criterion more in half of the cases."""
    first = chance.choice([None, *range(1997, 2027), *range(2008, 2027)])
    last = chance.choice([None, first, first]) if first is None else first + chance.choice([0, 0, 1, 2])
    criterion = chance.choice(["", "", "", "players", "country", "card"])
    win = chance.choice(wins)
    library = [one for one in win.cards if one < 200_000]
    return Asked(
        years=(first, last),
        players=(chance.randint(8, 30), None) if criterion == "players" else (None, None),
        country=win.country if criterion == "country" else None,
        card=chance.choice(library) if criterion == "card" else None,
        weight=chance.choice(["root", "equal", "players"]),
        capped=chance.random() < 0.4,
        joined=chance.random() < 0.4,
    )


@pytest.fixture(scope="module")
def wins(real_archive: Path) -> list[Win]:
    names = partial(locate, names=read_overrides().places, warnings=BuildWarnings())
    return [
        Win(
            deck.id,
            deck.date,
            deck.winner,
            names(deck.place).country,
            deck.players,
            deck.cards,
            archive_facts(deck.cards),
        )
        for deck in read_archive(real_archive)[0]
    ]


@pytest.fixture(scope="module")
def selections(wins: list[Win]) -> list[Asked]:
    chance = random.Random(19)  # noqa: S311 - repeatable test data, nothing secret
    return FIXED + [any_selection(chance, wins) for _ in range(SELECTIONS)]


@pytest.fixture(scope="module")
def answers(
    selections: list[Asked],
    real_archive: Path,
    card_data: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> list[dict[str, Any]]:
    folder = tmp_path_factory.mktemp("winning-shares")
    names = partial(locate, names=read_overrides().places, warnings=BuildWarnings())
    archive = winning_decks.build(read_archive(real_archive)[0], names, sample=False)
    (folder / "twd.json").write_bytes(canonical_json(archive))
    (folder / "selections.json").write_text(json.dumps([one.as_json() for one in selections]))
    return site_answers("winning-shares", str(folder), card_data=card_data)


def lowered(rows: Sequence[Sequence[Any]], width: int = 1) -> dict[Any, list[Any]]:
    """Rows by their names in lower case."""

    def key(name: Any) -> Any:
        return name.lower() if isinstance(name, str) else name

    return {
        key(row[0]) if width == 1 else tuple(sorted(map(key, row[:width]))): list(row[width:]) for row in rows
    }


def assert_same(found: Mapping[Any, list[Any]], expected: Mapping[Any, list[Any]], where: object) -> None:
    assert found.keys() == expected.keys(), where
    for key, row in expected.items():
        for one, other in zip(found[key], row, strict=True):
            same = CLOSE(one, other) if isinstance(other, float | int) else one == other
            assert same, (where, key, found[key], row)


def tag_groups(win: Win) -> list[str]:
    return [f"{tag} {strength}" for strength in ("superior", "base") for tag in win.facts["tags"][strength]]


def test_every_measure_is_what_a_slow_reading_says(
    answers: list[dict[str, Any]], selections: list[Asked], wins: list[Win]
) -> None:
    reading = Reading(wins)
    for asked, answer in zip(selections, answers, strict=True):
        played, before = windows(wins, asked)
        now = reading.counted(played, asked)
        before = None if before is None else reading.counted(before, asked)
        assert answer["decks"] == [win.id for win in now], asked
        assert answer["before"] == (None if before is None else [win.id for win in before]), asked
        weights, earlier = reading.weights(now, asked), reading.weights(before or [], asked)
        share = partial(shares, now, weights, before, earlier)
        groups = {
            "clans": lambda win: [win.facts.get("clan", "")],
            "disciplines": lambda win: win.facts["disciplines"],
            "tags": tag_groups,
            "kinds": lambda win: [
                f"{win.facts.get('clan', '')} {tag}" for tag in win.facts["tags"]["superior"]
            ],
            "cards": lambda win: win.cards,
            "crypts": lambda win: [min(20, max(12, win.facts["crypt"]))],
            "libraries": lambda win: band_of(["60-67", "68-75", "76-83", "84-90"], win.facts["library"]),
            "capacities": lambda win: (
                band_of(["1-4", "4-6", "6-8", "8-11"], win.facts["capacities"] / win.facts["counted"])
                if win.facts["counted"]
                else []
            ),
        }
        for name, of in groups.items():
            assert_same(lowered(answer[name]), share(of), (asked, name))
        assert_same(
            lowered(answer["disciplinePairs"], 2),
            pairs(now, weights, lambda win: win.facts["disciplines"], 1),
            asked,
        )
        check_copies(answer, asked, now, weights)
        check_first_wins(answer, asked, reading, played, before)
        check_card_pairs(answer, reading, now, weights)
        check_means(answer["means"], means(now, weights), asked)
        assert (answer["meansBefore"] is None) == (before is None), asked
        if before is not None:
            check_means(answer["meansBefore"], means(before, earlier), asked)
        check_pulse(answer, asked, played, weights)
        check_winners(answer, reading, played)
        first = answer["clans"][0][0].lower() if answer["clans"] else ""
        group = {win.id for win in wins if win.facts.get("clan", "") == first}
        found = trailing([*now, *(before or [])], {**earlier, **weights}, group)
        assert len(found) == len(answer["trailing"]), asked
        for one, other in zip(answer["trailing"], found, strict=True):
            assert all(map(CLOSE, one, other)), (asked, one, other)


def check_copies(answer: dict[str, Any], asked: Asked, now: list[Win], weights: Mapping[str, float]) -> None:
    copies: defaultdict[int, float] = defaultdict(float)
    parts: defaultdict[int, float] = defaultdict(float)
    for win in now:
        for one, count in win.cards.items():
            copies[one] += weights[win.id] * count
            parts[one] += weights[win.id]
    for one, mean, _ in answer["copies"]:
        assert CLOSE(mean, copies[one] / parts[one] if parts[one] else 0), (asked, one)


def check_first_wins(
    answer: dict[str, Any], asked: Asked, reading: Reading, played: list[Win], before: list[Win] | None
) -> None:
    now = {row[0] for row in answer["cards"] if row[1]}
    for one, _, is_new in answer["copies"]:
        expected = bool(before) and one in now and reading.first_win[one].day.year >= played[-1].day.year
        assert is_new == expected, (asked, one)


def check_means(found: dict[str, Any], expected: dict[str, Any], asked: Asked) -> None:
    assert found.keys() == expected.keys(), asked
    for name, mean in expected.items():
        rows = zip(found[name], mean, strict=True) if name == "types" else [(found[name], mean)]
        for one, other in rows:
            assert CLOSE(one, other), (asked, name, found, expected)


def check_card_pairs(
    answer: dict[str, Any], reading: Reading, now: list[Win], weights: Mapping[str, float]
) -> None:
    counts = Counter(one for win in now for one in win.cards)
    # Of equally frequent cards those come first that more decks have in all, then by id.
    ranked = sorted(counts, key=lambda one: (-counts[one], -reading.played[one], one))
    often = {one for one in ranked if counts[one] >= 20} & set(ranked[:300])
    expected = pairs(now, weights, lambda win: [one for one in win.cards if one in often], 20)
    assert_same(lowered(answer["pairs"], 2), expected, "pairs of cards")


def check_pulse(
    answer: dict[str, Any], asked: Asked, played: list[Win], weights: Mapping[str, float]
) -> None:
    """Repeated wins are played ones; without a weight they make clans no more diverse."""
    years = [0, *sorted({win.day.year for win in played}, reverse=True)]
    assert [pulse["year"] for pulse in answer["pulse"]] == years
    for pulse in answer["pulse"]:
        decks = [win for win in played if pulse["year"] in (0, win.day.year)]
        known = [win.players for win in decks if win.players]
        assert pulse["events"] == len(decks)
        assert pulse["players"] == sum(known)
        assert pulse["medianPlayers"] == (statistics.median(known) if known else None)
        assert pulse["countries"] == len({win.country for win in decks} - {"Online"})
        clans: defaultdict[str, float] = defaultdict(float)
        for win in decks:
            if "clan" in win.facts:
                clans[win.facts["clan"]] += weights.get(win.id, 0)
        total = sum(clans.values())
        even = math.prod((one / total) ** -(one / total) for one in clans.values() if one) if total else 0
        assert CLOSE(pulse["diversity"], even), asked


def check_winners(answer: dict[str, Any], reading: Reading, played: list[Win]) -> None:
    counted = Counter(fold(win.player) for win in played)
    ids = {win.id for win in played}
    firsts = Counter(fold(win.player) for win in reading.first_win.values() if win.id in ids)
    found = {fold(player): [count, first] for player, count, first in answer["winners"]}
    assert found == {player: [count, firsts[player]] for player, count in counted.items()}


STAPLES = ("Villein", "Dreams of the Sphinx", "On the Qui Vive", "Direct Intervention")


@pytest.mark.parametrize(
    ("selection", "expected"),
    [(0, (67.1, 53.5, 48.2, 39.1)), (1, (47.1, 55.2, 64.8, 31.0)), (2, (67.1, None, None, 42.5))],
)
def test_staples_have_the_shares_that_were_counted_before(
    answers: list[dict[str, Any]], selection: int, expected: Sequence[float | None]
) -> None:
    found = lowered(answers[selection]["cards"])
    for name, percent in zip(STAPLES, expected, strict=True):
        # Six events of 2024 to 2026 have an unknown number of players, which moves the last digit.
        assert percent is None or found[card(name)][1] == pytest.approx(percent / 100, abs=0.0006)


def test_a_year_has_the_decks_that_were_counted_before(answers: list[dict[str, Any]]) -> None:
    assert len(answers[FIXED.index(fixed((2024, 2024)))]["decks"]) == 353


def test_nothing_is_new_where_nothing_is_older(answers: list[dict[str, Any]]) -> None:
    every = answers[FIXED.index(fixed((1990, None)))]
    assert every["before"] == []
    assert not any(is_new for _, _, is_new in every["copies"])


def test_a_card_that_was_everywhere_fades(answers: list[dict[str, Any]]) -> None:
    now, then = (lowered(answers[selection]["cards"]) for selection in (0, 1))
    pentex = card("Pentex(TM) Subversion")
    assert round(100 * (now[pentex][1] - then[pentex][1]), 1) == -40.6


def test_the_main_clans_and_several_clans_are_all_decks(answers: list[dict[str, Any]]) -> None:
    for answer in answers:
        total = sum(share for _, _, share, *_ in answer["clans"] if answer["decks"])
        assert CLOSE(total, 1 if answer["decks"] else 0)


def test_a_selection_without_decks_has_no_shares(answers: list[dict[str, Any]]) -> None:
    empty = answers[FIXED.index(EMPTY)]
    assert (empty["decks"], empty["clans"], empty["cards"], empty["winners"]) == ([], [], [], [])

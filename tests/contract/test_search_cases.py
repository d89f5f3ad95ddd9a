"""Search cases on real cards: the evaluator of this folder and the site both satisfy them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.contract.naive.errors import BadSearchError
from tests.contract.naive.search import find
from tests.contract.search_cases import Case, cases, official
from tests.contract.site_search import Answer, ask_site

CASES = (*cases("crypt"), *cases("library"))


def faults(case: Case, answer: Answer) -> list[str]:
    """Describe the difference of a result."""
    if case.error or answer.error is not None:
        return [] if case.error and answer.error else [f"{case}: error {answer.error!r}"]
    names = official(case.search.kind)
    missing = [names[card]["Name"] for card in case.finds if card not in answer.ids]
    surplus = [names[card]["Name"] for card in case.leaves if card in answer.ids]
    return [
        *([f"{case}: does not find {missing}"] if missing else []),
        *([f"{case}: finds {surplus}"] if surplus else []),
    ]


def test_there_are_enough_cases() -> None:
    assert len(CASES) >= 140


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_case_quotes_real_cards(case: Case) -> None:
    assert case.error or (case.because and case.leaves)
    for card, column, words in case.because:
        column_text = official(case.search.kind)[card][column]
        assert words in column_text or words in column_text.replace("{", "").replace("}", "")
        assert card in {*case.finds, *case.leaves}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_rules_satisfy_the_case(case: Case) -> None:
    try:
        answer = Answer(find(case.search.kind, case.search.query))
    except BadSearchError as error:
        answer = Answer([], str(error))
    assert faults(case, answer) == []


@pytest.mark.slow
def test_the_site_satisfies_every_case(card_data: Path) -> None:
    answers = ask_site([case.search for case in CASES], card_data)
    problems = [fault for case, answer in zip(CASES, answers, strict=True) for fault in faults(case, answer)]
    assert not problems, f"{len(problems)} problems:\n" + "\n".join(problems)

from __future__ import annotations

import pytest
from card_pipeline.model.postings import delta_coded, delta_decoded
from hypothesis import given
from hypothesis import strategies as st


@given(st.sets(st.integers(min_value=0, max_value=5000)))
def test_coding_and_decoding_give_the_same_numbers(numbers: set[int]) -> None:
    ascending = sorted(numbers)
    steps = delta_coded(ascending)
    assert delta_decoded(steps) == ascending
    assert all(step > 0 for step in steps[1:])


def test_the_first_number_is_not_a_difference() -> None:
    assert delta_coded([100001, 100002, 100010]) == [100001, 1, 8]


@pytest.mark.parametrize("numbers", [[2, 1], [1, 1]])
def test_numbers_that_do_not_ascend_are_refused(numbers: list[int]) -> None:
    with pytest.raises(ValueError, match="does not ascend"):
        delta_coded(numbers)

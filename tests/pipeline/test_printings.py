from __future__ import annotations

import pytest
from card_pipeline.normalise.printings import read_date, read_printings

CODES: dict[str, frozenset[str]] = {
    "KoT": frozenset({"A", "B", "PB"}),
    "SW": frozenset({"PB", "PL"}),
    "DM": frozenset({""}),
    "FoL": frozenset({""}),
    "Anthology": frozenset({"", "LARP"}),
    "EK": frozenset(),
    "POD": frozenset({"DTC"}),
    "25th": frozenset({""}),
    "Promo": frozenset(),
}
PROMOS = {"2005-10-01", "2018-10-04", "2023-05-31"}


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("KoT:U", {"KoT": {"U": 1}}),
        ("KoT:U/A2/B2", {"KoT": {"U": 1, "A": 2, "B": 2}}),
        ("KoT:V3, POD:DTC", {"KoT": {"V": 3}, "POD": {"DTC": 1}}),
        ("SW:C/PB5/PL", {"SW": {"C": 1, "PB": 5, "PL": 1}}),
        ("DM:C/2", {"DM": {"C": 1, "": 2}}),
        ("FoL:2", {"FoL": {"": 2}}),
        ("25th:10", {"25th": {"": 10}}),
        ("Anthology:LARP1/2", {"Anthology": {"LARP": 1, "": 2}}),
        ("EK:C½", {"EK": {"C": 0.5}}),
        ("Promo-20051001", {"Promo": {"2005-10-01": 1}}),
        ("Promo-20230531:Chapters", {"Promo": {"2023-05-31": 1}}),
        ("Promo-20181004:HB2", {"Promo": {"2018-10-04": 2}}),
        ("Promo:202404235", {"Promo": {"2024-04-23": 5}}),
        ("Promo:20241116", {"Promo": {"2024-11-16": 1}}),
        (
            "Promo-20051001, Promo:202404235, KoT:U",
            {"Promo": {"2005-10-01": 1, "2024-04-23": 5}, "KoT": {"U": 1}},
        ),
    ],
)
def test_the_set_column(value: str, expected: dict[str, dict[str, float]]) -> None:
    assert read_printings(value, CODES, PROMOS) == expected


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("", 'unknown set ""'),
        ("XYZ:U", 'unknown set "XYZ"'),
        ("KoT", '"" is not a printing of set "KoT"'),
        ("KoT:", '"" is not a printing of set "KoT"'),
        ("KoT:PX2", 'unknown precon code "PX" of set "KoT"'),
        ("KoT:2", 'unknown product without code of set "KoT"'),
        ("KoT:2A", '"2A" is not a printing'),
        ("KoT:A0", "no copies"),
        ("KoT:A½", 'half a copy in product "A"'),
        ("KoT:A/A2", "repeats a printing"),
        ("KoT:U, KoT:U2", "repeats a printing"),
        ("Promo-20051002", 'unknown set "Promo-20051002"'),
        ("Promo-20051301", '"20051301" is not a valid date'),
        ("Promo:2024", 'unknown promo "Promo:2024"'),
        ("Promo:20240231", '"20240231" is not a valid date'),
        ("Promo:202404230", "no copies"),
        ("Promo", 'unknown promo "Promo"'),
        ("KoT:U SW:U", "is not a printing"),
    ],
)
def test_unknown_sets_and_codes_are_refused(value: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read_printings(value, CODES, PROMOS)


def test_dates_are_checked_as_days() -> None:
    assert read_date("20240229") == "2024-02-29"
    with pytest.raises(ValueError, match="not a date"):
        read_date("2024-02-29")

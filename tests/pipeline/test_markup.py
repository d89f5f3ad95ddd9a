from __future__ import annotations

import pytest
from card_pipeline.normalise.markup import clean_text, icons, is_icon, repair_icons, resolve_name

CARDS = {
    "Helena": 200561,
    "Jones, The": 101023,
    "Golconda: Inner Peace": 100836,
    "Choir": 100338,
    "Mithras": 200986,
}


@pytest.mark.parametrize(
    ("raw", "text", "references"),
    [
        ("Camarilla: {Aid} bleeds.", "Camarilla: Aid bleeds.", {}),
        ("do{es} not{} unlock", "does not unlock", {}),
        ("while {/Helena/} is ready.", "while Helena is ready.", {"Helena": 200561}),
        ("plays /The Jones/ on", "plays The Jones on", {"The Jones": 101023}),
        (
            "a card named /Golconda: Inner Peace/.",
            "a card named Golconda: Inner Peace.",
            {"Golconda: Inner Peace": 100836},
        ),
        ("sect and/or clan, as a prince and/or baron", "sect and/or clan, as a prince and/or baron", {}),
        ("[pot] (D) Bleed.\r\n[POT] As above. \n", "[pot] (D) Bleed.\n[POT] As above.", {}),
        (
            "/Mithras/, then /Mithras/ and/or /Choir/",
            "Mithras, then Mithras and/or Choir",
            {"Mithras": 200986, "Choir": 100338},
        ),
    ],
)
def test_card_text_becomes_what_a_player_reads(raw: str, text: str, references: dict[str, int]) -> None:
    assert clean_text(raw, CARDS.get) == (text, references)


@pytest.mark.parametrize(
    ("raw", "named"),
    [
        ("[potence] Strike", r"\[potence\]"),
        ("[Pot] Strike", r"\[Pot\]"),
        ("plays /Nobody/ on", "/Nobody/"),
        ("[] x", r"\[\]"),
    ],
)
def test_unknown_icon_or_reference_is_refused_by_name(raw: str, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        clean_text(raw, CARDS.get)


@pytest.mark.parametrize(
    "icon", ["pot", "POT", "jud", "ACTION MODIFIER", "2 CONVICTION", "FLIGHT", "MERGED", "REFLEX"]
)
def test_known_icons(icon: str) -> None:
    assert is_icon(icon)


@pytest.mark.parametrize("name", ["The Jones", "Jones, The", "Jones", "A Jones"])
def test_articles_may_lead_trail_or_be_missing(name: str) -> None:
    assert resolve_name(name, CARDS.get) == 101023


@pytest.mark.parametrize(
    ("text", "model", "repaired"),
    [
        ("[ACTIONMODIFIER] x", None, "[ACTION MODIFIER] x"),
        ("[1CONVICTION] [1conviction]", None, "[1 CONVICTION] [1 CONVICTION]"),
        ("[flight].", None, "[FLIGHT]."),
        ("[POLITICALACTION]", None, "[POLITICAL ACTION]"),
        ("[pré] +1", None, "[pre] +1"),
        ("[tan] um\n[TAN] dois", "[thn] one\n[THN] two", "[thn] um\n[THN] dois"),
        ("[pot] ou [tan]", "[thn] one or [pot], [thn]", "[pot] ou [thn]"),
        ("[tan] um", "[thn] one\n[THN] two", "[tan] um"),
    ],
)
def test_icons_of_translations_are_repaired(text: str, model: str | None, repaired: str) -> None:
    assert repair_icons(text, model) == repaired


def test_icons_are_listed_in_order() -> None:
    assert list(icons("[pot] a [POT] b [ACTION MODIFIER]")) == ["pot", "POT", "ACTION MODIFIER"]

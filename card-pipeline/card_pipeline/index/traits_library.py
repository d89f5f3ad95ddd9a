"""Library traits (docs/rules/search.md §6), in the order of the form."""

from __future__ import annotations

from card_pipeline.index.postings import Trait
from card_pipeline.index.text_traits import (
    ADDITIONAL_STRIKE,
    AGGRAVATED,
    BANNED,
    MANEUVER,
    PREVENT,
    UNLOCK,
    text_trait,
)
from card_pipeline.model.cards import Card, LibraryCard


def _needs_nothing(card: LibraryCard) -> bool:
    listed = card.requirement or card.disciplines or card.clans
    return not listed and "requires a" not in card.text.lower()


TEXT_TRAITS: tuple[Trait[Card], ...] = (
    text_trait(
        "intercept",
        '"+1 intercept", or stealth taken away: "-1 stealth." or "gets -1 stealth", "stealth to 0"; '
        'not an action at "-1 stealth"',
        r"\+\d+ intercept|-\d+ stealth(?! \(d\)| action| \w)|gets -(?:\d+|x) stealth|stealth to 0",
    ),
    text_trait(
        "stealth",
        '"+1 stealth" or "-1 intercept"; not the stealth of the action itself, "+1 stealth action"',
        r"\+\d+ stealth(?! action| equip| hunt| employ| political| \(d\))|-\d+ intercept",
    ),
    text_trait("bleed", '"+1 bleed", "+X bleed"', r"\+(?:\d+|x) bleed"),
    text_trait(
        "votes-title",
        '"receive … title", "gains 1 vote", "+1 vote", "additional vote", "represent the … title"',
        r"receive.*title|gains . vote|\+. vote|additional vote|represent the.*title",
    ),
    text_trait("strength", '"+1 strength"', r"\+\d+ strength"),
    text_trait("dodge", '"dodge"', r"dodge"),
    MANEUVER,
    ADDITIONAL_STRIKE,
    AGGRAVATED,
    PREVENT,
    text_trait("press", '"press"', r"press"),
    text_trait("combat ends", '"combat ends"', r"combat ends"),
    text_trait("enter combat", '"enter combat"', r"enter combat"),
    text_trait(
        "embrace",
        '"becomes a … 1-capacity" or "… the same capacity": the card becomes a vampire',
        r"becomes a.*(?:\d[ -]|same.*)capacity",
    ),
    text_trait(
        "put blood",
        '"move" or "add … blood … to … in your uncontrolled region"',
        r"(?:move|add).* blood (?:from the blood bank )?to .* in your uncontrolled region",
    ),
    text_trait(
        "bounce bleed",
        '"change the target of the bleed" or "is now bleeding"',
        r"change the target of the bleed|is now bleeding",
    ),
    text_trait(
        "reduce bleed",
        '"reduce a bleed", "reduce the bleed" or "bleed amount is reduced"',
        r"reduce (?:a|the).* bleed |bleed amount is reduced",
    ),
    UNLOCK,
    text_trait("black hand", '"Black Hand"', r"black hand"),
    text_trait("seraph", '"Seraph"', r"seraph"),
    text_trait("infernal", '"infernal"', r"infernal"),
    text_trait("anarch", '"anarch"', r"anarch"),
)

LIBRARY_TRAITS: tuple[Trait[LibraryCard], ...] = (
    *TEXT_TRAITS,
    Trait(
        "multi-type", "the card can be played as either of several types", lambda card: len(card.types) > 1
    ),
    Trait(
        "multi-discipline",
        "the card names more than one discipline",
        lambda card: len(card.disciplines or []) > 1,
    ),
    Trait("burn", "the card has a burn option", lambda card: card.burn is True),
    BANNED,
    Trait(
        "no-requirements",
        'no listed requirement, discipline or clan, and no "requires a" in the text',
        _needs_nothing,
    ),
)

"""Which deck tags a card counts for (docs/rules/decks.md §9.1), by the traits of its text and its type."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from card_pipeline.index.postings import CardType, Trait
from card_pipeline.index.traits_crypt import CRYPT_TRAITS
from card_pipeline.index.traits_library import LIBRARY_TRAITS
from card_pipeline.model.cards import CryptCard, LibraryCard

_Has = Callable[[str], bool]
"""Whether the card has a trait, by its key."""

MORE_MASTER_PHASES = ("Anson", "Cybele", "Huitzilopochtli", "Isanwayen", "Nana Buruku")
MORE_MASTER_PHASES_LIBRARY = ("Parthenon, The", "Rumors of Gehenna")
LIKE_ALLIES = ("FBI Special Affairs Division", "Unmasking, The")

_FIGHTS = ("press", "additional strike", "prevent")


def crypt_tags(card: CryptCard) -> list[str]:
    """List the tags of a vampire, in alphabetical order."""
    has = _traits(card, CRYPT_TRAITS)
    return _held(
        {
            "bleed": has("1 bleed"),
            "block": has("1 intercept"),
            "combat": any(map(has, ("1 strength", *_FIGHTS))),
            "mmpa": card.name in MORE_MASTER_PHASES,
            "rush": has("enter combat"),
            "stealth": has("1 stealth"),
        }
    )


def library_tags(card: LibraryCard) -> list[str]:
    """List the tags of a library card, in alphabetical order."""
    has = _traits(card, LIBRARY_TRAITS)
    return _held(
        {
            "accel": has("put blood"),
            "ally": "Ally" in card.types or card.name in LIKE_ALLIES,
            "bleed": has("bleed"),
            "block": has("intercept") or ("Reaction" in card.types and has("unlock")),
            "combat": _fights(card.types, has),
            "mmpa": card.name in MORE_MASTER_PHASES_LIBRARY,
            "rush": has("enter combat") and card.types != ["Reaction"],
            "stealth": has("stealth"),
            "swarm": has("embrace"),
            "vote": "Political Action" in card.types or has("votes-title"),
        }
    )


def _fights(types: Sequence[str], has: _Has) -> bool:
    strikes = "Combat" in types and not has("combat ends")
    return strikes or any(map(has, ("strength", "aggravated", *_FIGHTS)))


def _traits(card: CardType, traits: Iterable[Trait[CardType]]) -> _Has:
    by_key = {trait.key: trait for trait in traits}
    return lambda key: by_key[key].holds(card)


def _held(tags: Mapping[str, bool]) -> list[str]:
    return [tag for tag, holds in tags.items() if holds]

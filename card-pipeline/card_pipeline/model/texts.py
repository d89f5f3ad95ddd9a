"""Texts that are read on demand: rulings, flavour, translations."""

from __future__ import annotations

from collections import defaultdict

from pydantic import Field

from card_pipeline.model.base import Published
from card_pipeline.model.cards import CardId
from card_pipeline.model.postings import delta_decoded
from card_pipeline.model.search_index import Postings


class RulingGroup(Published):
    """Rulings that several cards share, ``Temporary control``."""

    rulings: list[int]
    """Indexes into `Rulings.texts`."""
    members: dict[str, Postings]
    """Prefix of the text on these cards (``[DOM]``, mostly empty) → card ids, delta-coded."""


class Rulings(Published):
    """``rulings.json``: each text once, however many cards it applies to.

    A card shows its own rulings first, then those of its groups in order. Everything needed to
    print them is here; links are in `RulingLinks`.
    """

    texts: list[str]
    """Icons in brackets as in card texts, card names in braces, ``{Hidden Lurker}``; no source tokens."""
    cards: Postings
    """Ids of the cards with rulings of their own, delta-coded."""
    own: list[list[int]]
    """Per such card its rulings, each as the step from the index before, across cards: 1 = the next text.

    ``cards [100001, 1], own [[0], [1, 1]]``: 100001 has text 0, 100002 has the texts 1 and 2.
    """
    groups: list[RulingGroup]

    def of_cards(self) -> dict[int, list[tuple[int, str]]]:
        """List the rulings of each card, those of its groups last: index and text, with its prefix."""
        found: dict[int, list[tuple[int, str]]] = defaultdict(list)
        index = 0
        for card, steps in zip(delta_decoded(self.cards), self.own, strict=True):
            for step in steps:
                index += step
                found[card].append((index, self.texts[index]))
        for group in self.groups:
            for prefix, members in group.members.items():
                for card in delta_decoded(members):
                    found[card] += [(at, f"{prefix} {self.texts[at]}".strip()) for at in group.rulings]
        return found


class RulingLinks(Published):
    """``ruling-links.json``: the sources of the rulings and the cards they name.

    Separate from the texts, because random URLs are a third of all bytes.
    """

    references: list[tuple[str, str]]
    """Source and its URL: ``("LSJ 20020620", "https://…")``, in order of source."""
    sources: list[list[int]]
    """Per text of `Rulings.texts`: indexes into `references`."""
    cards: dict[str, CardId]
    """Name in braces → card. A name that is not here stays plain text in braces."""


class Flavour(Published):
    """``flavour.json``: flavour texts of library cards."""

    cards: dict[CardId, str]


class Translation(Published):
    """A translated card; missing fields fall back to English."""

    name: str | None = None
    """Without the suffix of advanced vampires."""
    text: str | None = None
    references: dict[str, CardId] | None = None
    flavour: str | None = None
    image: bool | None = None
    """The source names a translated image."""


class Overlay(Published):
    """``cards.<locale>.json``: translations of one language."""

    locale: str = Field(pattern=r"^[a-z]{2}-[A-Z]{2}$")
    cards: dict[CardId, Translation]


class ThirdPartyIds(Published):
    """``third-party-ids.json``: id of another deck site → our card; many-to-one."""

    ids: dict[str, CardId]

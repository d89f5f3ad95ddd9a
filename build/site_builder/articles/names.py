"""Names as the site shows them (site/src/domain/card/display-name.ts, site/src/domain/card/set-names.ts)."""

from __future__ import annotations

import re

from card_pipeline.facts.discipline_names import CODES, LIBRARY_ONLY, VIRTUES
from card_pipeline.model.cards import CryptCard, LibraryCard
from card_pipeline.model.sets import SetCatalogue

from site_builder.articles.products import product_of

_MONTHS = (
    *("January", "February", "March", "April", "May", "June", "July", "August", "September"),
    *("October", "November", "December"),
)
_DISCIPLINES = {code: name for names in (CODES, LIBRARY_ONLY, VIRTUES) for name, code in names.items()}
_ARTICLE_LAST = re.compile(r"^(.+), (The|An|A)$")


def display_name(card: CryptCard | LibraryCard) -> str:
    """Write the article first, what distinguishes namesakes last, and ™: ``Theo Bell (G6)``."""
    name = _ARTICLE_LAST.sub(r"\2 \1", card.name).replace("(TM)", "™")
    if isinstance(card, LibraryCard):
        return name
    group = f"G{card.group}".upper() if card.newer else ""
    suffix = " ".join(filter(None, (group, "ADV" if card.advanced else "")))
    return f"{name} ({suffix})" if suffix else name


def discipline_name(code: str) -> str:
    """``tha`` → ``Blood Sorcery``."""
    return _DISCIPLINES[code]


def precon_name(precon: str, catalogue: SetCatalogue) -> str:
    """``V5:PTr`` → ``Fifth Edition: Tremere``; a set with a single product is named alone."""
    card_set = catalogue.sets[precon.partition(":")[0]]
    name = product_of(precon, catalogue).name
    return card_set.name if name in ("", card_set.name) else f"{card_set.name}: {name}"


def listed(words: list[str], last: str = "and") -> str:
    """Join words: ``Auspex, Dominate and Fortitude``."""
    return f" {last} ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def shortened(text: str, characters: int) -> str:
    """Cut a text between words, with an ellipsis."""
    if len(text) <= characters:
        return text
    return f"{text[: characters - 1].rpartition(' ')[0].rstrip(' ,;:.')}…"


def english_day(iso: str) -> str:
    """``2023-05-06`` → ``6 May 2023``."""
    year, month, day = iso.split("-")
    return f"{int(day)} {_MONTHS[int(month) - 1]} {year}"

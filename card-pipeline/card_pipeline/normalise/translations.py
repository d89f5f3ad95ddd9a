"""Translation overlays: per language the names and texts that differ from English (docs/data.md §7)."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from card_pipeline.build_warnings import BuildWarnings
from card_pipeline.model.cards import Card, CryptCard, LibraryCard
from card_pipeline.model.texts import Overlay, Translation
from card_pipeline.normalise.line_breaks import restore_line_breaks
from card_pipeline.normalise.markup import (
    DISCIPLINES,
    Resolve,
    icons,
    is_icon,
    reference_names,
    repair_icons,
    resolve_name,
    strip_slashes,
    tidy_lines,
)
from card_pipeline.sources.translations import Translated

_INVISIBLE = dict.fromkeys(map(ord, "\u200b\u200c\u200d\u2060\ufeff\u00ad"))
_MERGED = "[MERGED]"

MIN_LENGTH_RATIO = 0.4
"""Minimum length of a translation, as a share of the English text."""


@dataclass(frozen=True)
class English:
    """English reference texts."""

    crypt: Sequence[CryptCard]
    library: Sequence[LibraryCard]
    flavour: Mapping[int, str]
    resolve: Resolve
    cards: dict[int, Card] = field(init=False)

    def __post_init__(self) -> None:
        cards: dict[int, Card] = {card.id: card for card in self.crypt}
        cards.update({card.id: card for card in self.library})
        object.__setattr__(self, "cards", cards)


def build_overlays(
    rows: Iterable[Translated], english: English, warnings: BuildWarnings
) -> dict[str, Overlay]:
    """Build one overlay for each locale.

    Fields equal to the English ones are omitted. Repaired and unusable texts are warnings.
    """
    by_locale: dict[str, dict[int, Translated]] = defaultdict(dict)
    for row in rows:
        cards = by_locale[row.locale]
        cards[row.card] = _merged(cards[row.card], _cleaned(row)) if row.card in cards else _cleaned(row)
    return {locale: _overlay(locale, by_locale[locale], english, warnings) for locale in sorted(by_locale)}


def _cleaned(row: Translated) -> Translated:
    name, text, flavour = (_visible(value) for value in (row.name, row.text, row.flavour))
    text = text.replace("{", "").replace("}", "")
    return replace(row, name=" ".join(name.split()), text=tidy_lines(text), flavour=tidy_lines(flavour))


def _visible(value: str) -> str:
    return unicodedata.normalize("NFC", value.translate(_INVISIBLE))


def _merged(first: Translated, later: Translated) -> Translated:
    return replace(
        later,
        name=later.name or first.name,
        text=later.text or first.text,
        flavour=later.flavour or first.flavour,
        image=later.image or first.image,
    )


def _overlay(locale: str, rows: dict[int, Translated], english: English, warnings: BuildWarnings) -> Overlay:
    rows = _exchange_mixed_up_texts(locale, rows, english, warnings)
    names = {row.name.casefold(): card for card, row in sorted(rows.items(), reverse=True) if row.name}
    reader = _TextReader(locale, rows, names, english, warnings)
    translations = {card: reader.translation(card) for card in sorted(rows)}
    reader.note_repairs()
    empty = Translation()
    return Overlay(locale=locale, cards={card: one for card, one in translations.items() if one != empty})


def _exchange_mixed_up_texts(
    locale: str, rows: dict[int, Translated], english: English, warnings: BuildWarnings
) -> dict[int, Translated]:
    """Swap the texts of base and advanced vampires where ``[MERGED]`` shows that they were exchanged."""
    repaired = dict(rows)
    for card in english.crypt:
        other = card.other_version
        if not card.advanced or other is None or card.id not in rows or other not in rows:
            continue
        base, advanced = rows[other], rows[card.id]
        english_tells = _MERGED in card.text and _MERGED not in english.cards[other].text
        if english_tells and _MERGED in base.text and _MERGED not in advanced.text:
            repaired[other] = replace(base, text=advanced.text)
            repaired[card.id] = replace(advanced, text=base.text)
            warnings.add("texts of base and advanced vampire exchanged", f"{locale}: {other} and {card.id}")
    return repaired


@dataclass
class _TextReader:
    locale: str
    rows: Mapping[int, Translated]
    names: Mapping[str, int]
    english: English
    warnings: BuildWarnings
    breaks: int = 0
    icons: int = 0

    def translation(self, card: int) -> Translation:
        row, own = self.rows[card], self.english.cards[card]
        text, references = self._text(row, own)
        if not self._is_of_this_card(text, own, card) or text == own.text:
            text, references = "", {}
        return Translation(
            name=row.name if row.name not in ("", own.name) else None,
            text=text or None,
            references=references or None,
            flavour=row.flavour if row.flavour not in ("", self.english.flavour.get(card)) else None,
            image=True if row.image else None,
        )

    def _is_of_this_card(self, text: str, own: Card, card: int) -> bool:
        """Reject truncated texts, flavour texts, error marks and texts of other cards."""
        if text and len(text) < MIN_LENGTH_RATIO * len(own.text):
            case = f"{self.locale} {card}: {' '.join(text.split())}"
            self.warnings.add("translations: text too short to be one, English shown", case)
            return False
        disciplines, expected = _disciplines(text), _disciplines(own.text)
        if disciplines and expected and not disciplines & expected:
            case = f"{self.locale} {card}: {' '.join(sorted(disciplines))}"
            self.warnings.add("translations: text has other disciplines, English shown", case)
            return False
        return True

    def note_repairs(self) -> None:
        for rule, count in (("line breaks restored", self.breaks), ("icons repaired", self.icons)):
            if count:
                self.warnings.add(f"translations: {rule}", f"{self.locale}: {count} texts")

    def _text(self, row: Translated, own: Card) -> tuple[str, dict[str, int]]:
        broken = restore_line_breaks(row.text, own.text)
        text = repair_icons(broken, own.text)
        self.breaks += broken != row.text
        self.icons += text != broken
        for icon in icons(text):
            if not is_icon(icon):
                self.warnings.add(
                    "translations: unknown icon stays as text", f"{self.locale} {row.card}: [{icon}]"
                )
        text = strip_slashes(text)
        return text, self._references(text, row, own)

    def _references(self, text: str, row: Translated, own: Card) -> dict[str, int]:
        """Cards written ``/Nombre/``, and cards of the English text whose names occur in this one."""
        names = reference_names(row.text)
        found = {name: self._card(name) for name in names}
        left = [card for card in sorted(set((own.references or {}).values())) if card not in found.values()]
        unknown = [name for name in names if found[name] is None]
        if len(unknown) == len(left) == 1:
            found[unknown.pop()] = left.pop()
        for name in unknown:
            self.warnings.add("translations: unknown card reference", f"{self.locale} {row.card}: /{name}/")
        for name, card in (own.references or {}).items():
            translated = self.rows[card].name if card in self.rows else ""
            for form in (translated, name):
                if form and card in left and re.search(rf"\b{re.escape(form)}\b", text):
                    found[form] = card
        return {name: card for name, card in sorted(found.items()) if card not in (None, row.card)}

    def _card(self, name: str) -> int | None:
        card = self.names.get(name.casefold())
        return card if card is not None else resolve_name(name, self.english.resolve)


def _disciplines(text: str) -> set[str]:
    return {icon.lower() for icon in icons(text)} & DISCIPLINES

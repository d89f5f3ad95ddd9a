"""Rulings as published: each distinct text once, sources and card references separate (docs/data.md §6)."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from card_pipeline.build_warnings import BuildWarnings
from card_pipeline.model.postings import delta_coded
from card_pipeline.model.texts import RulingGroup, RulingLinks, Rulings
from card_pipeline.normalise.markup import Resolve
from card_pipeline.sources.rulings import RulingGroupSource, RulingsSource

_SOURCE_TOKEN = re.compile(r"\s*\[([A-Z]{3} [\w-]+)\]")
"""``[LSJ 20020620]``, ``[RBK cancel-a-card]``."""
_LEFT_OVER = re.compile(r"\s*[.\"']+$")
"""Typos after the last source: ``… the minion it's on. [LSJ 20090324]"``."""
_ANGLED_MARK = re.compile(r"<([A-Z]+)>")
"""``<REVERSAL>``: a mark in the wrong brackets, which the other rulings write ``[REVERSAL]``."""
_CARD_NAME = re.compile(r"\{([^{}]+)\}")


@dataclass
class _Texts:
    """Distinct rulings in order of first use; equal texts with different sources are distinct."""

    references: dict[str, str]
    index: dict[tuple[str, tuple[str, ...]], int] = field(default_factory=dict)
    unknown_sources: set[str] = field(default_factory=set)

    def add(self, raw: str) -> int:
        text, sources = self._split(raw)
        return self.index.setdefault((text, sources), len(self.index))

    def _split(self, raw: str) -> tuple[str, tuple[str, ...]]:
        sources: list[str] = []

        def take(token: re.Match[str]) -> str:
            if token.group(1) not in self.references:
                self.unknown_sources.add(token.group(1))
                return token.group()
            sources.append(token.group(1))
            return ""

        last = raw.rfind("]") + 1
        end = last if _LEFT_OVER.fullmatch(raw, last) and _SOURCE_TOKEN.search(raw) else len(raw)
        text = _ANGLED_MARK.sub(r"[\1]", _SOURCE_TOKEN.sub(take, raw[:end]))
        return " ".join(text.split()), tuple(dict.fromkeys(sources))


def build_rulings(
    source: RulingsSource, resolve: Resolve, warnings: BuildWarnings
) -> tuple[Rulings, RulingLinks]:
    """Convert the checked files to the published shapes.

    A source token without a URL stays in the text; a name in braces that ``resolve`` does not know stays
    plain. Both are warnings.
    """
    texts = _Texts(source.references)
    own = [(card, [texts.add(raw) for raw in source.cards[card]]) for card in sorted(source.cards)]
    groups = [_group(group, texts) for group in source.groups]
    rulings = Rulings(
        texts=[text for text, _ in texts.index],
        cards=delta_coded(card for card, _ in own),
        own=_steps(indexes for _, indexes in own),
        groups=groups,
    )
    names, unknown = _card_names(rulings.texts, resolve)
    links = _links(texts, source.references, names)
    for key in sorted(texts.unknown_sources):
        warnings.add("ruling source without a URL stays in the text", f"[{key}]")
    for name in unknown:
        warnings.add("ruling names an unknown card", f"{{{name}}}")
    return rulings, links


def _group(group: RulingGroupSource, texts: _Texts) -> RulingGroup:
    by_prefix: dict[str, list[int]] = defaultdict(list)
    for card in sorted(group.members):
        by_prefix[" ".join(group.members[card].split())].append(card)
    return RulingGroup(
        rulings=[texts.add(raw) for raw in group.rulings],
        members={prefix: delta_coded(by_prefix[prefix]) for prefix in sorted(by_prefix)},
    )


def _steps(rows: Iterable[list[int]]) -> list[list[int]]:
    steps: list[list[int]] = []
    before = 0
    for row in rows:
        steps.append([])
        for index in row:
            steps[-1].append(index - before)
            before = index
    return steps


def _card_names(texts: Iterable[str], resolve: Resolve) -> tuple[dict[str, int], list[str]]:
    names = sorted({name for text in texts for name in _CARD_NAME.findall(text)})
    found = {name: card for name in names if (card := resolve(name)) is not None}
    return found, [name for name in names if name not in found]


def _links(texts: _Texts, urls: dict[str, str], names: dict[str, int]) -> RulingLinks:
    used = sorted({key for _, sources in texts.index for key in sources})
    position = {key: number for number, key in enumerate(used)}
    return RulingLinks(
        references=[(key, urls[key]) for key in used],
        sources=[[position[key] for key in sources] for _, sources in texts.index],
        cards=names,
    )

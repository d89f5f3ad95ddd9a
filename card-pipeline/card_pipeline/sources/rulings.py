"""Rulings files: ``rulings.yaml``, ``groups.yaml`` and ``references.yaml`` (docs/data.md §6).

They are part of the card package; newer ones may be in ``rulings/`` of the sources folder.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from card_pipeline.errors import SourceError
from card_pipeline.sources.files import PACKAGE
from card_pipeline.sources.yaml_files import Yaml, read_yaml

RULINGS, GROUPS, REFERENCES = "rulings.yaml", "groups.yaml", "references.yaml"
FILES = (RULINGS, GROUPS, REFERENCES)


@dataclass(frozen=True)
class RulingGroupSource:
    """``G00001|Temporary control`` with its rulings and its members (card id → prefix)."""

    key: str
    rulings: tuple[str, ...]
    members: dict[int, str]


@dataclass(frozen=True)
class RulingsSource:
    """The three files, checked: raw texts still contain their ``[LSJ 20020620]``."""

    cards: dict[int, tuple[str, ...]]
    groups: tuple[RulingGroupSource, ...]
    references: dict[str, str]


def rulings_folder(sources: Path | None) -> Traversable:
    """Find the rulings: ``rulings/`` or ``cards/`` of the sources folder, else the installed package."""
    if sources is not None:
        for name in ("rulings", "cards"):
            if (sources / name / RULINGS).is_file():
                return sources / name
    return files(PACKAGE)


def read_rulings(folder: Traversable, card_ids: Collection[int]) -> RulingsSource:
    """Read and check the three files.

    Raises SourceError, naming file and key (or line), for bad YAML, a wrong shape, a duplicate key,
    a card that is not in ``card_ids`` and a group that one of the files does not know.
    """
    rulings = _mapping(folder, RULINGS)
    groups = _mapping(folder, GROUPS)
    cards: dict[int, tuple[str, ...]] = {}
    group_texts: dict[str, tuple[str, ...]] = {}
    for key, value in rulings.items():
        texts = _texts(value, key)
        if not key.startswith("G"):
            cards[_card_id(key, RULINGS, key, card_ids)] = texts
        elif key in groups:
            group_texts[key] = texts
        else:
            raise SourceError(RULINGS, f"group is not in {GROUPS}", f'key "{key}"')
    found = tuple(_group(key, value, group_texts, card_ids) for key, value in groups.items())
    return RulingsSource(cards, found, _references(_mapping(folder, REFERENCES)))


def _mapping(folder: Traversable, name: str) -> dict[str, Yaml]:
    try:
        data = (folder / name).read_bytes()
    except OSError as problem:
        raise SourceError(name, "file is missing") from problem
    document = read_yaml(name, data)
    if not isinstance(document, dict):
        raise SourceError(name, "expected a mapping of keys to values")
    for key in document:
        if not isinstance(key, str):
            raise SourceError(name, "expected a text as key", f'key "{key}"')
    return document


def _texts(value: Yaml, key: str) -> tuple[str, ...]:
    if not isinstance(value, list) or not value:
        raise SourceError(RULINGS, "expected a list of texts", f'key "{key}"')
    texts: list[str] = []
    for number, text in enumerate(value, start=1):
        if not isinstance(text, str) or not text.strip():
            raise SourceError(RULINGS, f"ruling {number} is not a text: {text!r}", f'key "{key}"')
        texts.append(text)
    return tuple(texts)


def _group(
    key: str, value: Yaml, texts: dict[str, tuple[str, ...]], card_ids: Collection[int]
) -> RulingGroupSource:
    if not isinstance(value, dict) or not value:
        raise SourceError(GROUPS, "expected members with their prefixes", f'key "{key}"')
    if key not in texts:
        raise SourceError(GROUPS, f"group has no rulings in {RULINGS}", f'key "{key}"')
    members: dict[int, str] = {}
    for member, prefix in value.items():
        if not isinstance(member, str) or not isinstance(prefix, str):
            raise SourceError(GROUPS, f"not a card and its prefix: {member!r}: {prefix!r}", f'key "{key}"')
        members[_card_id(member, GROUPS, key, card_ids)] = prefix
    return RulingGroupSource(key, texts[key], members)


def _card_id(key: str, file: str, where: str, card_ids: Collection[int]) -> int:
    number = key.partition("|")[0]
    if not number.isascii() or not number.isdigit():
        raise SourceError(file, f'expected "<card id>|<name>", found "{key}"', f'key "{where}"')
    if int(number) not in card_ids:
        raise SourceError(file, f'unknown card "{key}"', f'key "{where}"')
    return int(number)


def _references(mapping: dict[str, Yaml]) -> dict[str, str]:
    references: dict[str, str] = {}
    for key, url in mapping.items():
        if not isinstance(url, str) or not url.startswith(("https://", "http://")):
            raise SourceError(REFERENCES, f"not a web address: {url!r}", f'key "{key}"')
        references[key] = url
    return references

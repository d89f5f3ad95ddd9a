"""Decides whether new data may replace the published ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from card_pipeline.facts.cards import is_playtest
from card_pipeline.model.cards import CryptFile, LibraryFile
from card_pipeline.model.manifest import ICON_FONT, Manifest
from pydantic import ValidationError
from site_builder.published_schema import FILES

MAX_LOST = 0.02
"""Maximum share of the records that one run may remove."""


class RefusedDataError(Exception):
    """The new data look wrong; the message says why."""


def check(data: Path, manifest: Manifest, published: Manifest | None, *, accept_fewer: bool) -> None:
    """Check the files in `data`. Raises RefusedDataError.

    `accept_fewer`: an operator has looked at the counts and wants fewer records to be published.
    """
    problems = [*_shapes(data, manifest)]
    if published is not None and not accept_fewer:
        problems += _losses(published, manifest)
    if problems:
        raise RefusedDataError("; ".join(problems))


def _shapes(data: Path, manifest: Manifest) -> Iterator[str]:
    """Read every file as its readers do."""
    for name, file in manifest.files.items():
        if name == ICON_FONT:
            continue
        shape = FILES.get(name) or FILES[f"{name.partition('.')[0]}.*"]
        try:
            read = shape.model_validate_json((data / file.path).read_bytes())
        except (OSError, ValidationError) as problem:
            yield f"{name} does not have its shape: {str(problem).splitlines()[0]}"
            continue
        if isinstance(read, CryptFile | LibraryFile):
            playtest = [card.id for card in read.cards if is_playtest(card.id)]
            if playtest:
                yield f"{name} contains playtest cards: {playtest[:3]}"


def _losses(before: Manifest, after: Manifest) -> Iterator[str]:
    for name, count in _records(before).items():
        now = _records(after).get(name, 0)
        if now < count * (1 - MAX_LOST):
            yield f"{name}: {now} instead of {count}"


def _records(manifest: Manifest) -> Mapping[str, int]:
    """Return what is counted; a sample counts for nothing."""
    samples = {source.name for source in manifest.sources if source.status == "sample"}
    counted = {"winning decks": "twd", "tournaments": "tda"}
    left_out = {counted[name] for name in samples if name in counted}
    return {name: count for name, count in manifest.counts.items() if name not in left_out}

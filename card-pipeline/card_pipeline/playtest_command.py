"""``playtest``: build the data of a playtest round, apart from everything that is published."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from card_pipeline.build_cards import choose_folder
from card_pipeline.build_output import BuildOutput, Log
from card_pipeline.errors import SourceError
from card_pipeline.index import crypt, library, names
from card_pipeline.model.playtest import PlaytestRound
from card_pipeline.model.sets import SetCatalogue
from card_pipeline.normalise.catalogue import read_sets
from card_pipeline.normalise.playtest import PLAYTEST_SET, SET, build_playtest
from card_pipeline.publish.encode import canonical_json
from card_pipeline.publish.fingerprint import fingerprint
from card_pipeline.publish.store import write_aside
from card_pipeline.sources.card_files import read_card_files
from card_pipeline.sources.overrides import FOLDER as OVERRIDES
from card_pipeline.sources.overrides import read_overrides
from card_pipeline.sources.playtest import FOLDER, SAMPLE, read_playtest
from card_pipeline.sources.provenance import read_provenance

FILE, IMAGES = "playtest.json", "images"
STATE = "playtest-state.json"
"""What the data were built from."""
RELEASED = "released.json"
"""Written by a release: playtest id → released id, or null for a card that is gone."""
PUBLIC = "dist"
READ_SOURCES = ("cards", FOLDER)


def run_playtest(sources: Path | None, out: Path, log: Log) -> None:
    """Write data and images of a round into `out`; without one in the sources, those of our own sample.

    Unchanged sources are not built again.
    Raises SourceError for an invalid source, OSError when writing fails; the last good data then stay.
    """
    if PUBLIC in out.resolve().parts:
        raise SourceError(str(out), f"playtest data must not be inside {PUBLIC}/, which everyone can read")
    folder = sources / FOLDER if sources else SAMPLE
    if sources and not folder.is_dir():
        log(f"{folder} does not exist: our own sample is used")
        folder = SAMPLE
    inputs = fingerprint(sources, OVERRIDES, READ_SOURCES)
    if _is_built(out, inputs):
        log(f"playtest data in {out} unchanged")
        return
    found, images = _build(sources, folder)
    _check_released(found, out / RELEASED)
    for name, content in images.items():
        write_aside(out / IMAGES / name, content)
    write_aside(out / FILE, canonical_json(found))
    for image in (out / IMAGES).glob("*"):
        if image.name not in images:
            image.unlink()
    state = {"inputs": inputs, "sha256": _sha256(out / FILE), "images": sorted(images)}
    write_aside(out / STATE, json.dumps(state).encode())
    log(f"round          {found.round.id}: {found.round.name}")
    log(f"cards          {len(found.crypt)} crypt, {len(found.library)} library, {len(images)} images")
    log(f"precons        {len(found.precons)}")
    log(f"playtest data in {out}")


def update_playtest(sources: Path, out: Path, log: Log) -> None:
    """Build the round of a sources folder, if it has one. Raises the same errors."""
    if (sources / FOLDER).is_dir():
        run_playtest(sources, out, log)


def _is_built(out: Path, inputs: str) -> bool:
    """Whether `out` has exactly what these inputs give."""
    try:
        state = json.loads((out / STATE).read_bytes())
        has_images = all((out / IMAGES / name).is_file() for name in state["images"])
        return has_images and (state["inputs"], state["sha256"]) == (inputs, _sha256(out / FILE))
    except (OSError, ValueError, LookupError, TypeError):
        return False


def _check_released(found: PlaytestRound, file: Path) -> None:
    """Refuse ids of cards that were released: what old devices send stands for the released cards."""
    if not file.is_file():
        return
    released: dict[str, str | None] = json.loads(file.read_bytes())
    for card in sorted({one.id for one in found.crypt} | {one.id for one in found.library}):
        if str(card) in released:
            to = released[str(card)]
            became = f"was released as {to}" if to else "is gone"
            raise SourceError(FOLDER, f"{became}: its id cannot be used again", f"card {card}")


def _sha256(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _build(sources: Path | None, folder: Path) -> tuple[PlaytestRound, dict[str, bytes]]:
    """Return the data, and the images by file name."""
    output, overrides = BuildOutput(), read_overrides()
    cards = read_card_files(
        choose_folder(
            output, sources, read_provenance(sources).get("cards"), overrides.settings.packaged_cards
        )
    )
    sets = read_sets(cards.sets, overrides, output.warnings)
    written = read_playtest(folder)
    built = build_playtest(written, cards, sets, overrides.artists)
    images = {card: _named(card, file) for card, file in written.images.items()}
    catalogue = SetCatalogue(sets={SET: PLAYTEST_SET}, promos={})
    data = PlaytestRound(
        round=written.round,
        crypt=built.crypt,
        library=built.library,
        precons=built.precons,
        images={card: name for card, (name, _) in images.items()},
        # No winning deck has a card in testing.
        search_crypt=crypt.build(built.crypt, catalogue, [0] * len(built.crypt)),
        search_library=library.build(built.library, catalogue, [0] * len(built.library)),
        names=names.entries(built.crypt, built.library),
    )
    return data, dict(images.values())


def _named(card: int, file: Path) -> tuple[str, bytes]:
    """Name an image by its content, so that data and images always fit together."""
    content = file.read_bytes()
    return f"{card}.{hashlib.sha256(content).hexdigest()[:12]}{file.suffix}", content

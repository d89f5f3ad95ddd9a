"""``data``: build from the sources at hand and publish, unless nothing has changed."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orjson

from card_pipeline.build import build
from card_pipeline.errors import SourceError
from card_pipeline.made import Made, Say
from card_pipeline.publish.encode import canonical_json, compress
from card_pipeline.publish.fingerprint import fingerprint
from card_pipeline.publish.manifest import make_manifest
from card_pipeline.publish.packing import Packing, record_of
from card_pipeline.publish.report import report_json, report_lines
from card_pipeline.publish.store import hashed_name, is_whole, store, write_aside
from card_pipeline.sources.overrides import FOLDER

REPORT, STATE = "report.json", "data-state.json"

BY_DATE = "sets"
"""The file whose keys stand in an order with a meaning."""


@dataclass(frozen=True)
class DataOptions:
    """Where the data come from and go to."""

    sources: Path | None
    out: Path = Path("dist/data")
    artifacts: Path = Path(".artifacts")
    """For what is not public: the report and the memory of the last build."""
    overrides: Path = FOLDER
    force: bool = False


def run_data(options: DataOptions, say: Say, now: float) -> None:
    """Publish the data; `now`, in seconds, only ages replaced files.

    Raises SourceError for a wrong source, OSError when the disk refuses; the last good data then stay.
    """
    if options.sources is not None and not options.sources.is_dir():
        raise SourceError("sources", f'there is no folder "{options.sources}"')
    inputs = fingerprint(options.sources, options.overrides)
    if not options.force and _is_published(options, inputs):
        say(f"card data in {options.out} unchanged")
        return
    last = _state(options)
    with Packing(last.get("packed", {}), options.out) as packing:
        made = build(options.sources, say, options.overrides, lambda made: _pack(made, packing))
        _pack(made, packing)
        files = packing.files()
    say(f"compressed     {len(files)} files, {sum(len(file.plain) for file in files.values()):,} bytes")
    manifest = make_manifest(made.date, files, made.counts, made.records, made.sources)
    encoded = compress(canonical_json(manifest))
    store({hashed_name(name, file): file for name, file in files.items()}, encoded, options.out, now)
    report = orjson.dumps(report_json(manifest, made.notes), option=orjson.OPT_INDENT_2)
    write_aside(options.artifacts / REPORT, report)
    state = {"inputs": inputs, "manifest": encoded.sha256, "packed": record_of(files)}
    write_aside(options.artifacts / STATE, orjson.dumps(state))
    for line in [
        "",
        *report_lines(manifest, made.notes),
        "",
        f"card data {manifest.version} in {options.out}",
    ]:
        say(line)


def _pack(made: Made, packing: Packing) -> None:
    """Begin to compress what is new."""
    new = {name: shape for name, shape in made.shapes.items() if name not in packing}
    packing.add({name: canonical_json(shape, keep_order=name == BY_DATE) for name, shape in new.items()})


def _state(options: DataOptions) -> dict[str, Any]:
    """Read what the last build remembered; nothing where there was none, or it cannot be read."""
    try:
        state = orjson.loads((options.artifacts / STATE).read_bytes())
    except (OSError, ValueError):
        return {}
    return state if isinstance(state, dict) else {}


def _is_published(options: DataOptions, inputs: str) -> bool:
    state = _state(options)
    manifest = state.get("manifest")
    return state.get("inputs") == inputs and isinstance(manifest, str) and is_whole(options.out, manifest)

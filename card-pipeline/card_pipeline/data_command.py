"""``data``: build from the available sources and publish, unless nothing has changed."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orjson

from card_pipeline.build import build
from card_pipeline.build_output import BuildOutput, Log
from card_pipeline.errors import SourceError
from card_pipeline.publish.encode import Encoded, canonical_json, compress
from card_pipeline.publish.fingerprint import fingerprint
from card_pipeline.publish.manifest import make_manifest
from card_pipeline.publish.packing import Packing, record_of
from card_pipeline.publish.report import published_report, report_json, report_lines
from card_pipeline.publish.store import ENDINGS, hashed_name, is_whole, store, write_aside
from card_pipeline.sources.overrides import FOLDER

REPORT, STATE = "report.json", "data-state.json"

BY_DATE = "sets"
"""The file whose order of keys is significant."""


@dataclass(frozen=True)
class DataOptions:
    """Inputs and outputs of the data command."""

    sources: Path | None
    out: Path = Path("dist/data")
    artifacts: Path = Path(".artifacts")
    """For unpublished files: the report and the state of the last build."""
    overrides: Path = FOLDER
    force: bool = False


def run_data(options: DataOptions, log: Log, now: float) -> None:
    """Publish the data; `now`, in seconds, only ages replaced files.

    Raises SourceError for an invalid source, OSError when writing fails; the last good data then stay.
    """
    if options.sources is not None and not options.sources.is_dir():
        raise SourceError("sources", f'there is no folder "{options.sources}"')
    inputs = fingerprint(options.sources, options.overrides)
    if not options.force and _is_published(options, inputs):
        log(f"card data in {options.out} unchanged")
        return
    last = _state(options)
    with Packing(last.get("packed", {}), options.out) as packing:
        output = build(options.sources, log, options.overrides, lambda output: _pack(output, packing))
        _pack(output, packing)
        files = packing.files()
    log(f"compressed     {len(files)} files, {sum(len(file.plain) for file in files.values()):,} bytes")
    manifest = make_manifest(output.date, files, output.counts, output.records, output.sources)
    encoded = compress(canonical_json(manifest))
    store({hashed_name(name, file): file for name, file in files.items()}, encoded, options.out, now)
    _publish_report(options.out, compress(canonical_json(published_report(manifest, output.warnings))))
    report = orjson.dumps(report_json(manifest, output.warnings), option=orjson.OPT_INDENT_2)
    write_aside(options.artifacts / REPORT, report)
    state = {"inputs": inputs, "manifest": encoded.sha256, "packed": record_of(files)}
    write_aside(options.artifacts / STATE, orjson.dumps(state))
    for line in [
        "",
        *report_lines(manifest, output.warnings),
        "",
        f"card data {manifest.version} in {options.out}",
    ]:
        log(line)


def _publish_report(out: Path, report: Encoded) -> None:
    for ending, data in zip(ENDINGS, (report.plain, report.brotli, report.gzip), strict=True):
        write_aside(out / f"{REPORT}{ending}", data)


def _pack(output: BuildOutput, packing: Packing) -> None:
    """Start compressing new files."""
    new = {name: shape for name, shape in output.shapes.items() if name not in packing}
    packing.add({name: canonical_json(shape, keep_order=name == BY_DATE) for name, shape in new.items()})
    packing.add({name: data for name, data in output.fonts.items() if name not in packing})


def _state(options: DataOptions) -> dict[str, Any]:
    """Read the state of the last build; empty when it is missing or unreadable."""
    try:
        state = orjson.loads((options.artifacts / STATE).read_bytes())
    except (OSError, ValueError):
        return {}
    return state if isinstance(state, dict) else {}


def _is_published(options: DataOptions, inputs: str) -> bool:
    state = _state(options)
    manifest = state.get("manifest")
    return state.get("inputs") == inputs and isinstance(manifest, str) and is_whole(options.out, manifest)

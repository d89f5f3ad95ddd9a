"""``data``: build from the sources at hand and publish, unless nothing has changed."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import orjson

from card_pipeline.build import build
from card_pipeline.errors import SourceError
from card_pipeline.made import Say
from card_pipeline.publish.encode import canonical_json, compress, compress_all
from card_pipeline.publish.fingerprint import fingerprint
from card_pipeline.publish.manifest import make_manifest
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
    made = build(options.sources, say, options.overrides)
    plain = {name: canonical_json(shape, keep_order=name == BY_DATE) for name, shape in made.shapes.items()}
    say(f"compressing    {len(plain)} files, {sum(map(len, plain.values())):,} bytes")
    files = compress_all(plain)
    manifest = make_manifest(made.date, files, made.counts, made.records, made.sources)
    encoded = compress(canonical_json(manifest))
    store({hashed_name(name, file): file for name, file in files.items()}, encoded, options.out, now)
    report = orjson.dumps(report_json(manifest, made.notes), option=orjson.OPT_INDENT_2)
    write_aside(options.artifacts / REPORT, report)
    state = {"inputs": inputs, "manifest": encoded.sha256}
    write_aside(options.artifacts / STATE, orjson.dumps(state))
    for line in [
        "",
        *report_lines(manifest, made.notes),
        "",
        f"card data {manifest.version} in {options.out}",
    ]:
        say(line)


def _is_published(options: DataOptions, inputs: str) -> bool:
    try:
        state = orjson.loads((options.artifacts / STATE).read_bytes())
        return state["inputs"] == inputs and is_whole(options.out, state["manifest"])
    except (OSError, ValueError, KeyError, TypeError):
        return False

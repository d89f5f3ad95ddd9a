"""The report of a build, for people and as JSON: counts, sizes, sources, warnings."""

from __future__ import annotations

from collections.abc import Iterator

from card_pipeline.model.manifest import Manifest
from card_pipeline.notes import Notes
from card_pipeline.publish.encode import Json

SHOWN_CASES, SHOWN_LETTERS = 3, 80
"""Cases of a warning shown on the screen, and how much of each; the file has them all."""


def report_json(manifest: Manifest, notes: Notes) -> Json:
    """Return the report as JSON: the manifest, and all warnings by rule."""
    published: Json = manifest.model_dump(mode="json", by_alias=True, exclude_none=True)
    warnings: Json = {rule: list(cases) for rule, cases in notes.by_rule.items()}
    return {"manifest": published, "warnings": warnings}


def report_lines(manifest: Manifest, notes: Notes) -> Iterator[str]:
    """Return the report as lines of text."""
    yield f"{'file':<16}{'records':>9}{'bytes':>12}{'brotli':>10}{'gzip':>10}"
    for name, file in manifest.files.items():
        count = f"{file.count:,}" if file.count is not None else ""
        yield f"{name:<16}{count:>9}{file.bytes:>12,}{file.brotli:>10,}{file.gzip:>10,}"
    files = manifest.files.values()
    sizes = (
        sum(file.bytes for file in files),
        sum(file.brotli for file in files),
        sum(f.gzip for f in files),
    )
    yield f"{'total':<25}{sizes[0]:>12,}{sizes[1]:>10,}{sizes[2]:>10,}"
    yield ""
    for source in manifest.sources:
        detail = f"{source.origin}{f', {source.date}' if source.date else ''}"
        yield f"{source.name:<16}{source.status:<9}{detail if source.status != 'absent' else ''}".rstrip()
    if notes.by_rule:
        yield ""
        yield "warnings"
    for rule, cases in notes.by_rule.items():
        shown = "; ".join(_short(case) for case in cases[:SHOWN_CASES])
        more = f"; and {len(cases) - SHOWN_CASES} more" if len(cases) > SHOWN_CASES else ""
        yield f"  {rule}: {len(cases)} ({shown}{more})"


def _short(case: str) -> str:
    line = " ".join(case.split())
    return line if len(line) <= SHOWN_LETTERS else f"{line[: SHOWN_LETTERS - 1]}…"

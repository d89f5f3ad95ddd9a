"""The report of a build, as text, as JSON and as published: counts, sizes, sources, warnings."""

from __future__ import annotations

from collections.abc import Iterator

from card_pipeline.build_warnings import BuildWarnings
from card_pipeline.model.manifest import Manifest
from card_pipeline.model.report import DataReport, SourceReport, WarningReport
from card_pipeline.publish.encode import Json

SHOWN_CASES, SHOWN_LETTERS = 3, 80
"""Cases of a warning on the screen and in the published report, and their maximum length on the screen; the
report in `.artifacts` has all of them."""


def report_json(manifest: Manifest, warnings: BuildWarnings) -> Json:
    """Return the report as JSON: the manifest, and all warnings by rule."""
    published: Json = manifest.model_dump(mode="json", by_alias=True, exclude_none=True)
    by_rule: Json = {rule: list(cases) for rule, cases in warnings.by_rule.items()}
    return {"manifest": published, "warnings": by_rule}


def published_report(manifest: Manifest, warnings: BuildWarnings) -> DataReport:
    """Return what ``report.json`` says about a build."""
    return DataReport(
        version=manifest.version,
        counts=manifest.counts,
        sources=[
            SourceReport(name=source.name, origin=source.origin, status=source.status, date=source.date)
            for source in manifest.sources
        ],
        warnings=[
            WarningReport(rule=rule, count=len(cases), examples=cases[:SHOWN_CASES])
            for rule, cases in warnings.by_rule.items()
        ],
    )


def report_lines(manifest: Manifest, warnings: BuildWarnings) -> Iterator[str]:
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
    if warnings.by_rule:
        yield ""
        yield "warnings"
    for rule, cases in warnings.by_rule.items():
        shown = "; ".join(_short(case) for case in cases[:SHOWN_CASES])
        more = f"; and {len(cases) - SHOWN_CASES} more" if len(cases) > SHOWN_CASES else ""
        yield f"  {rule}: {len(cases)} ({shown}{more})"


def _short(case: str) -> str:
    line = " ".join(case.split())
    return line if len(line) <= SHOWN_LETTERS else f"{line[: SHOWN_LETTERS - 1]}…"

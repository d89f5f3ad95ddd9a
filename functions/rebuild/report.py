"""``data/report.json``: what the last run found, for people who look at ``/data``."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Mapping
from datetime import date
from pathlib import Path

from card_pipeline.model.report import DataReport, RunReport, SourceReport
from card_pipeline.publish.encode import canonical_json, compress
from card_pipeline.sources.upstream import Update
from card_pipeline.sources.upstream_settings import Upstream
from pydantic import ValidationError

from infra.cdn_rules import CdnRules
from infra.site_record import SiteStore
from infra.stored_files import StoredFile, stored_files

REPORT = "data/report.json"


def read_report(content: bytes | None) -> DataReport | None:
    """Parse the published report; None without one that can be read."""
    try:
        return DataReport.model_validate_json(content or b"")
    except ValidationError:
        return None


def with_run(
    report: DataReport, run: RunReport, known: Mapping[str, SourceReport], update: Update | None
) -> DataReport:
    """Add what this run says of itself and of the sources; `known`: the sources as the last run said."""
    sources = [_source(source, known.get(source.name), run.time[:10], update) for source in report.sources]
    return report.model_copy(update={"run": run, "sources": sources})


def by_name(report: DataReport | None) -> dict[str, SourceReport]:
    """Return the sources of a report by name."""
    return {source.name: source for source in report.sources} if report else {}


def days_old(report: DataReport, upstream: Upstream, today: date) -> int:
    """Count the days since the source that has failed longest could be read.

    A source that never could be read counts from 1970.
    """
    return max(
        (_days(source, today) for source in report.sources if source.name in upstream.sources), default=0
    )


def store_report(report: DataReport, store: SiteStore, rules: CdnRules) -> None:
    """Publish the report, in all its forms."""
    with tempfile.TemporaryDirectory() as folder:
        file, packed = Path(folder) / REPORT, compress(canonical_json(report))
        file.parent.mkdir()
        for ending, content in (("", packed.plain), (".br", packed.brotli), (".gz", packed.gzip)):
            file.with_name(f"{file.name}{ending}").write_bytes(content)
        _put(store, stored_files(rules, Path(folder)))


def _put(store: SiteStore, files: Iterable[StoredFile]) -> None:
    for file in files:
        store.put(file)


def _source(
    source: SourceReport, known: SourceReport | None, today: str, update: Update | None
) -> SourceReport:
    checked = known.checked if known else None
    problem = known.problem if known else None
    if update is not None and source.name in update.updated:
        checked, problem = today, None
    elif update is not None:
        failed = (line for line in update.failed if line.startswith(f"{source.name}: "))
        problem = next((line.removeprefix(f"{source.name}: ") for line in failed), None)
    return source.model_copy(update={"checked": checked, "problem": problem})


def _days(source: SourceReport, today: date) -> int:
    return (today - date.fromisoformat(source.checked or "1970-01-01")).days

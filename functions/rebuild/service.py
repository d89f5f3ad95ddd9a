"""One run: fetch, build, check, publish what has changed, report.

The manifest is stored after the files that it names, and the pages after it; what a run needs to know of the
last one is stored at the end. A killed run therefore leaves a whole site with additional files, and the next
one does all of its work. Of two runs at the same time the second does nothing.
"""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

from card_pipeline.errors import SourceError
from card_pipeline.model.report import DataReport, Outcome, RunReport
from card_pipeline.sources.upstream import Update
from card_pipeline.sources.upstream_settings import read_upstream
from site_builder.errors import BuildError

from functions.common import log
from functions.common.ports import iso
from functions.rebuild.build import Build, Work
from functions.rebuild.checks import RefusedDataError
from functions.rebuild.ports import Ports
from functions.rebuild.report import REPORT, by_name, days_old, read_report, store_report, with_run
from infra.cdn_rules import load_rules
from infra.site_record import SiteBusyError

HOLD = "rebuild/hold"
"""A private file that stops the rebuild: an operator has rolled back."""
LEASE = timedelta(minutes=16)
"""More than a function of the cloud may run."""


class RebuildFailedError(Exception):
    """Nothing was published; the message says why."""


@dataclass(frozen=True)
class RunResult:
    """The result of a run."""

    outcome: Outcome | str
    stored: int = 0
    """Files stored."""
    removed: int = 0
    """Files removed."""
    days_old: int = 0
    """Days since every source could last be read."""


def run(ports: Ports, *, accept_fewer: bool = False) -> RunResult:
    """Renew the published data. Raises RebuildFailedError when they look wrong."""
    if ports.store.read(HOLD)[0] is not None:
        return RunResult("on hold")
    try:
        with (
            ports.store.locked(ports.clock(), LEASE),
            tempfile.TemporaryDirectory(prefix="rebuild-") as folder,
        ):
            return _Run(ports, Path(folder), accept_fewer).work()
    except SiteBusyError:
        return RunResult("another run is at work")


@dataclass(frozen=True)
class _Run:
    ports: Ports
    folder: Path
    accept_fewer: bool

    def work(self) -> RunResult:
        build = Build(self.ports, Work(self.folder), load_rules())
        last = read_report(self.ports.store.read(REPORT)[0])
        try:
            update = build.fetch()
            if build.is_published():
                # A site that an earlier version has published has no report.
                return self._end("unchanged", last or build.report(), last, update)
            build.make(accept_fewer=self.accept_fewer)
            stored, removed = build.publish()
        except (SourceError, BuildError, RefusedDataError) as problem:
            self._end("refused", last, last, None, str(problem))
            raise RebuildFailedError(str(problem)) from problem
        except Exception as problem:
            self._end("failed", last, last, None, type(problem).__name__)
            raise
        result = self._end("published", build.report(), last, update)
        return RunResult(result.outcome, stored, removed, result.days_old)

    def _end(
        self,
        outcome: Outcome,
        report: DataReport | None,
        last: DataReport | None,
        update: Update | None,
        problem: str | None = None,
    ) -> RunResult:
        if report is None:
            return RunResult(outcome)
        now = self.ports.clock()
        this = RunReport(time=iso(now), outcome=outcome, problem=problem)
        updated = with_run(report, this, by_name(last), update)
        store_report(updated, self.ports.store, load_rules())
        for source in updated.sources:
            if source.problem:
                log.warning("source-not-updated", source=source.name, problem=source.problem)
        age = days_old(updated, read_upstream(self.ports.upstream), now.date())
        log.metrics(DaysSinceSourcesWereRead=age)
        return RunResult(outcome, days_old=age)

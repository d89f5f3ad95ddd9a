"""Builds the data and the pages that are made of them, in a temporary folder."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass, field
from pathlib import Path

from card_pipeline.data_command import DataOptions, run_data
from card_pipeline.model.manifest import Manifest
from card_pipeline.model.report import DataReport
from card_pipeline.publish.fingerprint import fingerprint
from card_pipeline.publish.store import HASHED_NAME
from card_pipeline.sources.overrides import FOLDER as OVERRIDES
from card_pipeline.sources.upstream import Update
from card_pipeline.update_command import Fetching, run_update
from pydantic import ValidationError
from site_builder.articles.write import write_files
from site_builder.data_pages import DATA, data_pages, made_of
from site_builder.errors import BuildError
from site_builder.site_parts import FILE as PARTS
from site_builder.site_parts import SiteParts, read_parts

from functions.common import log
from functions.rebuild.checks import check
from functions.rebuild.ports import Ports
from functions.rebuild.report import REPORT, read_report
from infra.cdn_rules import CdnRules
from infra.site_data import LATEST, PAGES
from infra.site_record import publish, read_record
from infra.stored_files import stored_files

MANIFEST = "data/manifest.json"
STATE = "rebuild/state.json"
"""What the last run has published: ``{"madeOf": "3f9a…", "manifest": "27c1…"}``."""
_HASHED = re.compile(rf"data/{HASHED_NAME}")


@dataclass(frozen=True)
class Work:
    """The temporary folder of a run."""

    folder: Path

    @property
    def sources(self) -> Path:
        """Folder of the sources."""
        return self.folder / "sources"

    @property
    def dist(self) -> Path:
        """Folder of the files to publish."""
        return self.folder / "dist"


@dataclass
class Build:
    """The steps of a run, in their order."""

    ports: Ports
    work: Work
    rules: CdnRules
    _made_of: str = field(default="", init=False)

    def fetch(self) -> Update:
        """Fetch the sources; those that cannot be used keep their old files."""
        self.work.sources.mkdir()
        self.ports.sources.load(self.work.sources)
        update = run_update(self.work.sources, _log, self._now, Fetching(self.ports.upstream))
        inputs = fingerprint(self.work.sources, OVERRIDES)
        self._made_of = made_of(self._parts(), self.rules, inputs.encode())
        return update

    def is_published(self) -> bool:
        """Whether all that can be made of the sources is published, and no run has failed since then."""
        record = read_record(self.ports.store)
        if any(file.is_unfinished for key, file in record.items() if _is_made_of_data(key)):
            return False
        content, _ = self.ports.store.read(STATE)
        state = json.loads(content) if content else {}
        manifest, _ = self.ports.store.read(MANIFEST)
        return state == {"madeOf": self._made_of, "manifest": _hash(manifest)}

    def make(self, *, accept_fewer: bool) -> None:
        """Build data and pages. Raises SourceError, RefusedDataError or BuildError."""
        dist = self.work.dist
        run_data(DataOptions(self.work.sources, dist / DATA, self.work.folder), _log, self._now)
        manifest = Manifest.model_validate_json((dist / MANIFEST).read_bytes())
        check(dist / DATA, manifest, self._published(), accept_fewer=accept_fewer)
        write_files(dist, self.rules, data_pages(dist, self._parts(), self.rules), self.ports.processors)

    def publish(self) -> tuple[int, int]:
        """Store what is new; returns the numbers of files stored and removed."""
        store = self.ports.store
        files = [file for file in stored_files(self.rules, self.work.dist) if not file.key.startswith(REPORT)]
        counts = publish(files, store, self.ports.clock().date(), _is_made_of_data)
        self.ports.sources.save(self.work.sources)
        state = {"madeOf": self._made_of, "manifest": _hash((self.work.dist / MANIFEST).read_bytes())}
        store.exchange(STATE, json.dumps(state).encode(), store.read(STATE)[1])
        return counts

    def report(self) -> DataReport | None:
        """Return the report of the build."""
        try:
            return read_report((self.work.dist / REPORT).read_bytes())
        except FileNotFoundError:
            return None

    @property
    def _now(self) -> float:
        return self.ports.clock().timestamp()

    def _parts(self) -> SiteParts:
        content, _ = self.ports.store.read(PARTS)
        if content is None:
            raise BuildError("the site is not published yet")
        return read_parts(content)

    def _published(self) -> Manifest | None:
        """Read the published manifest; None without one, or with one of another schema."""
        content, _ = self.ports.store.read(MANIFEST)
        try:
            return Manifest.model_validate_json(content or b"")
        except ValidationError:
            return None


def _is_made_of_data(key: str) -> bool:
    """Whether a file was replaced if a build lacks it."""
    return key.startswith((LATEST, *PAGES)) or bool(_HASHED.fullmatch(key))


def _log(line: str) -> None:
    log.debug("rebuild", line=line)


def _hash(content: bytes | None) -> str:
    return hashlib.sha256(content or b"").hexdigest()

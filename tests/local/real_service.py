"""The real functions of the service, with an in-memory database."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from functions.common.tables import TTL_ATTRIBUTE, table_definition
from infra.local.database import Database, database
from infra.local.routes import GATEWAY_SECONDS
from infra.local.settings import PUBLISHED, TABLE, Locations, function_environment
from infra.local.stack import SERVICE
from infra.local.tables import create_table
from tests.local.service import ROOT, Service, write_site

PORT = 8080
"""An allowed origin; nothing listens there."""


@contextmanager
def real_service(folder: Path, **more: str) -> Iterator[Service]:
    """Run functions and database while the block runs; `folder` takes mails and the site's page.

    `more`: additional environment of the service.
    """
    write_site(folder / "dist")
    outer = {name: value for name, value in os.environ.items() if name != "DDB_ENDPOINT"} | more
    with database(outer, ROOT, folder, memory=True) as base:
        assert isinstance(base, Database)
        create_table(base.endpoint, table_definition(TABLE), TTL_ATTRIBUTE)
        environment = function_environment(
            outer, Locations(ROOT, folder, folder / "dist", base.endpoint), PORT
        )
        service = Service(ROOT, _patient(folder), environment, folder / "dist", folder / PUBLISHED)
        try:
            yield service
        finally:
            service.close()


def _patient(folder: Path) -> Path:
    """Describe the service with maximum timeouts: functions start slowly beside browser tests."""
    patient = re.sub(
        r"(?m)^( +timeout:) \d+$", rf"\1 {GATEWAY_SECONDS:g}", SERVICE.read_text(encoding="utf-8")
    )
    description = folder / SERVICE.name
    description.write_text(patient, encoding="utf-8")
    return description

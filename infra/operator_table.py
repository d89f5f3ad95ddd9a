"""The table that an operator changes: one of the cloud by its name, else that of a running `make run`."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from functions.common.settings import Settings
from functions.common.tables import connect
from infra.local.settings import ENDPOINT, REGION, TABLE


class NoServiceError(Exception):
    """No local service is running."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that name the table."""
    parser.add_argument("--table", help="MainTableName from the stack outputs (default: the local database)")
    parser.add_argument("--region", help="region of the table (default: from the AWS configuration)")
    parser.add_argument("--data", type=Path, default=Path(os.environ.get("DATA_DIR") or ".data"))


def connect_to_table(options: argparse.Namespace) -> None:
    """Point all items to the table. Raises NoServiceError."""
    if options.table:
        connect(Settings(options.table, site_origins=(), region=options.region or ""))
        return
    try:
        endpoint = (options.data / ENDPOINT).read_text(encoding="utf-8")
    except FileNotFoundError:
        message = f"No service is running in {options.data}: start `make run`, or name a table"
        raise NoServiceError(message) from None
    connect(Settings(TABLE, site_origins=(), database_endpoint=endpoint, region=REGION))

"""Reduces the SDK: of four hundred service descriptions (28 MB) three are needed (about 1 MB)."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

SERVICES = {"dynamodb": "dynamodb", "s3": "s3", "sesv2": "email"}
"""Folder of a service in the SDK → its name in ``endpoints.json``."""
_OLD_VERSIONS = ["dynamodb/2011-12-05"]
_KEPT_FILES = {"_retry.json", "endpoints.json", "partitions.json", "sdk-default-configuration.json"}


def prune(botocore: Path) -> None:
    """Reduce ``botocore/data`` to the services that are called and what all services need."""
    data = botocore / "data"
    for entry in data.iterdir():
        if entry.is_dir() and entry.name not in SERVICES:
            shutil.rmtree(entry)
        elif entry.is_file() and entry.name not in _KEPT_FILES:
            entry.unlink()
    for old in _OLD_VERSIONS:
        shutil.rmtree(data / old)
    for service in SERVICES:
        for file in (data / service).rglob("*"):
            # Examples, paginators and waiters are not used.
            if file.is_file() and not file.name.startswith(("service-2.", "endpoint-rule-set-1.")):
                file.unlink()
    endpoints = data / "endpoints.json"
    trimmed = trim(json.loads(endpoints.read_text(encoding="utf-8")))
    endpoints.write_text(json.dumps(trimmed, separators=(",", ":"), sort_keys=True), encoding="utf-8")


def trim(endpoints: dict[str, Any]) -> dict[str, Any]:
    """Reduce the regions to those of the used services."""
    ours = set(SERVICES.values())
    partitions = [
        {
            **partition,
            "services": {name: service for name, service in partition["services"].items() if name in ours},
        }
        for partition in endpoints["partitions"]
    ]
    return {**endpoints, "partitions": partitions}

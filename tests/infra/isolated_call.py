"""Runs an unpacked zip as Lambda does: nothing but the standard library and the zip can be imported.

``python -I -S isolated_call.py FOLDER FUNCTION < calls.json`` hands each event of the list to the handler and
prints ``{"answers": […], "operations": […], "strangers": […]}``: the answers, the database operations that
they took, and the modules that came from elsewhere.
"""

from __future__ import annotations

import importlib
import json
import sys
import sysconfig
from pathlib import Path
from types import SimpleNamespace
from typing import Any


def main(folder: str, function: str) -> dict[str, Any]:
    sys.path.insert(0, folder)
    operations = watch_operations()
    handler = importlib.import_module(f"functions.{function}.handler").handler
    answers = [handler(event, SimpleNamespace(aws_request_id="1")) for event in json.load(sys.stdin)]
    return {"answers": answers, "operations": sorted(operations), "strangers": strangers(folder)}


def watch_operations() -> set[str]:
    """Record every call of the SDK from here on: ``dynamodb:Query``."""
    sdk = importlib.import_module("botocore.client").BaseClient
    seen: set[str] = set()
    call = sdk._make_api_call

    def noted(client: Any, operation: str, arguments: Any) -> Any:
        if operation.startswith("Transact"):
            seen.update(f"dynamodb:{kind}" for kind in kinds(arguments["TransactItems"]))
        else:
            seen.add(f"{client.meta.service_model.service_name}:{operation}")
        return call(client, operation, arguments)

    sdk._make_api_call = noted
    return seen


def kinds(items: list[dict[str, Any]]) -> set[str]:
    """A transaction needs the permission of each of its parts."""
    names = {"Put": "PutItem", "Update": "UpdateItem", "Delete": "DeleteItem", "Get": "GetItem"}
    return {names.get(kind, "ConditionCheckItem") for item in items for kind in item}


def strangers(folder: str) -> list[str]:
    allowed = [Path(folder), Path(sysconfig.get_path("stdlib"))]
    files = {name: getattr(module, "__file__", None) for name, module in list(sys.modules.items())}
    return sorted(
        name
        for name, file in files.items()
        if name not in ("__main__", "__mp_main__")
        and file
        and not any(Path(file).resolve().is_relative_to(each.resolve()) for each in allowed)
    )


if __name__ == "__main__":
    json.dump(main(*sys.argv[1:]), sys.stdout)

"""Generates the API descriptions for site and tests from the functions.

``python -m site_builder.api_files`` writes ``functions/<name>/openapi.json``, ``functions/meta/changes.json``
and prints the JSON Schema of all calls, from which ``make types`` makes ``site/src/generated/api.ts``.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Collection
from dataclasses import asdict
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from functions.account import factory as account
from functions.account.production_ports import production_ports as production_ports_of_account
from functions.common.settings import Settings
from functions.decks import factory as decks
from functions.inventory import factory as inventory
from functions.meta import factory as meta
from functions.pda import factory as pda
from functions.playtest import factory as playtest
from functions.recommendation import factory as recommendation
from functions.share import factory as share
from site_builder.changes import read_changes

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = Settings(main_table="main", site_origins=("https://example.org",))


def apps() -> dict[str, FastAPI]:
    """Create the app of every function, without a database."""
    return {
        "account": account.create_app(SETTINGS, production_ports_of_account(SETTINGS)),
        "decks": decks.create_app(SETTINGS, decks.production_ports(SETTINGS)),
        "inventory": inventory.create_app(SETTINGS, inventory.production_ports(SETTINGS)),
        "meta": meta.create_app(SETTINGS),
        "pda": pda.create_app(SETTINGS, pda.production_ports(SETTINGS)),
        "playtest": playtest.create_app(SETTINGS, playtest.production_ports(SETTINGS)),
        "recommendation": recommendation.create_app(SETTINGS, recommendation.production_ports(SETTINGS)),
        "share": share.create_app(SETTINGS, share.production_ports(SETTINGS)),
    }


def openapi(app: FastAPI) -> dict[str, Any]:
    """Generate the OpenAPI document of an app; the apps themselves serve none."""
    return get_openapi(title=app.title, version=app.version, routes=app.routes)


def files() -> dict[str, str]:
    """Generate all files: path from the root → text."""
    described = {f"functions/{name}/openapi.json": openapi(app) for name, app in apps().items()}
    history = [asdict(release) for release in read_changes((ROOT / "CHANGES.md").read_text("utf-8"))]
    content: dict[str, Any] = {**described, "functions/meta/changes.json": history}
    return {
        name: json.dumps(content, indent=2, ensure_ascii=False) + "\n" for name, content in content.items()
    }


def schema() -> dict[str, Any]:
    """Return one schema with the definitions of all shapes of all calls."""
    shapes: dict[str, Any] = {}
    calls: dict[str, Any] = {}
    for app in apps().values():
        described = openapi(app)
        shapes |= described["components"]["schemas"]
        calls |= _calls(described)
    shapes["ApiCalls"] = _object({name: calls[name] for name in sorted(calls)})
    text = json.dumps({name: shapes[name] for name in sorted(shapes)})
    definitions = _untitled(json.loads(text.replace("#/components/schemas/", "#/$defs/")))
    return {
        **_object({name: {"$ref": f"#/$defs/{name}"} for name in definitions}),
        "title": "ApiShapes",
        "description": "Every shape of the API by its name.",
        "$defs": definitions,
    }


def _calls(described: dict[str, Any]) -> dict[str, Any]:
    """Give the request body and the response of each route of an app: ``PUT deck/{id}`` → their schema.

    Responses that are not JSON, such as images, are left out.
    """
    return {
        f"{method.upper()} {path.removeprefix('/api/')}": _call(operation)
        for path, operations in described["paths"].items()
        for method, operation in operations.items()
        if "application/json" in operation["responses"]["200"]["content"]
    }


def _call(operation: dict[str, Any]) -> dict[str, Any]:
    body = operation.get("requestBody")
    return _object(
        ({"body": _json(body)} if body else {}) | {"response": _json(operation["responses"]["200"])},
        optional=() if body is None or body.get("required") else ("body",),
    )


def _json(content: dict[str, Any]) -> Any:
    return content["content"]["application/json"]["schema"]


def _object(properties: dict[str, Any], *, optional: Collection[str] = ()) -> dict[str, Any]:
    return {
        "type": "object",
        "additionalProperties": False,
        "required": [name for name in properties if name not in optional],
        "properties": properties,
    }


def _untitled(node: Any) -> Any:
    """Omit titles, so that fields do not become types of their own."""
    if isinstance(node, list):
        return [_untitled(part) for part in node]
    if not isinstance(node, dict):
        return node
    return {
        name: _untitled(part)
        for name, part in node.items()
        if not (name == "title" and isinstance(part, str))
    }


def drifted() -> list[str]:
    """List the committed files that are out of date, on stderr too."""
    names = [
        name
        for name, text in files().items()
        if not (ROOT / name).is_file() or (ROOT / name).read_text(encoding="utf-8") != text
    ]
    for name in names:
        sys.stderr.write(f"{name} is out of date: run `make types`\n")
    return names


if __name__ == "__main__":
    for path, content in files().items():
        (ROOT / path).write_text(content, encoding="utf-8")
    json.dump(schema(), sys.stdout, indent=2)

"""What programs of others need: the newest version of each file, JSON Schemas, descriptions of the API."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from card_pipeline.model.manifest import Manifest, file_name

from site_builder.published_schema import FILES, published_schema

PRIVATE = frozenset({"playtest"})
"""Shapes of files that are never published."""
_DEFINITIONS = "#/$defs/"


def latest_files(data: Manifest) -> dict[str, bytes]:
    """``latest/crypt.json`` holds the path of the file with that content (infra/cdn-rules.yml)."""
    return {f"latest/{file_name(name)}": f"/data/{file.path}".encode() for name, file in data.files.items()}


def schema_name(shape: str) -> str:
    """Name the file with the JSON Schema of a shape: ``twd-texts.*`` → ``schemas/twd-texts.series.json``."""
    return f"schemas/{shape.replace('*', 'series').replace('/', '-')}.json"


def schema_files() -> dict[str, bytes]:
    """Write the JSON Schema (draft 7) of every published file, and what the API says of itself."""
    whole = published_schema()
    return {schema_name(shape): _encoded(_schema_of(whole, shape)) for shape in FILES if shape not in PRIVATE}


def api_files(root: Path) -> dict[str, bytes]:
    """Copy the OpenAPI document of every function."""
    return {
        f"schemas/openapi-{file.parent.name}.json": _encoded(json.loads(file.read_bytes()))
        for file in sorted(root.glob("functions/*/openapi.json"))
    }


def _schema_of(whole: dict[str, Any], shape: str) -> dict[str, Any]:
    root = whole["properties"][shape]["$ref"].removeprefix(_DEFINITIONS)
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": shape,
        "$ref": f"{_DEFINITIONS}{root}",
        "$defs": {name: whole["$defs"][name] for name in sorted(_used(whole["$defs"], root))},
    }


def _used(definitions: dict[str, Any], root: str) -> set[str]:
    """Names of the definitions that one needs, itself among them."""
    found: set[str] = set()
    waiting = [root]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += [*_references(definitions[name])]
    return found


def _references(node: Any) -> list[str]:
    if isinstance(node, list):
        return [name for part in node for name in _references(part)]
    if not isinstance(node, dict):
        return []
    own = [node["$ref"].removeprefix(_DEFINITIONS)] if isinstance(node.get("$ref"), str) else []
    return own + [name for part in node.values() for name in _references(part)]


def _encoded(content: Any) -> bytes:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()

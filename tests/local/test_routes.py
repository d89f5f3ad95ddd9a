"""The local routes equal those of the deployed service."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from infra.local.routes import RoutesError, read_routes
from infra.local.stack import SERVICE


def test_the_real_service_can_be_read() -> None:
    routes = read_routes(SERVICE)
    assert {function.name for function in routes.functions} >= {"account", "meta"}
    assert routes.default is not None
    match = routes.match("DELETE", "/api/account/sessions/a%20b")
    assert match is not None
    assert (match.function.name, match.parameters) == ("account", {"id": "a b"})
    assert match.function.seconds <= 29


@pytest.mark.parametrize(
    ("method", "function", "route_key"),
    [
        ("POST", "deckImport", "POST /api/deck/import"),
        ("GET", "decks", "ANY /api/deck/{id}"),
        ("HEAD", "decks", "ANY /api/deck/{id}"),
        ("PUT", "decks", "ANY /api/deck/{id}"),
        ("DELETE", "decks", "ANY /api/deck/{id}"),
    ],
)
def test_the_function_that_imports_decks_gets_no_call_that_reads_one(
    method: str, function: str, route_key: str
) -> None:
    match = read_routes(SERVICE).match(method, "/api/deck/import")
    assert match is not None
    assert (match.function.name, match.route_key) == (function, route_key)


def test_every_function_of_the_service_has_its_handler() -> None:
    for function in read_routes(SERVICE).functions:
        module, _, attribute = function.handler.rpartition(".")
        assert importlib.util.find_spec(module) is not None
        assert attribute == "handler"


@pytest.mark.parametrize(
    ("method", "path", "expected"),
    [
        ("GET", "/api/a/b", "GET /api/a/b"),
        ("POST", "/api/a/b", "ANY /api/a/b"),
        ("GET", "/api/a/x", "ANY /api/a/{id}"),
        ("GET", "/api/a/x/y", "ANY /api/a/{rest+}"),
        ("GET", "/api/a.b", "$default"),
        ("GET", "/api/axb", "$default"),
    ],
)
def test_the_more_particular_route_wins(tmp_path: Path, method: str, path: str, expected: str) -> None:
    events = ["ANY /api/a/{rest+}", "* /api/a/{id}", "* /api/a/b", "GET /api/a/b", "* /api/a.c"]
    listed = "".join(f"      - httpApi: '{event.replace('ANY', '*')}'\n" for event in ["*", *events])
    file = tmp_path / "serverless.yml"
    file.write_text(f"functions:\n  one:\n    handler: one.handler\n    events:\n{listed}")
    match = read_routes(file).match(method, path)
    assert match is not None
    assert match.route_key == expected


@pytest.mark.parametrize(
    "text",
    [
        "",
        "functions: 3",
        "functions: {one: {events: []}}",
        "functions: {one: {handler: a.b, events: [{httpApi: {path: /api}}]}}",
        "functions: {one: {handler: a.b, events: [{httpApi: nothing}]}}",
        "functions: [",
    ],
)
def test_a_malformed_description_is_reported(tmp_path: Path, text: str) -> None:
    file = tmp_path / "serverless.yml"
    file.write_text(text)
    with pytest.raises(RoutesError, match=r"serverless\.yml"):
        read_routes(file)
    with pytest.raises(RoutesError):
        read_routes(tmp_path / "none.yml")

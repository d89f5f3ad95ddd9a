"""Reads functions and routes from ``serverless.yml``, which also describes the cloud."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import yaml

from infra.yaml_file import read_yaml

ANY = "ANY"
GATEWAY_SECONDS = 29.0
"""API Gateway gives up a call after this time, regardless of the function's timeout."""
_VARIABLE = re.compile(r"\{(\w+)(\+?)\}")


class RoutesError(Exception):
    """The service description cannot be read."""


@dataclass(frozen=True)
class Function:
    """A function of the service."""

    name: str
    handler: str
    """``functions.account.handler.handler``"""
    seconds: float
    """Timeout of a call."""


@dataclass(frozen=True)
class Match:
    """The target of a request."""

    function: Function
    route_key: str
    """``ANY /api/account/sessions/{id}`` or ``$default``"""
    parameters: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class _Route:
    method: str
    path: str
    function: Function
    expression: re.Pattern[str]

    @property
    def key(self) -> str:
        return f"{self.method} {self.path}"

    @property
    def rank(self) -> tuple[bool, int, bool]:
        """More specific routes come first: no greedy variable, fewer variables, a specific method."""
        return "+}" in self.path, len(_VARIABLE.findall(self.path)), self.method == ANY


@dataclass(frozen=True)
class Routes:
    """All routes of the service."""

    functions: list[Function]
    routes: list[_Route]
    default: Function | None

    def match(self, method: str, raw_path: str) -> Match | None:
        """Find the function for a request in API Gateway's order; None without a route.

        `raw_path` is percent-encoded; parameters are decoded.
        """
        for route in self.routes:
            found = route.expression.fullmatch(raw_path) if route.method in (ANY, method) else None
            if found:
                parameters = {name: unquote(value) for name, value in found.groupdict().items()}
                return Match(route.function, route.key, parameters)
        return Match(self.default, "$default") if self.default else None


def read_routes(file: Path) -> Routes:
    """Read the httpApi events. Raises RoutesError with the problem."""
    try:
        described: dict[str, Any] = read_yaml(file)["functions"]
        functions = {name: _function(name, body) for name, body in described.items()}
        events = [
            (functions[name], *_method_and_path(event["httpApi"]))
            for name, body in described.items()
            for event in body.get("events", [])
            if "httpApi" in event
        ]
    except (OSError, yaml.YAMLError, KeyError, TypeError, AttributeError, ValueError) as problem:
        raise RoutesError(f"{file.name}: {problem}") from problem
    routes = [_Route(m, path, function, _expression(path)) for function, m, path in events if path]
    default = next((function for function, _, path in events if not path), None)
    return Routes(list(functions.values()), sorted(routes, key=lambda route: route.rank), default)


def _function(name: str, body: dict[str, Any]) -> Function:
    seconds = min(GATEWAY_SECONDS, float(body.get("timeout", GATEWAY_SECONDS)))
    return Function(name, str(body["handler"]).replace("/", "."), seconds)


def _method_and_path(event: str | dict[str, str]) -> tuple[str, str]:
    """Read ``GET /api/x``, ``{method: "*", path: /api/x}`` or ``*``; the path of the default route is ""."""
    if event == "*":
        return ANY, ""
    method, path = event.split() if isinstance(event, str) else (event["method"], event["path"])
    return (ANY if method == "*" else method.upper()), path


def _expression(path: str) -> re.Pattern[str]:
    pieces = _VARIABLE.split(path)
    # Three pieces for each variable: the text before it, its name, its plus sign.
    drawn = [re.escape(pieces[0])]
    for name, greedy, text in zip(pieces[1::3], pieces[2::3], pieces[3::3], strict=True):
        drawn.append(f"(?P<{name}>{'.+' if greedy else '[^/]+'}){re.escape(text)}")
    return re.compile("".join(drawn))

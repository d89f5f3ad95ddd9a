"""Converts items of any kind to plain values."""

from __future__ import annotations

import base64
from collections.abc import Callable
from typing import Any


def plain(item: dict[str, Any]) -> dict[str, Any]:
    """Convert ``{"q": {"M": {"200001": {"N": "2"}}}}`` into ``{"q": {"200001": 2}}``. Bytes become base64."""
    return {name: _value(*next(iter(typed.items()))) for name, typed in item.items()}


def _value(kind: str, value: Any) -> Any:
    reader = _READERS.get(kind)
    return reader(value) if reader else value


def _list(values: list[dict[str, Any]]) -> list[Any]:
    return [_value(*next(iter(one.items()))) for one in values]


def _number(text: str) -> int | float:
    return int(text) if text.lstrip("-").isdigit() else float(text)


def _text(content: bytes) -> str:
    return base64.b64encode(content).decode("ascii")


_READERS: dict[str, Callable[[Any], Any]] = {
    "N": _number,
    "NS": lambda values: [_number(one) for one in values],
    "B": _text,
    "BS": lambda values: [_text(one) for one in values],
    "M": plain,
    "L": _list,
    "NULL": lambda _value: None,
}

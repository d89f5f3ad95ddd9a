"""Starting a function quickly: its first caller waits for the imports."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from pydantic import BaseModel, ConfigDict


@contextmanager
def quick_imports() -> Iterator[None]:
    """Import a function's app without work that it never needs.

    The garbage collector rests, for imports leave hardly any garbage. The framework's models of an OpenAPI
    document are not built: no function serves one.
    """
    gc.disable()
    _leave_openapi_models()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def _leave_openapi_models() -> None:
    """Import the models with the default that pydantic builds them when they are first used."""
    usual = BaseModel.model_config
    BaseModel.model_config = ConfigDict(defer_build=True)
    try:
        __import__("fastapi.openapi.models")
    finally:
        BaseModel.model_config = usual

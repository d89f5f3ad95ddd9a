"""Starts functions quickly: the first caller waits for the imports."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from pydantic import BaseModel, ConfigDict


@contextmanager
def quick_imports() -> Iterator[None]:
    """Import a function's app without unnecessary work.

    The garbage collector is paused, because imports leave hardly any garbage. The framework's models of
    OpenAPI documents are not built, because no function serves one.
    """
    gc.disable()
    _defer_openapi_models()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def _defer_openapi_models() -> None:
    """Import the models so that pydantic builds them on first use."""
    default = BaseModel.model_config
    BaseModel.model_config = ConfigDict(defer_build=True)
    try:
        __import__("fastapi.openapi.models")
    finally:
        BaseModel.model_config = default

"""The calls about the service itself."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter
from pydantic import BaseModel

from functions.common.error_shape import errors
from functions.meta.changes import Changelog, changelog

router = APIRouter(prefix="/api", tags=["meta"])


class Health(BaseModel):
    """The function answers."""

    status: Literal["ok"]


@router.get("/changelog", responses=errors())
async def changes() -> Changelog:
    """Tell what has changed in which version, newest first."""
    return changelog()


@router.get("/health", responses=errors())
async def health() -> Health:
    """Answer."""
    return Health(status="ok")

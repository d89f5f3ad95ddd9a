"""Routes about the service itself."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter
from pydantic import BaseModel

from functions.common.error_shape import errors
from functions.meta.changes import ChangelogResponse, changelog

router = APIRouter(prefix="/api", tags=["meta"])


class HealthResponse(BaseModel):
    """The service is up."""

    status: Literal["ok"]


@router.get("/changelog", responses=errors())
async def changes() -> ChangelogResponse:
    """List the changes of each version, newest first."""
    return changelog()


@router.get("/health", responses=errors())
async def health() -> HealthResponse:
    """Report that the service is up."""
    return HealthResponse(status="ok")

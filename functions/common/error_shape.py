"""The shape of errors as the OpenAPI document tells it."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, Field

_OF_THE_GATE = (400, 403, 413, 503)
_MEANING = {
    400: "Not JSON, or refused by a rule of this call",
    401: "Signed out, or a wrong password",
    403: "A write from a foreign page, or a call past the CDN",
    404: "Nothing is here",
    405: "Not this method",
    409: "In conflict with what is stored",
    412: "Changed since: `If-Match` names another revision",
    413: "A body of more than 256 KB",
    422: "A field is wrong; `details` names it",
    429: "Too many tries; `details.retryAfter` and the header Retry-After say when to try again",
    503: "The database is busy, full or out of reach: try the same call again after Retry-After seconds",
}


class FieldProblem(BaseModel):
    """What is wrong with a field of the body."""

    field: str
    problem: str


class Wait(BaseModel):
    """When to try again."""

    retry_after: int = Field(alias="retryAfter", description="seconds")


class ErrorFacts(BaseModel):
    """What went wrong."""

    code: str = Field(description="by which the site finds the words in the user's language")
    message: str
    details: list[FieldProblem] | Wait | None = None


class ErrorResponse(BaseModel):
    """Every answer that is not a success."""

    error: ErrorFacts


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Declare the errors a call may answer with, for its OpenAPI document; those of the gate come along."""
    return {
        status: {"model": ErrorResponse, "description": _MEANING[status]}
        for status in sorted({*statuses, *_OF_THE_GATE})
    }

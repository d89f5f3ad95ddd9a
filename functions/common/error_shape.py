"""The shape of errors in the OpenAPI document."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, Field

_OF_THE_GUARD = (400, 403, 413, 503)
_MEANING = {
    400: "Not JSON, or refused by a rule of this call",
    401: "Signed out, or a wrong password",
    403: "A write from another origin, a call that bypasses the CDN, or a role that the user lacks",
    404: "Unknown URL",
    405: "Method not allowed",
    409: "Conflicts with what is stored",
    412: "Changed since: `If-Match` names another version",
    413: "A body of more than 256 KB",
    422: "A field is invalid; `details` names it",
    429: "Too many requests; `details.retryAfter` and the header Retry-After say when to retry",
    503: "The database is busy, full or unreachable, or published data cannot be read: retry the same call, "
    "after Retry-After seconds if that header is sent",
}


class FieldProblemSchema(BaseModel):
    """The problem with a field of the body."""

    field: str
    problem: str


class RetryAfterSchema(BaseModel):
    """When to retry."""

    retry_after: int = Field(alias="retryAfter", description="seconds")


class ErrorSchema(BaseModel):
    """The error itself."""

    code: str = Field(description="stable code, for which the site has a message in the user's language")
    message: str
    details: list[FieldProblemSchema] | RetryAfterSchema | None = None


class ErrorResponse(BaseModel):
    """The body of every response that is not a success."""

    error: ErrorSchema


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Declare the error responses of a call for its OpenAPI document, those of the request guard included."""
    return {
        status: {"model": ErrorResponse, "description": _MEANING[status]}
        for status in sorted({*statuses, *_OF_THE_GUARD})
    }

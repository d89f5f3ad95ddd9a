"""The tester's own reports."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from functions.common.auth import Playtester
from functions.common.error_shape import errors
from functions.common.if_match import IfMatchVersion
from functions.playtest.report import GENERAL, Content, Kind
from functions.playtest.routes.dependencies import PortsHere, SubjectId
from functions.playtest.routes.mapping import report_response, round_schema
from functions.playtest.schemas import OwnReportsResponse, ReportRequest, ReportResponse
from functions.playtest.services import reports

router = APIRouter(prefix="/api/playtest", tags=["reports"])
KindHere = Annotated[Kind, Path(alias="kind")]


@router.get("/reports", responses=errors(401, 429))
async def own(session: Playtester, ports: PortsHere) -> OwnReportsResponse:
    """Show all own reports of the current round. 403 `not-permitted`."""
    one, found = reports.own(ports, session.user)
    shown = {key: report_response(report) for key, report in found.items()}
    return OwnReportsResponse(
        round=round_schema(one) if one else None,
        card={subject: report for (kind, subject), report in shown.items() if kind == "card"},
        precon={subject: report for (kind, subject), report in shown.items() if kind == "precon"},
        general=shown.get(("general", GENERAL)),
    )


@router.get("/{kind}/{id}", responses=errors(401, 422, 429))
async def read(kind: KindHere, subject: SubjectId, session: Playtester, ports: PortsHere) -> ReportResponse:
    """Show the user's report of the current round, an empty one by default. 403 `not-permitted`."""
    return report_response(reports.read(ports, session.user, kind, subject))


@router.put("/{kind}/{id}", responses=errors(401, 409, 412, 422, 429, 503))
async def save(  # noqa: PLR0913, PLR0917 (each is a part of the request, as FastAPI takes it)
    kind: KindHere,
    subject: SubjectId,
    body: ReportRequest,
    session: Playtester,
    ports: PortsHere,
    version: IfMatchVersion,
) -> ReportResponse:
    """Store a report of the current round; a repeated call changes nothing.

    `If-Match`: the `rev` that it replaces, 0 for a new report. 400 `no-round` or `unknown-subject`, 403
    `not-permitted`, 409 `closed-round`, also when the body names another round, 412 `changed-report`.
    """
    content = Content(body.text, body.score, body.is_played)
    about = reports.About(session.user, kind, subject, body.round)
    return report_response(reports.save(ports, about, content, version))

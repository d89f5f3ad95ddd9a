"""All reports of a round and the sums of their scores, for admins."""

from __future__ import annotations

from typing import Annotated

import orjson
from fastapi import APIRouter, Path, Query, Response

from functions.common.auth import PlaytestAdmin
from functions.common.error_shape import errors
from functions.playtest.report import Content, Kind
from functions.playtest.routes.dependencies import PortsHere, SubjectId, WantedRound
from functions.playtest.schemas import ExportedReportsResponse, ScoreSummarySchema, SummaryResponse
from functions.playtest.score_summary import ScoreSummary
from functions.playtest.services import export
from functions.playtest.services.export import Target

router = APIRouter(prefix="/api/playtest", tags=["export"])
TargetHere = Annotated[Target, Path(alias="target")]
After = Annotated[
    str,
    Query(
        pattern=r"^[a-z]{4,7}#[A-Za-z0-9]{1,16}#[0-9a-f]{24}$|^$",
        description="`next` of the previous page",
    ),
]


@router.get("/export/{target}/{id}", responses=errors(401, 422, 429), response_model=ExportedReportsResponse)
async def reports(  # noqa: PLR0913, PLR0917 (each is a part of the request, as FastAPI takes it)
    target: TargetHere,
    subject: SubjectId,
    session: PlaytestAdmin,
    ports: PortsHere,
    round_id: WantedRound = None,
    after: After = "",
) -> Response:
    """Show reports of all testers about one subject or, with the id `all`, about every one.

    Page by page: `after` is `next` of the previous page. 400 `no-round`, 403 `not-permitted`.
    """
    found = export.export(ports, session.user, export.Wanted(target, subject, round_id, after))
    body = {
        "round": found.round,
        "reports": {
            one: {name: _content(content) for name, content in by_name.items()}
            for one, by_name in found.reports.items()
        },
        "next": found.next,
    }
    # Thousands of reports: a model of each would take most of the time.
    return Response(orjson.dumps(body), media_type="application/json")


@router.get("/summary", responses=errors(401, 422, 429))
async def summary(session: PlaytestAdmin, ports: PortsHere, round_id: WantedRound = None) -> SummaryResponse:
    """Show the sums of the scores of all cards and precons. 400 `no-round`, 403 `not-permitted`."""
    one, sums = export.summary(ports, session.user, round_id)
    return SummaryResponse(round=one, card=_of_kind("card", sums), precon=_of_kind("precon", sums))


def _content(content: Content) -> dict[str, object]:
    return {"text": content.text, "score": content.score, "isPlayed": content.is_played}


def _of_kind(wanted: Kind, sums: dict[tuple[Kind, str], ScoreSummary]) -> dict[str, ScoreSummarySchema]:
    return {
        subject: ScoreSummarySchema(**vars(one)) for (kind, subject), one in sums.items() if kind == wanted
    }

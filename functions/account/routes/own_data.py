"""Exporting one's data and deleting the account."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from functions.account.account import Account
from functions.account.errors import WrongPasswordError
from functions.account.routes.dependencies import OwnHere, PortsHere, account_response
from functions.account.schemas import (
    DeleteRequest,
    DeletionPreviewResponse,
    DeletionResponse,
    ExportResponse,
    FatesSchema,
)
from functions.account.services import deletion, own_data
from functions.account.services.deletion import Step
from functions.account.services.login import account_of, check_password
from functions.common.auth import OpenSession, settings_of
from functions.common.cookies import clear_session_cookie
from functions.common.error_shape import errors
from functions.common.errors import LostRaceError, SignedOutError
from functions.common.ports import iso

After = Annotated[str, Query(pattern=rf"^$|{own_data.NEXT}", description="empty: the first page")]

router = APIRouter(prefix="/api/account", tags=["own data"])


@router.get("/deletion", responses=errors(401, 429))
async def before_deletion(own: OwnHere, ports: PortsHere) -> DeletionPreviewResponse:
    """Count what would be deleted with the account."""
    counted = own_data.holdings(ports, own.account)
    return DeletionPreviewResponse(
        decks=counted.decks,
        public_decks=counted.public_decks,
        favorites=counted.favorites,
        inventory_cards=counted.inventory_cards,
        playtest_reports=counted.playtest_reports,
        saved_searches=counted.saved_searches,
        fates=FatesSchema(),
    )


@router.delete("", responses=errors(401, 409, 422, 429, 503))
async def delete(
    body: DeleteRequest, request: Request, session: OpenSession, ports: PortsHere
) -> DeletionResponse:
    """Start deleting the account. 401 `wrong-password`; 409 `last-admin` for the only admin of the playtest.

    Until it is `done`, POST to `/deletion` continues; an interrupted deletion is finished by a scheduled job.
    """
    account = account_of(session)
    check_password(ports, account, body.password)
    try:
        step = deletion.delete(ports, account, session)
    except LostRaceError as error:
        raise WrongPasswordError from error
    return _deleted(request, account, step)


@router.post("/deletion", responses=errors(401, 503))
async def go_on(request: Request, session: OpenSession, ports: PortsHere) -> DeletionResponse:
    """Continue a deletion. 401 `signed-out` when it is done or was not started."""
    account = account_of(session)
    if not session.closing:
        raise SignedOutError
    return _deleted(request, account, deletion.go_on(ports, account))


@router.get("/export", responses=errors(401, 422, 429))
async def export(own: OwnHere, ports: PortsHere, response: Response, after: After = "") -> ExportResponse:
    """Export everything stored about the user, page by page: `after` is `next` of the previous page."""
    now = iso(ports.clock())
    response.headers["content-disposition"] = f'attachment; filename="methuselah-{now[:10]}.json"'
    page = own_data.export(ports, own.account, after)
    return ExportResponse(
        exported=now,
        account=account_response(own.account, sends_mail=ports.sends_mail),
        sessions=[
            {"created": one.created, "lastSeen": one.last_seen, "device": one.device} for one in page.sessions
        ],
        decks=page.decks,
        other=page.other,
        next=page.next,
    )


def _deleted(request: Request, account: Account, step: Step) -> DeletionResponse:
    if step.done:
        clear_session_cookie(request, settings_of(request))
    return DeletionResponse(username=account.username, done=step.done, removed=step.removed)

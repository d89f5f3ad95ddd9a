"""Taking one's data along, and leaving."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from functions.account.errors import WrongPasswordError
from functions.account.repository import Account
from functions.account.routes.parts import OwnHere, PortsHere, account_answer
from functions.account.schemas import DeletedResponse, DeleteRequest, DeletionResponse, ExportResponse, Fates
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
async def before_deletion(own: OwnHere, ports: PortsHere) -> DeletionResponse:
    """Tell what would be deleted with the account, and what becomes of each."""
    counted = own_data.holdings(ports, own.account)
    return DeletionResponse(
        decks=counted.decks,
        public_decks=counted.public_decks,
        favorites=counted.favorites,
        inventory_cards=counted.inventory_cards,
        fates=Fates(),
    )


@router.delete("", responses=errors(401, 422, 429, 503))
async def delete(
    body: DeleteRequest, request: Request, session: OpenSession, ports: PortsHere
) -> DeletedResponse:
    """Begin to delete the account. 401 `wrong-password`.

    While it is not `done`, POST to `/deletion` goes on; what is cut off is finished by itself.
    """
    account = account_of(session)
    check_password(ports, account, body.password)
    try:
        step = deletion.delete(ports, account, session)
    except LostRaceError as error:
        raise WrongPasswordError from error
    return _deleted(request, account, step)


@router.post("/deletion", responses=errors(401, 503))
async def go_on(request: Request, session: OpenSession, ports: PortsHere) -> DeletedResponse:
    """Go on with a deletion that has begun. 401 `signed-out` when it is done, or has not begun."""
    account = account_of(session)
    if not session.closing:
        raise SignedOutError
    return _deleted(request, account, deletion.go_on(ports, account))


@router.get("/export", responses=errors(401, 422, 429))
async def export(own: OwnHere, ports: PortsHere, response: Response, after: After = "") -> ExportResponse:
    """Give everything that is kept for the user, page by page: `after` is the page before's `next`."""
    now = iso(ports.clock())
    response.headers["content-disposition"] = f'attachment; filename="methuselah-{now[:10]}.json"'
    page = own_data.export(ports, own.account, after)
    return ExportResponse(
        exported=now,
        account=account_answer(own.account, sends_mail=ports.sends_mail),
        sessions=[
            {"created": one.created, "lastSeen": one.last_seen, "device": one.device} for one in page.sessions
        ],
        decks=page.decks,
        other=page.other,
        next=page.next,
    )


def _deleted(request: Request, account: Account, step: Step) -> DeletedResponse:
    if step.done:
        clear_session_cookie(request, settings_of(request))
    return DeletedResponse(username=account.username, done=step.done, removed=step.removed)

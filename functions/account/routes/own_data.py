"""Taking one's data along, and leaving."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from functions.account.errors import WrongPasswordError
from functions.account.routes.parts import OwnHere, PortsHere, account_answer
from functions.account.services import deletion, own_data
from functions.account.services.login import account_of, check_password
from functions.account.shapes import DeletedAnswer, DeleteWish, DeletionAnswer, ExportAnswer, Fates
from functions.common.auth import OpenSession, settings_of
from functions.common.cookies import clear_session_cookie
from functions.common.error_shape import errors
from functions.common.errors import LostRaceError
from functions.common.ports import iso

router = APIRouter(prefix="/api/account", tags=["own data"])


@router.get("/deletion", responses=errors(401))
async def before_deletion(own: OwnHere) -> DeletionAnswer:
    """Tell what would be deleted with the account, and what becomes of each."""
    counted = own_data.holdings(own.account)
    return DeletionAnswer(
        decks=counted.decks,
        public_decks=counted.public_decks,
        favorites=counted.favorites,
        inventory_cards=counted.inventory_cards,
        fates=Fates(),
    )


@router.delete("", responses=errors(401, 422, 429, 503))
async def delete(wish: DeleteWish, request: Request, session: OpenSession, ports: PortsHere) -> DeletedAnswer:
    """Delete the account. A second call, or a login, finishes what was cut off. 401 `wrong-password`."""
    account = account_of(session)
    check_password(ports, account, wish.password)
    try:
        deletion.delete(ports, account, session)
    except LostRaceError as error:
        raise WrongPasswordError from error
    clear_session_cookie(request, settings_of(request))
    return DeletedAnswer(username=account.username)


@router.get("/export", responses=errors(401))
async def export(own: OwnHere, ports: PortsHere, response: Response) -> ExportAnswer:
    """Give everything that is kept for the user, as a file."""
    now = iso(ports.clock())
    response.headers["content-disposition"] = f'attachment; filename="methuselah-{now[:10]}.json"'
    sessions, kept = ports.sessions.of_user(own.account.id), own_data.export(own.account)
    return ExportAnswer(
        exported=now,
        account=account_answer(own.account),
        sessions=[
            {"created": one.created, "lastSeen": one.last_seen, "device": one.device} for one in sessions
        ],
        decks=kept.decks,
        other=kept.other,
    )

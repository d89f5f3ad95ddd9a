"""A new password for somebody who has forgotten it."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request

from functions.account.routes.parts import CallerHere, PortsHere
from functions.account.services import resets
from functions.account.shapes import AskWish, Done, ResetByNameWish, ResetWish
from functions.common.error_shape import errors

ALWAYS_SECONDS = 1.5
"""What an answer takes, mail or not: longer than sending one does."""

router = APIRouter(prefix="/api/account/reset", tags=["reset"])


@router.post("", responses=errors(422, 429))
async def ask(wish: AskWish, request: Request, ports: PortsHere, caller: CallerHere) -> Done:
    """Send a mail with a link, where there is such an account with an address; the answer does not tell."""
    begin = time.monotonic()
    language = request.headers.get("accept-language", "")[:2].lower()
    if isinstance(wish, ResetByNameWish):
        resets.ask_by_name(ports, wish.username, caller, language)
    else:
        resets.ask_by_email(ports, wish.email, caller, language)
    await ports.pause(ALWAYS_SECONDS - (time.monotonic() - begin))
    return Done()


@router.put("", responses=errors(422, 503))
async def use(wish: ResetWish, ports: PortsHere) -> Done:
    """Set a new password with the link's secret. 400 `reset-token` when that is unknown, used or too old."""
    resets.set_password(ports, wish.token, wish.new_password)
    return Done()

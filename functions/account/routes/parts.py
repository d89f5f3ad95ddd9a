"""What the calls of accounts have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request

from functions.account.ports import Caller, Ports
from functions.account.repository import Account
from functions.account.services.login import Entered, account_of
from functions.account.shapes import AccountAnswer
from functions.common.auth import SignedIn, settings_of
from functions.common.context import client_address, device
from functions.common.cookies import set_session_cookie
from functions.common.sessions import Session


async def _ports(request: Request) -> Ports:
    ports: Ports = request.app.state.ports
    return ports


async def _caller(request: Request) -> Caller:
    return Caller(client_address(request, settings_of(request)), device(request))


@dataclass(frozen=True)
class Own:
    """The caller's own session and account."""

    session: Session
    account: Account


async def _own(session: SignedIn) -> Own:
    return Own(session, account_of(session))


PortsHere = Annotated[Ports, Depends(_ports)]
CallerHere = Annotated[Caller, Depends(_caller)]
OwnHere = Annotated[Own, Depends(_own)]


def account_answer(account: Account) -> AccountAnswer:
    """Show an account to its owner."""
    return AccountAnswer(
        username=account.username,
        public_name=account.public_name,
        email=account.email,
        created=account.created,
        is_playtester=account.is_playtester,
        is_admin=account.is_admin,
    )


def let_in(request: Request, entered: Entered) -> AccountAnswer:
    """Answer that somebody is signed in, with the cookie that proves it from now on."""
    set_session_cookie(request, settings_of(request), entered.token, remember=entered.remember)
    return account_answer(entered.account)

"""Dependencies of the account routes, and the responses they share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request

from functions.account.account import Account
from functions.account.ports import Caller, Ports
from functions.account.schemas import AccountResponse
from functions.account.services.login import StartedSession, account_of
from functions.common.auth import SignedIn, settings_of
from functions.common.context import client_address, device, language
from functions.common.cookies import set_session_cookie
from functions.common.sessions import Session


async def _ports(request: Request) -> Ports:
    ports: Ports = request.app.state.ports
    return ports


async def _caller(request: Request) -> Caller:
    return Caller(client_address(request, settings_of(request)), device(request), language(request))


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


def account_response(account: Account, *, sends_mail: bool) -> AccountResponse:
    """Show an account to its owner; `sends_mail`: whether this site sends mail."""
    return AccountResponse(
        username=account.username,
        public_name=account.public_name,
        email=account.email,
        email_confirmed=account.email_confirmed,
        sends_mail=sends_mail,
        created=account.created,
        is_playtester=account.is_playtester,
        is_admin=account.is_admin,
    )


def signed_in_response(request: Request, ports: Ports, started: StartedSession) -> AccountResponse:
    """Show the account that has just signed in, and set the session cookie."""
    set_session_cookie(request, settings_of(request), started.token, remember=started.remember)
    return account_response(started.account, sends_mail=ports.sends_mail)

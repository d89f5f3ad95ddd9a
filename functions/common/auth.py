"""Dependencies of routes that find the session and user of a request by its cookie."""

from __future__ import annotations

from typing import Annotated, Protocol

from fastapi import Depends, Request

from functions.common.cookies import clear_session_cookie, read_token, set_session_cookie
from functions.common.errors import NotPermittedError, SignedOutError
from functions.common.sessions import Session, Sessions
from functions.common.settings import Settings


class HasSessions(Protocol):
    """The part of a function's ports that this module needs."""

    @property
    def sessions(self) -> Sessions:
        """The store of sessions."""
        ...


def settings_of(request: Request) -> Settings:
    """Return the settings of the app that serves a request."""
    settings: Settings = request.app.state.settings
    return settings


async def any_session(request: Request) -> Session | None:
    """Find the session of a call, if any; an invalid cookie is cleared, an extended one sent again."""
    settings = settings_of(request)
    token = read_token(request, settings)
    if token is None:
        return None
    ports: HasSessions = request.app.state.ports
    session = ports.sessions.find(token)
    if session is None:
        clear_session_cookie(request, settings)
    elif session.extended and session.remember:
        set_session_cookie(request, settings, token, remember=True)
    return session


async def open_session(session: Annotated[Session | None, Depends(any_session)]) -> Session:
    """Return the session of a call, even one whose account is being deleted.

    Raises SignedOutError without one.
    """
    if session is None:
        raise SignedOutError
    return session


async def signed_in(session: Annotated[Session, Depends(open_session)]) -> Session:
    """Return the session of a call. Raises SignedOutError without one."""
    if session.closing:
        raise SignedOutError
    return session


async def maybe_signed_in(session: Annotated[Session | None, Depends(any_session)]) -> Session | None:
    """Return the session of a call, if any; that of an account being deleted counts as none."""
    return None if session is None or session.closing else session


async def playtester(session: Annotated[Session, Depends(signed_in)]) -> Session:
    """Return the session of a playtester. Raises SignedOutError, NotPermittedError."""
    if not session.is_playtester:
        raise NotPermittedError
    return session


async def playtest_admin(session: Annotated[Session, Depends(signed_in)]) -> Session:
    """Return the session of a playtest admin. Raises SignedOutError, NotPermittedError."""
    if not session.is_admin:
        raise NotPermittedError
    return session


AnySession = Annotated[Session | None, Depends(any_session)]
OpenSession = Annotated[Session, Depends(open_session)]
MaybeSignedIn = Annotated[Session | None, Depends(maybe_signed_in)]
SignedIn = Annotated[Session, Depends(signed_in)]
Playtester = Annotated[Session, Depends(playtester)]
PlaytestAdmin = Annotated[Session, Depends(playtest_admin)]

"""The cookie that carries a session's token."""

from __future__ import annotations

from fastapi import Request

from functions.common.settings import Settings

REMEMBER_SECONDS = 30 * 24 * 60 * 60


def cookie_name(settings: Settings) -> str:
    """``__Host-`` keeps other hosts and plain connections from setting it."""
    return "__Host-session" if settings.secure else "session"


def read_token(request: Request, settings: Settings) -> str | None:
    """Give the token that a request carries, or None."""
    return request.cookies.get(cookie_name(settings)) or None


def set_session_cookie(request: Request, settings: Settings, token: str, *, remember: bool) -> None:
    """Let the answer set the cookie: for 30 days, or until the browser is closed."""
    age = f"; Max-Age={REMEMBER_SECONDS}" if remember else ""
    _queue(request, f"{cookie_name(settings)}={token}{age}{_attributes(settings)}")


def clear_session_cookie(request: Request, settings: Settings) -> None:
    """Let the answer remove the cookie."""
    _queue(request, f"{cookie_name(settings)}=; Max-Age=0{_attributes(settings)}")


def _attributes(settings: Settings) -> str:
    return "; Path=/; HttpOnly; SameSite=Lax" + ("; Secure" if settings.secure else "")


def _queue(request: Request, cookie: str) -> None:
    request.state.cookies[:] = [cookie]

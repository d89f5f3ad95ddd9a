"""Cookies: one contains the token of a session, others a short-lived secret for one path."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import Request

from functions.common.settings import Settings

REMEMBER_SECONDS = 30 * 24 * 60 * 60


@dataclass(frozen=True)
class SecretCookie:
    """A short-lived secret for one path."""

    name: str
    secret: str
    path: str
    seconds: int


def cookie_name(settings: Settings) -> str:
    """``__Host-`` prevents other hosts and plain connections from setting it."""
    return "__Host-session" if settings.secure else "session"


def read_token(request: Request, settings: Settings) -> str | None:
    """Return the token of a request, or None."""
    return request.cookies.get(cookie_name(settings)) or None


def set_session_cookie(request: Request, settings: Settings, token: str, *, remember: bool) -> None:
    """Set the cookie with the response: for 30 days, or until the browser is closed."""
    age = f"; Max-Age={REMEMBER_SECONDS}" if remember else ""
    _queue(request, cookie_name(settings), f"{token}{age}{_attributes(settings)}")


def clear_session_cookie(request: Request, settings: Settings) -> None:
    """Remove the cookie with the response."""
    _queue(request, cookie_name(settings), f"; Max-Age=0{_attributes(settings)}")


def read_secret(request: Request, settings: Settings, name: str) -> str | None:
    """Return the secret that a request sends for its path, or None."""
    return request.cookies.get(_secret_name(settings, name)) or None


def set_secret_cookie(request: Request, settings: Settings, cookie: SecretCookie) -> None:
    """Set a cookie with the response that is sent to one path only, for some seconds."""
    value = f"{cookie.secret}; Max-Age={cookie.seconds}{_attributes(settings, cookie.path)}"
    _queue(request, _secret_name(settings, cookie.name), value)


def _secret_name(settings: Settings, name: str) -> str:
    """``__Host-`` would forbid a path."""
    return f"__Secure-{name}" if settings.secure else name


def _attributes(settings: Settings, path: str = "/") -> str:
    return f"; Path={path}; HttpOnly; SameSite=Lax" + ("; Secure" if settings.secure else "")


def _queue(request: Request, name: str, value: str) -> None:
    """Queue a cookie; of several with the same name only the last is sent."""
    others = [cookie for cookie in request.state.cookies if not cookie.startswith(f"{name}=")]
    request.state.cookies[:] = [*others, f"{name}={value}"]

"""Puts the function together."""

from __future__ import annotations

from fastapi import FastAPI

from functions.common.application import make_app
from functions.common.settings import Settings
from functions.meta.routes import router


def assemble(settings: Settings) -> FastAPI:
    """Make the app. It also answers for addresses that no function has: with 404, in the one shape."""
    return make_app("meta", settings, [router])

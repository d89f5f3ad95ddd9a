"""Creates the app."""

from __future__ import annotations

from fastapi import FastAPI

from functions.common.application import make_app
from functions.common.settings import Settings
from functions.meta.routes import router


def create_app(settings: Settings) -> FastAPI:
    """Create the app. It also answers unknown paths with the error shape of the API and status 404."""
    return make_app("meta", settings, [router])

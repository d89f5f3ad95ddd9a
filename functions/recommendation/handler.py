"""What Lambda calls."""

from __future__ import annotations

from mangum import Mangum

from functions.recommendation.app import app

handler = Mangum(app, lifespan="off")

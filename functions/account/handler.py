"""What Lambda calls."""

from __future__ import annotations

from mangum import Mangum

from functions.account.app import app

handler = Mangum(app, lifespan="off")

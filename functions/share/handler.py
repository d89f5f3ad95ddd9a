"""The entry point for Lambda."""

from __future__ import annotations

from functions.common.start import quick_imports

with quick_imports():
    from mangum import Mangum

    from functions.share.app import app

handler = Mangum(app, lifespan="off")

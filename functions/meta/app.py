"""The app as it is deployed, with all settings from the environment."""

from __future__ import annotations

from functions.common.settings import read_settings
from functions.meta.factory import create_app

app = create_app(read_settings())

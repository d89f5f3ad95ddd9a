"""The app as it is deployed, with all settings from the environment."""

from __future__ import annotations

from functions.common.settings import read_settings
from functions.common.tables import connect
from functions.share.factory import create_app, production_ports

settings = read_settings()
connect(settings)
app = create_app(settings, production_ports(settings))

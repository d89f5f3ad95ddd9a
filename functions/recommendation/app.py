"""The app as it is deployed: everything from the environment."""

from __future__ import annotations

from functions.common.settings import read_settings
from functions.common.tables import connect
from functions.recommendation.assembly import assemble, real_ports

settings = read_settings()
connect(settings)
app = assemble(settings, real_ports(settings))

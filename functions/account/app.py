"""The app as it is deployed: everything from the environment."""

from __future__ import annotations

from functions.account.assembly import assemble
from functions.account.real_ports import real_ports
from functions.common.settings import read_settings
from functions.common.tables import connect

settings = read_settings()
connect(settings)
app = assemble(settings, real_ports(settings))

"""The app as it is deployed: everything from the environment."""

from __future__ import annotations

from functions.common.settings import read_settings
from functions.meta.assembly import assemble

app = assemble(read_settings())

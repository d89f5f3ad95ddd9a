"""The version that a call requires what it changes to have."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Header


async def _version(
    if_match: Annotated[str | None, Header(pattern=r'^"?[0-9]{1,15}"?$', description="a version: 7")] = None,
) -> int | None:
    return None if if_match is None else int(if_match.strip('"'))


IfMatchVersion = Annotated[int | None, Depends(_version)]

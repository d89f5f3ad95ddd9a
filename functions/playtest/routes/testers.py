"""Testers and their roles, for admins."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from functions.common.auth import PlaytestAdmin
from functions.common.error_shape import errors
from functions.playtest.limits import MAX_AUDIT_ENTRIES
from functions.playtest.routes.dependencies import PortsHere
from functions.playtest.routes.mapping import audit_entry, changed_tester, tester_schema
from functions.playtest.schemas import (
    AuditResponse,
    ChangedTesterResponse,
    RevokeRequest,
    TesterRequest,
    TestersResponse,
)
from functions.playtest.services import rounds, testers

router = APIRouter(prefix="/api/playtest", tags=["testers"])
Before = Annotated[int | None, Query(ge=1, le=999_999_999, description="only entries before this one")]


@router.get("/users", responses=errors(401, 429))
async def users(session: PlaytestAdmin, ports: PortsHere) -> TestersResponse:
    """List all testers, former ones included. 403 `not-permitted`."""
    all_testers = testers.listed(ports, session.user).testers
    current = rounds.current(rounds.listed(ports, session.user))
    by_name = sorted(all_testers.values(), key=lambda one: one.username.casefold())
    return TestersResponse(testers=[tester_schema(one, all_testers, current) for one in by_name])


@router.post("/users", responses=errors(401, 409, 422, 429, 503))
async def add(body: TesterRequest, session: PlaytestAdmin, ports: PortsHere) -> ChangedTesterResponse:
    """Make a user a tester or admin; the profile of a former tester stays.

    400 `unknown-user`, 403 `not-permitted`, 409 `last-admin`.
    """
    return changed_tester(testers.add(ports, session.user, body.username, body.role))


@router.put("/users", responses=errors(401, 409, 422, 429, 503))
async def change(body: TesterRequest, session: PlaytestAdmin, ports: PortsHere) -> ChangedTesterResponse:
    """Change the role of a tester. 400 `unknown-user`, 403 `not-permitted`, 409 `last-admin`."""
    return changed_tester(testers.change_role(ports, session.user, body.username, body.role))


@router.delete("/users", responses=errors(401, 409, 422, 429, 503))
async def revoke(body: RevokeRequest, session: PlaytestAdmin, ports: PortsHere) -> ChangedTesterResponse:
    """Revoke the role of a tester, whose reports stay.

    400 `unknown-user`, 403 `not-permitted`, 409 `last-admin`.
    """
    return changed_tester(testers.revoke(ports, session.user, body.username))


@router.get("/audit", responses=errors(401, 422, 429))
async def audit(session: PlaytestAdmin, ports: PortsHere, before: Before = None) -> AuditResponse:
    """List the changes of roles and rounds, newest first. 403 `not-permitted`."""
    entries, programme = testers.log(ports, session.user, before)
    return AuditResponse(
        entries=[audit_entry(one, programme.testers) for one in entries],
        next=entries[-1].number if len(entries) == MAX_AUDIT_ENTRIES else None,
    )

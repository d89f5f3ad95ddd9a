"""The saved searches of a user."""

from __future__ import annotations

from fastapi import APIRouter

from functions.account.routes.dependencies import PortsHere
from functions.account.saved_search import SavedSearch, SearchKey
from functions.account.schemas import (
    ChangedSearchesResponse,
    SavedSearchSchema,
    SearchesResponse,
    SearchKeyRequest,
    SearchRequest,
)
from functions.account.services import searches
from functions.common.auth import SignedIn
from functions.common.error_shape import errors
from functions.common.if_match import IfMatchVersion

router = APIRouter(prefix="/api/account/searches", tags=["saved searches"])


@router.get("", responses=errors(401, 429))
async def show(session: SignedIn, ports: PortsHere) -> SearchesResponse:
    """List the saved searches of the user, newest first."""
    version, found = searches.read(ports, session.user)
    return SearchesResponse(
        rev=version,
        searches=[
            SavedSearchSchema(page=one.key.page, q=one.key.criteria, name=one.name, saved=one.saved)
            for one in found
        ],
    )


@router.put("", responses=errors(401, 409, 412, 422, 429, 503))
async def save(
    body: SearchRequest, session: SignedIn, ports: PortsHere, version: IfMatchVersion
) -> ChangedSearchesResponse:
    """Save a search, or rename the one with the same page and criteria.

    409 `full-searches`; 412 `changed-searches` when `If-Match` names another version than the current one.
    """
    search = SavedSearch(SearchKey(body.page, body.q), body.name, body.saved)
    return ChangedSearchesResponse(rev=searches.save(ports, session.user, search, version))


@router.delete("", responses=errors(401, 412, 422, 429, 503))
async def remove(
    body: SearchKeyRequest, session: SignedIn, ports: PortsHere, version: IfMatchVersion
) -> ChangedSearchesResponse:
    """Delete the search with this page and these criteria; succeeds when there is none. 412 like PUT."""
    key = SearchKey(body.page, body.q)
    return ChangedSearchesResponse(rev=searches.remove(ports, session.user, key, version))

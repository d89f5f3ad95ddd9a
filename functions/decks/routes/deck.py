"""One deck."""

from __future__ import annotations

from fastapi import APIRouter, Request

from functions.common.auth import AnySession, MaybeSignedIn, SignedIn, settings_of
from functions.common.capacity import Payer
from functions.common.cookies import SecretCookie, read_secret, set_secret_cookie
from functions.common.error_shape import errors
from functions.common.errors import SignedOutError
from functions.common.if_match import IfMatchVersion
from functions.decks.routes.dependencies import (
    AddressHere,
    CreationKey,
    DeckId,
    PortsHere,
)
from functions.decks.routes.mapping import deck_response, edit_of_change, edit_of_new_deck
from functions.decks.schemas import (
    ChangedDeckResponse,
    CreatedDeckResponse,
    DeckChangeRequest,
    NewDeckRequest,
    OwnDeckResponse,
    ReadDeckResponse,
    RemovedDeckResponse,
)
from functions.decks.services import anonymous_decks, creation, edits, reading
from functions.decks.services.anonymous_decks import CreatedDeck, Creator
from functions.decks.services.edits import Editor

router = APIRouter(prefix="/api/deck", tags=["deck"])
REPAIR = "repair"
"""Name of the cookie that permits a browser to correct an anonymous deck it has just created."""


@router.post("", responses=errors(401, 409, 412, 422, 429, 503))
async def create(  # noqa: PLR0913, PLR0917 (each is a part of the request, as FastAPI takes it)
    body: NewDeckRequest,
    request: Request,
    session: MaybeSignedIn,
    ports: PortsHere,
    address: AddressHere,
    key: CreationKey = None,
) -> CreatedDeckResponse:
    """Create a deck. 409 `too-many-decks` (3,000 of a user).

    `anonymous`: a deck without an owner, for users with and without an account. It cannot be edited or
    deleted and expires after a year. For 15 minutes after its creation, the browser that created it may edit
    name, author, description, tags and cards; a cookie in the response permits that.
    """
    user = session.user if session else ""
    may_test = session is not None and session.is_playtester
    edit = edit_of_new_deck(body)
    if body.anonymous:
        created = anonymous_decks.create(ports, Creator(user, address, key, may_test), edit, body.review_of)
        _permit_repair(request, created)
        return CreatedDeckResponse(deckid=created.deck, repair_until=created.repair_until, ends=created.ends)
    if not user:
        raise SignedOutError
    created_id = creation.create(ports, creation.Owner(user, key, may_test), edit, body.review_of)
    return CreatedDeckResponse(deckid=created_id)


@router.get("/{id}", responses=errors(422, 429))
async def show(
    deck_id: DeckId, viewer: AnySession, ports: PortsHere, address: AddressHere
) -> OwnDeckResponse | ReadDeckResponse:
    """Show a deck to anyone; cards in testing only to playtesters and the owner. 400 `unknown-deck`."""
    payer = Payer(viewer.user if viewer else "", address)
    return deck_response(reading.show(ports, payer, deck_id), viewer)


@router.put("/{id}", responses=errors(401, 409, 412, 422, 429, 503))
async def change(  # noqa: PLR0913, PLR0917 (each is a part of the request, as FastAPI takes it)
    deck_id: DeckId,
    body: DeckChangeRequest,
    request: Request,
    session: MaybeSignedIn,
    ports: PortsHere,
    address: AddressHere,
    version: IfMatchVersion,
) -> ChangedDeckResponse:
    """Edit a deck: single cards, all cards, or its other fields.

    Editing anything of a revision but its flags `hidden` and `locked` makes it the current one; a new name or
    author applies to all revisions. An anonymous deck can be edited by the browser that created it, for 15
    minutes. 400 `unknown-deck`, 401 `not-owner`, 409 `locked-deck` or `public-deck`, 412 `changed-deck`. 429
    above 20 edits a second or 600 a minute; an edit of a large deck counts as several.
    """
    secret = read_secret(request, settings_of(request), REPAIR)
    may_test = session is not None and session.is_playtester
    editor = Editor(session.user if session else "", address, secret, may_test)
    deck = edits.change(ports, editor, deck_id, edit_of_change(body), version)
    return ChangedDeckResponse(rev=deck.version, timestamp=deck.updated)


@router.delete("/{id}", responses=errors(401, 409, 412, 422, 429, 503))
async def remove(deck_id: DeckId, session: SignedIn, ports: PortsHere) -> RemovedDeckResponse:
    """Delete a deck with all its revisions and their public copies; the response lists all deleted ids.

    400 `unknown-deck`, 401 `not-owner`, 409 `public-deck`, 412 `changed-deck`.
    """
    return RemovedDeckResponse(deckid=deck_id, removed=edits.remove(ports, session.user, deck_id))


def _permit_repair(request: Request, created: CreatedDeck) -> None:
    if created.secret is not None:
        path, lifetime = f"/api/deck/{created.deck}", int(anonymous_decks.REPAIR_TIME.total_seconds())
        set_secret_cookie(request, settings_of(request), SecretCookie(REPAIR, created.secret, path, lifetime))

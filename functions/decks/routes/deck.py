"""One deck."""

from __future__ import annotations

from fastapi import APIRouter, Request

from functions.common.auth import AnySession, MaybeSignedIn, SignedIn, settings_of
from functions.common.capacity import Payer
from functions.common.cookies import SecretCookie, read_secret, set_secret_cookie
from functions.common.error_shape import errors
from functions.common.errors import SignedOutError
from functions.decks.routes.edit_of import edit_of_change, edit_of_new_deck
from functions.decks.routes.parts import (
    AddressHere,
    CreationKey,
    DeckId,
    PortsHere,
    RevisionHere,
    deck_answer,
)
from functions.decks.schemas import (
    ChangedDeckResponse,
    CreatedDeckResponse,
    DeckChangeRequest,
    NewDeckRequest,
    OwnDeckResponse,
    ReadDeckResponse,
    RemovedDeckResponse,
)
from functions.decks.services import creation, edits, nobodys, reading
from functions.decks.services.edits import Editor
from functions.decks.services.nobodys import Made, Maker

router = APIRouter(prefix="/api/deck", tags=["deck"])
REPAIR = "repair"
"""Name of the cookie that lets a browser put right what it has just made."""


@router.post("", responses=errors(401, 409, 412, 422, 429, 503))
async def create(  # noqa: PLR0913, PLR0917 (each is a part of the request, as FastAPI takes it)
    body: NewDeckRequest,
    request: Request,
    session: MaybeSignedIn,
    ports: PortsHere,
    address: AddressHere,
    key: CreationKey = None,
) -> CreatedDeckResponse:
    """Make a deck. 409 `too-many-decks` (3,000 of a user).

    `anonymous`: a deck that nobody owns, with an account or without. Nobody can change or remove it; it is
    gone after a year. For 15 minutes, which changes do not prolong, the browser that made it may change name,
    author, description, tags and cards, by a cookie that comes with this answer.
    """
    user = session.user if session else ""
    edit = edit_of_new_deck(body)
    if body.anonymous:
        made = nobodys.create(ports, Maker(user, address, key), edit, body.review_of)
        _let_repair(request, made)
        return CreatedDeckResponse(deckid=made.deck, repair_until=made.repair_until, ends=made.ends)
    if not user:
        raise SignedOutError
    return CreatedDeckResponse(deckid=creation.create(ports, user, edit, key, body.review_of))


@router.get("/{id}", responses=errors(422, 429))
async def show(
    deck_id: DeckId, viewer: AnySession, ports: PortsHere, address: AddressHere
) -> OwnDeckResponse | ReadDeckResponse:
    """Show a deck to anybody. 400 `unknown-deck`."""
    payer = Payer(viewer.user if viewer else "", address)
    return deck_answer(reading.show(ports, payer, deck_id), viewer)


@router.put("/{id}", responses=errors(401, 409, 412, 422, 429, 503))
async def change(  # noqa: PLR0913, PLR0917 (each is a part of the request, as FastAPI takes it)
    deck_id: DeckId,
    body: DeckChangeRequest,
    request: Request,
    session: MaybeSignedIn,
    ports: PortsHere,
    address: AddressHere,
    rev: RevisionHere,
) -> ChangedDeckResponse:
    """Change a deck: cards one by one, or all of them, or what is said about it.

    Any change of a revision but of its flags `hidden` and `locked` makes it the master; a new name or author
    is that of all revisions. A deck that nobody owns is changed by the browser that made it, for 15 minutes.
    400 `unknown-deck`, 401 `not-owner`, 409 `locked-deck` or `public-deck`, 412 `changed-deck`. 429 above 20
    edits a second or 600 a minute; one of a large deck counts as several.
    """
    secret = read_secret(request, settings_of(request), REPAIR)
    editor = Editor(session.user if session else "", address, secret)
    deck = edits.change(ports, editor, deck_id, edit_of_change(body), rev)
    return ChangedDeckResponse(rev=deck.rev, timestamp=deck.updated)


@router.delete("/{id}", responses=errors(401, 409, 412, 422, 429, 503))
async def remove(deck_id: DeckId, session: SignedIn, ports: PortsHere) -> RemovedDeckResponse:
    """Remove a deck with all its revisions and their public copies; the answer names all that went.

    400 `unknown-deck`, 401 `not-owner`, 409 `public-deck`, 412 `changed-deck`.
    """
    return RemovedDeckResponse(deckid=deck_id, removed=edits.remove(ports, session.user, deck_id))


def _let_repair(request: Request, made: Made) -> None:
    if made.secret is not None:
        path, life = f"/api/deck/{made.deck}", int(nobodys.REPAIR_TIME.total_seconds())
        set_secret_cookie(request, settings_of(request), SecretCookie(REPAIR, made.secret, path, life))

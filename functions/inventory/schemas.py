"""Request and response bodies of the inventory calls. The site's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, ConfigDict, Discriminator, Field, RootModel, Tag

from functions.common.byte_length import at_most_bytes
from functions.common.deck_cards import CARD_ID
from functions.common.schemas import RequestModel, ResponseModel
from functions.inventory import limits
from functions.inventory.inventory import BUCKETS, TargetMode

_LINES = r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$"


_MAP = ConfigDict(strict=True, frozen=True, json_schema_extra={"additionalProperties": False})
"""A body that is a map: its description says, too, that it has no other keys than card ids."""


def _not_zero(delta: int) -> int:
    if delta == 0:
        raise ValueError("not 0")
    return delta


CardId = Annotated[str, Field(pattern=CARD_ID)]
Copies = Annotated[int, Field(ge=0, le=limits.MAX_COPIES)]
Delta = Annotated[
    int,
    Field(ge=-limits.MAX_COPIES, le=limits.MAX_COPIES, json_schema_extra={"not": {"const": 0}}),
    AfterValidator(_not_zero),
]
NoteText = Annotated[
    str,
    Field(max_length=limits.MAX_NOTE_LENGTH, pattern=_LINES, description="at most 6,000 bytes as UTF-8"),
    AfterValidator(at_most_bytes(limits.MAX_NOTE_BYTES)),
]


class AddCardsRequest(RootModel[dict[CardId, Delta]]):
    """Card id → copies to add, or to take when negative."""

    model_config = _MAP
    root: Annotated[dict[CardId, Delta], Field(min_length=1, max_length=limits.MAX_CARDS_PER_CALL)]


class TargetSchema(RequestModel):
    """How many copies of a card the user wants to own."""

    mode: TargetMode = Field(
        description="`fixed`: this many in total; `surplus`: this many beyond those that decks need"
    )
    value: Copies


class PrintingSchema(RequestModel):
    """Copies of a card from one set in one language."""

    set: str = Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9-]{0,15}$", description="code of the set")
    language: str = Field(pattern=r"^[a-z]{2}$")
    copies: Annotated[int, Field(ge=1, le=limits.MAX_COPIES)]


class CardChangeSchema(RequestModel):
    """Change the given values of a card; absent ones stay as they are."""

    q: Annotated[int, Field(ge=-limits.MAX_COPIES, le=limits.MAX_COPIES)] | None = Field(
        default=None, description="new number of copies; below 0 takes the card out; null is as absent"
    )
    t: NoteText | None = Field(
        default=None, description="new text of the note; an empty one removes it; null is as absent"
    )
    target: TargetSchema | None = Field(default=None, description="null removes it")
    printings: Annotated[list[PrintingSchema], Field(max_length=limits.MAX_PRINTINGS)] | None = Field(
        default=None, description="all printings, of at most as many copies as there are; null removes them"
    )


class CardChangesRequest(RootModel[dict[CardId, CardChangeSchema]]):
    """Card id → its changes."""

    model_config = _MAP
    root: Annotated[dict[CardId, CardChangeSchema], Field(min_length=1, max_length=limits.MAX_CARDS_PER_CALL)]


class FreezeRequest(RequestModel):
    """Refuse or allow changes of cards."""

    is_frozen: bool


def _kind(body: Any) -> str:
    freezes = isinstance(body, FreezeRequest) or (isinstance(body, dict) and "isFrozen" in body)
    return "form:freeze" if freezes else "form:cards"


PutRequest = Annotated[
    Annotated[FreezeRequest, Tag("form:freeze")] | Annotated[CardChangesRequest, Tag("form:cards")],
    Discriminator(_kind),
]


class NotesRequest(RequestModel):
    """Read notes by the ids of their cards."""

    ids: Annotated[list[CardId], Field(max_length=limits.MAX_NOTES_READ_PER_CALL)]


class BucketSchema(ResponseModel):
    """The cards whose id leaves the number of the bucket when divided by 32."""

    q: dict[str, int] = Field(description="card id → copies")
    targets: dict[str, TargetSchema]
    printings: dict[str, list[PrintingSchema]]
    notes: dict[str, int] = Field(description="card id → version of its note")


class InventoryResponse(ResponseModel):
    """The inventory of the user."""

    is_frozen: bool
    key: str | None = Field(description="the share key")
    revs: Annotated[list[int], Field(min_length=BUCKETS, max_length=BUCKETS)] = Field(
        description="versions of all buckets, by number; 0 for one that was never written"
    )
    buckets: dict[str, BucketSchema] = Field(description="number → bucket, of those that the device lacks")


class ChangedInventoryResponse(ResponseModel):
    """The inventory was changed, now or by an earlier call with the same key."""

    success: Literal[True] = True
    cards: dict[str, int | None] = Field(
        description="copies of the cards in the request now; null for a card that is not owned"
    )
    revs: dict[str, int] = Field(description="number → version now, of the buckets of these cards")
    is_frozen: bool


class ShareKeyResponse(ResponseModel):
    """The new share key."""

    success: Literal[True] = True
    key: str


class RevokedKeyResponse(ResponseModel):
    """No key opens the inventory."""

    success: Literal[True] = True


class SharedInventoryResponse(ResponseModel):
    """The copies in an inventory, as anyone with its key sees them."""

    cards: dict[str, int] = Field(description="card id → copies, all above 0")


class NoteSchema(ResponseModel):
    """A note about a card."""

    t: str
    rev: int = Field(description="its version, as in the bucket of the card")


class NotesResponse(ResponseModel):
    """The requested notes."""

    notes: dict[str, NoteSchema] = Field(description="card id → note; cards without a note are absent")
    left: list[str] = Field(description="ids that did not fit into the response: request them again")

"""Request and response bodies of the account calls. The site's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import orjson
from pydantic import AfterValidator, Discriminator, Field, Tag

from functions.account import passwords, saved_search
from functions.common.schemas import RequestModel, ResponseModel
from functions.common.visible_text import one_line_pattern

MAX_INPUT_LENGTH = 256
"""Of a name or e-mail address, before its own rules are checked."""


Password = Annotated[str, Field(min_length=1, max_length=passwords.MAX_LENGTH)]
NewPassword = Annotated[str, Field(min_length=passwords.MIN_LENGTH, max_length=passwords.MAX_LENGTH)]
InputText = Annotated[str, Field(max_length=MAX_INPUT_LENGTH)]


class LoginRequest(RequestModel):
    """Sign in; `remember` for 30 days."""

    username: Annotated[str, Field(min_length=1, max_length=MAX_INPUT_LENGTH)]
    password: Password
    remember: bool = False


class RegisterRequest(RequestModel):
    """Create an account."""

    username: InputText
    password: NewPassword
    email: InputText = ""


class PasswordRequest(RequestModel):
    """Change the password."""

    password: Password
    new_password: NewPassword


class EmailRequest(RequestModel):
    """Change the e-mail address; an empty one removes it."""

    password: Password
    email: InputText


class PublicNameRequest(RequestModel):
    """Change the name under which decks are published."""

    public_name: InputText


def _form(*fields: str) -> Discriminator:
    """Distinguish the forms of a request by the field that only one of them has."""

    def tag(sent: Any) -> str | None:
        names = sent if isinstance(sent, dict) else {}
        return next((f"form:{field}" for field in fields if field in names), None)

    return Discriminator(
        tag,
        custom_error_type="unknown_form",
        custom_error_message=f"One of these is needed: {', '.join(fields)}",
    )


AccountChangeRequest = Annotated[
    Annotated[PasswordRequest, Tag("form:newPassword")]
    | Annotated[EmailRequest, Tag("form:email")]
    | Annotated[PublicNameRequest, Tag("form:publicName")],
    _form("newPassword", "email", "publicName"),
]


class DeleteRequest(RequestModel):
    """Delete the account."""

    password: Password


class ResetByNameRequest(RequestModel):
    """Request a reset mail by user name."""

    username: InputText


class ResetByEmailRequest(RequestModel):
    """Request a reset mail by e-mail address."""

    email: InputText


ResetMailRequest = Annotated[
    Annotated[ResetByNameRequest, Tag("form:username")] | Annotated[ResetByEmailRequest, Tag("form:email")],
    _form("username", "email"),
]


class ResetRequest(RequestModel):
    """Set a new password with the secret of a reset mail."""

    token: Annotated[str, Field(min_length=1, max_length=MAX_INPUT_LENGTH)]
    new_password: NewPassword


class ConfirmRequest(RequestModel):
    """Confirm an e-mail address with the secret of a mail."""

    token: Annotated[str, Field(min_length=1, max_length=MAX_INPUT_LENGTH)]


def _is_object(text: str) -> str:
    """Require the JSON text of an object."""
    try:
        value = orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise ValueError("must be JSON") from error
    if not isinstance(value, dict):
        raise ValueError("must be the JSON of an object")
    return text


SearchName = Annotated[
    str,
    Field(min_length=1, max_length=saved_search.MAX_NAME_LENGTH, pattern=one_line_pattern(something=True)),
]
Criteria = Annotated[
    str,
    Field(max_length=saved_search.MAX_CRITERIA_LENGTH, description="JSON text of the criteria"),
    AfterValidator(_is_object),
]


class SearchKeyRequest(RequestModel):
    """Names a saved search."""

    page: saved_search.SearchPage
    q: Criteria


class SearchRequest(SearchKeyRequest):
    """Save a search, or rename it."""

    name: SearchName
    saved: Annotated[
        int, Field(ge=0, le=saved_search.MAX_MOMENT, description="milliseconds since 1970, by the device")
    ]


class DoneResponse(ResponseModel):
    """The call succeeded."""

    success: Literal[True] = True


class SignedOutResponse(ResponseModel):
    """No one is signed in."""

    success: Literal[False] = False


class AccountResponse(ResponseModel):
    """The signed-in user's account."""

    success: Literal[True] = True
    username: str
    public_name: str
    email: str | None
    email_confirmed: bool = Field(description="only a confirmed address can be used to reset the password")
    sends_mail: bool = Field(description="whether this site sends mail at all")
    created: str
    is_playtester: bool
    is_admin: bool


class SessionSchema(ResponseModel):
    """A browser in which the user is signed in."""

    id: str
    created: str
    last_seen: str
    device: str
    remember: bool
    current: bool


class SessionsResponse(ResponseModel):
    """All sessions of the user."""

    sessions: list[SessionSchema]


class SavedSearchSchema(ResponseModel):
    """A saved search."""

    page: saved_search.SearchPage
    q: str
    name: str
    saved: int


class SearchesResponse(ResponseModel):
    """All saved searches of the user, newest first."""

    rev: int
    searches: list[SavedSearchSchema]


class ChangedSearchesResponse(ResponseModel):
    """The saved searches have been changed."""

    rev: int = Field(description="version of the list after the change")


class FatesSchema(ResponseModel):
    """What happens to each kind of data when the account is deleted."""

    decks: Literal["deleted"] = "deleted"
    public_decks: Literal["deleted"] = "deleted"
    favorites: Literal["withdrawn"] = "withdrawn"
    inventory_cards: Literal["deleted"] = "deleted"
    playtest_reports: Literal["deleted"] = "deleted"
    saved_searches: Literal["deleted"] = "deleted"


class DeletionPreviewResponse(ResponseModel):
    """How much would be deleted with the account."""

    decks: int
    public_decks: int
    favorites: int
    inventory_cards: int
    playtest_reports: int
    saved_searches: int
    fates: FatesSchema


class DeletionResponse(ResponseModel):
    """The account is deleted, or being deleted: further calls or a scheduled job finish it."""

    success: Literal[True] = True
    username: str
    done: bool = Field(description="whether the account is deleted")
    removed: int = Field(description="number of decks deleted by this call, public copies included")


class ExportResponse(ResponseModel):
    """One page of everything stored about a user."""

    exported: str
    account: AccountResponse
    sessions: list[dict[str, str]]
    decks: list[dict[str, Any]]
    other: list[dict[str, Any]]
    next: str | None = Field(description="`after` of the next page; null on the last one")

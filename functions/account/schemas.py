"""What the calls of accounts take and answer. The site's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Discriminator, Field, Tag

from functions.account import passwords
from functions.common.schemas import RequestBody, ResponseBody

MAX_INPUT_LENGTH = 256
"""Of a name or address, before its own rules look at it."""


Password = Annotated[str, Field(min_length=1, max_length=passwords.MAX_LENGTH)]
NewPassword = Annotated[str, Field(min_length=passwords.MIN_LENGTH, max_length=passwords.MAX_LENGTH)]
Typed = Annotated[str, Field(max_length=MAX_INPUT_LENGTH)]


class LoginRequest(RequestBody):
    """Sign in; `remember` for 30 days."""

    username: Annotated[str, Field(min_length=1, max_length=MAX_INPUT_LENGTH)]
    password: Password
    remember: bool = False


class RegisterRequest(RequestBody):
    """Make an account."""

    username: Typed
    password: NewPassword
    email: Typed = ""


class PasswordRequest(RequestBody):
    """Change the password."""

    password: Password
    new_password: NewPassword


class EmailRequest(RequestBody):
    """Change the e-mail address; an empty one removes it."""

    password: Password
    email: Typed


class PublicNameRequest(RequestBody):
    """Change the name that decks are published under."""

    public_name: Typed


def _form(*fields: str) -> Discriminator:
    """Tell the forms of a call apart by the field that only one of them has."""

    def tag(sent: Any) -> str | None:
        names = sent if isinstance(sent, dict) else {}
        return next((f"form:{field}" for field in fields if field in names), None)

    return Discriminator(
        tag,
        custom_error_type="unknown_form",
        custom_error_message=f"One of these is needed: {', '.join(fields)}",
    )


ChangeRequest = Annotated[
    Annotated[PasswordRequest, Tag("form:newPassword")]
    | Annotated[EmailRequest, Tag("form:email")]
    | Annotated[PublicNameRequest, Tag("form:publicName")],
    _form("newPassword", "email", "publicName"),
]


class DeleteRequest(RequestBody):
    """Delete the account."""

    password: Password


class ResetByNameRequest(RequestBody):
    """Ask for a reset mail, knowing the name."""

    username: Typed


class ResetByEmailRequest(RequestBody):
    """Ask for a reset mail, knowing the address."""

    email: Typed


AskRequest = Annotated[
    Annotated[ResetByNameRequest, Tag("form:username")] | Annotated[ResetByEmailRequest, Tag("form:email")],
    _form("username", "email"),
]


class ResetRequest(RequestBody):
    """Set a new password with the secret of a reset mail."""

    token: Annotated[str, Field(min_length=1, max_length=MAX_INPUT_LENGTH)]
    new_password: NewPassword


class ConfirmRequest(RequestBody):
    """Confirm an e-mail address with the secret of a mail."""

    token: Annotated[str, Field(min_length=1, max_length=MAX_INPUT_LENGTH)]


class Done(ResponseBody):
    """It is done."""

    success: Literal[True] = True


class SignedOut(ResponseBody):
    """Nobody is signed in."""

    success: Literal[False] = False


class AccountResponse(ResponseBody):
    """Who is signed in."""

    success: Literal[True] = True
    username: str
    public_name: str
    email: str | None
    email_confirmed: bool = Field(description="only a confirmed address serves to reset a password")
    sends_mail: bool = Field(description="whether this site sends mail at all")
    created: str
    is_playtester: bool
    is_admin: bool


class SessionResponse(ResponseBody):
    """A browser in which the user is signed in."""

    id: str
    created: str
    last_seen: str
    device: str
    remember: bool
    current: bool


class SessionsResponse(ResponseBody):
    """All of them."""

    sessions: list[SessionResponse]


class Fates(ResponseBody):
    """What becomes of each kind when the account is deleted."""

    decks: Literal["deleted"] = "deleted"
    public_decks: Literal["deleted"] = "deleted"
    favorites: Literal["withdrawn"] = "withdrawn"
    inventory_cards: Literal["deleted"] = "deleted"


class DeletionResponse(ResponseBody):
    """What would be deleted with the account."""

    decks: int
    public_decks: int
    favorites: int
    inventory_cards: int
    fates: Fates


class DeletedResponse(ResponseBody):
    """The account is gone, or on its way out: then the rest goes with more calls, or by itself."""

    success: Literal[True] = True
    username: str
    done: bool = Field(description="the account is gone")
    removed: int = Field(description="decks that went in this call, public copies included")


class ExportResponse(ResponseBody):
    """Everything that is kept for a user, a page of it."""

    exported: str
    account: AccountResponse
    sessions: list[dict[str, str]]
    decks: list[dict[str, Any]]
    other: list[dict[str, Any]]
    next: str | None = Field(description="`after` of the next page; null: this is the last one")

"""Request and response bodies of the playtest calls. The site's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from functions.common.schemas import RequestModel, ResponseModel
from functions.common.visible_text import one_line_pattern
from functions.playtest import limits
from functions.playtest.report import State
from functions.playtest.tester import Event, Games, Language, Role

_ONE_LINE = one_line_pattern(something=False)
_LINES = r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$"

Username = Annotated[str, Field(min_length=1, max_length=64)]
Liaison = Annotated[str, Field(max_length=limits.MAX_LIAISON_LENGTH, pattern=_ONE_LINE)]
Text = Annotated[str, Field(max_length=limits.MAX_TEXT_LENGTH, pattern=_LINES)]
Score = Annotated[int, Field(ge=0, le=limits.MAX_SCORE, description="strength, 1 to 10; 0 for none")]
RoundId = Annotated[str, Field(pattern=limits.ROUND_ID)]
RoundName = Annotated[
    str,
    Field(min_length=1, max_length=limits.MAX_ROUND_NAME_LENGTH, pattern=one_line_pattern(something=True)),
]


class TesterRequest(RequestModel):
    """A user and the role to give."""

    username: Username
    role: Role = "tester"


class RevokeRequest(RequestModel):
    """The user whose role is revoked."""

    username: Username


class TesterProfileRequest(RequestModel):
    """Change the given parts of the user's profile; null and absent ones stay as they are."""

    language: Language | None = None
    liaison: Liaison | None = None
    games: Games | None = None


class ReportRequest(RequestModel):
    """A report as a whole."""

    text: Text
    score: Score
    is_played: bool = Field(description="seen in play")
    round: RoundId | None = Field(default=None, description="that it was written for; null: the current one")


class RoundRequest(RequestModel):
    """Open, close, reopen or archive a round."""

    state: State
    name: RoundName | None = Field(default=None, description="null: as it is; the id for a new round")


class TesterSchema(ResponseModel):
    """A tester, as admins see them."""

    username: str
    role: Role
    is_on: bool = Field(description="false for a former tester, whose reports stay")
    added: str = Field(description="day")
    added_by: str | None = Field(description="username; null for the operator and for deleted accounts")
    language: str
    liaison: str
    games: str
    reports: int = Field(description="reports of the current round that are not empty")
    active: str | None = Field(description="day of the last report or change of the profile")


class TestersResponse(ResponseModel):
    """All testers, by username."""

    testers: list[TesterSchema]


class ChangedTesterResponse(ResponseModel):
    """The role was changed, now or before."""

    success: Literal[True] = True
    username: str
    role: Role
    is_on: bool


class AuditEntrySchema(ResponseModel):
    """A change of a role or a round."""

    number: int
    moment: str
    by: str | None = Field(description="username; null for the operator and for deleted accounts")
    event: Event = Field(description="the new role or `revoked`, or the new state of a round")
    subject: str | None = Field(description="username, null for a deleted account; or the id of a round")


class AuditResponse(ResponseModel):
    """The newest changes first."""

    entries: list[AuditEntrySchema]
    next: int | None = Field(description="`before` of the next page; null on the last one")


class RoundSchema(ResponseModel):
    """A round of the playtest."""

    id: str
    name: str
    state: State
    opened: str
    ended: str | None = Field(description="when it was closed or archived")


class RoundsResponse(ResponseModel):
    """All rounds, newest first."""

    rounds: list[RoundSchema]


class TesterProfileResponse(ResponseModel):
    """The own profile."""

    username: str
    role: Role
    language: str
    liaison: str
    games: str
    reports: int = Field(description="own reports of the current round that are not empty")
    active: str | None = Field(description="day of the last report or change of the profile")
    added: str = Field(description="day")
    round: RoundSchema | None = Field(description="the current round")


class ReportResponse(ResponseModel):
    """An own report."""

    text: str
    score: int
    is_played: bool
    rev: int = Field(description="counts the changes; 0 for a report that was never written")
    updated: str | None


class OwnReportsResponse(ResponseModel):
    """All own reports of the current round."""

    round: RoundSchema | None = Field(description="null before the first round")
    card: dict[str, ReportResponse] = Field(description="card id → report")
    precon: dict[str, ReportResponse] = Field(description="code → report")
    general: ReportResponse | None


class ContentSchema(ResponseModel):
    """A report as admins see it."""

    text: str
    score: int
    is_played: bool


class ExportedReportsResponse(ResponseModel):
    """A page of the reports of a round."""

    round: str
    reports: dict[str, dict[str, ContentSchema]] = Field(
        description="card id, code of a precon, or `general` → username → report"
    )
    next: str | None = Field(description="`after` of the next page; null on the last one")


_Scores = Annotated[list[int], Field(min_length=limits.MAX_SCORE + 1, max_length=limits.MAX_SCORE + 1)]


class ScoreSummarySchema(ResponseModel):
    """The scores of a card or precon."""

    reports: int = Field(description="reports that are not empty")
    seen: _Scores = Field(description="seen in play: number of reports by score, 0 to 10")
    not_seen: _Scores = Field(description="not seen in play: number of reports by score, 0 to 10")
    mean: float | None = Field(description="of all scores but 0; null without any")
    median: float | None
    spread: float | None = Field(description="standard deviation")


class SummaryResponse(ResponseModel):
    """The sums of all scores of a round."""

    round: str
    card: dict[str, ScoreSummarySchema]
    precon: dict[str, ScoreSummarySchema]


class RoundDataResponse(ResponseModel):
    """Cards, precons and images of the round, as `make playtest` wrote them: `PlaytestRound`."""

    round: dict[str, str]
    crypt: list[dict[str, Any]]
    library: list[dict[str, Any]]
    precons: dict[str, Any]
    images: dict[str, str] = Field(description="card id → file name below `playtest/images/`")
    search_crypt: dict[str, Any]
    search_library: dict[str, Any]
    names: list[dict[str, Any]]

"""Work that no caller waits for, kept in the table until a run has done it.

A run claims a job for a time before it begins: two runs at once do not do it twice, and a job whose run was
cut off is taken up again when that time is over.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, cast

from pynamodb.attributes import NumberAttribute, UnicodeAttribute
from pynamodb.exceptions import UpdateError
from pynamodb.expressions.condition import Condition, Or

from functions.common.conditions import failed_condition
from functions.common.tables import MainItem

CLAIMED_SECONDS = 120
"""Longer than a run lasts."""
MAIL_LIVES = 60 * 60
"""Seconds; a mail that could not be sent by then is of no use any more."""
MAX_JOBS_PER_RUN = 100
"""Jobs that one run takes."""

Kind = Literal["reset-by-name", "reset-by-email", "confirm", "changed"]


class MailItem(MainItem):
    """``JOB#mail`` / ``<seconds>#<id>``: a mail to be written."""

    kind = UnicodeAttribute()
    about = UnicodeAttribute()
    language = UnicodeAttribute()
    claimed_until = NumberAttribute(attr_name="claimedUntil", null=True)


class DeletionItem(MainItem):
    """``JOB#deletion`` / user id: an account that is being deleted, or was a short time ago."""

    due = NumberAttribute()


@dataclass(frozen=True)
class MailJob:
    """A mail to be written."""

    key: str
    kind: Kind
    about: str
    """What was typed for a reset; else the user id, and of a change the old address after a space."""
    language: str
    """Two letters."""


@dataclass(frozen=True)
class DeletionJob:
    """An account that is being deleted, or was a short time ago."""

    user: str


def put_mail(job: MailJob, now: int) -> None:
    """Remember a mail. `now` in seconds since the epoch, here and below."""
    key = f"{now}#{job.key}"
    MailItem(
        "JOB#mail", key, kind=job.kind, about=job.about, language=job.language, ttl=now + MAIL_LIVES
    ).save()


def due_mails(now: int) -> list[MailJob]:
    """Give the oldest mails that wait, each claimed for this run.

    Those that have ended, or are claimed by another run, keep no later ones from their turn.
    """
    found = MailItem.query(
        "JOB#mail",
        MailItem.sk > str(now - MAIL_LIVES),
        filter_condition=_free(now),
        consistent_read=True,
        limit=MAX_JOBS_PER_RUN,
    )
    return [
        MailJob(item.sk, cast(Kind, item.kind), item.about, item.language)
        for item in found
        if (item.ttl or 0) > now and _claim(item, now)
    ]


def mail_is_done(job: MailJob) -> None:
    """Forget a mail."""
    MailItem("JOB#mail", job.key).delete()


def deletion_item(user: str, now: int) -> DeletionItem:
    """Draw up what remembers that an account is being deleted."""
    return DeletionItem("JOB#deletion", user, due=now + CLAIMED_SECONDS)


def due_deletions(now: int) -> list[DeletionJob]:
    """Give the accounts whose deletion nobody goes on with at this moment."""
    due = DeletionItem.due <= now
    found = DeletionItem.query(
        "JOB#deletion", filter_condition=due, consistent_read=True, limit=MAX_JOBS_PER_RUN
    )
    return [DeletionJob(item.sk) for item in found]


def put_off_deletion(user: str, until: int) -> None:
    """Look at a deletion again, but not before a moment."""
    DeletionItem("JOB#deletion", user, due=until).save()


def deletion_is_done(user: str) -> None:
    """Forget a deletion."""
    DeletionItem("JOB#deletion", user).delete()


def _free(now: int) -> Condition:
    unclaimed: Condition = MailItem.claimed_until.does_not_exist()
    return Or(unclaimed, MailItem.claimed_until <= now)


def _claim(item: MailItem, now: int) -> bool:
    condition = MailItem.pk.exists() & _free(now)
    try:
        item.update([MailItem.claimed_until.set(now + CLAIMED_SECONDS)], condition=condition)
    except UpdateError as error:
        if failed_condition(error):
            return False
        raise
    return True

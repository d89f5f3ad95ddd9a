"""Background jobs, stored in the table until a scheduled run has done them.

A run claims a job for some time before it starts: concurrent runs do not do it twice, and a job of an
interrupted run is retried when that time is over.
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
MAIL_LIFETIME = 60 * 60
"""Seconds; a mail that could not be sent by then is useless."""
MAX_JOBS_PER_RUN = 100
"""Jobs of one run."""

Kind = Literal["reset-by-name", "reset-by-email", "confirm", "changed"]


class MailItem(MainItem):
    """``JOB#mail`` / ``<seconds>#<id>``: a mail to send."""

    kind = UnicodeAttribute()
    about = UnicodeAttribute()
    language = UnicodeAttribute()
    claimed_until = NumberAttribute(attr_name="claimedUntil", null=True)


class DeletionItem(MainItem):
    """``JOB#deletion`` / user id: an account that is being deleted, or was recently."""

    due = NumberAttribute()


@dataclass(frozen=True)
class MailJob:
    """A mail to send."""

    key: str
    kind: Kind
    about: str
    """The input for a reset; else the user id, for a change followed by a space and the old address."""
    language: str
    """Two letters."""


@dataclass(frozen=True)
class DeletionJob:
    """An account that is being deleted, or was recently."""

    user: str


def put_mail(job: MailJob, now: int) -> None:
    """Store a mail job. `now` in seconds since the epoch, here and below."""
    key = f"{now}#{job.key}"
    MailItem(
        "JOB#mail", key, kind=job.kind, about=job.about, language=job.language, ttl=now + MAIL_LIFETIME
    ).save()


def due_mails(now: int) -> list[MailJob]:
    """List the oldest waiting mails, each claimed for this run.

    Mails that have expired or are claimed by another run do not block later ones.
    """
    found = MailItem.query(
        "JOB#mail",
        MailItem.sk > str(now - MAIL_LIFETIME),
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
    """Delete a mail job."""
    MailItem("JOB#mail", job.key).delete()


def deletion_item(user: str, now: int) -> DeletionItem:
    """Build the job of deleting an account."""
    return DeletionItem("JOB#deletion", user, due=now + CLAIMED_SECONDS)


def due_deletions(now: int) -> list[DeletionJob]:
    """List the deletions that no call or run continues right now."""
    due = DeletionItem.due <= now
    found = DeletionItem.query(
        "JOB#deletion", filter_condition=due, consistent_read=True, limit=MAX_JOBS_PER_RUN
    )
    return [DeletionJob(item.sk) for item in found]


def put_off_deletion(user: str, until: int) -> None:
    """Postpone a deletion job."""
    DeletionItem("JOB#deletion", user, due=until).save()


def deletion_is_done(user: str) -> None:
    """Delete a deletion job."""
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

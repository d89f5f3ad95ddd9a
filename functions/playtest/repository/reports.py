"""Reads and writes reports.

Lists are read raw, without an object for each attribute: a round has thousands of reports.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, cast

from pynamodb.expressions.condition import Condition
from pynamodb.expressions.update import Action
from pynamodb.transactions import TransactWrite

from functions.common.conditions import write_together
from functions.common.deck_items import user_key
from functions.common.playtest_items import REPORT, TESTERS, copy_keys, report_key, round_key
from functions.common.tables import MainItem, connection
from functions.playtest.items import ProfileItem, ReportItem, RoundItem, TesterItem
from functions.playtest.report import Content, Kind, Rating, Report, Written
from functions.playtest.repository.item_mapping import facts_of, read_facts, report_of
from functions.playtest.repository.rounds import ROUNDS

_Raw = Mapping[str, Mapping[str, Any]]


@dataclass(frozen=True)
class Save:
    """A report to write."""

    user: str
    round: str
    kind: Kind
    subject: str
    before: Report
    after: Report
    day: str
    """Of the last activity."""


@dataclass(frozen=True)
class Page:
    """Some of the reports of a round."""

    reports: list[Written]
    next: str | None
    """Where the next page starts; None on the last one."""
    bytes: int


def find(user: str, round_: str, kind: Kind, subject: str) -> Report:
    """Read a report; an empty one if there is none."""
    try:
        item = ReportItem.get(user_key(user), report_key(round_, kind, subject), consistent_read=True)
    except ReportItem.DoesNotExist:
        return Report()
    return report_of(item)


def of_user(user: str, round_: str) -> dict[tuple[Kind, str], Report]:
    """Read all reports of a user in a round, by kind and subject."""
    prefix = f"{REPORT}{round_}#"
    found = ReportItem.query(user_key(user), ReportItem.sk.startswith(prefix), consistent_read=True)
    reports = {}
    for item in found:
        kind, subject = item.sk.removeprefix(prefix).split("#")
        reports[cast(Kind, kind), subject] = report_of(item)
    return reports


def write(save: Save) -> None:
    """Store a report and its copy.

    Raises LostRaceError when the report has changed since it was read, the round is not open, or the user is
    no playtester or being deleted.
    """
    key = report_key(save.round, save.kind, save.subject)
    facts, text = facts_of(save.after), save.after.content.text or None

    def fill(transaction: TransactWrite) -> None:
        may_report = (ProfileItem.playtester == True) & ProfileItem.deleting.does_not_exist()  # noqa: E712 (PynamoDB makes a condition of ==)
        transaction.condition_check(ProfileItem, user_key(save.user), "PROFILE", condition=may_report)
        transaction.condition_check(RoundItem, ROUNDS, save.round, condition=RoundItem.state == "open")
        transaction.save(
            ReportItem(user_key(save.user), key, facts=facts, text=text), condition=_as_read(save.before)
        )
        transaction.save(ReportItem(*copy_keys(save.user, key), facts=facts, text=text))
        transaction.update(TesterItem(TESTERS, save.user), _activity(save), condition=TesterItem.pk.exists())

    write_together(fill)


def page(round_: str, prefix: str, after: str, max_bytes: int) -> Page:
    """Read reports of a round whose sort keys begin with a prefix, until `max_bytes` are read."""
    reports: list[Written] = []
    size = 0
    for rows, last in _pages(round_, prefix, after, "sk, f, t"):
        for row in rows:
            kind, subject, user = row["sk"]["S"].split("#")
            rating, _, _ = read_facts(row["f"]["S"])
            text = row["t"]["S"] if "t" in row else ""
            size += len(text.encode()) + 150
            content = Content(text, rating.score, rating.is_played)
            reports.append(Written(cast(Kind, kind), subject, user, content))
        if last is None or size >= max_bytes:
            return Page(reports, last, size)
    return Page(reports, None, size)


def ratings(round_: str) -> dict[tuple[Kind, str], list[Rating]]:
    """Read the ratings of a round, by kind and subject."""
    found: dict[tuple[Kind, str], list[Rating]] = {}
    for rows, _ in _pages(round_, "", "", "sk, f"):
        for row in rows:
            kind, subject, _ = row["sk"]["S"].split("#")
            found.setdefault((cast(Kind, kind), subject), []).append(read_facts(row["f"]["S"])[0])
    return found


def _as_read(before: Report) -> Condition:
    """Require that a report is as it was read."""
    if before.version == 0:
        return ReportItem.pk.does_not_exist()
    return ReportItem.facts == facts_of(before)


def _activity(save: Save) -> list[Action]:
    """Record the day, and count the report if it is no longer empty, or has become so."""
    more = int(not save.after.content.is_empty) - int(not save.before.content.is_empty)
    actions: list[Action] = [TesterItem.active.set(save.day)]
    if more:
        count = TesterItem.reports[save.round]
        actions.append(count.set((count | 0) + more))
    return actions


def _pages(round_: str, prefix: str, after: str, projection: str) -> Iterator[tuple[list[_Raw], str | None]]:
    """Yield raw rows by page, each with the sort key after which the next one starts."""
    client, table = connection().client, MainItem.Meta.table_name
    values = {":round": {"S": round_key(round_)}} | ({":prefix": {"S": prefix}} if prefix else {})
    condition = "pk = :round AND begins_with(sk, :prefix)" if prefix else "pk = :round"
    while True:
        start = {"pk": {"S": round_key(round_)}, "sk": {"S": after}}
        response = client.query(
            TableName=table,
            KeyConditionExpression=condition,
            ExpressionAttributeValues=values,
            ProjectionExpression=projection,
            **({"ExclusiveStartKey": start} if after else {}),
        )
        last = response.get("LastEvaluatedKey", {}).get("sk", {}).get("S")
        yield response["Items"], last
        if last is None:
            return
        after = last

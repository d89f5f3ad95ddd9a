"""Admins of the playtest, and the log of changes of roles and rounds (docs/rules/playtest.md §1.2, §1.3).

Changes happen one after the other: each replaces the version of the programme that it was decided with. Two
admins cannot leave at the same moment, neither by their role nor with their account.
"""

from __future__ import annotations

from pynamodb.attributes import BooleanAttribute, NumberAttribute, UnicodeAttribute
from pynamodb.expressions.condition import Condition
from pynamodb.transactions import TransactWrite

from functions.common.playtest_admins import Change, check_not_last
from functions.common.playtest_items import TESTERS
from functions.common.tables import MainItem

AUDIT = "PT#AUDIT"
_META = ("PT#META", "M")


class MetaItem(MainItem):
    """``PT#META`` / ``M``: counts the changes of roles and rounds."""

    version = NumberAttribute(attr_name="rev")


class AuditItem(MainItem):
    """``PT#AUDIT`` / number of the change: who changed a role or a round."""

    moment = UnicodeAttribute(attr_name="at")
    by = UnicodeAttribute(null=True)
    change = UnicodeAttribute()
    subject = UnicodeAttribute()


class RoleItem(MainItem):
    """``PT#TESTERS`` / uid, the attributes of the role."""

    role = UnicodeAttribute()
    is_on = BooleanAttribute(attr_name="isOn")


def version() -> int:
    """Return the version of the programme."""
    try:
        return int(MetaItem.get(*_META, consistent_read=True).version)
    except MetaItem.DoesNotExist:
        return 0


def record(transaction: TransactWrite, change: Change) -> None:
    """Add a change to the log, on condition that there has been no other one since it was decided."""
    number = change.version + 1
    unchanged: Condition = MetaItem.version == change.version
    if change.version == 0:
        unchanged = MetaItem.pk.does_not_exist()
    transaction.save(MetaItem(*_META, version=number), condition=unchanged)
    item = AuditItem(
        AUDIT,
        f"{number:09}",
        moment=change.moment,
        by=change.by,
        change=change.event,
        subject=change.subject,
    )
    transaction.save(item)


def version_without(admin: str) -> int:
    """Return the version of the programme at which an admin may leave. Raises LastAdminError."""
    number = version()
    found = RoleItem.query(TESTERS, consistent_read=True)
    check_not_last({one.sk for one in found if one.is_on and one.role == "admin"}, admin)
    return number


def end_role(transaction: TransactWrite, change: Change) -> None:
    """Add the end of an admin's role to a transaction, with its entry in the log."""
    transaction.update(
        RoleItem(TESTERS, change.subject), [RoleItem.is_on.set(False)], condition=RoleItem.pk.exists()
    )
    record(transaction, change)

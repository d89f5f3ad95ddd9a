"""Items of the playtest in the main table."""

from __future__ import annotations

from pynamodb.attributes import BooleanAttribute, UnicodeAttribute

from functions.common.deck_items import CardsAttribute
from functions.common.tables import MainItem


class ProfileItem(MainItem):
    """``USER#<uid>`` / ``PROFILE``, the attributes that the playtest needs: the roles of an account."""

    username = UnicodeAttribute()
    playtester = BooleanAttribute(null=True)
    admin = BooleanAttribute(null=True)
    deleting = UnicodeAttribute(null=True)


class NameItem(MainItem):
    """``UNAME#<folded name>`` / ``U``: whose name it is."""

    uid = UnicodeAttribute()


class TesterItem(MainItem):
    """``PT#TESTERS`` / uid: a tester, also a former one."""

    username = UnicodeAttribute()
    role = UnicodeAttribute()
    is_on = BooleanAttribute(attr_name="isOn")
    added = UnicodeAttribute()
    added_by = UnicodeAttribute(attr_name="addedBy", null=True)
    language = UnicodeAttribute(null=True)
    liaison = UnicodeAttribute(null=True)
    games = UnicodeAttribute(null=True)
    active = UnicodeAttribute(null=True)
    reports = CardsAttribute()
    """Round → number of reports that are not empty."""


class RoundItem(MainItem):
    """``PT#ROUNDS`` / id: a round."""

    name = UnicodeAttribute()
    state = UnicodeAttribute()
    opened = UnicodeAttribute()
    ended = UnicodeAttribute(null=True)


class ReportItem(MainItem):
    """``USER#<uid>`` / ``PT#<round>#<kind>#<subject>``, with a copy under ``PTR#<round>``.

    The copy has the same attributes under ``<kind>#<subject>#<uid>``, so that all reports of a round or of a
    card are one query. Both are written together.
    """

    facts = UnicodeAttribute(attr_name="f")
    """Score, seen in play, has a text, version and time: ``7/1/0/3/2026-11-20T12:00:00Z``."""
    text = UnicodeAttribute(attr_name="t", null=True)

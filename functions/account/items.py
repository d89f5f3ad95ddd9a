"""Items of accounts in the main table."""

from __future__ import annotations

from pynamodb.attributes import BooleanAttribute, NumberAttribute, UnicodeAttribute

from functions.common.tables import MainItem


class AccountItem(MainItem):
    """``USER#<uid>`` / ``PROFILE``; gsi2 where the e-mail address is confirmed: ``EMAIL#<hash>`` / uid."""

    username = UnicodeAttribute()
    name_key = UnicodeAttribute(attr_name="nameKey")
    public_name = UnicodeAttribute(attr_name="publicName")
    email = UnicodeAttribute(null=True)
    email_confirmed = UnicodeAttribute(attr_name="emailConfirmed", null=True)
    email_version = NumberAttribute(attr_name="emailVersion", null=True)
    password_hash = UnicodeAttribute(attr_name="passwordHash")
    created = UnicodeAttribute()
    epoch = NumberAttribute()
    playtester = BooleanAttribute(null=True)
    admin = BooleanAttribute(null=True)
    deleting = UnicodeAttribute(null=True)


class NameItem(MainItem):
    """``UNAME#<folded name>`` / ``U``: the first account to write it owns the name."""

    uid = UnicodeAttribute()


class ResetItem(MainItem):
    """``RESET#<sha256 of the secret>`` / ``R``: deleted by its first use."""

    uid = UnicodeAttribute()
    epoch = NumberAttribute()
    email_version = NumberAttribute(attr_name="emailVersion", null=True)


class ConfirmItem(MainItem):
    """``CONFIRM#<sha256 of the secret>`` / ``C``: deleted by its first use."""

    uid = UnicodeAttribute()
    email_version = NumberAttribute(attr_name="emailVersion")


class SearchItem(MainItem):
    """``USER#<uid>`` / ``SEARCH#<hash of page and criteria>``: a saved search."""

    page = UnicodeAttribute()
    criteria = UnicodeAttribute(attr_name="q")
    name = UnicodeAttribute()
    saved = NumberAttribute()


class SearchListItem(MainItem):
    """``USER#<uid>`` / ``SEARCHES``: number of saved searches, and of their changes."""

    count_ = NumberAttribute(attr_name="count")
    version = NumberAttribute(attr_name="rev")

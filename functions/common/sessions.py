"""Sessions of signed-in users. The database stores only the hash of a token."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from pynamodb.attributes import BooleanAttribute, NumberAttribute, UnicodeAttribute
from pynamodb.expressions.update import Action

from functions.common.conditions import write_alone
from functions.common.errors import LostRaceError
from functions.common.ports import Clock, NewToken, iso, seconds
from functions.common.session_owner import Owner, find_owner, named_user, read_with_owner, token_of
from functions.common.tables import MainItem

REMEMBERED = timedelta(days=30)
UNREMEMBERED = timedelta(hours=48)
"""Extended on the first use of each day, so that a session lasts at least 24 hours after its last use."""
MAX_REMEMBERED_AGE = timedelta(days=180)
MAX_UNREMEMBERED_AGE = timedelta(days=14)
"""Even a session in use ends then, and the user must sign in again."""


class SessionItem(MainItem):
    """``SESS#<sha256 of the token>`` / ``S``; gsi2: ``USER#<uid>`` / created."""

    uid = UnicodeAttribute()
    created = UnicodeAttribute()
    last_seen = UnicodeAttribute(attr_name="lastSeen")
    remember = BooleanAttribute()
    device = UnicodeAttribute()
    epoch = NumberAttribute()
    closing = BooleanAttribute(null=True)


@dataclass(frozen=True)
class Session:
    """A browser in which a user is signed in."""

    id: str
    """The hash of the token, which identifies the session but does not give access to it."""
    user: str
    created: str
    last_seen: str
    """When the session was last extended, at most once a day."""
    remember: bool
    device: str
    epoch: int
    """Increases with every change of the password; sessions of earlier epochs are invalid."""
    closing: bool = False
    """The account is being deleted: the session is valid for nothing else."""
    extended: bool = False
    """It has just been extended: a persistent cookie must be sent again."""
    is_playtester: bool = False
    """Whether the user may see playtest cards now."""
    is_admin: bool = False
    """Whether the user manages the playtest now."""


def session_id(token: str) -> str:
    """Return the id of the session of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


@dataclass(frozen=True)
class Sessions:
    """The sessions of all users."""

    clock: Clock
    new_token: NewToken

    def prepare(self, user: str, epoch: int, device: str, *, remember: bool) -> tuple[str, SessionItem]:
        """Create a token and the item of its session, to be saved alone or in a transaction."""
        token, now = token_of(user, self.new_token()), self.clock()
        item = SessionItem(
            _key(session_id(token)),
            "S",
            uid=user,
            created=iso(now),
            last_seen=iso(now),
            remember=remember,
            device=device,
            epoch=epoch,
            ttl=seconds(now + _lifetime(remember)),
            gsi2pk=_owner(user),
            gsi2sk=iso(now),
        )
        return token, item

    def find(self, token: str) -> Session | None:
        """Find the valid session of a token and extend it once a day.

        It is invalid when its account is deleted or has ended all sessions, even if an index was stale then.
        """
        item, owner = self._read_with_owner(token)
        if item is None or owner is None or owner.epoch != int(item.epoch):
            return None
        now = self.clock()
        session = _session(item)
        session = replace(
            session,
            closing=session.closing or owner.deleting,
            is_playtester=owner.is_playtester,
            is_admin=owner.is_admin,
        )
        if item.last_seen[:10] == iso(now)[:10]:
            return session
        extended: list[Action] = [
            SessionItem.last_seen.set(iso(now)),
            SessionItem.ttl.set(min(seconds(now + _lifetime(session.remember)), _end(item))),
        ]
        try:
            write_alone(lambda: item.update(extended, condition=SessionItem.pk.exists()))
        except LostRaceError:
            return None  # Revoked at this moment.
        return replace(session, last_seen=iso(now), extended=True)

    def of_user(self, user: str) -> list[Session]:
        """List the valid sessions of a user, newest first."""
        keys = [(found.pk, found.sk) for found in self._keys(user)]
        items = [item for item in SessionItem.batch_get(keys, consistent_read=True) if self._is_valid(item)]
        return [_session(item) for item in sorted(items, key=lambda item: item.created, reverse=True)]

    def revoke(self, identifier: str) -> None:
        """End a session, if it exists."""
        SessionItem(_key(identifier), "S").delete()

    def revoke_own(self, user: str, identifier: str) -> None:
        """End a session if it exists and is the user's."""
        item = self._read(identifier)
        if item is not None and item.uid == user:
            item.delete()

    def revoke_all(self, user: str, *, but: str = "") -> None:
        """End all sessions of a user except the one named `but`."""
        with SessionItem.batch_write() as batch:
            for found in self._keys(user):
                if found.pk != _key(but):
                    batch.delete(SessionItem(found.pk, found.sk))

    def keep_newest(self, user: str, maximum: int, newest: str) -> None:
        """End the oldest sessions of a user above a maximum; `newest`: the one just created, which stays."""
        others = [found for found in self._keys(user) if found.pk != _key(newest)]
        with SessionItem.batch_write() as batch:
            for found in others[: max(0, len(others) + 1 - maximum)]:
                batch.delete(SessionItem(found.pk, found.sk))

    def close(self, identifier: str) -> None:
        """Restrict a session, if it exists, to finishing the deletion of its account."""
        item = SessionItem(_key(identifier), "S")
        try:
            write_alone(
                lambda: item.update([SessionItem.closing.set(True)], condition=SessionItem.pk.exists())
            )
        except LostRaceError:
            return  # Revoked at this moment: another browser deletes the account, too.

    def _read_with_owner(self, token: str) -> tuple[SessionItem | None, Owner | None]:
        """Read a session and its account: in one call if the token names the user."""
        identifier, user = session_id(token), named_user(token)
        both = read_with_owner(_key(identifier), user) if user else None
        if both is not None:
            raw, owner = both
            item = SessionItem.from_raw_data(raw) if raw else None
            return (item, owner) if item and item.uid == user and self._is_valid(item) else (None, None)
        item = self._read(identifier)
        return (item, find_owner(item.uid)) if item else (None, None)

    def _read(self, identifier: str) -> SessionItem | None:
        try:
            item = SessionItem.get(_key(identifier), "S", consistent_read=True)
        except SessionItem.DoesNotExist:
            return None
        return item if self._is_valid(item) else None

    def _is_valid(self, item: SessionItem) -> bool:
        return min(item.ttl or 0, _end(item)) > seconds(self.clock())

    @staticmethod
    def _keys(user: str) -> Iterator[MainItem]:
        return MainItem.lookup.query(_owner(user))


def _session(item: SessionItem) -> Session:
    return Session(
        id=item.pk.removeprefix("SESS#"),
        user=item.uid,
        created=item.created,
        last_seen=item.last_seen,
        remember=item.remember,
        device=item.device,
        epoch=int(item.epoch),
        closing=bool(item.closing),
    )


def _key(identifier: str) -> str:
    return f"SESS#{identifier}"


def _owner(user: str) -> str:
    return f"USER#{user}"


def _end(item: SessionItem) -> int:
    max_age = MAX_REMEMBERED_AGE if item.remember else MAX_UNREMEMBERED_AGE
    return seconds(datetime.fromisoformat(item.created) + max_age)


def _lifetime(remember: bool) -> timedelta:
    return REMEMBERED if remember else UNREMEMBERED

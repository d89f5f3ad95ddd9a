"""Decks that nobody owns: imports without an account, and snapshots to share.

Nobody can change or remove them; they end a year after they were made. For a quarter of an hour the browser
that made one may still change it, so that lines of a bad import can be put right: it has a secret, of which
only the hash is stored. Changes do not prolong that time.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta

from functions.common.capacity import Payer
from functions.common.deck_errors import ChangedDeckError
from functions.common.errors import LostRaceError
from functions.common.ports import iso, seconds
from functions.common.throttle import Rule
from functions.decks.deck import Deck, Edit, Repair
from functions.decks.ports import Ports
from functions.decks.repository import decks, reading
from functions.decks.services import cost, known_cards
from functions.decks.services.creation import TRIES, new_deck
from functions.decks.services.creation_key import CreationKey, creation_key, creation_of, made_before

LIFE = timedelta(days=365)
REPAIR_TIME = timedelta(minutes=15)
PER_ADDRESS = Rule("nobodys-deck", 120, 60 * 60)
"""A tournament hall shares its decks through one address. A try that comes again counts like the first."""


@dataclass(frozen=True)
class Maker:
    """Who makes one."""

    user: str
    """Empty for somebody without an account."""
    address: str
    key: str | None
    """Made by the client for this deck."""


@dataclass(frozen=True)
class Made:
    """A deck that nobody owns, and what its maker is told."""

    deck: str
    secret: str | None
    """Opens the repair; None for a try that came again when its time was over."""
    repair_until: str
    ends: str


def create(ports: Ports, maker: Maker, edit: Edit, review_of: str | None = None) -> Made:
    """Make a deck that nobody owns.

    The same key gives the same deck, and a new secret: the answer that held the first one may have been lost.
    Raises ThrottledError, before anything is read or written, or InvalidError.
    """
    cost.spend_writing(ports, Payer(maker.user, maker.address), cost.units_of_new(edit))
    ports.throttle.take_from(PER_ADDRESS, maker.address)
    creator = f"nobody/{maker.user}" if maker.user else f"nobody@{maker.address}"
    key = creation_key(creator, maker.key, edit, review_of)
    before = _again(ports, key)
    if before is not None:
        return before
    known_cards.check(ports, "cards", edit.replace_cards or {})
    for _ in range(TRIES):
        secret, now = ports.new_token(), ports.clock()
        repair = Repair(_hash(secret), seconds(now + REPAIR_TIME))
        deck = new_deck(ports, None, edit, review_of)
        deck = replace(deck, repair=repair, ends=seconds(now + LIFE))
        try:
            summary = known_cards.summariser(ports)(deck.cards, None)
            decks.create(deck, summary, creation_of(ports, key))
        except LostRaceError:
            before = _again(ports, key)
            if before is not None:
                return before
        else:
            return _made(deck, repair, secret)
    raise ChangedDeckError


def may_repair(ports: Ports, deck: Deck, secret: str | None) -> bool:
    """Whether a secret opens the repair of a deck now."""
    if deck.owner is not None or deck.repair is None or not secret:
        return False
    in_time = seconds(ports.clock()) < deck.repair.until
    return in_time and hmac.compare_digest(deck.repair.token_hash, _hash(secret))


def _again(ports: Ports, key: CreationKey | None) -> Made | None:
    before = made_before(ports, key)
    now = seconds(ports.clock())
    deck = reading.find(before, now) if before else None
    if deck is None or deck.repair is None:
        return None
    if deck.repair.until <= now:
        return _made(deck, deck.repair, None)
    secret = ports.new_token()
    decks.renew_repair(deck, _hash(secret))
    return _made(deck, deck.repair, secret)


def _made(deck: Deck, repair: Repair, secret: str | None) -> Made:
    return Made(deck.id, secret, _moment(repair.until), _moment(deck.ends or 0))


def _moment(moment: int) -> str:
    return iso(datetime.fromtimestamp(moment, UTC))


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()

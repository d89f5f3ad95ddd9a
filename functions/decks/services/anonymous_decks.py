"""Anonymous decks: imports without an account, and snapshots to share.

They cannot be edited or deleted and expire a year after their creation. For 15 minutes the browser that
created one may still edit it, to correct lines of a bad import: it has a secret, of which only the hash is
stored. Edits do not extend that time.
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
from functions.decks.services.creation_key import CreationKey, creation_key, creation_of, find_created
from functions.decks.services.released_cards import checked_content

LIFETIME = timedelta(days=365)
REPAIR_TIME = timedelta(minutes=15)
PER_ADDRESS = Rule("anonymous-deck", 120, 60 * 60)
"""All players at a tournament may share one IP address. A retry counts like the first try."""


@dataclass(frozen=True)
class Creator:
    """The caller who creates an anonymous deck."""

    user: str
    """Empty without an account."""
    address: str
    key: str | None
    """Chosen by the client for this deck."""
    is_playtester: bool = False


@dataclass(frozen=True)
class CreatedDeck:
    """A new anonymous deck, as its creator sees it."""

    deck: str
    secret: str | None
    """Permits editing; None for a retry after the time for that."""
    repair_until: str
    ends: str


def create(ports: Ports, creator: Creator, edit: Edit, review_of: str | None = None) -> CreatedDeck:
    """Create an anonymous deck.

    The same key gives the same deck and a new secret: the response with the first one may have been lost.
    Raises ThrottledError, before anything is read or written, or InvalidError.
    """
    cost.spend_writing(ports, Payer(creator.user, creator.address), cost.units_of_new(edit))
    ports.throttle.take_from(PER_ADDRESS, creator.address)
    owner_of_key = f"nobody/{creator.user}" if creator.user else f"nobody@{creator.address}"
    key = creation_key(owner_of_key, creator.key, edit, review_of)
    created = _find_created(ports, key)
    if created is not None:
        return created
    content = checked_content(ports, "cards", edit, None, may_test=creator.is_playtester).edit
    for _ in range(TRIES):
        secret, now = ports.new_token(), ports.clock()
        repair = Repair(_hash(secret), seconds(now + REPAIR_TIME))
        deck = new_deck(ports, None, content, review_of)
        deck = replace(deck, repair=repair, ends=seconds(now + LIFETIME))
        try:
            summary = known_cards.summariser(ports)(deck.cards, None)
            decks.create(deck, summary, creation_of(ports, key))
        except LostRaceError:
            created = _find_created(ports, key)
            if created is not None:
                return created
        else:
            return _created(deck, repair, secret)
    raise ChangedDeckError


def may_repair(ports: Ports, deck: Deck, secret: str | None) -> bool:
    """Whether a secret permits editing an anonymous deck now."""
    if deck.owner is not None or deck.repair is None or not secret:
        return False
    in_time = seconds(ports.clock()) < deck.repair.until
    return in_time and hmac.compare_digest(deck.repair.token_hash, _hash(secret))


def _find_created(ports: Ports, key: CreationKey | None) -> CreatedDeck | None:
    deck_id = find_created(ports, key)
    now = seconds(ports.clock())
    deck = reading.find(deck_id, now) if deck_id else None
    if deck is None or deck.repair is None:
        return None
    if deck.repair.until <= now:
        return _created(deck, deck.repair, None)
    secret = ports.new_token()
    decks.renew_repair(deck, _hash(secret))
    return _created(deck, deck.repair, secret)


def _created(deck: Deck, repair: Repair, secret: str | None) -> CreatedDeck:
    return CreatedDeck(deck.id, secret, _moment(repair.until), _moment(deck.ends or 0))


def _moment(moment: int) -> str:
    return iso(datetime.fromtimestamp(moment, UTC))


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()

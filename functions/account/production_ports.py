"""The ports of the deployed function, without its routes: the jobs are not called over HTTP."""

from __future__ import annotations

from dataclasses import replace

from functions.account.mail import NoMail, mailer
from functions.account.passwords import Argon2
from functions.account.ports import Ports
from functions.common.capacity import Capacity
from functions.common.ports import random_id, random_token, system_clock
from functions.common.sessions import Sessions
from functions.common.settings import Settings
from functions.common.throttle import Throttle


def production_ports(settings: Settings) -> Ports:
    """Create the ports of the deployed services."""
    return Ports(
        clock=system_clock,
        new_id=random_id,
        new_token=random_token,
        hasher=Argon2(),
        mailer=NoMail(),
        sends_mail=bool(settings.mail_from or settings.mail_outbox),
        sessions=Sessions(system_clock, random_token),
        throttle=(throttle := Throttle(system_clock)),
        capacity=Capacity(throttle),
        site=settings.site,
    )


def job_ports(settings: Settings) -> Ports:
    """Create the ports of the jobs, which are the only part of this function that sends mail."""
    return replace(production_ports(settings), mailer=mailer(settings, system_clock))

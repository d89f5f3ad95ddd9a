"""Mails: requested by a call, which takes the same time whether or not there is a recipient.

A scheduled run sends them later. Each e-mail address gets only a few, for any number of accounts and callers.
"""

from __future__ import annotations

import hashlib

from functions.account import jobs
from functions.account.account import Account
from functions.account.jobs import Kind, MailJob
from functions.account.mail import Mail, MailNotSentError
from functions.account.mail_texts.changed import changed_mail
from functions.account.mail_texts.confirm import confirmation_mail
from functions.account.mail_texts.reset import ResetLink, reset_mail
from functions.account.ports import Ports
from functions.account.repository import find, find_by_email, find_by_name
from functions.account.tokens import save_confirmation, save_reset
from functions.common import log
from functions.common.errors import ThrottledError
from functions.common.ports import seconds
from functions.common.throttle import Rule

RESET_SECONDS = 30 * 60
CONFIRM_SECONDS = 24 * 60 * 60
RESETS_PER_RECIPIENT = Rule("reset-recipient", 3, RESET_SECONDS)
"""Links of earlier mails stay valid, so that excess requests cannot prevent the owner from getting one."""
CONFIRMATIONS_PER_RECIPIENT = Rule("confirm-recipient", 5, 60 * 60)
CHANGES_PER_RECIPIENT = Rule("changed-recipient", 3, 60 * 60)
MAX_ACCOUNTS_PER_MAIL = 20


def request(ports: Ports, kind: Kind, about: str, language: str) -> None:
    """Request a mail."""
    jobs.put_mail(MailJob(ports.new_id(), kind, about, language), seconds(ports.clock()))


def send_due(ports: Ports) -> int:
    """Send the waiting mails and return their number; failed ones are retried."""
    sent = 0
    for job in jobs.due_mails(seconds(ports.clock())):
        try:
            sent += _send(ports, job)
        except Exception as error:
            # A failing mail does not block others.
            log.failure("mail-not-sent", error, function="account", kind=job.kind)
            continue
        jobs.mail_is_done(job)
    return sent


def _send(ports: Ports, job: MailJob) -> int:
    match job.kind:
        case "reset-by-name":
            account = find_by_name(job.about)
            return _send_reset(ports, [account] if account else [], job.language)
        case "reset-by-email":
            return _send_reset(ports, find_by_email(job.about), job.language)
        case "confirm":
            return _send_confirmation(ports, find(job.about), job.language)
        case "changed":
            user, _, old = job.about.partition(" ")
            account = find(user)
            mail = changed_mail(old, account.username, job.language) if account else None
            return _deliver(ports, CHANGES_PER_RECIPIENT, mail)


def _send_reset(ports: Ports, accounts: list[Account], language: str) -> int:
    """Send one mail with a link for each account; they have the same address."""
    reached = [one for one in accounts if one.email and one.email_confirmed and not one.deleting]
    links = [_reset_link(ports, one) for one in reached[:MAX_ACCOUNTS_PER_MAIL]]
    mail = reset_mail(reached[0].email or "", links, language) if reached else None
    return _deliver(ports, RESETS_PER_RECIPIENT, mail)


def _reset_link(ports: Ports, account: Account) -> ResetLink:
    token = ports.new_token()
    save_reset(account, token, seconds(ports.clock()) + RESET_SECONDS)
    return ResetLink(account.username, f"{ports.site}/account/reset#token={token}")


def _send_confirmation(ports: Ports, account: Account | None, language: str) -> int:
    if account is None or account.email is None or account.email_confirmed or account.deleting:
        return 0
    token = ports.new_token()
    save_confirmation(account, token, seconds(ports.clock()) + CONFIRM_SECONDS)
    link = f"{ports.site}/account/confirm#token={token}"
    mail = confirmation_mail(account.email, account.username, link, language)
    return _deliver(ports, CONFIRMATIONS_PER_RECIPIENT, mail)


def _deliver(ports: Ports, rule: Rule, mail: Mail | None) -> int:
    """Send a mail unless its recipient has reached the limit. Raises MailNotSentError."""
    if mail is None:
        return 0
    try:
        counted = ports.throttle.take(rule, hashlib.sha256(mail.to.casefold().encode()).hexdigest())
    except ThrottledError:
        return 0
    try:
        ports.mailer.send(mail)
    except MailNotSentError:
        ports.throttle.give_back(counted)
        raise
    return 1

"""Mails: asked for in a call, which takes the same time whether or not there is anybody to write to.

A run of the scheduler writes them later. Each address gets a few only, however many accounts or callers ask.
"""

from __future__ import annotations

import hashlib

from functions.account import jobs
from functions.account.jobs import Kind, MailJob
from functions.account.letters.changed import changed_letter
from functions.account.letters.confirm import confirm_letter
from functions.account.letters.reset import ResetLink, reset_letter
from functions.account.mail import Mail, MailNotSentError
from functions.account.ports import Ports
from functions.account.repository import Account, find, find_by_email, find_by_name
from functions.account.tokens import save_confirmation, save_reset
from functions.common import log
from functions.common.errors import ThrottledError
from functions.common.ports import seconds
from functions.common.throttle import Rule

RESET_SECONDS = 30 * 60
CONFIRM_SECONDS = 24 * 60 * 60
RESETS_PER_RECIPIENT = Rule("reset-recipient", 3, RESET_SECONDS)
"""As long as no more come, a link of an earlier mail is still good: nobody keeps the owner from one."""
CONFIRMATIONS_PER_RECIPIENT = Rule("confirm-recipient", 5, 60 * 60)
CHANGES_PER_RECIPIENT = Rule("changed-recipient", 3, 60 * 60)
MAX_ACCOUNTS_PER_MAIL = 20


def ask(ports: Ports, kind: Kind, about: str, language: str) -> None:
    """Have a mail written soon."""
    jobs.put_mail(MailJob(ports.new_id(), kind, about, language), seconds(ports.clock()))


def send_due(ports: Ports) -> int:
    """Write the mails that wait and give their number; one that cannot be sent is tried again."""
    sent = 0
    for job in jobs.due_mails(seconds(ports.clock())):
        try:
            sent += _send(ports, job)
        except Exception as error:
            # One mail that cannot be written keeps no other from its reader.
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
            letter = changed_letter(old, account.username, job.language) if account else None
            return _deliver(ports, CHANGES_PER_RECIPIENT, letter)


def _send_reset(ports: Ports, accounts: list[Account], language: str) -> int:
    """Write one mail with a link for each account; they have the same address."""
    reached = [one for one in accounts if one.email and one.email_confirmed and not one.deleting]
    links = [_reset_link(ports, one) for one in reached[:MAX_ACCOUNTS_PER_MAIL]]
    letter = reset_letter(reached[0].email or "", links, language) if reached else None
    return _deliver(ports, RESETS_PER_RECIPIENT, letter)


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
    letter = confirm_letter(account.email, account.username, link, language)
    return _deliver(ports, CONFIRMATIONS_PER_RECIPIENT, letter)


def _deliver(ports: Ports, rule: Rule, letter: Mail | None) -> int:
    """Send a letter unless its address has had enough. Raises MailNotSentError."""
    if letter is None:
        return 0
    try:
        counted = ports.throttle.take(rule, hashlib.sha256(letter.to.casefold().encode()).hexdigest())
    except ThrottledError:
        return 0
    try:
        ports.mailer.send(letter)
    except MailNotSentError:
        ports.throttle.give_back(counted)
        raise
    return 1

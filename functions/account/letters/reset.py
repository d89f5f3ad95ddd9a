"""The letter that lets somebody set a new password."""

from __future__ import annotations

from dataclasses import dataclass

from functions.account.mail import Mail

_LETTERS = {
    "en": (
        "Methuselah: set a new password",
        "Hello,\n\nsomebody asked to set a new password for {names}. If it was you, open the address "
        "of the account within 30 minutes:\n\n{links}\n\nIf it was not you, do nothing: your "
        "password stays as it is.\n",
    ),
    "es": (
        "Methuselah: elige una contraseña nueva",
        "Hola:\n\nalguien ha pedido una contraseña nueva para {names}. Si has sido tú, abre la "
        "dirección de la cuenta en los próximos 30 minutos:\n\n{links}\n\nSi no has sido tú, no hagas "
        "nada: tu contraseña sigue siendo la misma.\n",
    ),
    "fr": (
        "Methuselah : choisissez un nouveau mot de passe",
        "Bonjour,\n\nun nouveau mot de passe a été demandé pour {names}. Si c'était vous, ouvrez "
        "l'adresse du compte dans les 30 minutes :\n\n{links}\n\nSinon, ne faites rien : votre "
        "mot de passe reste le même.\n",
    ),
    "pt": (
        "Methuselah: escolhe uma nova palavra-passe",
        "Olá,\n\nalguém pediu uma nova palavra-passe para {names}. Se foste tu, abre o endereço "
        "da conta nos próximos 30 minutos:\n\n{links}\n\nSe não foste tu, não faças nada: a tua "
        "palavra-passe fica igual.\n",
    ),
}


@dataclass(frozen=True)
class ResetLink:
    """An account and the address that sets its password."""

    name: str
    link: str


def reset_letter(to: str, links: list[ResetLink], language: str) -> Mail:
    """Write one letter about all accounts of an address, each with its own link.

    `language`: two letters; another than the site's is answered in English.
    """
    subject, text = _LETTERS.get(language, _LETTERS["en"])
    names = ", ".join(one.name for one in links)
    lines = "\n\n".join(f"{one.name}:\n{one.link}" for one in links)
    return Mail(to, subject, text.format(names=names, links=lines))

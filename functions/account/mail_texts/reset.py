"""The mail with links to set a new password."""

from __future__ import annotations

from dataclasses import dataclass

from functions.account.mail import Mail

_TEXTS = {
    "en": (
        "Methuselah: set a new password",
        "Hello,\n\nSomeone asked to reset the password of {names}. If it was you, open the link of the "
        "account within 30 minutes:\n\n{links}\n\nIf it was not you, ignore this email: your password "
        "stays the same.\n",
    ),
    "es": (
        "Methuselah: elige una contraseña nueva",
        "Hola:\n\nAlguien ha pedido restablecer la contraseña de {names}. Si has sido tú, abre el enlace de "
        "la cuenta en los próximos 30 minutos:\n\n{links}\n\nSi no has sido tú, ignora este correo: tu "
        "contraseña sigue siendo la misma.\n",
    ),
    "fr": (
        "Methuselah : choisissez un nouveau mot de passe",
        "Bonjour,\n\nQuelqu'un a demandé à réinitialiser le mot de passe de {names}. Si c'était vous, ouvrez "
        "le lien du compte dans les 30 minutes :\n\n{links}\n\nSinon, ignorez cet e-mail : votre mot de "
        "passe reste le même.\n",
    ),
    "pt": (
        "Methuselah: defina uma nova senha",
        "Olá,\n\nAlguém pediu para redefinir a senha de {names}. Se foi você, abra o link da conta nos "
        "próximos 30 minutos:\n\n{links}\n\nSe não foi você, ignore este e-mail: sua senha continua a "
        "mesma.\n",
    ),
}


@dataclass(frozen=True)
class ResetLink:
    """An account and the URL where its password can be set."""

    name: str
    link: str


def reset_mail(to: str, links: list[ResetLink], language: str) -> Mail:
    """Compose one mail about all accounts of an address, each with its own link.

    `language`: two letters; English if it is not a language of the site.
    """
    subject, text = _TEXTS.get(language, _TEXTS["en"])
    names = ", ".join(one.name for one in links)
    lines = "\n\n".join(f"{one.name}:\n{one.link}" for one in links)
    return Mail(to, subject, text.format(names=names, links=lines))

"""The letter that lets somebody set a new password, in the languages of the site."""

from __future__ import annotations

from functions.account.mail import Mail

_LETTERS = {
    "en": (
        "Methuselah: set a new password",
        "Hello {name},\n\nsomebody asked to set a new password for your account. If it was you, "
        "open this address within 30 minutes:\n\n{link}\n\nIf it was not you, do nothing: your "
        "password stays as it is.\n",
    ),
    "es": (
        "Methuselah: elige una contraseña nueva",
        "Hola, {name}:\n\nalguien ha pedido una contraseña nueva para tu cuenta. Si has sido tú, abre esta "
        "dirección en los próximos 30 minutos:\n\n{link}\n\nSi no has sido tú, no hagas nada: tu "
        "contraseña sigue siendo la misma.\n",
    ),
    "fr": (
        "Methuselah : choisissez un nouveau mot de passe",
        "Bonjour {name},\n\nun nouveau mot de passe a été demandé pour votre compte. Si c'était vous, "
        "ouvrez cette adresse dans les 30 minutes :\n\n{link}\n\nSinon, ne faites rien : votre "
        "mot de passe reste le même.\n",
    ),
    "pt": (
        "Methuselah: escolhe uma nova palavra-passe",
        "Olá, {name}:\n\nalguém pediu uma nova palavra-passe para a tua conta. Se foste tu, abre este "
        "endereço nos próximos 30 minutos:\n\n{link}\n\nSe não foste tu, não faças nada: a tua "
        "palavra-passe fica igual.\n",
    ),
}


def reset_letter(to: str, name: str, link: str, language: str) -> Mail:
    """Write the letter. `language`: two letters; another than the site's is answered in English."""
    subject, text = _LETTERS.get(language, _LETTERS["en"])
    return Mail(to, subject, text.format(name=name, link=link))

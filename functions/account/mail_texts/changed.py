"""The mail to an e-mail address that an account no longer uses."""

from __future__ import annotations

from functions.account.mail import Mail

_TEXTS = {
    "en": (
        "Methuselah: your email address was changed",
        "Hello {name},\n\nYour account no longer uses this email address: it was changed or removed. Links "
        "in earlier emails no longer work.\n\nIf this was not you, log in and change your password.\n",
    ),
    "es": (
        "Methuselah: se ha cambiado tu dirección de correo",
        "Hola, {name}:\n\nTu cuenta ya no usa esta dirección de correo: se ha cambiado o quitado. Los "
        "enlaces de correos anteriores ya no funcionan.\n\nSi no has sido tú, inicia sesión y cambia tu "
        "contraseña.\n",
    ),
    "fr": (
        "Methuselah : votre adresse e-mail a été modifiée",
        "Bonjour {name},\n\nVotre compte n'utilise plus cette adresse e-mail : elle a été modifiée ou "
        "retirée. Les liens des e-mails précédents ne fonctionnent plus.\n\nSi ce n'était pas vous, "
        "connectez-vous et changez votre mot de passe.\n",
    ),
    "pt": (
        "Methuselah: seu endereço de e-mail foi alterado",
        "Olá, {name},\n\nSua conta não usa mais este endereço de e-mail: ele foi alterado ou removido. Os "
        "links de e-mails anteriores não funcionam mais.\n\nSe não foi você, entre e altere a sua senha.\n",
    ),
}


def changed_mail(to: str, name: str, language: str) -> Mail:
    """Compose the mail. `language`: two letters; English if it is not a language of the site."""
    subject, text = _TEXTS.get(language, _TEXTS["en"])
    return Mail(to, subject, text.format(name=name))

"""The letter to an address that an account no longer has."""

from __future__ import annotations

from functions.account.mail import Mail

_LETTERS = {
    "en": (
        "Methuselah: your e-mail address was changed",
        "Hello {name},\n\nyour account no longer uses this e-mail address: it was changed or removed. Links "
        "of earlier mails no longer work.\n\nIf it was not you, log in and change your password.\n",
    ),
    "es": (
        "Methuselah: se ha cambiado tu dirección de correo",
        "Hola, {name}:\n\ntu cuenta ya no usa esta dirección de correo: se ha cambiado o eliminado. "
        "Los enlaces de correos anteriores ya no funcionan.\n\nSi no has sido tú, entra y cambia tu "
        "contraseña.\n",
    ),
    "fr": (
        "Methuselah : votre adresse e-mail a été modifiée",
        "Bonjour {name},\n\nvotre compte n'utilise plus cette adresse e-mail : elle a été modifiée ou "
        "supprimée. "
        "Les liens des messages précédents ne fonctionnent plus.\n\nSi ce n'était pas vous, connectez-vous "
        "et changez votre mot de passe.\n",
    ),
    "pt": (
        "Methuselah: o teu endereço de e-mail foi alterado",
        "Olá, {name}:\n\na tua conta já não usa este endereço de e-mail: foi alterado ou removido. As "
        "ligações de mensagens anteriores já não funcionam.\n\nSe não foste tu, inicia sessão e muda a "
        "tua palavra-passe.\n",
    ),
}


def changed_letter(to: str, name: str, language: str) -> Mail:
    """Write the letter. `language`: two letters; another than the site's is answered in English."""
    subject, text = _LETTERS.get(language, _LETTERS["en"])
    return Mail(to, subject, text.format(name=name))

"""The letter that confirms an e-mail address."""

from __future__ import annotations

from functions.account.mail import Mail

_LETTERS = {
    "en": (
        "Methuselah: confirm your e-mail address",
        "Hello {name},\n\nthis e-mail address was entered for your account. Confirm it within 24 hours, so "
        "that it can serve to reset a forgotten password:\n\n{link}\n\nIf it was not you, do nothing: "
        "the address is not used.\n",
    ),
    "es": (
        "Methuselah: confirma tu dirección de correo",
        "Hola, {name}:\n\nesta dirección de correo se ha indicado para tu cuenta. Confírmala en las próximas "
        "24 horas para poder restablecer con ella una contraseña olvidada:\n\n{link}\n\nSi no has "
        "sido tú, no hagas nada: la dirección no se usará.\n",
    ),
    "fr": (
        "Methuselah : confirmez votre adresse e-mail",
        "Bonjour {name},\n\ncette adresse e-mail a été indiquée pour votre compte. Confirmez-la dans les 24 "
        "heures, pour qu'elle serve à remplacer un mot de passe oublié :\n\n{link}\n\nSi ce "
        "n'était pas vous, ne faites rien : l'adresse ne sera pas utilisée.\n",
    ),
    "pt": (
        "Methuselah: confirma o teu endereço de e-mail",
        "Olá, {name}:\n\neste endereço de e-mail foi indicado para a tua conta. Confirma-o nas próximas 24 "
        "horas, para que sirva para repor uma palavra-passe esquecida:\n\n{link}\n\nSe não foste "
        "tu, não faças nada: o endereço não será usado.\n",
    ),
}


def confirm_letter(to: str, name: str, link: str, language: str) -> Mail:
    """Write the letter. `language`: two letters; another than the site's is answered in English."""
    subject, text = _LETTERS.get(language, _LETTERS["en"])
    return Mail(to, subject, text.format(name=name, link=link))

"""The mail that confirms an e-mail address."""

from __future__ import annotations

from functions.account.mail import Mail

_TEXTS = {
    "en": (
        "Methuselah: confirm your email address",
        "Hello {name},\n\nThis email address was entered for your account. Confirm it within 24 hours, so "
        "that you can use it to reset your password:\n\n{link}\n\nIf this was not you, ignore this email: "
        "the address will not be used.\n",
    ),
    "es": (
        "Methuselah: confirma tu dirección de correo",
        "Hola, {name}:\n\nEsta dirección de correo se ha indicado para tu cuenta. Confírmala en las próximas "
        "24 horas para poder restablecer con ella tu contraseña:\n\n{link}\n\nSi no has sido tú, ignora "
        "este correo: la dirección no se usará.\n",
    ),
    "fr": (
        "Methuselah : confirmez votre adresse e-mail",
        "Bonjour {name},\n\nCette adresse e-mail a été indiquée pour votre compte. Confirmez-la dans les 24 "
        "heures pour pouvoir réinitialiser votre mot de passe :\n\n{link}\n\nSi ce n'était pas vous, "
        "ignorez cet e-mail : l'adresse ne sera pas utilisée.\n",
    ),
    "pt": (
        "Methuselah: confirme seu endereço de e-mail",
        "Olá, {name},\n\nEste endereço de e-mail foi informado para a sua conta. Confirme-o nas próximas 24 "
        "horas para poder redefinir sua senha com ele:\n\n{link}\n\nSe não foi você, ignore este e-mail: o "
        "endereço não será usado.\n",
    ),
}


def confirmation_mail(to: str, name: str, link: str, language: str) -> Mail:
    """Compose the mail. `language`: two letters; English if it is not a language of the site."""
    subject, text = _TEXTS.get(language, _TEXTS["en"])
    return Mail(to, subject, text.format(name=name, link=link))

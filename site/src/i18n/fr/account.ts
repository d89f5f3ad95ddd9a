import type { account } from "../en/account";
import type { Translated } from "../message-area";

export const messages: Translated<typeof account> = {
  "account.logged-as": "Connecté en tant que : {name}",
  "account.away":
    "Votre compte a besoin d’une connexion au réseau. Les réglages de cet appareil fonctionnent sans elle.",
  "account.log-in": "Se connecter",
  "account.log-out": "Se déconnecter",
  "account.username": "Nom d’utilisateur",
  "account.username-hint": "De 2 à 32 caractères, sans distinction entre majuscules et minuscules.",
  "account.password": "Mot de passe",
  "account.password-hint": "Au moins 8 caractères quelconques.",
  "account.show-password": "Afficher le mot de passe",
  "account.remember": "Se souvenir de moi sur cet appareil pendant 30 jours",
  "account.register": "Créer un compte",
  "account.register-text": "C’est gratuit : un nom et un mot de passe suffisent.",
  "account.email": "Adresse e-mail",
  "account.email-optional": "Adresse e-mail (facultative)",
  "account.email-hint":
    "Sert uniquement à réinitialiser votre mot de passe. Nous envoyons un lien pour la confirmer.",
  "account.email-change-hint":
    "Sert uniquement à réinitialiser votre mot de passe. Laissez vide pour la retirer.",
  "account.email-submit": "Changer l’adresse e-mail",
  "account.email-none":
    "Vous n’avez pas d’adresse e-mail. Sans elle, un mot de passe oublié ne peut pas être réinitialisé.",
  "account.email-confirmed": "Confirmée : vous pouvez l’utiliser pour réinitialiser votre mot de passe.",
  "account.email-unconfirmed":
    "Pas encore confirmée : {email} ne permet pas encore de réinitialiser votre mot de passe. Ouvrez le lien que nous y avons envoyé.",
  "account.email-send-again": "Renvoyer l’e-mail",
  "account.email-sent-again": "L’e-mail est parti et devrait arriver dans quelques minutes.",
  "account.email-no-mail":
    "Ce site n’envoie pas d’e-mails : un mot de passe oublié ne peut pas être réinitialisé ici.",
  "account.confirm-email": "Adresse e-mail",
  "account.confirm-email-title": "Confirmez votre adresse e-mail",
  "account.confirm-email-submit": "Confirmer l’adresse",
  "account.confirm-email-text":
    "Une fois confirmée, cette adresse permet de réinitialiser votre mot de passe.",
  "account.confirm-email-done": "Votre adresse e-mail est confirmée.",
  "account.confirm-email-back": "Aller à votre compte",
  "account.confirm-token":
    "Ce lien a déjà servi, date de plus de 24 heures ou concerne une adresse précédente. Demandez-en un nouveau dans votre compte.",
  "account.delete-progress": {
    one: "{count} deck supprimé sur {decks}.",
    other: "{count} decks supprimés sur {decks}.",
  },
  "account.delete-goes-on": "Le reste sera supprimé même si vous fermez cette page.",
  "account.public-name": "Nom public",
  "account.public-name-hint":
    "Affiché comme auteur de vos decks. Il peut différer de votre nom d’utilisateur et n’a pas à être unique.",
  "account.public-name-submit": "Changer le nom public",
  "account.limited": "Format limité",
  "account.change-password": "Changer le mot de passe",
  "account.change-password-text": "Changer le mot de passe déconnecte tous les autres appareils.",
  "account.old-password": "Mot de passe actuel",
  "account.new-password": "Nouveau mot de passe",
  "account.saved": "Enregistré.",
  "account.password-changed":
    "Votre mot de passe a été changé. Tous les autres appareils ont été déconnectés.",
  "account.forgotten": "Mot de passe oublié ?",
  "account.forgotten-text":
    "Si votre compte a une adresse e-mail confirmée, nous y envoyons un lien pour choisir un nouveau mot de passe. Le lien sert une seule fois, pendant 30 minutes.",
  "account.name-or-email": "Nom d’utilisateur ou adresse e-mail",
  "account.forgotten-send": "Envoyer le lien",
  "account.forgotten-sent":
    "Si ce compte existe et que son adresse e-mail est confirmée, un e-mail arrivera dans quelques minutes.",
  "account.reset": "Nouveau mot de passe",
  "account.reset-title": "Choisir un nouveau mot de passe",
  "account.reset-submit": "Enregistrer le mot de passe",
  "account.reset-token": "Ce lien a déjà servi ou date de plus de 30 minutes. Demandez-en un nouveau.",
  "account.reset-no-token": "Ouvrez de nouveau le lien reçu par e-mail : il en manque une partie.",
  "account.reset-done": "Votre nouveau mot de passe est enregistré. Vous pouvez maintenant vous connecter.",
  "account.reset-to-login": "Aller à la connexion",
  "account.sessions": "Vos connexions",
  "account.sessions-text": "Déconnectez les appareils que vous n’utilisez plus ou ne reconnaissez pas.",
  "account.session-current": "Cet appareil",
  "account.session-seen": "Vu pour la dernière fois : {when}",
  "account.device": "{browser} sur {system}",
  "account.device-unknown": "Appareil inconnu",
  "account.session-revoke": "Déconnecter {device}",
  "account.sessions-revoke-others": "Déconnecter tous les autres appareils",
  "account.log-out-anyway": "Se déconnecter quand même",
  "account.unsent": {
    one: "{count} modification n’est pas encore enregistrée.",
    other: "{count} modifications ne sont pas encore enregistrées.",
  },
  "account.unsent-lost": "Les modifications non enregistrées seront perdues à la déconnexion.",
  "account.unsent-kept":
    "Cet appareil conserve les modifications non enregistrées jusqu’à votre prochaine connexion.",
  "account.session-over": "Vous avez été déconnecté",
  "account.session-over-text":
    "Votre session est terminée. Rien de ce que vous avez saisi n’est perdu : reconnectez-vous et reprenez où vous en étiez.",
  "account.data": "Vos données",
  "account.data-text": "Tout ce que nous conservons à votre sujet, dans un fichier JSON.",
  "account.data-download": "Télécharger mes données",
  "account.delete": "Supprimer le compte",
  "account.delete-text":
    "Votre compte et ses données sont supprimés définitivement ; vous verrez d’abord un résumé.",
  "account.delete-open": "Supprimer le compte…",
  "account.delete-submit": "Supprimer définitivement {name}",
  "account.delete-warning": "C’est irréversible :",
  "account.delete-decks": {
    one: "{count} deck est supprimé.",
    other: "{count} decks sont supprimés.",
  },
  "account.delete-public-decks": {
    one: "{count} copie publique est retirée de l’archive.",
    other: "{count} copies publiques sont retirées de l’archive.",
  },
  "account.delete-favorites": {
    one: "{count} favori est retiré.",
    other: "{count} favoris sont retirés.",
  },
  "account.delete-inventory": {
    one: "{count} carte de l’inventaire est supprimée.",
    other: "{count} cartes de l’inventaire sont supprimées.",
  },
  "account.delete-searches": {
    one: "{count} recherche enregistrée est supprimée.",
    other: "{count} recherches enregistrées sont supprimées.",
  },
  "account.delete-account":
    "Votre compte et vos sessions sont supprimés ; votre nom d’utilisateur redevient libre.",
  "account.confirm": "Saisissez '{word}' pour confirmer",
  "account.last-admin":
    "Vous êtes la dernière personne à administrer le playtest. Nommez-en d’abord une autre.",
  "account.deleted": "Compte supprimé",
  "account.deleted-text":
    "Le compte {name} et toutes ses données ont été supprimés. Le reste du site fonctionne sans compte.",
  "account.unknown-user": "L’UTILISATEUR N’EXISTE PAS",
  "account.wrong-password": "MOT DE PASSE INCORRECT",
  "account.wrong-old-password": "MOT DE PASSE ACTUEL INCORRECT",
  "account.user-exists": "L’UTILISATEUR EXISTE DÉJÀ",
  "account.required": "Remplissez ce champ.",
  "account.rule-username": "De 2 à 32 caractères visibles ; pas d’espace au début, à la fin ni double.",
  "account.rule-password": "De 8 à 256 caractères.",
  "account.common-password": "Ce mot de passe est facile à deviner. Choisissez-en un autre.",
  "account.rule-email": "Cette adresse e-mail n’est pas valide.",
  "account.rule-public-name": "Ce nom public est trop long ou contient des caractères invisibles.",
  "account.throttled": "Trop de tentatives.",
  "account.wait-seconds": {
    one: "Réessayez dans {count} seconde.",
    other: "Réessayez dans {count} secondes.",
  },
  "account.wait-minutes": {
    one: "Réessayez dans {count} minute.",
    other: "Réessayez dans {count} minutes.",
  },
  "account.throttled-over": "Vous pouvez réessayer maintenant.",
  "account.offline": "HORS LIGNE : rien n’a été envoyé. Réessayez une fois en ligne.",
  "account.still-signed-out": "Rien n’a été envoyé : vous n’êtes pas connecté.",
  "account.refused": "Le serveur a refusé la demande avec le statut {status}.",
};

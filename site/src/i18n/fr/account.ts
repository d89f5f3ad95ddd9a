import type { account as english } from "../en/account";
import type { Message } from "../message";

export const account: Record<keyof typeof english, Message> = {
  "account.logged-as": "Connecté en tant que : {name}",
  "account.away":
    "Ce qui appartient au compte a besoin du réseau. Les choix de cet appareil fonctionnent sans lui.",
  "account.log-in": "Se connecter",
  "account.log-out": "Se déconnecter",
  "account.username": "Nom d’utilisateur",
  "account.username-hint": "De 2 à 32 caractères, sans distinction entre majuscules et minuscules.",
  "account.password": "Mot de passe",
  "account.password-hint": "Au moins 8 caractères, au choix.",
  "account.show-password": "Afficher le mot de passe",
  "account.remember": "Se souvenir de moi sur cet appareil pendant 30 jours",
  "account.register": "Créer un compte",
  "account.register-text": "C’est gratuit : un nom et un mot de passe suffisent.",
  "account.email": "Adresse e-mail",
  "account.email-optional": "Adresse e-mail (facultative)",
  "account.email-hint":
    "Sert uniquement à choisir un nouveau mot de passe si l’ancien est oublié. Nous envoyons un lien pour la confirmer.",
  "account.email-change-hint":
    "Utilisée uniquement pour réinitialiser un mot de passe oublié. Laissez vide pour la supprimer.",
  "account.email-submit": "Changer l’adresse e-mail",
  "account.email-none": "Il n’y en a pas. Sans adresse, un mot de passe oublié ne peut pas être remplacé.",
  "account.email-confirmed": "Confirmée : elle permet de remplacer un mot de passe oublié.",
  "account.email-unconfirmed":
    "Pas encore confirmée : {email} ne permet pas de remplacer un mot de passe oublié. Ouvrez le lien du message que nous y avons envoyé.",
  "account.email-send-again": "Renvoyer le message",
  "account.email-sent-again": "Le message est parti et arrivera dans quelques minutes.",
  "account.email-no-mail":
    "Ce site n’envoie pas de messages : un mot de passe oublié ne peut pas être remplacé ici.",
  "account.confirm-email": "Adresse e-mail",
  "account.confirm-email-title": "Confirmez votre adresse e-mail",
  "account.confirm-email-submit": "Confirmer l’adresse",
  "account.confirm-email-text":
    "Une fois confirmée, cette adresse permet de remplacer un mot de passe oublié.",
  "account.confirm-email-done": "Votre adresse e-mail est confirmée.",
  "account.confirm-email-back": "Aller à votre compte",
  "account.confirm-token":
    "Ce lien a déjà servi, a plus de 24 heures, ou l’adresse a changé depuis. Demandez-en un nouveau dans votre compte.",
  "account.delete-progress": {
    one: "{count} deck sur {decks} est supprimé.",
    other: "{count} decks sur {decks} sont supprimés.",
  },
  "account.delete-goes-on": "Même si vous fermez cette page, le reste sera supprimé.",
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
  "account.password-changed": "Votre mot de passe est changé. Tous les autres appareils ont été déconnectés.",
  "account.forgotten": "Mot de passe oublié",
  "account.forgotten-text":
    "Si votre compte a une adresse e-mail confirmée, nous y envoyons un lien pour choisir un nouveau mot de passe. Le lien sert une fois, pendant 30 minutes.",
  "account.name-or-email": "Nom d’utilisateur ou adresse e-mail",
  "account.forgotten-send": "Envoyer le lien",
  "account.forgotten-sent":
    "Si ce compte existe et que son adresse e-mail est confirmée, un message arrivera dans quelques minutes.",
  "account.reset": "Nouveau mot de passe",
  "account.reset-title": "Choisir un nouveau mot de passe",
  "account.reset-submit": "Enregistrer le mot de passe",
  "account.reset-token": "Ce lien a déjà servi ou date de plus de 30 minutes. Demandez-en un nouveau.",
  "account.reset-no-token":
    "Ouvrez le lien reçu par e-mail : il fait partie de cette adresse et il manque ici.",
  "account.reset-done": "Votre nouveau mot de passe est enregistré. Vous pouvez maintenant vous connecter.",
  "account.reset-to-login": "Aller à la connexion",
  "account.sessions": "Vos connexions",
  "account.sessions-text": "Déconnectez un appareil que vous n’utilisez plus ou ne reconnaissez pas.",
  "account.session-current": "Cet appareil",
  "account.session-seen": "Vu pour la dernière fois : {when}",
  "account.device": "{browser} sur {system}",
  "account.device-unknown": "Appareil inconnu",
  "account.session-revoke": "Déconnecter {device}",
  "account.sessions-revoke-others": "Déconnecter tous les autres appareils",
  "account.log-out-anyway": "Se déconnecter quand même",
  "account.unsent": {
    one: "{count} modification de vos decks n’est pas encore enregistrée.",
    other: "{count} modifications de vos decks ne sont pas encore enregistrées.",
  },
  "account.unsent-lost": "Ce qui n’est pas enregistré est perdu à la déconnexion.",
  "account.unsent-kept": "Cet appareil garde ce qui manque jusqu’à votre prochaine connexion.",
  "account.session-over": "Vous avez été déconnecté",
  "account.session-over-text":
    "La session est terminée. Rien de ce que vous avez saisi n’est perdu : reconnectez-vous et continuez où vous en étiez.",
  "account.data": "Vos données",
  "account.data-text": "Tout ce qui est conservé à votre sujet, dans un fichier JSON.",
  "account.data-download": "Télécharger mes données",
  "account.delete": "Supprimer le compte",
  "account.delete-text":
    "Le compte et tout ce qui lui appartient disparaissent pour toujours. Vous verrez d’abord de quoi il s’agit.",
  "account.delete-open": "Supprimer le compte…",
  "account.delete-submit": "Supprimer {name} pour toujours",
  "account.delete-warning": "C’est irréversible :",
  "account.fate-decks": {
    one: "{count} deck est supprimé.",
    other: "{count} decks sont supprimés.",
  },
  "account.fate-public-decks": {
    one: "{count} copie publique quitte les archives, pour tout le monde.",
    other: "{count} copies publiques quittent les archives, pour tout le monde.",
  },
  "account.fate-favorites": {
    one: "{count} favori est oublié et n’est plus compté pour son deck.",
    other: "{count} favoris sont oubliés et ne sont plus comptés pour leurs decks.",
  },
  "account.fate-inventory": {
    one: "{count} carte de l’inventaire est supprimée.",
    other: "{count} cartes de l’inventaire sont supprimées.",
  },
  "account.fate-account":
    "Votre compte et vos sessions sont supprimés ; votre nom d’utilisateur redevient libre.",
  "account.confirm": "Saisissez '{word}' pour confirmer",
  "account.deleted": "Compte supprimé",
  "account.deleted-text":
    "Le compte {name} et tout ce qui lui appartenait sont supprimés. Tout le reste fonctionne sans compte.",
  "account.unknown-user": "L’UTILISATEUR N’EXISTE PAS",
  "account.wrong-password": "MOT DE PASSE INCORRECT",
  "account.wrong-old-password": "MOT DE PASSE ACTUEL INCORRECT",
  "account.user-exists": "L’UTILISATEUR EXISTE DÉJÀ",
  "account.required": "Remplissez ce champ.",
  "account.rule-username": "De 2 à 32 caractères visibles, sans espace au début, à la fin ni deux de suite.",
  "account.rule-password": "De 8 à 256 caractères.",
  "account.common-password": "Ce mot de passe est facile à deviner. Choisissez-en un autre.",
  "account.rule-email": "Ce n’est pas une adresse e-mail.",
  "account.rule-public-name":
    "Ce ne peut pas être un nom public : il est trop long ou contient des caractères invisibles.",
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
  "account.offline": "HORS LIGNE : rien n’a été envoyé. Réessayez quand vous aurez une connexion.",
  "account.still-signed-out": "Rien n’a été envoyé : vous n’êtes pas connecté.",
  "account.refused": "Le serveur a refusé avec le statut {status}.",
};

import type { shell as english } from "../en/shell";
import type { Message } from "../message";

export const shell: Record<keyof typeof english, Message> = {
  "shell.skip": "Aller au contenu",
  "shell.nav": "Rubriques",
  "shell.login": "Connexion",
  "shell.account": "Compte",
  "shell.about": "À propos",
  "shell.decks": "Decks",
  "shell.decks-short": "DKS",
  "shell.title-decks": "Decks",
  "shell.title-compare": "Comparer des decks",
  "shell.title-review": "Relecture",
  "shell.crypt": "Crypte",
  "shell.library": "Bibliothèque",
  "shell.crypt-short": "CRY",
  "shell.library-short": "BIB",
  "shell.quick": "Recherche rapide de carte",
  "shell.menu": "Menu",

  "shell.title-about": "Base de données de cartes VTES",
  "shell.title-crypt": "Recherche dans la crypte",
  "shell.title-library": "Recherche dans la bibliothèque",
  "shell.title-twd": "Decks vainqueurs",
  "shell.title-pda": "Decks publics",
  "shell.title-tda": "Decks de tournois",
  "shell.title-hall-tournaments": "Temple de la renommée : tournois",
  "shell.title-hall-cards": "Temple de la renommée : cartes",
  "shell.title-history": "Histoire des cartes",
  "shell.title-check": "Vérifier un rapport",
  "shell.title-cards": "Recherche de carte",
  "shell.title-changelog": "Journal des modifications",

  "shell.display": "Langue et affichage",
  "shell.theme-button": "Thème : {theme}. Passer à {next}.",
  "shell.theme-system": "Système",
  "shell.theme-dark": "Sombre",
  "shell.theme-light": "Clair",

  "shell.offline": "HORS LIGNE",
  "shell.offline-hint": "Les recherches et les cartes fonctionnent toujours depuis cet appareil.",
  "shell.offline-decks":
    "Les recherches, les cartes et vos decks fonctionnent toujours depuis cet appareil. Les decks peuvent être modifiés : les changements sont envoyés au retour du réseau.",
  "shell.translation-failed":
    "Les textes des cartes en {language} n’ont pas pu être chargés ; ils sont affichés en anglais.",

  "shell.update": "Mise à jour disponible",
  "shell.update-text":
    "Une version plus récente de Methuselah est prête. La mise à jour recharge la page là où vous êtes.",
  "shell.update-apply": "Mettre à jour",
  "shell.update-busy": "Mise à jour…",
  "shell.update-later": "Plus tard",

  "shell.error-unexpected": "Erreur inattendue de l’application",
  "shell.error-unexpected-text":
    "Quelque chose s’est mal passé de notre côté. Rechargez la page ; si cela se reproduit, signalez-le par l’un des contacts de la page À propos.",
  "shell.error-bad-request": "400 Requête incorrecte",
  "shell.error-bad-request-text":
    "Cette adresse est incompréhensible. Vérifiez-la, ou cherchez la carte par son nom.",
  "shell.error-forbidden": "403 Accès interdit",
  "shell.error-forbidden-text":
    "Le serveur refuse de fournir cette page. Réessayez plus tard, ou revenez à la page précédente.",
  "shell.error-not-found": "404 Page introuvable",
  "shell.error-not-found-text":
    "Il n’y a rien à cette adresse. Vérifiez-la, ou partez de l’une des rubriques.",
  "shell.error-method-not-allowed": "405 Méthode non autorisée",
  "shell.error-method-not-allowed-text":
    "Le serveur n’accepte pas ce type de requête. Rechargez la page : elle est peut-être plus ancienne que le serveur.",
  "shell.error-connection": "PROBLÈME DE CONNEXION",
  "shell.error-connection-text":
    "Le serveur est injoignable, ou n’a pas répondu à temps. Vérifiez votre connexion et réessayez.",
  "shell.reload": "Recharger la page",
  "shell.to-about": "Ouvrir « À propos »",
  "shell.to-search": "Chercher des cartes",
};

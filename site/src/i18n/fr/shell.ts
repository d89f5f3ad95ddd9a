import type { shell } from "../en/shell";
import type { Translated } from "../message-area";

export const messages: Translated<typeof shell> = {
  "common.close": "Fermer",
  "common.loading": "Chargement…",
  "common.retry": "Réessayer",
  "shell.skip": "Aller au contenu",
  "shell.nav": "Principal",
  "shell.login": "Connexion",
  "shell.account": "Compte",
  "shell.about": "À propos",
  "shell.decks": "Decks",
  "shell.decks-short": "DKS",
  "shell.inventory": "Inventaire",
  "shell.inventory-short": "INV",
  "shell.playtest": "Playtest",
  "shell.crypt": "Crypte",
  "shell.library": "Bibliothèque",
  "shell.crypt-short": "CRY",
  "shell.library-short": "BIB",
  "shell.quick": "Carte par nom",
  "shell.menu": "Menu",

  "shell.title-about": "Base de données de cartes VTES",
  "shell.title-crypt": "Recherche dans la crypte",
  "shell.title-library": "Recherche dans la bibliothèque",
  "shell.title-twd": "Decks vainqueurs",
  "shell.title-pda": "Decks publics",
  "shell.title-tda": "Decks de tournois",
  "shell.title-cards": "Recherche de carte",

  "shell.display": "Langue et affichage",
  "shell.theme-button": "Thème : {theme}. Passer à {next}.",
  "shell.theme-system": "Système",
  "shell.theme-dark": "Sombre",
  "shell.theme-light": "Clair",

  "shell.offline": "HORS LIGNE",
  "shell.offline-hint": "La recherche et les cartes fonctionnent toujours sur cet appareil.",
  "shell.offline-decks":
    "La recherche, les cartes et vos decks fonctionnent toujours sur cet appareil. Vous pouvez modifier les decks : les changements sont envoyés à votre retour en ligne.",
  "shell.translation-failed":
    "Les textes des cartes en {language} n’ont pas pu être chargés ; ils sont affichés en anglais.",

  "shell.error-update": "Mise à jour disponible",
  "shell.error-update-text": "La mise à jour recharge la page où vous êtes.",
  "shell.update-apply": "Mettre à jour",
  "shell.update-busy": "Mise à jour…",

  "shell.error-unexpected": "Erreur inattendue de l’application",
  "shell.error-unexpected-text":
    "Rechargez la page ; si cela se reproduit, signalez-le : les contacts sont sur la page À propos.",
  "shell.error-bad-request": "400 Requête incorrecte",
  "shell.error-bad-request-text":
    "Cette URL n’est pas valide. Vérifiez l’orthographe, ou cherchez la carte par son nom.",
  "shell.error-forbidden": "403 Accès interdit",
  "shell.error-forbidden-text": "Vous n’avez pas accès à cette page.",
  "shell.error-not-found": "404 Page introuvable",
  "shell.error-not-found-text": "Il n’y a rien à cette URL. Vérifiez l’orthographe, ou partez du menu.",
  "shell.error-method-not-allowed": "405 Méthode non autorisée",
  "shell.error-method-not-allowed-text": "Rechargez la page : elle n’est peut-être plus à jour.",
  "shell.error-connection": "PROBLÈME DE CONNEXION",
  "shell.error-connection-text":
    "Le serveur est injoignable ou n’a pas répondu à temps. Vérifiez votre connexion et réessayez.",
  "shell.reload": "Recharger la page",
  "shell.to-about": "Aller à « À propos »",
  "shell.to-search": "Chercher des cartes",
};

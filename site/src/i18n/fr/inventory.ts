import type { inventory } from "../en/inventory";
import type { Translated } from "../message-area";

export const messages: Translated<typeof inventory> = {
  "inventory.login": "Connectez-vous pour gérer votre inventaire",
  "inventory.register": "Créer un compte",
  "inventory.shared": "Inventaire partagé",
  "inventory.back": "Retour à mon inventaire",
  "inventory.unknown-key": "AUCUN INVENTAIRE AVEC CETTE CLÉ",
  "inventory.unknown-key-text": "L’URL est peut-être mal saisie, ou son propriétaire ne le partage plus.",
  "inventory.decks-incomplete":
    "Certains de vos decks n’ont pas pu être chargés : les cartes qu’ils utilisent ne sont pas comptées.",

  "inventory.actions": "Actions",
  "inventory.export": "Exporter",
  "inventory.import": "Importer",
  "inventory.add-deck": "Ajouter d’un deck",
  "inventory.add-precon": "Ajouter d’un préconstruit",
  "inventory.missing": "Manquantes",
  "inventory.share": "Partager",
  "inventory.lock": "Verrouiller",
  "inventory.unlock": "Déverrouiller",
  "inventory.delete": "Supprimer",
  "inventory.locked": "Verrouillé",
  "inventory.locked-text": "L’inventaire est verrouillé. Déverrouillez-le pour modifier les exemplaires.",

  "inventory.view": "Cartes affichées",
  "inventory.view-all": "Toutes",
  "inventory.view-owned": "Possédées",
  "inventory.view-problems": "Problèmes",
  "inventory.only-notes": "Avec notes seulement",
  "inventory.show-crypt": "Afficher la crypte",
  "inventory.show-library": "Afficher la bibliothèque",

  "inventory.clan": "Clan",
  "inventory.type": "Type",
  "inventory.discipline": "Discipline",
  "inventory.no-discipline": "Aucune requise",
  "inventory.all-of": "{what} : tous",
  "inventory.choice": "{name} – {copies} ({unique})",
  "inventory.sort-library": "Trier la bibliothèque",
  "inventory.sort-copies": "Q Exemplaires",
  "inventory.sort-clan-group": "CL/G Clan, puis groupe",
  "inventory.sort-group-clan": "G/CL Groupe, puis clan",
  "inventory.total": "{copies} ({unique} différentes)",
  "inventory.missing-n": { one: "{count} manquante", other: "{count} manquantes" },
  "inventory.empty":
    "Rien pour l’instant. Cherchez une carte ci-dessus pour l’ajouter, ou ajoutez des préconstruits et des decks entiers.",
  "inventory.no-problems": "Aucune carte ne manque.",
  "inventory.none-shown": "Aucune carte ne correspond.",

  "inventory.add-crypt": "Ajouter une carte de crypte",
  "inventory.add-library": "Ajouter une carte de bibliothèque",
  "inventory.picked": "Carte trouvée",
  "inventory.take-out": "Retirer {name} de l’inventaire",
  "inventory.noted": "A une note",
  "inventory.balance-over": { one: "{count} en trop", other: "{count} en trop" },
  "inventory.balance-even": "Juste assez",
  "inventory.uses-of": "decks qui utilisent {name}",
  "inventory.owned-n": { one: "{count} possédée", other: "{count} possédées" },
  "inventory.used-n": { one: "{count} utilisée", other: "{count} utilisées" },
  "inventory.target-fixed": { one: "objectif : {count}", other: "objectif : {count}" },
  "inventory.target-surplus": {
    one: "objectif : {count} de plus que l’usage",
    other: "objectif : {count} de plus que l’usage",
  },
  "inventory.flexible-decks": {
    one: "Decks flexibles : {count} partagée",
    other: "Decks flexibles : {count} partagées",
  },
  "inventory.fixed-decks": {
    one: "Decks fixes : {count} réservée",
    other: "Decks fixes : {count} réservées",
  },
  "inventory.unused": "Aucun deck flexible ou fixe n’utilise cette carte.",

  "inventory.refused-frozen-inventory": "L’inventaire est verrouillé.",
  "inventory.refused-unknown-key": "Le lien de partage n’existe plus.",
  "inventory.refused-invalid": "Un nombre est trop grand, ou la carte est inconnue.",

  "inventory.share-title": "Partager l’inventaire",
  "inventory.share-text":
    "Toute personne ayant le lien voit vos cartes et leurs exemplaires, mais ni vos notes ni vos objectifs, et ne peut rien modifier.",
  "inventory.share-url": "Lien",
  "inventory.share-create": "Créer une URL",
  "inventory.share-revoke": "Ne plus partager",
  "inventory.share-again": "Une nouvelle URL remplace celle-ci, qui cesse aussitôt de fonctionner.",
  "inventory.share-copy-failed": "Le navigateur n’a pas permis la copie : copiez le lien à la main.",
  "inventory.delete-title": "Supprimer l’inventaire",
  "inventory.delete-text": {
    one: "{count} carte perd ses exemplaires, son objectif et ses éditions. Les notes restent. Vous pouvez l’annuler tant que cette page est ouverte.",
    other:
      "{count} cartes perdent leurs exemplaires, objectifs et éditions. Les notes restent. Vous pouvez l’annuler tant que cette page est ouverte.",
  },
};

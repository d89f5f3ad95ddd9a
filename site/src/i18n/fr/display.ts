import type { display as english } from "../en/display";
import type { Message } from "../message";

export const display: Record<keyof typeof english, Message> = {
  "display.language": "Langue de l’interface",
  "display.card-language": "Langue des cartes",
  "display.show-image": "Afficher les images des cartes",
  "display.show-image-hint": "Désactivé : toutes les cartes s’affichent en texte",
  "display.legacy-images": "Anciennes images",
  "display.legacy-images-hint": "Numérisations plus anciennes, quand il y en a",
  "display.single-keys": "Raccourcis à une seule touche",
  "display.single-keys-hint": "Les touches /, ?, + et − sans modificateur",
  "display.keys": "Raccourcis clavier",
  "display.keys-everywhere": "Partout",
  "display.keys-lists": "Dans les listes de cartes",
  "display.keys-card": "Sur une carte ouverte",
  "display.keys-deck": "Dans votre deck",
  "display.keys-copies": "Un exemplaire de plus ou de moins de la carte",
  "display.keys-undo": "Annuler",
  "display.keys-redo": "Rétablir",
  "display.keys-quick": "Aller à la recherche rapide de carte",
  "display.keys-map": "Afficher cette liste",
  "display.keys-rows": "Passer d’une carte à l’autre",
  "display.keys-open": "Ouvrir la carte",
  "display.keys-neighbours": "Carte précédente et suivante",
  "display.keys-close": "Fermer",
  "display.theme": "Thème",
};

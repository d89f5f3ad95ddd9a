import type { deckReview as english } from "../en/deck-review";
import type { Message } from "../message";

export const deckReview: Record<keyof typeof english, Message> = {
  "deck-review.title": "Relecture",
  "deck-review.of": "Relecture de {name}",
  "deck-review.hint":
    "Changez les exemplaires : ce que vous proposez se tient dans l’adresse de cette page, et le deck reste tel quel.",
  "deck-review.deck": "Deck à relire",
  "deck-review.choose": "Choisir le deck à relire",
  "deck-review.count": { one: "{count} carte est à changer.", other: "{count} cartes sont à changer." },
  "deck-review.nothing": "Rien n’est encore proposé.",
  "deck-review.in-deck": {
    one: "{count} changement proposé est déjà dans le deck.",
    other: "{count} changements proposés sont déjà dans le deck.",
  },
  "deck-review.impossible": {
    one: "{count} changement proposé n’est plus possible.",
    other: "{count} changements proposés ne sont plus possibles.",
  },
  "deck-review.moved":
    "Le deck a changé depuis cette proposition : les changements sont montrés sur le deck tel qu’il est.",
  "deck-review.refused": {
    one: "{count} partie de ce lien n’est pas comprise et est laissée de côté : {parts}",
    other: "{count} parties de ce lien ne sont pas comprises et sont laissées de côté : {parts}",
  },
  "deck-review.copy": "Copier les changements",
  "deck-review.keep": "Garder comme deck",
  "deck-review.keep-failed": "La proposition n’a pas pu être gardée : le serveur n’a pas répondu.",
  "deck-review.apply-all": "Tout appliquer",
  "deck-review.apply": "Appliquer le changement : {name}",
  "deck-review.applied": { one: "{count} changement appliqué", other: "{count} changements appliqués" },
  "deck-review.drop": "Retirer le changement : {name}",
  "deck-review.drop-all": "Retirer tous les changements",
  "deck-review.not-editable":
    "Le deck est à vous mais ne peut être modifié maintenant : déverrouillez-le pour appliquer des changements.",
  "deck-review.parent-gone":
    "Ce deck est une proposition, et le deck pour lequel il a été fait est introuvable :",
};
